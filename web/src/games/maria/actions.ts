// Which actions belong to which city. No rules here: only the names of the arguments, and where a
// named piece stands.
import type { Action, Fact } from "../../lib/game.ts";
import { isCity } from "./geography.ts";
import type { View } from "./types.ts";

/** Verbs that name a city. */
const CITY = new Set(["hussar", "step", "settle", "retreat"]);
/** Verbs that name a piece, with the argument. */
const PIECE: Record<string, string> = {
  move: "piece",
  move_stack: "general",
  regroup: "general",
  feed: "general",
  lead: "general",
  attack: "enemy",
  send: "general",
};
/** Verbs with a tactical card to click. */
export const CARD_VERBS = new Set(["pay", "pay_reserve", "play", "play_reserve", "lay"]);
/** Clauses of a proposal. */
export const CLAUSE_VERBS = new Set(["subsidy", "annul", "truce", "avoid", "pledge"]);

export function cityOfPiece(piece: string, view: View): string | null {
  const general = view.generals.find((each) => each.general === piece);
  if (general) return general.city;
  return view.trains.find((each) => each.train === piece)?.city ?? null;
}

export const powerOfPiece = (piece: string, view: View): string | null =>
  view.generals.find((each) => each.general === piece)?.power ??
  view.trains.find((each) => each.train === piece)?.power ??
  null;

export function targetOf(action: Action, view: View): string | null {
  if (CITY.has(action.verb)) return isCity(action.city) ? action.city : null;
  const argument = PIECE[action.verb];
  if (!argument) return null;
  const city = cityOfPiece(String(action[argument]), view);
  if (action.verb === "lead" && !city) return null;
  return city;
}

export const actionsAt = (place: string, legal: Action[], view: View): Action[] =>
  legal.filter((action) => targetOf(action, view) === place);

/** All lit cities with their actions. */
export function litBy(legal: Action[], view: View): Map<string, Action[]> {
  const out = new Map<string, Action[]>();
  for (const action of legal) {
    const city = targetOf(action, view);
    if (city) out.set(city, [...(out.get(city) ?? []), action]);
  }
  return out;
}

/** Actions without a city, card, political card or clause of their own: buttons in the bar. Generals off
 *  the map have no city to click, and those of one stack can't be told apart there. */
export const barActions = (legal: Action[], view: View): Action[] =>
  legal.filter(
    (action) =>
      action.verb === "lead" ||
      action.verb === "feed" ||
      (targetOf(action, view) === null &&
        action.verb !== "take" &&
        !CARD_VERBS.has(action.verb) &&
        !(CLAUSE_VERBS.has(action.verb) && legal.some((one) => one.verb === "withdraw"))),
  );

/** What one might want to do at a city that is not lit: the verbs now in question, aimed there. */
export function candidatesAt(place: string, legal: Action[], view: View): Action[] {
  const out: Action[] = [];
  const verbs = new Set(legal.map((action) => action.verb));
  for (const verb of verbs) if (CITY.has(verb)) out.push({ verb, city: place });
  if (verbs.has("done"))
    for (const piece of piecesAt(place, view)) out.push({ verb: "move", piece });
  return out;
}

export const piecesAt = (place: string, view: View): string[] => [
  ...view.generals.filter((each) => each.city === place).map((each) => each.general),
  ...view.trains.filter((each) => each.city === place).map((each) => each.train),
];

/** Where a log entry points. */
export function placeOf(fact: Fact): string | null {
  return isCity(fact.city) ? fact.city : null;
}
