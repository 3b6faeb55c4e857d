// Acting at a table: the question before what can't be undone, answers that need no click, and why
// something is not possible now.
import { answerTo, pause } from "./answers.ts";
import type { Question } from "./api-types.ts";
import { t } from "./catalogues.ts";
import type { Action } from "./game.ts";
import { notices } from "./notices.svelte.ts";
import { settings } from "./settings.svelte.ts";
import type { Table } from "./table.svelte.ts";
import type { TableWords } from "./words.ts";

const LENGTH = 220; // letters of a rule that fit beside the prompt
const ASKED = 4; // candidates to look up for one place

export class Acting {
  /** An action that waits for the reader to say that he means it. */
  asked = $state.raw<Action | null>(null);
  /** The answer that is about to be given for the reader. */
  coming = $state.raw<Action | null>(null);
  why = $state.raw<{ text: string; rule: string | null } | null>(null);
  /** The reader wants to decide himself until he has acted. */
  #held = $state(false);

  constructor(
    readonly table: Table,
    readonly words: () => TableWords,
  ) {}

  async act(action: Action): Promise<void> {
    if (this.table.pending) return;
    if (settings.confirm && this.asked === null && (await this.#isFinal(action))) {
      this.asked = action;
      return;
    }
    this.asked = null;
    this.#held = false;
    await this.table.act(action);
  }

  async #isFinal(action: Action): Promise<boolean> {
    try {
      return (await this.table.why(action)).final ?? false;
    } catch {
      return false; // the question is a courtesy; the action itself will say what is wrong
    }
  }

  /** After an undo the reader wants to choose, not to see the same answer given again. */
  async undo(): Promise<void> {
    this.hold();
    await this.table.undo();
  }

  hold(): void {
    this.#held = true;
    this.coming = null;
  }

  /** Give the answer that needs no click, after it has been shown for a moment; an effect. */
  answer(
    game: string,
    question: Question | null,
    legal: Action[],
    canUndo: boolean,
  ): (() => void) | undefined {
    const chosen = this.#held ? null : answerTo(game, question, legal, canUndo, settings);
    this.coming = chosen;
    if (!chosen) return undefined;
    const timer = setTimeout(() => {
      this.coming = null;
      void this.table.act(chosen);
    }, pause());
    return () => clearTimeout(timer);
  }

  /** Why none of these is allowed, in short, with the rule. */
  async whyNot(candidates: Action[]): Promise<string | null> {
    for (const candidate of candidates.slice(0, ASKED)) {
      try {
        const answer = await this.table.why(candidate);
        if (answer.legal || !answer.rule) continue;
        const { id, title, text } = answer.rule;
        const first = text.split(/(?<=\.)\s/)[0] ?? "";
        const said = title ? `${title}. ${first}` : first;
        const short = said.length > LENGTH ? `${said.slice(0, LENGTH - 3)}…` : said;
        this.why = { text: short, rule: id };
        notices.say(`${t("why-not")} ${short} ${id}`);
        return `${short} (${id})`;
      } catch {
        return null;
      }
    }
    return null;
  }
}
