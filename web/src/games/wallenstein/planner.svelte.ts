// A plan in the making: cards laid provisionally, changed freely, and sent when it is whole. The
// engine takes the ten cards one after the other; what it has taken is fixed here.
import type { Action } from "../../lib/game.ts";
import { find } from "../../board/points.ts";
import { ACTIONS, BLANKS, PROVINCES } from "./geography.ts";
import type { Own } from "./types.ts";

export const BLANK = "blank";
const REFUSED = 2000; // ms until an answer that changed nothing counts as refused

const KEY = "theatrum.plan"; // and the season, so that a look back into the match forgets nothing

function recall(season: string): (string | null)[] {
  const nothing = ACTIONS.map(() => null);
  try {
    const kept = JSON.parse(sessionStorage.getItem(`${KEY} ${season}`) ?? "null") as unknown;
    if (!Array.isArray(kept)) return nothing;
    return ACTIONS.map((_, i) => {
      const card: unknown = kept[i];
      return typeof card === "string" && (card === BLANK || PROVINCES.includes(card)) ? card : null;
    });
  } catch {
    return nothing;
  }
}

export type Trouble = "refused" | "illegal" | null;

export class Planner {
  /** A card per space of the planning board, as the reader wishes. */
  draft = $state<(string | null)[]>(ACTIONS.map(() => null));
  /** What the engine already has. */
  fixed = $state.raw<(string | null)[]>(ACTIONS.map(() => null));
  /** The province cards of this plan. */
  hand = $state.raw<string[]>([]);
  /** The space that the next card goes to. */
  active = $state(0);
  /** A card taken up before its space was named. */
  held = $state<string | null>(null);
  sending = $state(false);
  trouble = $state.raw<Trouble>(null);

  #season = "";
  #sent: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  card = (slot: number): string | null => this.fixed[slot] ?? this.draft[slot] ?? null;
  slotOf = (card: string): number => ACTIONS.findIndex((_, i) => this.card(i) === card);
  laid = $derived(ACTIONS.filter((_, i) => this.card(i) !== null).length);
  whole = $derived(this.laid === ACTIONS.length);
  blanksLeft = $derived(BLANKS - ACTIONS.filter((_, i) => this.card(i) === BLANK).length);

  /** A new view: what is fixed, which cards there are; a new season begins with an empty board. */
  follow(season: string, own: Own, owned: string[]): void {
    if (season !== this.#season) {
      this.#season = season;
      this.draft = recall(season);
      this.active = 0;
      this.held = null;
      this.stop();
      this.trouble = null;
    }
    this.fixed = own.plan;
    this.hand = PROVINCES.filter((id) => owned.includes(id) || own.plan.includes(id));
    this.draft.forEach((card, i) => {
      if (card && card !== BLANK && !this.hand.includes(card)) this.draft[i] = null;
    });
    // A card that was sent is the reader's wish too, so that undo leaves it lying there.
    own.plan.forEach((card, i) => {
      if (card !== null) this.draft[i] = card;
    });
    // Sent elsewhere, by the list of actions: it can't lie twice.
    this.draft.forEach((card, i) => {
      if (card && card !== BLANK && own.plan.some((sent, k) => sent === card && k !== i))
        this.draft[i] = null;
    });
    if (this.card(this.active) !== null) this.active = this.#nextFree(this.active);
  }

  #nextFree(from: number): number {
    for (let step = 0; step < ACTIONS.length; step++) {
      const slot = (from + step) % ACTIONS.length;
      if (this.card(slot) === null) return slot;
    }
    return from;
  }

  /** A page that is opened again finds the plan as it was. */
  keep(): void {
    if (!this.#season) return;
    try {
      sessionStorage.setItem(`${KEY} ${this.#season}`, JSON.stringify(this.draft));
    } catch {
      // Without storage the plan lives as long as the page.
    }
  }

  /** Lay a card on a space; what lay there goes where the card came from, or back to the hand. */
  put(card: string, slot: number, from = card === BLANK ? -1 : this.slotOf(card)): void {
    if (this.sending || this.fixed[slot] !== null || (from >= 0 && this.fixed[from] !== null))
      return;
    if (card === BLANK && from < 0 && this.blanksLeft < 1 && this.draft[slot] !== BLANK) return;
    const before = this.draft[slot] ?? null;
    if (from >= 0 && from !== slot) this.draft[from] = before;
    this.draft[slot] = card;
    this.held = null;
    this.trouble = null;
    this.active = this.#nextFree(slot);
  }

  clear(slot: number): void {
    if (this.sending || this.fixed[slot] !== null) return;
    this.draft[slot] = null;
    this.active = slot;
  }

  /** A card was pointed at: it goes to the active space, unless that is taken. */
  pick(card: string): void {
    if (this.sending) return;
    if (this.held === card) this.held = null;
    else if (this.card(this.active) === null && this.held === null) this.put(card, this.active);
    else this.held = card;
  }

  /** A space was pointed at: it takes the card in hand, or waits for one. */
  point(slot: number): void {
    if (this.sending || this.fixed[slot] !== null) return;
    if (this.held !== null) this.put(this.held, slot);
    else if (this.active === slot && this.draft[slot]) this.held = this.draft[slot];
    else this.active = slot;
  }

  /** Blanks on all spaces that are left, if there are enough. */
  fill(): void {
    ACTIONS.forEach((_, i) => {
      if (this.card(i) === null && this.blanksLeft > 0) this.draft[i] = BLANK;
    });
  }

  empty(): void {
    if (this.sending) return;
    this.draft = this.fixed.slice();
    this.held = null;
    this.active = this.#nextFree(0);
  }

  /** In a lesson every card is an answer at once: the one for the action whose turn it is leaves the
   * draft, so that a card which is refused is in the hand again. */
  takeNext(own: Own | null, legal: Action[]): Action | null {
    const slot = own?.next ? ACTIONS.indexOf(own.next) : -1;
    const action = find(legal, "plan", "card", this.draft[slot]) ?? null;
    if (action) {
      this.draft[slot] = null;
      this.active = slot;
    }
    return action;
  }

  // Sending: one answer after the other, each with the list that came with the last.

  send(): void {
    if (!this.whole) return;
    this.held = null;
    this.trouble = null;
    this.#sent = null;
    this.sending = true;
  }

  stop(trouble: Trouble = null): void {
    clearTimeout(this.#timer);
    this.sending = false;
    this.#sent = null;
    if (trouble) this.trouble = trouble;
  }

  /** Whenever view or legal actions have changed: the next answer, or the end of it. */
  go(own: Own | null, legal: Action[], act: (action: Action) => void): void {
    if (!this.sending) return;
    clearTimeout(this.#timer);
    const next = own?.next ?? null;
    if (next === null) {
      this.stop();
      return;
    }
    if (legal.length === 0) return; // on its way
    if (this.#sent === next) {
      // The answer may have overtaken the new view; if not, it was refused.
      this.#timer = setTimeout(() => this.stop("refused"), REFUSED);
      return;
    }
    const slot = ACTIONS.indexOf(next);
    const action = find(legal, "plan", "card", this.draft[slot]);
    if (!action) {
      this.stop("illegal");
      return;
    }
    this.#sent = next;
    act(action);
  }
}
