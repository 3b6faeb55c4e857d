// SVG paths from the lines of a geography file.

export type Point = [number, number];

const round = (n: number): number => Math.round(n * 10) / 10;
const pair = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

export const openPath = (line: Point[]): string => `M${line.map(pair).join("L")}`;
export const ringsPath = (rings: Point[][]): string =>
  rings.map((ring) => `${openPath(ring)}Z`).join("");

/** Hachures: short strokes across a ridge, long and short in turn. */
export function hachures(line: Point[], step = 6): string {
  const out: string[] = [];
  let along = 0;
  let count = 0;
  for (let i = 1; i < line.length; i++) {
    const [ax, ay] = line[i - 1]!;
    const [bx, by] = line[i]!;
    const length = Math.hypot(bx - ax, by - ay);
    if (!length) continue;
    const [nx, ny] = [-(by - ay) / length, (bx - ax) / length];
    for (; along <= length; along += step, count++) {
      const half = count % 2 ? 6.5 : 4.5;
      const [x, y] = [ax + ((bx - ax) * along) / length, ay + ((by - ay) * along) / length];
      out.push(`M${pair([x - nx * half, y - ny * half])}L${pair([x + nx * half, y + ny * half])}`);
    }
    along -= length;
  }
  return out.join("");
}

const WAYS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The spot that lies best in the direction of an arrow key; null if there is none. */
export function towards(
  from: Point,
  arrow: string,
  spots: Iterable<[string, Point]>,
): string | null {
  const way = WAYS[arrow];
  if (!way) return null;
  let best: string | null = null;
  let least = Infinity;
  for (const [name, [x, y]] of spots) {
    const [dx, dy] = [x - from[0], y - from[1]];
    const along = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    const cost = along + 2 * aside;
    // Further along than aside, else a walk to the right can end far below.
    if (along > 2 && cost < least) [best, least] = [name, cost];
  }
  return best;
}

const SMALL = 8 / 5; // a small picture's width by its height

/** The part of a map around some spots, in the shape of a small picture: with room on all sides, not
 *  smaller than `least` and within the map's frame. */
export function around(
  spots: Point[],
  room: number,
  [right, bottom]: Point,
  least = 0,
): [number, number, number, number] {
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const down = Math.max(high + 2 * room, (wide + 2 * room) / SMALL, least);
  const across = down * SMALL;
  const within = (from: number, size: number, most: number): number =>
    Math.max(0, Math.min(from, most - size));
  return [
    within(left + (wide - across) / 2, across, right),
    within(top + (high - down) / 2, down, bottom),
    across,
    down,
  ];
}
