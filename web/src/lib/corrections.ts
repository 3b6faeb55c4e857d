// The data files that an owner of the printed game has corrected on this server. They are asked for
// before a game's board is loaded, so that the board can draw with them.
import { api } from "./api.ts";

const corrected = new Map<string, Record<string, unknown>>();

export async function readCorrections(game: string): Promise<void> {
  if (!corrected.has(game)) corrected.set(game, await api.corrections(game));
}

/** A data file of a game: the one that came with the board, or the corrected one. */
export function dataOf<T>(game: string, part: string, printed: T): T {
  return (corrected.get(game)?.[part] as T | undefined) ?? printed;
}
