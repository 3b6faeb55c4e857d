import { describe, expect, it } from "vitest";
import type { Analysis, TurningPoint } from "./api-types.ts";
import {
  apart,
  chancesAt,
  dashOf,
  mostChanged,
  numberAt,
  pathOf,
  placeAt,
  stepTo,
  xOf,
  yOf,
  type Frame,
} from "./curve.ts";

const frame: Frame = { left: 10, top: 5, width: 100, height: 50 };
const found: Analysis = {
  status: "done",
  seconds: 45,
  done: 4,
  total: 4,
  numbers: [0, 10, 20, 50],
  chances: [
    [0.5, 0.5],
    [0.25, 0.75],
    [0.4, 0.6],
    [0, 1],
  ],
  turning_points: [],
};

describe("the curve", () => {
  it("has its ends at the edges of the frame", () => {
    expect([xOf(frame, 0, 50), xOf(frame, 50, 50)]).toEqual([10, 110]);
    expect([yOf(frame, 1), yOf(frame, 0)]).toEqual([5, 55]);
    expect(xOf(frame, 0, 0)).toBe(10);
    expect(pathOf(frame, found, 1, 50)).toBe("M10.0 30.0L30.0 17.5L50.0 25.0L110.0 5.0");
  });
  it("gives every seat a pattern of its own", () => {
    expect(new Set([0, 1, 2, 3, 4].map(dashOf)).size).toBe(5);
  });
  it("knows the chances between two positions that were looked at", () => {
    expect(placeAt(found.numbers, 19)).toBe(1);
    expect(chancesAt(found, 19)).toEqual([0.25, 0.75]);
    expect(chancesAt(found, 50)).toEqual([0, 1]);
  });
  it("keeps the numbers of turning points apart", () => {
    expect(apart([10, 12, 50, 70], 13)).toEqual([10, 23, 50, 70]);
  });
  it("leads to the nearest position by a click, and stays inside", () => {
    expect(numberAt(frame, found.numbers, 50, 33)).toBe(10);
    expect(numberAt(frame, found.numbers, 50, 90)).toBe(50);
    expect(numberAt(frame, found.numbers, 50, -40)).toBe(0);
  });
  it("goes from one to the next by keys", () => {
    const step = (at: number, key: string): number | null => stepTo(found.numbers, at, key);
    expect(step(10, "ArrowRight")).toBe(20);
    expect(step(10, "ArrowLeft")).toBe(0);
    expect(step(12, "ArrowLeft")).toBe(10);
    expect(step(12, "ArrowRight")).toBe(20);
    expect([step(0, "ArrowLeft"), step(50, "ArrowRight")]).toEqual([0, 50]);
    expect([step(20, "Home"), step(20, "End")]).toEqual([0, 50]);
    expect([step(0, "PageUp"), step(50, "PageDown")]).toEqual([50, 0]);
    expect(step(10, "x")).toBeNull();
  });
});

it("tells whose chance a move changed most", () => {
  const point = (before: number[], after: number[]): TurningPoint => ({
    first: 1,
    last: 2,
    seat: 1,
    at: 2,
    before,
    after,
    action: { verb: "x" },
    case: "same",
    choices: [],
  });
  expect(mostChanged(point([0.5, 0.5], [0.2, 0.8]))).toBe(1);
  expect(mostChanged(point([0.5, 0.3, 0.2], [0.1, 0.4, 0.5]))).toBe(0);
});
