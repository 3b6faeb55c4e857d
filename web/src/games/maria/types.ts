// The engine's JSON, as src/theatrum/games/maria/view.py writes it.
import type { Action } from "../../lib/game.ts";

export interface General {
  general: string;
  power: string;
  rank: number;
  city: string | null;
  place: string;
  face_up: boolean;
  moved: boolean;
  least: number;
  most: number;
}

export interface Train {
  train: string;
  power: string;
  city: string | null;
  place: string;
}

export interface Fortress {
  city: string;
  controller: string | null;
  marker: string | null;
  question: string | null;
}

export interface Power {
  power: string;
  seat: number;
  neutral: boolean;
  troops: number;
  hand: number;
  known: string[];
  income: number;
  pool: number | null;
  battle_boxes: number | null;
  set_aside: number | null;
  display: string[];
  face_down: number;
}

/** The score is the attacker's. */
export interface Battle {
  attacker: string;
  defender: string;
  attacker_city: string;
  defender_city: string;
  score: number;
}

export interface Track {
  track: string;
  space: number;
  spaces: number;
  star: number;
}

export interface OwnPower {
  power: string;
  troops: Record<string, number>;
  hand: string[];
  face_down: string[];
  winters: number[];
}

export interface Own {
  powers: OwnPower[];
  next: string | null;
}

export interface View {
  game: string;
  seats: number;
  reader: number | null;
  variant: string;
  turn: number;
  stage: string | null;
  generals: General[];
  trains: Train[];
  hussars: (string | null)[];
  fortresses: Fortress[];
  powers: Power[];
  saxony: string;
  prussia_neutral: number;
  annexed: boolean;
  reduced: boolean;
  tracks: Track[];
  /** By slot, as `take` names them. */
  political: (string | null)[];
  political_left: number;
  election: string;
  emperor: string | null;
  three_electors: string | null;
  italy: string | null;
  trump: string;
  battle: Battle | null;
  pile: number;
  discards: number[];
  contracts: { payer: string; recipient: string; turns: number }[];
  clauses: { number: number; clause: Action; last_turn: number }[];
  draft: Action[];
  winters: number[][] | null;
  winner: number | null;
  over: boolean;
  own: Own | null;
}

/** After which the game is over: MAR-178, MAR-281, MAR-304. */
export const turnsOf = (view: View): number => ({ introductory: 9, short: 3 })[view.variant] ?? 12;
