// Where a learner stands in a guided first match: it follows from the number of actions in force.
import type { LessonStep } from "./api-types.ts";

const last = (step: LessonStep): number => step.at + (step.actions?.length ?? 0);
export const isAsked = (step: LessonStep): boolean => (step.actions?.length ?? 0) > 0;

/** The steps to go through now, by number: what is to be read, then what is to be done. None while
 * the others play. */
export function stepsAt(steps: LessonStep[], done: number): number[] {
  const here = (step: LessonStep): boolean =>
    isAsked(step) ? step.at <= done && done < last(step) : step.at === done;
  return steps.flatMap((step, i) => (here(step) ? [i] : []));
}

/** The newest step that has been shown, for the time while the others play. */
export function stepBefore(steps: LessonStep[], done: number): number {
  return Math.max(
    0,
    steps.findLastIndex((step) => step.at <= done),
  );
}
