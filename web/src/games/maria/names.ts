// Which names of cities a map of a certain scale has room for: the weightier first, each at one of
// four places beside its city, none over another. Kept for each step of the zoom.
import { CITIES, type City } from "./geography.ts";

export interface Name {
  id: string;
  text: string;
  x: number;
  y: number;
  anchor: "start" | "end" | "middle";
  bold: boolean;
}

export interface Names {
  size: number;
  names: Name[];
}

type Room = [number, number, number, number];
const STEP = 1.28;

/** A step of the zoom; the names change only with it. */
export const stepOf = (scale: number): number => Math.round(Math.log(scale) / Math.log(STEP));

const WEIGHT: Record<string, number> = { major: 3, minor: 2 };
const weight = (city: City): number => (WEIGHT[city.fortress ?? ""] ?? 0) + (city.elector ? 1 : 0);
const ordered = [...CITIES].sort((a, b) => weight(b) - weight(a));

const kept = new Map<string, Names>();

export function namesAt(step: number, map: string | null): Names {
  const key = `${step}/${map ?? ""}`;
  let found = kept.get(key);
  if (!found) kept.set(key, (found = place(STEP ** step, map)));
  return found;
}

const hits = (a: Room, b: Room): boolean =>
  a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

function place(scale: number, map: string | null): Names {
  // About the same size on the screen, a little larger as one comes closer.
  const size = Math.min(26, Math.max(3.6, (11 * Math.max(1, scale) ** 0.25) / scale));
  const here = ordered.filter((city) => !map || city.map === map);
  const taken: Room[] = here
    .filter((city) => city.fortress)
    .map(({ x, y }) => [x - 6, y - 6, x + 6, y + 6]);
  const names: Name[] = [];
  for (const city of here) {
    const bold = city.fortress !== null;
    const wide = city.name.length * size * (bold ? 0.56 : 0.51);
    const gap = bold ? 8 : 4.5;
    const { x, y } = city;
    const options: [Room, Name["anchor"], number, number][] = [
      [[x + gap, y - size * 0.55, x + gap + wide, y + size * 0.55], "start", x + gap, y],
      [
        [x - wide / 2, y - gap - size * 1.05, x + wide / 2, y - gap],
        "middle",
        x,
        y - gap - size * 0.5,
      ],
      [
        [x - wide / 2, y + gap, x + wide / 2, y + gap + size * 1.05],
        "middle",
        x,
        y + gap + size * 0.5,
      ],
      [[x - gap - wide, y - size * 0.55, x - gap, y + size * 0.55], "end", x - gap, y],
    ];
    const free = options.find(
      ([room]) => room[0] > 0 && room[2] < 1600 && !taken.some((other) => hits(room, other)),
    );
    if (!free) continue;
    const [room, anchor, nx, ny] = free;
    taken.push(room);
    names.push({ id: city.id, text: city.name, x: nx, y: ny, anchor, bold });
  }
  return { size, names };
}
