// Which actions belong to which place or card. No rules here: only the names of the arguments.
import type { Action, Fact } from "../../lib/game.ts";
import { isCard } from "./data.ts";
import { isSpace } from "./geography.ts";
import type { View } from "./types.ts";

/** Verbs that name a general who stands on the map. */
const GENERALS = new Set(["activate", "raise", "command", "avoid", "intercept", "name"]);
/** Verbs with a card of the strategy hand. */
const CARDS = new Set(["event", "ops", "discard", "counter"]);
/** Verbs with a battle card. */
const BATTLE = new Set(["attack", "match"]);
/** Picking up and leaving behind: the army's sheet has them. */
const LOADS = new Set(["pick", "drop"]);
/** Answers that let things pass; marked quietly. */
export const PASSES = new Set(["pass", "done", "stop", "yield"]);

/** The space that an action points at. */
export function targetOf(action: Action, view?: View): string | null {
  if (isSpace(action.space)) return action.space;
  if (!view || !GENERALS.has(action.verb)) return null;
  const place = view.generals.find((each) => each.general === action.general)?.place;
  return isSpace(place) ? place : null;
}

export const actionsAt = (place: string, legal: Action[], view?: View): Action[] =>
  legal.filter((action) => targetOf(action, view) === place);

export const actionsOf = (card: string, legal: Action[]): Action[] =>
  legal.filter((action) => CARDS.has(action.verb) && action.card === card);
export const battleActions = (card: string, legal: Action[]): Action[] =>
  legal.filter((action) => BATTLE.has(action.verb) && action.card === card);
export const loads = (legal: Action[]): Action[] =>
  legal.filter((action) => LOADS.has(action.verb));

/** Buttons in the bar: what has neither a space nor a card, and generals who answer. */
export const barActions = (legal: Action[]): Action[] =>
  legal.filter(
    ({ verb, space }) =>
      !isSpace(space) &&
      !CARDS.has(verb) &&
      !BATTLE.has(verb) &&
      !LOADS.has(verb) &&
      verb !== "activate" &&
      verb !== "raise" &&
      verb !== "command",
  );

/** What one might want to do at a space that is not lit: the verbs now in question, aimed there. */
export function candidatesAt(place: string, legal: Action[], view: View): Action[] {
  const out: Action[] = [];
  for (const verb of new Set(legal.map((action) => action.verb))) {
    if (legal.some((action) => action.verb === verb && isSpace(action.space)))
      out.push({ verb, space: place });
    else if (GENERALS.has(verb))
      for (const { general, place: at } of view.generals)
        if (at === place) out.push({ verb, general });
  }
  return out;
}

/** Why a card of the hand can't be used now. */
export function candidatesFor(card: string, legal: Action[]): Action[] {
  const verbs = new Set(legal.map((action) => action.verb).filter((verb) => CARDS.has(verb)));
  return [...verbs].filter((verb) => verb !== "discard").map((verb) => ({ verb, card }));
}

/** Where a log entry points. */
export const placeOf = (fact: Fact): string | null => (isSpace(fact.space) ? fact.space : null);

export const namesCard = (action: Action): string | null =>
  CARDS.has(action.verb) && isCard(action.card) ? action.card : null;
