// The plate: coast, regions, rivers, ridges and the places for pieces, as SVG paths made once.
import printedBoard from "../../../../src/theatrum/games/el_grande/data/board.json";
import printedCards from "../../../../src/theatrum/games/el_grande/data/cards.json";
import raw from "../../../../src/theatrum/games/el_grande/data/geography.json";
import { ringsPath, type Point } from "../../board/lines.ts";
import { pathsOf, type Terrain } from "../../board/terrain.ts";
import { dataOf } from "../../lib/corrections.ts";

const board = dataOf("el_grande", "board", printedBoard);
const cards = dataOf("el_grande", "cards", printedCards);

interface RegionShape {
  id: string;
  colour: string;
  polygons: Point[][];
  label: Point;
  angle: number;
  size: number;
  plate: Point;
  grandes: Point;
  king: Point;
  slots: Point[];
}

interface Geography extends Terrain {
  sizes: { slot: number; king: number; grandes: Point; plate: Point };
  regions: RegionShape[];
  castillo: {
    centre: Point;
    radius: number;
    size: number;
    label: Point;
    plate: Point;
    tower: Point;
    slots: Point[];
  };
}

export const geography = raw as unknown as Geography;
export const [WIDTH, HEIGHT] = geography.frame;
export const CASTILLO = "castillo";
export const REGIONS: string[] = board.dial_positions;
export const PLACES: string[] = [...REGIONS, CASTILLO];

const shapes = new Map(geography.regions.map((region) => [region.id, region]));
const borders = new Map(board.regions.map((region) => [region.id, region.adjacent]));
const powerHeads = new Map(cards.power_cards.cards.map((card) => [card.value, card.caballeros]));

export const shapeOf = (region: string): RegionShape => shapes.get(region)!;
export const neighboursOf = (place: string): string[] => borders.get(place) ?? [];
const ledger = new Map(cards.action_cards.map((card) => [card.id, card.ledger]));
/** The rule that an action card follows. */
export const ruleOfCard = (card: string): string => ledger.get(card) ?? "ELG-084";
/** Caballeros that a power card brings to the court. */
export const headsOf = (power: number): number => powerHeads.get(power) ?? 0;
export const SCOREBOARDS: Record<string, number[]> = Object.fromEntries(
  board.movable_scoreboards.map((each) => [each.id, each.score]),
);

export const relief = pathsOf(geography);
/** Rivers with a name; the file turns theirs against the clock. */
export const rivers = geography.rivers
  .filter((river) => river.label)
  .map((river) => ({ ...river, angle: -(river.angle ?? 0) }));
export const regionPaths = new Map(
  geography.regions.map((region) => [region.id, ringsPath(region.polygons)]),
);

export function placeCentre(place: string): Point {
  if (place === CASTILLO) return geography.castillo.centre;
  const { label, plate } = shapeOf(place);
  return [(label[0] + plate[0]) / 2, (label[1] + plate[1]) / 2];
}

export const slotOf = (place: string, seat: number): Point =>
  (place === CASTILLO ? geography.castillo : shapeOf(place)).slots[seat] ?? [0, 0];
export const plateOf = (place: string): Point =>
  (place === CASTILLO ? geography.castillo : shapeOf(place)).plate;
