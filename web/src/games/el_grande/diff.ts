// What moved between two views: enough to let the pieces fly.
import type { Flight } from "../../board/Flights.svelte";
import { CASTILLO, PLACES } from "./geography.ts";
import type { View } from "./types.ts";

export const COURT = "court";
export const PROVINCE = "province";

/** Caballeros of one seat by place, court and province; the castillo is left out when closed. */
function stock(view: View, seat: number): Map<string, number> {
  const out = new Map<string, number>();
  const player = view.players[seat]!;
  for (const place of view.places) {
    if (place.caballeros) out.set(place.place, place.caballeros[seat] ?? 0);
  }
  out.set(COURT, player.court);
  out.set(PROVINCE, player.province);
  return out;
}

/** The fewest flights that turn one view into the other. What enters or leaves the closed castillo
 *  is what is missing elsewhere; a seat's caballeros never grow or shrink in number. */
export function flights(before: View, after: View): Flight[] {
  if (before.seats !== after.seats) return [];
  const out: Flight[] = [];
  for (let seat = 0; seat < after.seats; seat++) {
    const [old, now] = [stock(before, seat), stock(after, seat)];
    const closed = !old.has(CASTILLO) || !now.has(CASTILLO);
    const gone: [string, number][] = [];
    const come: [string, number][] = [];
    let balance = 0;
    for (const place of [...PLACES, COURT, PROVINCE]) {
      if (place === CASTILLO && closed) continue;
      const change = now.get(place)! - old.get(place)!;
      balance += change;
      if (change < 0) gone.push([place, -change]);
      if (change > 0) come.push([place, change]);
    }
    if (balance < 0) come.push([CASTILLO, -balance]);
    if (balance > 0) gone.push([CASTILLO, balance]);
    pair(seat, gone, come, out);
  }
  return out;
}

function pair(seat: number, gone: [string, number][], come: [string, number][], out: Flight[]) {
  let [i, j] = [0, 0];
  while (i < gone.length && j < come.length) {
    const [from, to] = [gone[i]!, come[j]!];
    const count = Math.min(from[1], to[1]);
    out.push({ seat, from: from[0], to: to[0], count });
    if ((from[1] -= count) === 0) i++;
    if ((to[1] -= count) === 0) j++;
  }
}

/** Who took a card off the offer, as far as two views show it. */
export function takenBy(before: View, after: View): { deck: number; seat: number } | null {
  if (after.active === null || !after.card || before.card === after.card) return null;
  const deck = before.offer.findIndex((card, i) => card === after.card && after.offer[i] === null);
  return deck < 0 ? null : { deck, seat: after.active };
}
