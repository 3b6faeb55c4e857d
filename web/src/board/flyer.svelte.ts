// Pieces in the air: what two views differ in, flown from place to place.
import { untrack } from "svelte";
import type { Flight, Flying } from "./Flights.svelte";

export class Flyer {
  flying = $state<Flying[]>([]);
  /** Pieces still under way, by where they land: they are not drawn there yet. */
  readonly arriving = $derived.by(() => {
    const out: Record<string, number> = {};
    for (const flight of this.flying) {
      const to = `${flight.to}:${flight.seat}`;
      out[to] = (out[to] ?? 0) + flight.count;
    }
    return out;
  });
  #sent = 0;

  send(flights: Flight[]) {
    this.flying.push(
      ...flights.map((flight, i) => ({ ...flight, id: this.#sent++, delay: i * 70 })),
    );
  }
  clear() {
    this.flying = [];
  }
  landed = (id: number) => {
    this.flying = this.flying.filter((flight) => flight.id !== id);
  };
}

/** Tell each change of a value before it is drawn; by default another object is a change. */
export function whenChanged<T>(
  read: () => T,
  tell: (old: T, now: T) => void,
  same: (old: T, now: T) => boolean = Object.is,
): void {
  let before: { value: T } | null = null;
  $effect.pre(() => {
    const now = read();
    untrack(() => {
      if (before && same(before.value, now)) return;
      if (before) tell(before.value, now);
      before = { value: now };
    });
  });
}
