// What floats over a board: a note at the pointer (what is there, and why nothing can be done), and
// the menu of a place with several actions.
import type { Action } from "../lib/game.ts";
import type { Rest } from "./ask.ts";

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
  /** What they float over; the desk tells it. */
  root = $state<HTMLElement>();
  tip = $state.raw<Note | null>(null);
  menu = $state.raw<Choice | null>(null);
  #whyNot: () => WhyNot;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  /** Made while the board is; the menu closes when other actions become legal. */
  constructor(whyNot: () => WhyNot, legal: () => Action[]) {
    this.#whyNot = whyNot;
    $effect(() => {
      void legal();
      this.menu = null;
    });
  }

  hide() {
    clearTimeout(this.#waiting);
    this.#asked++;
    if (this.tip) this.tip = null;
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

  /** Somebody rests on a place: with the mouse the note waits, longer if there is nothing to ask. */
  rest(title: string, text: string, candidates: Action[], target: Element, touch: boolean) {
    if (this.menu) return;
    if (touch) this.tell(title, text, candidates, target);
    else this.say(title, text, candidates, target, candidates.length ? 250 : 500);
  }

  /** The same for a card or a row of a list. Later, in the same order: what goes away with the
   * focus says so in the midst of drawing. */
  restOn: Rest = (candidates, target, text = "", touch = false) =>
    queueMicrotask(() => {
      if (!candidates || !target) this.hide();
      else if (touch) this.tell("", text, candidates, target);
      else this.say("", text, candidates, target);
    });

  open(place: string, actions: Action[], x: number, y: number) {
    this.hide();
    this.menu = { place, actions, ...this.#inside(x, y) };
  }

  #inside(x: number, y: number): { x: number; y: number } {
    const room = this.root?.getBoundingClientRect();
    return { x: x - (room?.x ?? 0), y: y - (room?.y ?? 0) };
  }
}
