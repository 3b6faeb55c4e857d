// What the maps of all games are told, and how they name a place.
import type { Action, Words } from "../lib/game.ts";
import type { Box } from "./zoom.ts";

export interface ChartProps<View> {
  view: View;
  words: Words;
  /** A place named by the log or the keyboard. */
  highlight: string | null;
  reduced: boolean;
  /** A lit place was chosen, at this spot of the window. */
  choose: (place: string, x: number, y: number) => void;
  /** The pointer or the focus rests on a place, or has left it. */
  rest: (place: string | null, target?: Element, touch?: boolean) => void;
  /** Only this part, to look at. */
  crop?: Box | null;
}

/** A place for screen readers: its name, what can be done there, what is there. */
export function spoken(name: string, here: Action[], what: string, words: Words): string {
  const [only] = here;
  const can =
    here.length > 1
      ? words.text("board-actions-here", { count: here.length })
      : only && words.action(only);
  return [name, can, what].filter(Boolean).join(". ");
}
