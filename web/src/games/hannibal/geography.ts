// The plate: coast, provinces, rivers, ridges, roads and the places of the spaces, made once.
import raw from "../../../../src/theatrum/games/hannibal/data/geography.json";
import printed from "../../../../src/theatrum/games/hannibal/data/map.json";
import { ringsPath, type Point } from "../../board/lines.ts";
import { pathsOf, type Sea, type Terrain } from "../../board/terrain.ts";
import { dataOf } from "../../lib/corrections.ts";

const map = dataOf("hannibal", "map", printed);

interface Geography extends Terrain {
  bends: { a: string; b: string; via: Point }[];
  provinces: { id: string; polygons: Point[][]; label: Point; angle: number }[];
}

export interface SpaceFacts {
  id: string;
  province: string;
  at: Point;
  walled: boolean;
  port: boolean;
  portModifier: number;
  capital: boolean;
}

export interface ProvinceFacts {
  id: string;
  region: string;
  counts: boolean;
  majority: number;
  spaces: string[];
  path: string;
  label: Point;
  angle: number;
}

export type LinkKind = "normal" | "pass" | "strait";
export interface Link {
  a: string;
  b: string;
  kind: LinkKind;
  alps: boolean;
  path: string;
  middle: Point;
  angle: number;
}

const geography = raw as unknown as Geography;
export const [WIDTH, HEIGHT] = geography.frame;

const idOf = (name: string): string => name.toLowerCase().replaceAll(" ", "_");

const capitals: string[] = Object.values(map.capitals);
export const SPACES: SpaceFacts[] = map.spaces.map((space) => ({
  id: space.id,
  province: idOf(space.province),
  at: [space.x, space.y],
  walled: space.walled_city,
  port: space.port,
  portModifier: space.port_modifier ?? 0,
  capital: capitals.includes(space.id),
}));
const bySpace = new Map(SPACES.map((space) => [space.id, space]));
export const isSpace = (id: unknown): id is string => typeof id === "string" && bySpace.has(id);
export const spaceOf = (id: string): SpaceFacts => bySpace.get(id)!;

const shapes = new Map(geography.provinces.map((shape) => [idOf(shape.id), shape]));
export const PROVINCES: ProvinceFacts[] = map.provinces.map((province) => {
  const id = idOf(province.name);
  const shape = shapes.get(id)!;
  return {
    id,
    region: idOf(province.region),
    counts: province.politically_significant,
    majority: province.majority,
    spaces: SPACES.filter((space) => space.province === id).map((space) => space.id),
    path: ringsPath(shape.polygons),
    label: shape.label,
    angle: shape.angle,
  };
});
export const REGIONS = [...new Set(PROVINCES.map((province) => province.region))];

const bends = new Map(geography.bends.map(({ a, b, via }) => [`${a} ${b}`, via]));
export const LINKS: Link[] = map.connections.map(({ a, b, kind, alps }) => {
  const [[ax, ay], [bx, by]] = [spaceOf(a).at, spaceOf(b).at];
  const via = bends.get(`${a} ${b}`) ?? bends.get(`${b} ${a}`);
  const middle: Point = via ?? [(ax + bx) / 2, (ay + by) / 2];
  // A bend passes through its point, so the curve is pulled twice as far.
  const pull = via && [2 * via[0] - (ax + bx) / 2, 2 * via[1] - (ay + by) / 2];
  return {
    a,
    b,
    kind: kind as LinkKind,
    alps,
    middle,
    angle: (Math.atan2(by - ay, bx - ax) * 180) / Math.PI,
    path: pull ? `M${ax} ${ay}Q${pull[0]} ${pull[1]} ${bx} ${by}` : `M${ax} ${ay}L${bx} ${by}`,
  };
});
const near = new Map<string, string[]>(SPACES.map((space) => [space.id, []]));
for (const { a, b } of LINKS) {
  near.get(a)!.push(b);
  near.get(b)!.push(a);
}
export const neighboursOf = (id: string): string[] => near.get(id) ?? [];
export const linkOf = (a: string, b: string): Link | undefined =>
  LINKS.find((link) => (link.a === a && link.b === b) || (link.a === b && link.b === a));

export const relief = pathsOf(geography, 7);
const roads = (kind: LinkKind): string =>
  LINKS.filter((link) => link.kind === kind)
    .map((link) => link.path)
    .join("");
export const roadPath = roads("normal");
export const passPath = roads("pass");
export const straitPath = roads("strait");
export const PASSES = LINKS.filter((link) => link.kind === "pass");
export const STRAITS = LINKS.filter((link) => link.kind === "strait");

export const SEAS: Sea[] = [
  { name: "Oceanus", label: [150, 150], angle: -4, size: 26 },
  { name: "Mare Balearicum", label: [610, 480], angle: -24, size: 22 },
  { name: "Mare Internum", label: [700, 650], angle: -3, size: 26 },
  { name: "Mare Tyrrhenum", label: [1175, 575], angle: 30, size: 24 },
  { name: "Mare Hadriaticum", label: [1415, 250], angle: 38, size: 22 },
  { name: "Mare Ionium", label: [1505, 740], angle: 0, size: 20 },
];
