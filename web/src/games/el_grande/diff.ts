// What moved between two views: enough to let the pieces fly.
import type { Flight } from "../../board/Flights.svelte";
import { moved } from "../../board/moved.ts";
import { CASTILLO } from "./geography.ts";
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
  return Array.from({ length: after.seats }, (_, seat) => {
    const [old, now] = [stock(before, seat), stock(after, seat)];
    if (!old.has(CASTILLO) || !now.has(CASTILLO))
      for (const each of [old, now]) {
        each.delete(CASTILLO);
        each.set(CASTILLO, -[...each.values()].reduce((sum, count) => sum + count, 0));
      }
    return moved(seat, old, now);
  }).flat();
}

/** Who took a card off the offer, as far as two views show it. */
export function takenBy(before: View, after: View): { deck: number; seat: number } | null {
  if (after.active === null || !after.card || before.card === after.card) return null;
  const deck = before.offer.findIndex((card, i) => card === after.card && after.offer[i] === null);
  return deck < 0 ? null : { deck, seat: after.active };
}
