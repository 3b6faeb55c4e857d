// What the words of an action leave out, for those who play from the list.
import type { Action, Words } from "../../lib/game.ts";
import { cardOf } from "./powers.ts";
import type { View } from "./types.ts";

/** A number with its sign, as on the scale of a duel. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");

/** The score of the one who plays now, if a duel is on. Who is behind plays, or the attacker. */
export const ownScore = (view: View): number | null =>
  view.battle ? -Math.abs(view.battle.score) : null;

export const cardText = (card: string, words: Words): string => words.text(`text-${card}`);

export function hint(action: Action, view: View, words: Words): string | null {
  const score = ownScore(view);
  if (score !== null && (action.verb === "play" || action.verb === "play_reserve")) {
    const value =
      action.verb === "play" ? cardOf(String(action.tactical)).value : Number(action.value);
    return words.text("mar-score-then", { score: signed(score + value) });
  }
  if (score !== null && action.verb === "give_up")
    return words.text("mar-give-up-loses", { count: -score });
  if (action.verb === "take") {
    const card = view.political[Number(action.slot) - 1];
    return card ? `${words.word(card)}. ${cardText(card, words)}` : null;
  }
  if (action.verb === "recruit")
    return words.text("mar-recruit-cost", { points: 4 * Number(action.count) });
  return null;
}
