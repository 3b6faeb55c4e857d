// What moved between two views: enough to let the armies fly.
import type { Flight } from "../../board/Flights.svelte";
import { moved } from "../../board/moved.ts";
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
export const flights = (before: View, after: View): Flight[] =>
  [0, 1].flatMap((seat) => moved(seat, units(before, seat), units(after, seat)));
