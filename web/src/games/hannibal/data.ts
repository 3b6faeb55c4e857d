// What is printed on cards and pieces, and the tables: public knowledge that a view need not repeat.
import printedCards from "../../../../src/theatrum/games/hannibal/data/cards.json";
import printedSetup from "../../../../src/theatrum/games/hannibal/data/setup.json";
import type { Side } from "./types.ts";
import { dataOf } from "../../lib/corrections.ts";

const cards = dataOf("hannibal", "cards", printedCards);
const setup = dataOf("hannibal", "setup", printedSetup);

export interface CardFacts {
  id: string;
  number: number;
  ops: number;
  side: Side | "either";
  counter: boolean;
  ship: boolean;
  campaign: number;
  battle: boolean;
  dual: boolean;
  removed: boolean;
}

const byNumber = new Map(cards.strategy_cards.map((card) => [card.number, card]));

/** A card's id ends with its printed number. */
export function cardOf(id: string): CardFacts {
  const number = Number(id.slice(id.lastIndexOf("_") + 1));
  const card = byNumber.get(number);
  return {
    id,
    number,
    ops: card?.ops ?? 0,
    side: (card?.event_side ?? "either") as Side | "either",
    counter: card?.counter_event ?? false,
    ship: card?.ship ?? false,
    campaign: card?.campaign?.generals ?? 0,
    battle: card?.battle_event ?? false,
    dual: card?.dual_use ?? false,
    removed: card?.remove_after_event ?? false,
  };
}
export const isCard = (id: unknown): id is string =>
  typeof id === "string" && byNumber.has(Number(id.slice(id.lastIndexOf("_") + 1)));

export const TURNS = setup.turns.map((turn) => ({
  turn: turn.turn,
  years: turn.years_bc,
  cards: turn.cards_each,
}));
const capacities = setup.walled_city_capacity as unknown as Record<string, number>;
export const capacityOf = (space: string): number => capacities[space] ?? capacities.default ?? 2;

/** The battle cards: id as in the view, how many the deck has. */
export const BATTLE_CARDS = cards.battle_cards.map((card) => ({
  id: card.name.toLowerCase().replaceAll(" ", "_"),
  count: card.count,
}));

export const TABLES = cards.tables;
export const SIEGE_MODIFIER = setup.walled_city_siege_modifier as unknown as Record<string, number>;

// The rules of cards that have one of their own, by their printed numbers; the others have their kind's.
const CARD_RULES: Record<number, string> = {
  6: "HAN-089",
  9: "HAN-033",
  10: "HAN-034",
  11: "HAN-034",
  12: "HAN-122",
  25: "HAN-030",
  26: "HAN-030",
  30: "HAN-120",
  31: "HAN-079",
  32: "HAN-079",
  42: "HAN-085",
  57: "HAN-035",
  58: "HAN-035",
  64: "HAN-032",
};
/** The rule of a kind of battle card; most only have to be matched. */
export function ruleOfBattleCard(kind: string): string {
  if (kind === "reserve") return "HAN-087";
  return kind === "double_envelopment" ? "HAN-089" : "HAN-086";
}

/** The rule that a strategy card is used by. */
export function ruleOfCard(id: string): string {
  const { number, campaign, dual, counter, battle } = cardOf(id);
  const own = CARD_RULES[number];
  if (own) return own;
  if (campaign) return "HAN-040";
  if (dual) return "HAN-031";
  if (counter) return "HAN-024";
  return battle ? "HAN-082" : "HAN-023";
}
