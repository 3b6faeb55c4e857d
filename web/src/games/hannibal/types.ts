// The engine's JSON, as src/theatrum/games/hannibal/view.py writes it.

export type Side = "rome" | "carthage";
export const SIDES: Side[] = ["rome", "carthage"];
/** Seat 0 plays Rome, seat 1 Carthage. */
export const seatOf = (side: Side): number => (side === "rome" ? 0 : 1);
export const enemyOf = (side: Side): Side => (side === "rome" ? "carthage" : "rome");

/** CUs include the elephants. */
export interface Stack {
  cus: number;
  elephants: number;
}

/** `stacks` by side, outside the walls; `city` those inside. */
export interface Space {
  space: string;
  control: Side | "neutral" | null;
  tribe: boolean;
  stacks: [Stack, Stack];
  city: Stack;
  siege: number;
  besieger: Side | null;
}

/** `place` is a space, or pool, displaced, eliminated, waiting. */
export interface General {
  general: string;
  side: Side;
  place: string;
  inside: boolean;
  rank: number;
  strategy: number;
  battle: number;
}

export interface Player {
  side: Side;
  cards: number;
  points: number;
  counsel: boolean;
}

export interface March {
  general: string;
  cus: number;
  elephants: number;
  generals: string[];
  train: boolean;
  used: number;
  allowance: number;
  came: string | null;
}

/** `open` are cards that lie face up, by side; `played` those of both sides so far. */
export interface Fight {
  space: string;
  attacker: Side;
  leaders: (string | null)[];
  cards: [number, number];
  open: [string[], string[]];
  played: string[];
  rounds: number;
  shown: string | null;
}

export interface Own {
  hand: string[];
  battle: string[];
  known: string[];
}

export interface View {
  game: string;
  seats: number;
  reader: number | null;
  turn: number;
  turns: number;
  spaces: Space[];
  provinces: Record<string, Side | null>;
  generals: General[];
  players: [Player, Player];
  train: string | null;
  deck: number;
  discards: string[];
  removed: string[];
  truce: boolean;
  philip: boolean;
  naval_victory: boolean;
  active: number;
  card: string | null;
  campaign: number | null;
  march: March | null;
  battle: Fight | null;
  owed: number[];
  winner: Side | null;
  over: boolean;
  own: Own | null;
}
