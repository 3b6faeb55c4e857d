// The guide of a lesson: what it says now, what it asks for, and what the learner has read.
import { api } from "./api.ts";
import type { Lesson, LessonStep } from "./api-types.ts";
import { lessonOf } from "./catalogues.ts";
import type { Action } from "./game.ts";
import { isAsked, stepBefore, stepsAt } from "./lesson.ts";
import { complain } from "./notices.svelte.ts";
import type { TableWords } from "./words.ts";

export class Guide {
  done: () => number = () => 0;
  lesson = $state.raw<Lesson | null>(null);
  words = $state.raw<TableWords | null>(null);
  /** How many of the texts of this moment have been read, and how far the learner looks back. */
  #read = $state.raw({ at: -1, count: 0 });
  #back = $state.raw({ from: -1, count: 0 });
  busy = $state(false);

  /** `done`: the number of actions in force. */
  constructor(
    readonly table: string,
    readonly game: string,
    done: () => number,
  ) {
    this.done = done;
  }

  async open(): Promise<void> {
    try {
      this.lesson ??= await api.lesson(this.game);
      this.words = await lessonOf(this.game);
    } catch (error) {
      complain(error);
    }
  }

  steps = $derived<LessonStep[]>(this.lesson?.steps ?? []);
  #here = $derived(stepsAt(this.steps, this.done()));
  #count = $derived(
    Math.min(
      this.#read.at === this.done() ? this.#read.count : 0,
      Math.max(0, this.#here.length - 1),
    ),
  );
  /** The others play. */
  watching = $derived(this.#here.length === 0);
  /** The number of the step of this moment, and of the one that is shown. */
  now = $derived(this.#here[this.#count] ?? stepBefore(this.steps, this.done()));
  shown = $derived(this.now - (this.#back.from === this.now ? this.#back.count : 0));
  step = $derived<LessonStep | null>(this.steps[this.shown] ?? null);
  looksBack = $derived(this.shown < this.now);
  ended = $derived(this.lesson !== null && this.done() >= this.lesson.length);
  /** The learner must act, not read. */
  asked = $derived(!this.watching && isAsked(this.steps[this.now] ?? { at: 0, text: "" }));

  /** What the learner is to do; the match's own action first. */
  wanted = $derived.by<Action[]>(() => {
    const step = this.steps[this.now];
    if (!step || !this.asked) return [];
    const own = step.actions?.[this.done() - step.at];
    return own ? [own, ...(step.accept ?? [])] : [];
  });
  lit = $derived<string | null>(this.watching ? null : (this.step?.light ?? null));

  back(): void {
    if (this.shown > 0) this.#back = { from: this.now, count: this.now - this.shown + 1 };
  }

  /** On to the next text, or on with the lesson. */
  async next(): Promise<void> {
    if (this.looksBack) {
      this.#back = { from: this.now, count: this.now - this.shown - 1 };
    } else if (this.#count < this.#here.length - 1) {
      this.#read = { at: this.done(), count: this.#count + 1 };
    } else if (!this.watching && !this.asked && !this.busy) {
      this.busy = true;
      await api.goOn(this.table, this.done()).catch(complain);
      this.busy = false;
    }
  }
}
