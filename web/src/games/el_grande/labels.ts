// Small words of the board.
import type { Words } from "../../lib/game.ts";

const hyphens = (id: string): string => id.replaceAll("_", "-");

/** A message of the board. */
export const say = (words: Words, id: string, args: Record<string, unknown> = {}): string =>
  words.text(id, args);

/** A name to stand alone on the map or a button: "Castillo" rather than "the castillo". */
export const label = (words: Words, value: string): string => words.label(value);

/** An action card's title, with its family ("Intrigue") apart. */
export function cardTitle(words: Words, card: string): { family: string; title: string } {
  const full = words.word(card);
  const at = full.indexOf(": ");
  if (at < 0) return { family: "", title: full };
  const title = full.slice(at + 2);
  return { family: full.slice(0, at), title: title.charAt(0).toLocaleUpperCase() + title.slice(1) };
}

export const cardText = (words: Words, card: string): string => words.text(`text-${hyphens(card)}`);
