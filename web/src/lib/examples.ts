// The small boards that a rulebook's examples are shown on; each is fetched when it comes into sight.
import type { Action } from "./game.ts";

export interface Example {
  view: unknown;
  /** What the picture is about. */
  places: string[];
  /** Actions whose places are lit. */
  legal: Action[];
}

const files = import.meta.glob<Example>("../../../src/theatrum/games/*/rulebook/examples/*.json", {
  import: "default",
});
const byName = new Map(
  Object.entries(files).map(([path, load]) => [path.split("/").at(-1)!.replace(".json", ""), load]),
);

/** How to fetch the board of a rule's example, counted from 1; null if it has none. */
export function exampleOf(rule: string, number: number): (() => Promise<Example>) | null {
  return byName.get(`${rule}-${number}`) ?? null;
}
