// What the words of an action leave out, for those who play from the list.
import type { Action, Words } from "../../lib/game.ts";
import { cardText } from "./labels.ts";
import type { View } from "./types.ts";

/** The card that is taken, or used, with its text. */
export function hint(action: Action, view: View, words: Words): string | null {
  if (action.verb === "take") {
    const card = view.offer[Number(action.deck) - 1];
    return card ? `${words.word(card)}. ${cardText(words, card)}` : null;
  }
  if (action.verb === "use" && view.card) return cardText(words, view.card);
  return null;
}
