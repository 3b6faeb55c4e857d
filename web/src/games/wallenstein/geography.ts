// The plate: coast, provinces, rivers, ridges and the places for pieces, as SVG paths made once; and
// what is printed on board and cards.
import components from "../../../../src/theatrum/games/wallenstein/data/components.json";
import raw from "../../../../src/theatrum/games/wallenstein/data/geography.json";
import printed from "../../../../src/theatrum/games/wallenstein/data/provinces.json";
import { hachures, openPath, ringsPath, type Point } from "../../board/lines.ts";

export interface ProvinceShape {
  id: string;
  region: string;
  colour: string;
  polygons: Point[][];
  label: Point;
  angle: number;
  size: number;
  values: Point;
  army: Point;
  revolts: Point[];
  cities: { name: string; x: number; y: number; label: Point }[];
}

interface Geography {
  frame: Point;
  land: Point[][];
  lakes: { name: string; polygon: Point[] }[];
  rivers: { name: string; line: Point[]; main: boolean; label?: Point; angle?: number }[];
  mountains: { name: string; line: Point[] }[];
  seas: { name: string; label: Point; angle: number; size: number }[];
  regions: { id: string; edge_colour: string; edges: Point[][] }[];
  provinces: ProvinceShape[];
}

export const geography = raw as unknown as Geography;
export const [WIDTH, HEIGHT] = geography.frame;
export const PEASANTS = 5; // their place among the colours of the cubes

/** The planning board's ten actions, in its order. */
export const ACTIONS: string[] = components.actions.map((action) => action.id);
export const BLANKS: number = components.counts.blank_cards_per_player;
/** Armies of a seat; one more cube is its grain marker. */
export const ARMIES: number = components.counts.army_cubes_per_player - 1;

const shapes = new Map(geography.provinces.map((province) => [province.id, province]));
const facts = new Map(printed.provinces.map((province) => [province.id, province]));
const losses = new Map(components.events.cards.map((card) => [card.id, card.grain_loss]));

export const PROVINCES: string[] = printed.provinces.map((province) => province.id);
export const REGIONS: string[] = printed.regions.map((region) => region.id);
export const shapeOf = (province: string): ProvinceShape => shapes.get(province)!;
export const neighboursOf = (province: string): string[] => facts.get(province)?.neighbours ?? [];
export const goldOf = (province: string): number => facts.get(province)?.gold ?? 0;
export const grainOf = (province: string): number => facts.get(province)?.grain ?? 0;
export const regionOf = (province: string): string => facts.get(province)?.region ?? "";
export const citiesOf = (province: string): number => facts.get(province)?.cities ?? 0;
/** The grain that an event card costs in winter. */
export const lossOf = (event: string): number => losses.get(event) ?? 0;

export const centreOf = (province: string): Point => {
  const { army, label } = shapeOf(province);
  return [(army[0] + label[0]) / 2, (army[1] + label[1]) / 2];
};

export const landPath = ringsPath(geography.land);
export const lakePath = ringsPath(geography.lakes.map((lake) => lake.polygon));
export const provincePaths = new Map(
  geography.provinces.map((province) => [province.id, ringsPath(province.polygons)]),
);
export const edgePaths = geography.regions.map((region) => ({
  id: region.id,
  colour: region.edge_colour,
  path: region.edges.map(openPath).join(""),
}));
export const riverPath = (main: boolean): string =>
  geography.rivers
    .filter((river) => river.main === main)
    .map((river) => openPath(river.line))
    .join("");
export const ridgePath = geography.mountains.map((ridge) => openPath(ridge.line)).join("");
export const hachurePath = geography.mountains.map((ridge) => hachures(ridge.line)).join("");
