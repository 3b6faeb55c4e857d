// The engine's JSON, as src/theatrum/games/wallenstein/view.py writes it.

/** `owner` is null for an empty province. */
export interface Province {
  province: string;
  owner: number | null;
  armies: number;
  markers: number;
  buildings: string[];
}

/** `plan` per action of the planning board: a card that all know, "hidden", or null. */
export interface Player {
  seat: number;
  gold: number;
  grain: number;
  score: number;
  supply: number;
  provinces: number;
  planned: boolean;
  plan: (string | null)[];
  groups: number[];
}

/** The reader's plan; `next` is the action that the next card is for. */
export interface Own {
  plan: (string | null)[];
  next: string | null;
}

/** `actions` is the action row, null for cards that lie face down; `tray` and `tower` count cubes
 *  by colour: five seats and the peasants. */
export interface View {
  game: string;
  seats: number;
  reader: number | null;
  year: number;
  /** How many there are; two unless it says so. */
  years?: number;
  season: string;
  provinces: Province[];
  players: Player[];
  order: number[];
  actions: (string | null)[];
  action: string | null;
  events: string[];
  event: string | null;
  tiles: number[];
  tray: number[];
  tower: number[] | null;
  peasants: number;
  laid: string[];
  pile: number;
  fight: { province: string; attackers: number; rebels: number } | null;
  over: boolean;
  own: Own | null;
}
