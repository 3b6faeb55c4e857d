// The names of seas and rivers in the reader's language. The geography of a map names them in one of
// its own; a message is found by that name.
import type { Words } from "../lib/game.ts";
import type { River, Sea } from "./terrain.ts";

/** A name in small plain letters: "Océano Atlántico" is "oceano-atlantico". */
export const plain = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z]+/g, "-");

export const waterName = (words: Words, name: string): string => words.text(`water-${plain(name)}`);

/** The same rivers, named for the reader. */
export const named = (words: Words, rivers: River[]): River[] =>
  rivers.map((river) => ({ ...river, name: waterName(words, river.name) }));

/** The same seas; a name that is longer than the map's own is written smaller. */
export const seasIn = (words: Words, seas: Sea[]): Sea[] =>
  seas.map((sea) => {
    const name = waterName(words, sea.name);
    return { ...sea, name, size: sea.size * Math.min(1, Math.sqrt(sea.name.length / name.length)) };
  });
