// What is printed on cards and pieces, and the tables: public knowledge that a view need not repeat.
import cards from "../../../../src/theatrum/games/hannibal/data/cards.json";
import setup from "../../../../src/theatrum/games/hannibal/data/setup.json";
import type { Side } from "./types.ts";

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
