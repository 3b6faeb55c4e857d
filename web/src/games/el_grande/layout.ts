// Where things lie on the plate, beyond what geography.json says.
import type { Point } from "../../board/lines.ts";
import { HEIGHT, WIDTH, plateOf, shapeOf } from "./geography.ts";
import type { Place, View } from "./types.ts";

export interface Group {
  seat: number;
  place: string;
  count: number;
}

/** The caballero groups in a place; none while the castillo is closed. `arriving` are still in
 *  the air, by "place:seat". */
export function groupsAt(place: Place, arriving: Record<string, number> = {}): Group[] {
  return (place.caballeros ?? [])
    .map((count, seat) => ({
      seat,
      place: place.place,
      count: count - (arriving[`${place.place}:${seat}`] ?? 0),
    }))
    .filter((group) => group.count > 0);
}

/** A group's token grows a little with its strength. */
export const tokenRadius = (count: number, grow = 1): number =>
  Math.min(23, (16.5 + Math.min(count, 10) * 0.45) * grow);

const GRANDE_STEP = 24;

/** A grande's spot in its region's row, among those who share the region. */
export function grandeSpot(view: View, seat: number): Point {
  const region = view.players[seat]!.home;
  const here = view.places.find((place) => place.place === region)!.grandes;
  const [x, y] = shapeOf(region).grandes;
  const step = Math.min(GRANDE_STEP, 80 / Math.max(1, here.length - 1));
  return [x - 34 + here.indexOf(seat) * step, y];
}

/** Where a movable scoreboard lies, or where it waits beside the map. */
export function boardSpot(view: View, board: string, index: number): Point {
  const place = view.places.find((each) => each.scoreboard === board);
  return place ? plateOf(place.place) : [1132, 606 + index * 36];
}

// The score track runs round the edge, clockwise from the upper left corner: 100 spaces.
export const TRACK = 100;
export const EDGE = 36;
const [ACROSS, DOWN] = [27, 21];

export interface Cell {
  x: number;
  y: number;
  w: number;
  h: number;
}

export function trackCell(score: number): Cell {
  const n = ((score % TRACK) + TRACK) % TRACK;
  const [w, h] = [WIDTH / ACROSS, HEIGHT / DOWN];
  const corner = (x: number, y: number): Cell => ({ x, y, w: EDGE, h: EDGE });
  if (n === 0) return corner(-EDGE, -EDGE);
  if (n <= ACROSS) return { x: (n - 1) * w, y: -EDGE, w, h: EDGE };
  if (n === ACROSS + 1) return corner(WIDTH, -EDGE);
  if (n <= ACROSS + 1 + DOWN) return { x: WIDTH, y: (n - ACROSS - 2) * h, w: EDGE, h };
  if (n === ACROSS + DOWN + 2) return corner(WIDTH, HEIGHT);
  if (n <= 2 * ACROSS + DOWN + 2)
    return { x: WIDTH - (n - ACROSS - DOWN - 2) * w, y: HEIGHT, w, h: EDGE };
  if (n === 2 * ACROSS + DOWN + 3) return corner(-EDGE, HEIGHT);
  return { x: -EDGE, y: HEIGHT - (n - 2 * ACROSS - DOWN - 3) * h, w: EDGE, h };
}

/** The markers on the track; those who share a space make room for each other. */
export function scoreSpots(scores: number[]): { x: number; y: number; r: number }[] {
  return scores.map((score, seat) => {
    const { x, y, w, h } = trackCell(score);
    const same = scores.map((_, i) => i).filter((i) => (scores[i]! - score) % TRACK === 0);
    const [nth, n] = [same.indexOf(seat), same.length];
    const [cx, cy] = [x + w / 2, y + h / 2];
    if (n === 1) return { x: cx, y: cy, r: 14 };
    const columns = n > 2 && w >= h ? 3 : 2;
    const rows = Math.ceil(n / columns);
    const [column, row] = [nth % columns, Math.floor(nth / columns)];
    const inRow = row < rows - 1 ? columns : n - row * columns;
    const r = n === 2 ? 10 : 8;
    return {
      x: cx + (column - (inRow - 1) / 2) * r * 2.1,
      y: cy + (row - (rows - 1) / 2) * r * 2,
      r,
    };
  });
}

/** The spaces of the round track: left out in the short game, done, now or to come. */
export function roundSpaces(view: View): { n: number; state: "out" | "done" | "now" | "next" }[] {
  const short = view.rounds_played > 0 && view.rounds_played < view.round;
  return Array.from({ length: 9 }, (_, i) => {
    const n = i + 1;
    if (short && n % 3 === 1) return { n, state: "out" };
    if (view.over || n < view.round) return { n, state: "done" };
    return { n, state: n === view.round ? "now" : "next" };
  });
}
