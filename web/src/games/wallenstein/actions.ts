// Which actions belong to which province. No rules here: only the names of the arguments.
import { pointing } from "../../board/points.ts";
import type { Action, Fact } from "../../lib/game.ts";
import { PROVINCES } from "./geography.ts";

/** Verbs that point at a province, with the argument that names it. */
const POINTS: Record<string, "province" | "card"> = {
  take: "province",
  march: "province",
  face: "province",
  plan: "card",
};
/** Verbs that have a card or a space of their own to click. */
const ON_CARDS = new Set(["take_pile", "sink", "plan", "leave"]);

export const { targetOf, actionsAt, barActions } = pointing(POINTS, ON_CARDS, PROVINCES);

/** What one might want to do at a province that is not lit: the verbs in question, aimed there. */
export function candidatesAt(place: string, legal: Action[]): Action[] {
  const verbs = new Set(legal.map((action) => action.verb).filter((verb) => verb in POINTS));
  return [...verbs].map((verb) => ({ verb, [POINTS[verb]!]: place }));
}

/** Where a log entry points. */
export function placeOf(fact: Fact): string | null {
  for (const key of ["province", "card"]) {
    const value = fact[key];
    if (typeof value === "string" && PROVINCES.includes(value)) return value;
  }
  return null;
}
