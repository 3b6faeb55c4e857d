// What floats over a board: a note at the pointer (what is there, and why nothing can be done), and
// the menu of a place with several actions.
import type { Action } from "../lib/game.ts";

export interface Note {
  title: string;
  text: string;
  reason: string | null;
  x: number;
  y: number;
}

export interface Choice {
  place: string;
  actions: Action[];
  x: number;
  y: number;
}

type WhyNot = (candidates: Action[]) => Promise<string | null>;

export class Notes {
  tip = $state.raw<Note | null>(null);
  menu = $state.raw<Choice | null>(null);
  #root: () => HTMLElement | undefined;
  #whyNot: () => WhyNot;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(root: () => HTMLElement | undefined, whyNot: () => WhyNot) {
    this.#root = root;
    this.#whyNot = whyNot;
  }

  hide() {
    clearTimeout(this.#waiting);
    this.#asked++;
    this.tip = null;
  }

  /** Nothing floats any more. */
  clear() {
    this.hide();
    this.menu = null;
  }

  /** After a moment, a note at the target; with candidates, also why none of them is allowed. */
  say(title: string, text: string, candidates: Action[], target: Element, delay = 250) {
    this.hide();
    const mine = this.#asked;
    this.#waiting = setTimeout(async () => {
      const box = target.getBoundingClientRect();
      const from = this.#inside(box.x + box.width / 2, box.y + Math.min(box.height / 2, 40));
      if (title || text) this.tip = { title, text, reason: null, ...from };
      const reason = candidates.length ? await this.#whyNot()(candidates) : null;
      if (mine === this.#asked && reason) this.tip = { title, text, reason, ...from };
    }, delay);
  }

  /** The same by touch: at once, and gone by itself. */
  tell(title: string, text: string, candidates: Action[], target: Element) {
    this.say(title, text, candidates, target, 0);
    setTimeout(() => this.hide(), 4000);
  }

  open(place: string, actions: Action[], x: number, y: number) {
    this.hide();
    this.menu = { place, actions, ...this.#inside(x, y) };
  }

  #inside(x: number, y: number): { x: number; y: number } {
    const room = this.#root()?.getBoundingClientRect();
    return { x: x - (room?.x ?? 0), y: y - (room?.y ?? 0) };
  }
}
