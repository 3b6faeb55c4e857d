// Positions of a replay, each asked for once.
import { api } from "./api.ts";
import type { Position } from "./api-types.ts";

const KEPT = 400;

export class Positions {
  #kept = new Map<string, Promise<Position>>();

  constructor(readonly table: string) {}

  at(number: number, eyes: string): Promise<Position> {
    const key = `${number} ${eyes}`;
    let found = this.#kept.get(key);
    if (!found) {
      if (this.#kept.size > KEPT) this.#kept.clear();
      found = api.position(this.table, number, eyes);
      this.#kept.set(key, found);
      found.catch(() => this.#kept.delete(key));
    }
    return found;
  }
}

/** Whose eyes a reader may look through: his own seats and a spectator's; after the end all. */
export function eyesOf(
  seats: number[],
  mine: number[],
  over: boolean,
  name: (eyes: string) => string,
): { value: string; text: string }[] {
  const others = over ? seats.filter((seat) => !mine.includes(seat)) : [];
  const values = [...[...mine, ...others].map(String), "spectator", ...(over ? ["all"] : [])];
  return values.map((value) => ({ value, text: name(value) }));
}
