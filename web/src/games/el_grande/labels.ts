// Words of the board: the game's catalogue first, then the board's own.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Words } from "../../lib/game.ts";
import english from "./terms/en.ftl?raw";

const own = new FluentBundle("en", { useIsolating: false });
own.addResource(new FluentResource(english));

const hyphens = (id: string): string => id.replaceAll("_", "-");

/** A message of the board; a catalogue that has it wins over the English one here. */
export function say(words: Words, id: string, args: Record<string, FluentVariable> = {}): string {
  if (words.has(id)) return words.text(id, args);
  const message = own.getMessage(id);
  return message?.value ? own.formatPattern(message.value, args) : id;
}

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
