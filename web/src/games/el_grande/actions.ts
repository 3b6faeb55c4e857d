// Which actions belong to which place. No rules here: only the names of the arguments.
import { pointing } from "../../board/points.ts";
import type { Action, Fact } from "../../lib/game.ts";
import { CASTILLO, PLACES, REGIONS, SCOREBOARDS } from "./geography.ts";

/** Verbs that point at a place, with the argument that names it. */
const POINTS: Record<string, "place" | "region" | "source"> = {
  place: "place",
  put: "place",
  score: "place",
  board: "place",
  fetch: "region",
  dial: "region",
  expel: "region",
  king: "region",
  grande: "region",
  pick: "region",
  remove: "region",
  give: "source",
};
/** Verbs that have a card of their own to click. */
const ON_CARDS = new Set(["play", "take", "recover"]);

export const { targetOf, actionsAt, barActions } = pointing(POINTS, ON_CARDS, PLACES);

/** What one might want to do at a place that is not lit: the verbs now in question, aimed there. */
export function candidatesAt(place: string, legal: Action[], seats: number): Action[] {
  const out: Action[] = [];
  for (const verb of new Set(legal.map((action) => action.verb))) {
    const argument = POINTS[verb];
    if (!argument || (place === CASTILLO && argument !== "place")) continue;
    const aimed = { verb, [argument]: place };
    if (verb === "pick" || verb === "remove") {
      for (let owner = 0; owner < seats; owner++) out.push({ verb, owner, region: place });
    } else if (verb === "board") {
      for (const board of Object.keys(SCOREBOARDS)) out.push({ verb, board, place });
    } else {
      out.push(aimed);
    }
  }
  return out;
}

/** Where a log entry points. */
export function placeOf(fact: Fact): string | null {
  const step = fact.step;
  if (step && typeof step === "object") return targetOf(step as Action);
  for (const key of ["place", "region", "to", "source", "from"]) {
    const value = fact[key];
    if (typeof value === "string" && PLACES.includes(value)) return value;
  }
  return null;
}

export const isRegion = (place: string): boolean => REGIONS.includes(place);
