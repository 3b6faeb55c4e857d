// The curve of a match: where its lines run, and where keys and clicks lead.
import type { Analysis, TurningPoint } from "./api-types.ts";

/** Each seat's line has a pattern of its own, so that it is not told by its colour alone. */
const DASHES = ["none", "8 4", "2 4", "12 4 2 4", "6 3 2 3 2 3"];
export const dashOf = (seat: number): string => DASHES[seat % DASHES.length] ?? "none";

export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const xOf = (frame: Frame, number: number, last: number): number =>
  frame.left + (frame.width * number) / Math.max(1, last);
export const yOf = (frame: Frame, chance: number): number =>
  frame.top + frame.height * (1 - chance);

export function pathOf(frame: Frame, found: Analysis, seat: number, last: number): string {
  return found.numbers
    .map((number, i) => {
      const x = xOf(frame, number, last).toFixed(1);
      return `${i === 0 ? "M" : "L"}${x} ${yOf(frame, found.chances[i]?.[seat] ?? 0).toFixed(1)}`;
    })
    .join("");
}

/** Rising places, moved to the right where they would lie nearer together than this. */
export function apart(places: number[], least: number): number[] {
  let before = -Infinity;
  return places.map((place) => (before = Math.max(place, before + least)));
}

/** The place in `numbers` of the last position that was looked at, up to this one. */
export function placeAt(numbers: number[], at: number): number {
  let place = 0;
  numbers.forEach((number, i) => {
    if (number <= at) place = i;
  });
  return place;
}

export const chancesAt = (found: Analysis, at: number): number[] =>
  found.chances[placeAt(found.numbers, at)] ?? [];

/** The position that was looked at next to a spot of the frame. */
export function numberAt(frame: Frame, numbers: number[], last: number, x: number): number {
  const wanted = ((x - frame.left) / Math.max(1, frame.width)) * last;
  return numbers.reduce(
    (best, one) => (Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best),
    numbers[0] ?? 0,
  );
}

const FAR = 10;

/** Where a key leads from a position; null if it leads nowhere. */
export function stepTo(numbers: number[], at: number, key: string): number | null {
  const place = placeAt(numbers, at);
  const between = (numbers[place] ?? 0) < at; // a step back leads to the position looked at before
  const to = {
    ArrowRight: place + 1,
    ArrowUp: place + 1,
    ArrowLeft: between ? place : place - 1,
    ArrowDown: between ? place : place - 1,
    PageUp: place + FAR,
    PageDown: place - FAR,
    Home: 0,
    End: numbers.length - 1,
  }[key];
  if (to === undefined) return null;
  return numbers[Math.max(0, Math.min(numbers.length - 1, to))] ?? null;
}

/** The seat whose chance a move changed most; the mover, if it is his as much as another's. */
export function mostChanged(point: TurningPoint): number {
  const change = point.after.map((after, seat) => Math.abs(after - (point.before[seat] ?? 0)));
  const most = Math.max(...change);
  return (change[point.seat] ?? 0) >= most - 1e-9 ? point.seat : change.indexOf(most);
}
