import { describe, expect, it } from "vitest";
import type { LogEvent } from "./api-types.ts";
import { entriesOf, isHeading, lineOf, merge, visibleTo } from "./log.ts";

const fact = (number: number, verb = "placed", more = {}): LogEvent => ({
  number,
  verb,
  rule: "ELG-001",
  ...more,
});
const undo = (number: number, count = 1): LogEvent => ({ number, seat: 0, undo: count });

describe("merging", () => {
  it("appends what is new", () => {
    expect(merge([fact(0)], [fact(1), fact(1, "used")])).toHaveLength(3);
  });
  it("takes nothing twice when entries are told again", () => {
    const known = [fact(0), fact(1), fact(2)];
    expect(merge(known, [fact(1), fact(2), fact(3)]).map((e) => e.number)).toEqual([0, 1, 2, 3]);
  });
  it("keeps what it had when an update tells nothing", () => {
    const known = [fact(0)];
    expect(merge(known, [])).toBe(known);
  });
});

describe("the line of actions in force", () => {
  it("drops what was taken back", () => {
    expect(lineOf([fact(1), fact(2), undo(3), fact(4)], 4)).toEqual([1, 4]);
    expect(lineOf([fact(1), fact(2), undo(3, 2)], 3)).toEqual([]);
  });
  it("counts actions of which the reader was told nothing", () => {
    expect(lineOf([fact(1), fact(3)], 3)).toEqual([1, 2, 3]);
  });
});

describe("entries", () => {
  const entries = entriesOf(
    [fact(0, "king_set"), fact(1), fact(1, "scored"), fact(2), undo(3), fact(4)],
    4,
  );
  it("groups facts by what caused them", () => {
    expect(entries.map((entry) => [entry.number, entry.facts.length])).toEqual([
      [0, 1],
      [1, 2],
      [2, 1],
      [3, 0],
      [4, 1],
    ]);
  });
  it("knows the position after each entry", () => {
    expect(entries.map((entry) => entry.position)).toEqual([0, 1, null, null, 2]);
  });
  it("strikes out what was taken back, and only that", () => {
    expect(entries.map((entry) => entry.undone)).toEqual([false, false, true, false, false]);
    expect(entries[3]?.undo).toEqual({ seat: 0, count: 1 });
  });
});

it("sees the headings", () => {
  expect(isHeading({ verb: "round_begun", rule: "", number: 1 })).toBe(true);
  expect(isHeading({ verb: "placed", rule: "", number: 1 })).toBe(false);
});

it("hides from one hot seat what only the other may know", () => {
  const secret = fact(5, "dial_set", { only: [1] });
  expect(visibleTo(secret, 1)).toBe(true);
  expect(visibleTo(secret, 0)).toBe(false);
  expect(visibleTo(secret, null)).toBe(false);
  expect(visibleTo(fact(5), null)).toBe(true);
});
