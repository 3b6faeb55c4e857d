// Which actions belong to which place, where a verb's argument names it. No rules here.
import type { Action } from "../lib/game.ts";

export interface Pointing {
  targetOf: (action: Action) => string | null;
  actionsAt: (place: string, legal: Action[]) => Action[];
  /** Actions that are neither a place nor a card: buttons in the bar. */
  barActions: (legal: Action[]) => Action[];
}

/** From the verbs that point at a place, each with its argument, and those that have a card of their
 *  own to click. */
export function pointing(
  points: Record<string, string>,
  cards: Set<string>,
  places: string[],
): Pointing {
  const targetOf = (action: Action): string | null => {
    const place = action[points[action.verb] ?? ""];
    return typeof place === "string" && places.includes(place) ? place : null;
  };
  return {
    targetOf,
    actionsAt: (place, legal) => legal.filter((action) => targetOf(action) === place),
    barActions: (legal) =>
      legal.filter((action) => targetOf(action) === null && !cards.has(action.verb)),
  };
}

export const find = (legal: Action[], verb: string, key: string, value: unknown): Action | null =>
  legal.find((action) => action.verb === verb && action[key] === value) ?? null;
