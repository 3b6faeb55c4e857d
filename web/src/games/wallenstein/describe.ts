// The board in words: for the keyboard view, screen readers and notes.
import type { PlaceInfo, Words } from "../../lib/game.ts";
import { citiesOf, goldOf, grainOf, neighboursOf, PROVINCES, regionOf } from "./geography.ts";
import type { Own, Province, View } from "./types.ts";

/** A province in a sentence; without names, only what does not depend on who owns it. */
export function describeProvince(province: Province, words: Words, names: string[]): string {
  const { province: id, owner, armies, markers, buildings } = province;
  const parts = [words.word(regionOf(id))];
  if (names.length)
    parts.push(
      owner === null
        ? words.text("wal-nobodys")
        : words.text("wal-owned", { name: names[owner] ?? "", count: armies }),
    );
  parts.push(words.text("wal-values", { gold: goldOf(id), grain: grainOf(id) }));
  if (buildings.length) parts.push(buildings.map((building) => words.word(building)).join(", "));
  const free = citiesOf(id) - buildings.length;
  parts.push(words.text("wal-free-cities", { count: free }));
  if (markers) parts.push(words.text("wal-markers", { count: markers }));
  return `${parts.join("; ")}.`;
}

export function places(view: View, _own: Own | null, words: Words, names: string[]): PlaceInfo[] {
  const used = new Map(view.provinces.map((province) => [province.province, province]));
  return PROVINCES.filter((id) => used.has(id)).map((id) => ({
    id,
    name: words.word(id),
    neighbours: neighboursOf(id).filter((other) => used.has(other)),
    describe: describeProvince(used.get(id)!, words, names),
  }));
}

export function when(view: View, words: Words): string {
  if (view.over) return words.text("board-over");
  if (!view.year) return words.text("board-draft");
  const season = words.word(view.season);
  return words.text("board-season", { year: view.year, years: view.years ?? 2, season });
}

export function summary(view: View, words: Words, names: string[]): string {
  const scores = view.players.map((player) =>
    words.text("wal-player-sum", {
      name: names[player.seat] ?? "",
      score: player.score,
      provinces: player.provinces,
      gold: player.gold,
      grain: player.grain,
    }),
  );
  return `${when(view, words)} ${scores.join(" ")}`;
}
