// What moved between two views: enough to let the armies fly.
import type { Flight } from "../../board/Flights.svelte";
import { ARMIES, PROVINCES } from "./geography.ts";
import type { View } from "./types.ts";

export const SUPPLY = "supply";
export const TOWER = "tower";

/** Armies of one seat by province, supply and tower with its tray; what is nowhere else is in the
 *  tower, whether or not it is shown. */
function stock(view: View, seat: number): Map<string, number> {
  const out = new Map<string, number>(PROVINCES.map((province) => [province, 0]));
  let inside = ARMIES - view.players[seat]!.supply;
  for (const { province, owner, armies } of view.provinces) {
    if (owner !== seat) continue;
    out.set(province, armies);
    inside -= armies;
  }
  out.set(SUPPLY, view.players[seat]!.supply);
  out.set(TOWER, inside);
  return out;
}

/** The fewest flights that turn one view into the other. */
export function flights(before: View, after: View): Flight[] {
  if (before.seats !== after.seats) return [];
  const out: Flight[] = [];
  for (let seat = 0; seat < after.seats; seat++) {
    const [old, now] = [stock(before, seat), stock(after, seat)];
    const gone: [string, number][] = [];
    const come: [string, number][] = [];
    for (const [place, count] of now) {
      const change = count - old.get(place)!;
      if (change < 0) gone.push([place, -change]);
      if (change > 0) come.push([place, change]);
    }
    // The map's own changes first: a march goes from province to province.
    while (gone.length && come.length) {
      const [from, to] = [gone[0]!, come[0]!];
      const count = Math.min(from[1], to[1]);
      out.push({ seat, from: from[0], to: to[0], count });
      if ((from[1] -= count) === 0) gone.shift();
      if ((to[1] -= count) === 0) come.shift();
    }
  }
  return out;
}
