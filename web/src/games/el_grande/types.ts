// The engine's JSON, as src/theatrum/games/el_grande/view.py writes it.
import type { Action } from "../../lib/game.ts";

export interface Hand {
  count: number;
  certain: number[];
  possible?: number[];
}

export interface Player {
  seat: number;
  score: number;
  court: number;
  province: number;
  home: string;
  hand: Hand;
  pile: number;
  pile_top: number | null;
  power: number | null;
  vetoes: number[];
  dialled: boolean;
  dial: string | null;
}

/** `caballeros` per seat; null for the castillo while nobody may look inside. */
export interface Place {
  place: string;
  value: number[];
  scoreboard: string | null;
  king: boolean;
  grandes: number[];
  caballeros: number[] | null;
}

export interface Own {
  hand: number[];
  dial: string | null;
}

export interface Declared {
  step: Action;
  owner: number | null;
  region: string | null;
  struck: number | null;
}

export interface View {
  game: string;
  seats: number;
  reader: number | null;
  round: number;
  rounds_played: number;
  king: string;
  places: Place[];
  players: Player[];
  order: number[];
  active: number | null;
  offer: (string | null)[];
  card: string | null;
  special_open: boolean;
  placing_left: number;
  declared: Declared | null;
  over: boolean;
  own: Own | null;
}

/** The decision that waits; the shell may pass it on, the board can do without. */
