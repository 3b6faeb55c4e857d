import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Seen } from "./seen.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the first is told at once, what comes close behind together, and nothing twice", () => {
  const told: number[] = [];
  const seen = new Seen((number) => told.push(number));
  for (let number = 0; number < 50; number++) {
    seen.upTo(number);
    seen.upTo(number);
  }
  expect(told).toEqual([0]);
  vi.advanceTimersByTime(1000);
  expect(told).toEqual([0, 49]);
  seen.upTo(49);
  vi.advanceTimersByTime(1000);
  expect(told).toEqual([0, 49]);
  seen.upTo(50);
  expect(told).toEqual([0, 49, 50]);
});

test("who goes says it at once", () => {
  const told: number[] = [];
  const seen = new Seen((number) => told.push(number));
  seen.upTo(7);
  seen.upTo(8);
  seen.flush();
  expect(told).toEqual([7, 8]);
  vi.advanceTimersByTime(1000);
  expect(told).toEqual([7, 8]);
});
