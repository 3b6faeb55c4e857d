// What moved between two views: enough to let the armies fly.
import type { Flight } from "../../board/Flights.svelte";
import { moved } from "../../board/moved.ts";
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

/** The fewest flights that turn one view into the other. The map's own changes come first: a march
 *  goes from province to province. */
export function flights(before: View, after: View): Flight[] {
  if (before.seats !== after.seats) return [];
  return Array.from({ length: after.seats }, (_, seat) =>
    moved(seat, stock(before, seat), stock(after, seat)),
  ).flat();
}
