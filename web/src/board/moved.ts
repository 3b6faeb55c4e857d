// What moved between two positions, from what a seat had where.
import type { Flight } from "./Flights.svelte";

/** The fewest flights that explain the difference: what is gone from one place has come to another,
 *  in the order of the places. Who is new or lost altogether does not fly. */
export function moved(
  seat: number,
  old: ReadonlyMap<string, number>,
  now: ReadonlyMap<string, number>,
): Flight[] {
  const changes = [...now].map(([place, count]) => ({
    place,
    left: count - (old.get(place) ?? 0),
  }));
  const gone = changes.filter(({ left }) => left < 0);
  const come = changes.filter(({ left }) => left > 0);
  const out: Flight[] = [];
  while (gone.length && come.length) {
    const [from, to] = [gone[0]!, come[0]!];
    const count = Math.min(-from.left, to.left);
    out.push({ seat, from: from.place, to: to.place, count });
    if ((from.left += count) === 0) gone.shift();
    if ((to.left -= count) === 0) come.shift();
  }
  return out;
}
