// The six powers: colour, silhouette and letter, so that nobody has to tell them by colour alone.
import { outline } from "../../lib/seats.ts";

export interface Look {
  fill: string;
  ink: string;
  edge: string;
  letter: string;
  shape: (r: number) => string;
}

const octagon = (r: number): string => {
  const [a, b] = [r * 1.02, r * 0.45];
  return `M${-b} ${-a}L${b} ${-a}L${a} ${-b}L${a} ${b}L${b} ${a}L${-b} ${a}L${-a} ${b}L${-a} ${-b}Z`;
};

export const LOOKS: Record<string, Look> = {
  prussia: {
    fill: "#23508f",
    ink: "#fff",
    edge: "#0f2a52",
    letter: "P",
    shape: (r) => outline("shield", r),
  },
  france: {
    fill: "#b3262d",
    ink: "#fff",
    edge: "#6a1015",
    letter: "F",
    shape: (r) => outline("diamond", r),
  },
  pragmatic_army: {
    fill: "#6a727b",
    ink: "#fff",
    edge: "#33393f",
    letter: "G",
    shape: (r) => outline("hexagon", r),
  },
  austria: {
    fill: "#fffaf0",
    ink: "#2b2118",
    edge: "#5c4a32",
    letter: "A",
    shape: (r) => outline("circle", r),
  },
  bavaria: {
    fill: "#efb92f",
    ink: "#2b1d05",
    edge: "#80590a",
    letter: "B",
    shape: (r) => outline("square", r),
  },
  saxony: { fill: "#2c7a45", ink: "#fff", edge: "#12401f", letter: "S", shape: octagon },
};

export const POWERS = Object.keys(LOOKS);
export const MAJORS = ["prussia", "france", "pragmatic_army", "austria"];
export const lookOf = (power: string): Look => LOOKS[power] ?? LOOKS.austria!;

/** The powers of an action stage. */
export const STAGES: Record<string, string[]> = {
  france_bavaria: ["france", "bavaria"],
  prussia_saxony: ["prussia", "saxony"],
  austria_pragmatic: ["austria", "pragmatic_army"],
};

const RED = "#b8232a";
export const SUITS: Record<string, { path: string; red: boolean; colour: string }> = {
  hearts: {
    path: "M0 9C-3 5-9 1-9-4C-9-7.5-6.5-9-4.5-9C-2.5-9-.8-7.8 0-6C.8-7.8 2.5-9 4.5-9C6.5-9 9-7.5 9-4C9 1 3 5 0 9Z",
    red: true,
    colour: RED,
  },
  clubs: {
    path: "M0-9.5A4 4 0 0 1 3.2-3.1A4.2 4.2 0 1 1 1 3.9C1.1 6.5 1.7 8.4 3 9.5H-3C-1.7 8.4-1.1 6.5-1 3.9A4.2 4.2 0 1 1-3.2-3.1A4 4 0 0 1 0-9.5Z",
    red: false,
    colour: "",
  },
  diamonds: { path: "M0-10L7 0L0 10L-7 0Z", red: true, colour: RED },
  spades: {
    path: "M0-9.5C3-5 8.5-2 8.5 2.5C8.5 5.5 6.3 7 4.2 7C2.8 7 1.6 6.4.9 5.4C1 7.2 1.6 8.6 3 9.5H-3C-1.6 8.6-1 7.2-.9 5.4C-1.6 6.4-2.8 7-4.2 7C-6.3 7-8.5 5.5-8.5 2.5C-8.5-2-3-5 0-9.5Z",
    red: false,
    colour: "",
  },
};
export const SUIT_NAMES = Object.keys(SUITS);

export interface Card {
  id: string;
  suit: string;
  value: number;
  deck: number;
}

/** "hearts_5_deck_1": suit, value, deck; the value of a Reserve is declared. */
export function cardOf(id: string): Card {
  const [suit = "", value = "0", , deck = "1"] = id.split("_");
  return { id, suit, value: suit === "reserve" ? 0 : Number(value), deck: Number(deck) };
}

/** By suit, then from the highest; Reserves first. */
export function sorted(hand: string[]): Card[] {
  const order = ["reserve", ...SUIT_NAMES];
  return hand
    .map(cardOf)
    .sort((a, b) => order.indexOf(a.suit) - order.indexOf(b.suit) || b.value - a.value);
}
