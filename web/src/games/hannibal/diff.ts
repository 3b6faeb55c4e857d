// What moved between two views: enough to let the armies fly.
import type { Flight } from "../../board/Flights.svelte";
import type { View } from "./types.ts";

/** CUs of a side by space, those inside a city among them. */
function units(view: View, seat: number): Map<string, number> {
  const own = seat === 0 ? "rome" : "carthage";
  return new Map(
    view.spaces.map((space) => {
      const inside = space.control === own ? space.city.cus : 0;
      return [space.space, (space.stacks[seat]?.cus ?? 0) + inside];
    }),
  );
}

/** Where CUs have left and come in the same step they have marched; who is new or lost stays. */
export function flights(before: View, after: View): Flight[] {
  const out: Flight[] = [];
  for (const seat of [0, 1]) {
    const [old, now] = [units(before, seat), units(after, seat)];
    const gone: [string, number][] = [];
    const come: [string, number][] = [];
    for (const [space, count] of now) {
      const change = count - (old.get(space) ?? 0);
      if (change < 0) gone.push([space, -change]);
      if (change > 0) come.push([space, change]);
    }
    for (const [to, wanted] of come) {
      let left = wanted;
      for (const source of gone) {
        const count = Math.min(left, source[1]);
        if (!count) continue;
        out.push({ seat, from: source[0], to, count });
        source[1] -= count;
        left -= count;
      }
    }
  }
  return out;
}
