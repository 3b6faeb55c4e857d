// The seam between the shell and a game's board: the shell owns the table, the board draws one view.
import type { Component, Snippet } from "svelte";
import type { Question } from "./api-types.ts";

export type Action = { verb: string } & Record<string, unknown>;
/** The seat whose piece an action moves, if it names one. */
export const ownerOf = (action: Action): number | null =>
  typeof action.owner === "number" ? action.owner : null;
export type Fact = { verb: string; rule: string; number: number } & Record<string, unknown>;

/** Fluent catalogues behind three questions; a missing message gives a readable fallback. */
export interface Words {
  /** A legal action as a short sentence, e.g. "Place 2 caballeros in Granada". */
  action: (action: Action) => string;
  /** What has happened, and what is asked, as sentences of the game's own catalogue. */
  fact: (fact: { verb?: string } & Record<string, unknown>) => string;
  prompt: (question: Question) => string;
  /** A single value (region, colour, card, phase …) as a word: `word-<value>`. */
  word: (value: unknown) => string;
  /** The same standing alone, as on a map or in a table: `label-<value>`, else the word. */
  label: (value: unknown) => string;
  /** Any message by its id, with arguments. */
  text: (id: string, args?: Record<string, unknown>) => string;
  /** Does the catalogue have this message? */
  has: (id: string) => boolean;
}

export interface BoardProps<View, Own> {
  view: View;
  own: Own | null;
  /** The seat whose eyes we look through; null for a spectator. */
  seat: number | null;
  legal: Action[];
  /** The decision that waits: its verb, arguments, seats and rule. */
  question: Question | null;
  /** Player names per seat. */
  names: string[];
  words: Words;
  /** One click out. */
  act: (action: Action) => void;
  /** For unlit places: why none of these is allowed, with the rule's number, or null. */
  whyNot: (candidates: Action[]) => Promise<string | null>;
  /** A place named by the log or the keyboard view. */
  highlight: string | null;
  /** Reduced motion. */
  reduced: boolean;
  /** What has happened since the view before, as far as the reader may know; a new list with each
   *  view. */
  news?: Fact[];
  /** A lesson: one click is one answer, nothing is collected first. */
  lesson?: boolean;
  /** What has happened up to this view, as far as the reader may know it. */
  facts?: Fact[];
  /** What people agree on in their own words, for a game that has talks; nothing if all are bots. */
  agreements?: Snippet | undefined;
}

/** A position to look at: cropped to some places, with what could be done there lit. */
export interface SmallProps<View> {
  view: View;
  places: string[];
  legal: Action[];
  words: Words;
}

export interface PlaceInfo {
  id: string;
  name: string;
  neighbours: string[];
  describe: string;
}

export interface GameClient<View = unknown, Own = unknown> {
  Board: Component<BoardProps<View, Own>>;
  /** The map alone, for the examples of the rulebook. */
  Small?: Component<SmallProps<View>>;
  /** For the keyboard view. */
  places: (view: View, own: Own | null, words: Words, names: string[]) => PlaceInfo[];
  /** Which legal actions belong to a place; the view tells where a named piece stands. */
  actionsAt: (place: string, legal: Action[], view: View) => Action[];
  /** Where a log entry points. */
  placeOf: (fact: Fact) => string | null;
  /** What the words of an action leave out, such as the card that it takes; for the list. */
  hint?: (action: Action, view: View, words: Words) => string | null;
}
