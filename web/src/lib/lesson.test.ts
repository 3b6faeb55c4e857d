import { describe, expect, it } from "vitest";
import type { LessonStep } from "./api-types.ts";
import { stepBefore, stepsAt } from "./lesson.ts";

const act = { verb: "act" };
// Two texts and two clicks after one action, two actions of the others, a last text.
const STEPS: LessonStep[] = [
  { at: 1, text: "first" },
  { at: 1, text: "second" },
  { at: 1, text: "do", actions: [act, act] },
  { at: 5, text: "end" },
];

describe("where a learner stands", () => {
  it("is to be read first, then to be done", () => {
    expect(stepsAt(STEPS, 1)).toEqual([0, 1, 2]);
  });
  it("stays with what is to be done until its last click", () => {
    expect(stepsAt(STEPS, 2)).toEqual([2]);
  });
  it("is nowhere while the others play, and the last text stays", () => {
    expect(stepsAt(STEPS, 3)).toEqual([]);
    expect(stepsAt(STEPS, 4)).toEqual([]);
    expect(stepBefore(STEPS, 4)).toBe(2);
    expect(stepBefore(STEPS, 0)).toBe(0);
  });
  it("is at the end", () => {
    expect(stepsAt(STEPS, 5)).toEqual([3]);
  });
});
