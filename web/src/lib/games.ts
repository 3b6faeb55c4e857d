// Which games have a board here. Each is its own chunk, fetched when a table of it is opened.
import { readCorrections } from "./corrections.ts";
import type { GameClient } from "./game.ts";

const found = import.meta.glob<{ default?: GameClient }>("../games/*/index.ts");

export const games: Record<string, () => Promise<GameClient>> = Object.fromEntries(
  Object.entries(found).map(([path, load]) => {
    const name = path.split("/").at(-2) ?? path;
    return [name, () => open(name, load)];
  }),
);

/** A game folder exports the client as its default, or its members by name. */
async function open(
  name: string,
  load: () => Promise<{ default?: GameClient }>,
): Promise<GameClient> {
  await readCorrections(name);
  const module = await load();
  return module.default ?? (module as unknown as GameClient);
}
