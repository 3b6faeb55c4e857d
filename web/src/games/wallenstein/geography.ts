// The plate: coast, provinces, rivers, ridges and the places for pieces, as SVG paths made once; and
// what is printed on board and cards.
import printedComponents from "../../../../src/theatrum/games/wallenstein/data/components.json";
import raw from "../../../../src/theatrum/games/wallenstein/data/geography.json";
import printedProvinces from "../../../../src/theatrum/games/wallenstein/data/provinces.json";
import { openPath, ringsPath, type Point } from "../../board/lines.ts";
import { pathsOf, type Terrain } from "../../board/terrain.ts";
import { dataOf } from "../../lib/corrections.ts";

const components = dataOf("wallenstein", "components", printedComponents);
const printed = dataOf("wallenstein", "provinces", printedProvinces);

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

interface Geography extends Terrain {
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
// The rule of each kind of event.
const EVENT_RULES: Record<string, string> = {
  trade_bonus: "WAL-147",
  good_harvest: "WAL-148",
  bad_harvest: "WAL-149",
  troop_shortage: "WAL-150",
  church_peace: "WAL-151",
  angry_peasants: "WAL-152",
  weary_peasants: "WAL-153",
  palace_guards: "WAL-154",
};
const kinds = new Map(components.events.cards.map((card) => [card.id, card.type]));
export const ruleOfEvent = (event: string): string =>
  EVENT_RULES[kinds.get(event) ?? ""] ?? "WAL-145";
/** The grain that an event card costs in winter. */
export const lossOf = (event: string): number => losses.get(event) ?? 0;

export const centreOf = (province: string): Point => {
  const { army, label } = shapeOf(province);
  return [(army[0] + label[0]) / 2, (army[1] + label[1]) / 2];
};

export const relief = pathsOf(geography);
export const provincePaths = new Map(
  geography.provinces.map((province) => [province.id, ringsPath(province.polygons)]),
);
export const edgePaths = geography.regions.map((region) => ({
  id: region.id,
  colour: region.edge_colour,
  path: region.edges.map(openPath).join(""),
}));
