// Which names of cities a map of a certain scale has room for: the weightier first, each at one of
// four places beside its city, none over another or over a piece. Kept for each step of the zoom.
import type { Words } from "../../lib/game.ts";
import { CITIES, cityOf, type City } from "./geography.ts";

export interface Name {
  id: string;
  text: string;
  x: number;
  y: number;
  anchor: "start" | "end" | "middle";
  bold: boolean;
  /** The suit of its sector. */
  suit: string;
  red: boolean;
}

// As text, never as a coloured picture.
const SIGNS: Record<string, string> = {
  hearts: "\u2665\ufe0e",
  clubs: "\u2663\ufe0e",
  diamonds: "\u2666\ufe0e",
  spades: "\u2660\ufe0e",
};

export interface Names {
  size: number;
  names: Name[];
}

type Room = [number, number, number, number];
const STEP = 1.28;

/** A step of the zoom; the names change only with it. */
export const stepOf = (scale: number): number => Math.round(Math.log(scale) / Math.log(STEP));
export const scaleOf = (step: number): number => STEP ** step;

/** The radius of a general's token, in units of the map. */
export const tokenAt = (step: number): number =>
  Math.min(25, Math.max(6.5, (11 * Math.max(1, scaleOf(step)) ** 0.35) / scaleOf(step)));

const WEIGHT: Record<string, number> = { major: 3, minor: 2 };
const weight = (city: City): number => (WEIGHT[city.fortress ?? ""] ?? 0) + (city.elector ? 1 : 0);
const ordered = [...CITIES].sort((a, b) => weight(b) - weight(a));
/** From this scale on plain towns have names. */
const TOWNS = 0.95;

// For each reader's words.
const all = new WeakMap<Words, Map<string, Names>>();

/** `busy` are the cities where pieces stand; they are named whatever the scale. */
export function namesAt(words: Words, step: number, map: string | null, busy: string[]): Names {
  const kept = all.get(words) ?? new Map<string, Names>();
  all.set(words, kept);
  const key = `${step}/${map ?? ""}/${[...busy].sort().join()}`;
  let found = kept.get(key);
  if (!found) {
    if (kept.size > 200) kept.clear();
    kept.set(key, (found = place(words, step, map, busy)));
  }
  return found;
}

const hits = (a: Room, b: Room): boolean =>
  a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

function place(words: Words, step: number, map: string | null, busy: string[]): Names {
  const scale = scaleOf(step);
  // About the same size on the screen, a little larger as one comes closer.
  const size = Math.min(24, Math.max(3.4, (10.5 * Math.max(1, scale) ** 0.25) / scale));
  const stand = new Set(busy);
  const r = tokenAt(step);
  const here = ordered.filter(
    (city) => (!map || city.map === map) && (city.fortress || scale >= TOWNS || stand.has(city.id)),
  );
  const round = ({ x, y }: City, d: number): Room => [x - d, y - d, x + d, y + d];
  const taken: Room[] = here
    .filter((city) => city.fortress && !stand.has(city.id))
    .map((city) => round(city, 6));
  for (const id of stand) taken.push(round(cityOf(id)!, r));
  const names: Name[] = [];
  for (const city of here) {
    const text = words.label(city.id);
    const free = options(
      city,
      text,
      size,
      stand.has(city.id) ? r + 1 : city.fortress ? 8 : 4.5,
    ).find(
      ({ room }) => room[0] > 0 && room[2] < 1600 && !taken.some((other) => hits(room, other)),
    );
    if (!free) continue;
    taken.push(free.room);
    names.push({
      ...free.name,
      id: city.id,
      text,
      bold: city.fortress !== null,
      suit: SIGNS[city.suit] ?? "",
      red: city.suit === "hearts" || city.suit === "diamonds",
    });
  }
  return { size, names };
}

/** Right, above, below, left. */
function options({ x, y, fortress }: City, text: string, size: number, gap: number) {
  const wide = (text.length + 1.5) * size * (fortress ? 0.6 : 0.54);
  const half = size * 0.6;
  const at = (x: number, y: number, anchor: Name["anchor"]) => {
    const left = anchor === "start" ? x : anchor === "end" ? x - wide : x - wide / 2;
    const room: Room = [left, y - half, left + wide, y + half];
    return { room, name: { x, y, anchor } };
  };
  return [
    at(x + gap, y, "start"),
    at(x, y - gap - half, "middle"),
    at(x, y + gap + half, "middle"),
    at(x - gap, y, "end"),
  ];
}
