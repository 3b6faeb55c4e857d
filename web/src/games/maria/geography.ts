// The two maps: land, rivers, hills, countries, cities and roads, as SVG paths made once.
import {
  compass,
  countries as rawCountries,
  gap,
  halves,
  hills,
  labels,
  lakes,
  land,
  river_names as riverNames,
  rivers,
  sea,
  sectors as rawSectors,
  waterlines,
} from "../../../../src/theatrum/games/maria/data/geography.json";
import printedMap from "../../../../src/theatrum/games/maria/data/map.json";
import { openPath, ringsPath, type Point } from "../../board/lines.ts";
import { plain, waterName } from "../../board/waters.ts";
import { dataOf } from "../../lib/corrections.ts";
import type { Words } from "../../lib/game.ts";

const { cities: rawCities, roads: rawRoads } = dataOf("maria", "map", printedMap);

export type Rings = Point[][];

export interface City {
  id: string;
  name: string;
  map: string;
  country: string;
  suit: string;
  x: number;
  y: number;
  fortress: string | null;
  elector: boolean;
}

export interface Road {
  to: string;
  main: boolean;
}

export const HEIGHT = 1000;
/** What is shown of the canvas: x, width. The introductory game has the eastern map alone. */
export const WHOLE: [number, number] = [0, 1600];
export const EAST: [number, number] = [676, 924];

export const CITIES = rawCities as unknown as City[];
const cities = new Map(CITIES.map((city) => [city.id, city]));
export const cityOf = (id: string): City | undefined => cities.get(id);
export const isCity = (id: unknown): id is string => typeof id === "string" && cities.has(id);

export const ROADS = rawRoads as unknown as { a: string; b: string; main: boolean }[];
const near = new Map<string, Road[]>(CITIES.map((city) => [city.id, []]));
for (const { a, b, main } of ROADS) {
  near.get(a)?.push({ to: b, main });
  near.get(b)?.push({ to: a, main });
}
export const roadsOf = (id: string): Road[] => near.get(id) ?? [];
export const isMain = (a: string, b: string): boolean =>
  roadsOf(a).some((road) => road.to === b && road.main);

const many = (shapes: unknown): string => (shapes as Rings[]).map(ringsPath).join("");
const lines = (all: unknown): string => (all as Point[][]).map(openPath).join("");

export const landPath = many(land);
export const seaPath = many(sea);
export const gapPath = many(gap);
export const lakePath = lakes.map((lake) => many(lake.polygons)).join("");
export const waterPaths = (waterlines as unknown as Point[][][]).map((line) => lines(line));
export const riverPaths = [1, 2, 3].map((width) =>
  rivers
    .filter((river) => river.width === width)
    .map((river) => openPath(river.line as Point[]))
    .join(""),
);
export const riverLabels = riverNames;
export const lands = rawCountries.map((country) => ({
  id: country.id,
  path: many(country.polygons),
}));
export const halfPath = (id: string): string =>
  ringsPath([halves.find((half) => half.id === id)?.polygon as Point[]]);
export const halfPaths = halves.map((half) => ringsPath([half.polygon as Point[]]));
export const rose = compass;
export const sectors = rawSectors as unknown as {
  id: string;
  suit: string;
  rect: [number, number, number, number];
  mark: Point;
}[];

/** Hills as little arcs with a shadow side. */
export const hillPath = (hills as unknown as [number, number, number][])
  .map(([x, y, r]) => {
    const [a, b] = [r * 0.9, r * 0.62];
    return (
      `M${f(x - a)} ${f(y)}Q${f(x - a * 0.4)} ${f(y - b * 1.7)} ${f(x)} ${f(y - b * 1.5)}` +
      `Q${f(x + a * 0.5)} ${f(y - b * 1.6)} ${f(x + a)} ${f(y)}` +
      `M${f(x + a * 0.3)} ${f(y - b)}L${f(x + a * 0.5)} ${f(y - b * 0.3)}`
    );
  })
  .join("");

function f(n: number): string {
  return n.toFixed(1);
}

/** Names of countries, regions and the sea, along their curves. */
export const landNames = labels.map((label, i) => {
  const [a, b, c] = label.path as Point[];
  return {
    id: `mar-name-${i}`,
    name: label.de,
    size: label.size,
    long: Math.hypot(b![0] - a![0], b![1] - a![1]) + Math.hypot(c![0] - b![0], c![1] - b![1]),
    map: label.map,
    sea: label.country === "sea",
    // The curve goes through its middle point.
    path: `M${a}Q${2 * b![0] - (a![0] + c![0]) / 2} ${2 * b![1] - (a![1] + c![1]) / 2} ${c}`,
  };
});

type LandName = (typeof landNames)[number];
/** The name in the reader's language, in capitals. */
export const landText = (words: Words, { name, sea }: LandName): string =>
  (sea ? waterName(words, "Nordsee") : words.text(`land-${plain(name)}`)).toUpperCase();
/** A spaced capital is a little wider than high; a name too long for its curve is written smaller. */
export const landSize = (text: string, { size, long }: LandName): number =>
  Math.min(size, long / (1.15 * text.length));

const line = ({ a, b }: { a: string; b: string }): string => {
  const [from, to] = [cities.get(a)!, cities.get(b)!];
  return `M${from.x} ${from.y}L${to.x} ${to.y}`;
};
export const thinRoads = ROADS.filter((road) => !road.main)
  .map(line)
  .join("");
export const mainRoads = ROADS.filter((road) => road.main)
  .map(line)
  .join("");

/** A fortress: a star with short or long bastions. */
function star(x: number, y: number, r: number, points: number): string {
  const out: string[] = [];
  for (let i = 0; i < points * 2; i++) {
    const angle = (Math.PI * i) / points - Math.PI / 2;
    const reach = i % 2 ? r * 0.58 : r;
    out.push(`${f(x + Math.cos(angle) * reach)} ${f(y + Math.sin(angle) * reach)}`);
  }
  return `M${out.join("L")}Z`;
}
const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const only = (wanted: (city: City) => boolean, draw: (city: City) => string): string =>
  CITIES.filter(wanted).map(draw).join("");

/** The signs of the cities, larger where the map is small; made once for each size. */
export interface Signs {
  towns: string;
  minors: string;
  majors: string;
  electors: string;
}
const signs = new Map<number, Signs>();
export function signsAt(size: number): Signs {
  const key = Math.round(size * 10);
  let found = signs.get(key);
  if (!found) {
    found = {
      towns: only(
        (city) => !city.fortress,
        (city) => disc(city.x, city.y, 3),
      ),
      minors: only(
        (city) => city.fortress === "minor",
        (city) => star(city.x, city.y, size, 6),
      ),
      majors: only(
        (city) => city.fortress === "major",
        (city) => star(city.x, city.y, size * 1.35, 8) + disc(city.x, city.y, size * 0.38),
      ),
      electors: only(
        (city) => city.elector,
        (city) => disc(city.x, city.y, size * 1.75),
      ),
    };
    signs.set(key, found);
  }
  return found;
}

export const TINTS: Record<string, string> = {
  austria: "#f0da8e",
  silesia: "#f0a98c",
  prussia: "#a9c0de",
  saxony: "#b5d69b",
  bavaria: "#b3dedf",
  france: "#cdb8dd",
  netherlands: "#f6c285",
  hanover: "#cf9a77",
  empire: "#e6ddc8",
  poland: "#efc3d3",
};
