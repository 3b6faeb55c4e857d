// Asking for a hint: what came of it holds until the reader acts, or can't play it any more.
import { keyOf } from "./actions.ts";
import { api } from "./api.ts";
import type { Advice, Choice } from "./api-types.ts";
import { t } from "./catalogues.ts";
import { percent } from "./format.ts";
import type { Action, GameClient, PlaceInfo } from "./game.ts";
import { complain } from "./notices.svelte.ts";
import type { TableWords } from "./words.ts";

/** What a hint needs to know of a table. */
export interface Asking {
  id: string;
  eyes: number | null;
  legal: Action[];
  update: { number: number } | null;
}

export class Hinting {
  asking = $state(false);
  #answer = $state.raw<{ seat: number; advice: Advice } | null>(null);

  constructor(readonly table: Asking) {}

  /** The hint for the question that the table asks now. */
  shown = $derived.by<Advice | null>(() => {
    const found = this.#answer;
    if (!found || found.seat !== this.table.eyes) return null;
    const legal = new Set(this.table.legal.map(keyOf));
    return found.advice.choices.every((one) => legal.has(keyOf(one.action))) ? found.advice : null;
  });

  /** True if there is a new hint now. */
  async ask(): Promise<boolean> {
    const { eyes: seat, update, legal } = this.table;
    if (this.asking || seat === null || !update || legal.length === 0) return false;
    this.asking = true;
    try {
      const advice = await api.advice(this.table.id, seat, update.number);
      // Whoever has acted meanwhile needs it no more.
      if (this.asking) this.#answer = { seat, advice };
      return this.shown === advice;
    } catch (error) {
      if (this.asking) complain(error);
      return false;
    } finally {
      this.asking = false;
    }
  }

  clear(): void {
    this.asking = false;
    this.#answer = null;
  }
}

/** Why the first choice is the first, in one sentence. */
export function reasonText(advice: Advice, words: TableWords): string {
  const rival = advice.than === null ? undefined : advice.choices[advice.than];
  return t(`hint-why-${advice.case}`, {
    best: percent(advice.best),
    other: percent(advice.other),
    action: rival ? words.action(rival.action) : "",
  });
}

export const choiceText = (choice: Choice, words: TableWords): string =>
  t("hint-choice", { action: words.action(choice.action), chance: percent(choice.value) });

/** Where on the board an action happens, if it names a place or a piece that stands there. */
export function placeOfAction(
  action: Action,
  places: PlaceInfo[],
  client: GameClient | null,
  view: unknown,
): string | null {
  const here = (place: PlaceInfo): boolean =>
    (client?.actionsAt(place.id, [action], view).length ?? 0) > 0;
  return places.find(here)?.id ?? null;
}

/** The places of the choices, with the number of the first choice that leads there. */
export function marksOf(
  advice: Advice,
  places: PlaceInfo[],
  client: GameClient | null,
  view: unknown,
): { place: string; number: number }[] {
  const out: { place: string; number: number }[] = [];
  advice.choices.forEach(({ action }, i) => {
    const place = placeOfAction(action, places, client, view);
    if (place !== null && !out.some((one) => one.place === place))
      out.push({ place, number: i + 1 });
  });
  return out;
}
