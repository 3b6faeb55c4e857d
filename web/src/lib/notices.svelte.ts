// What is said aloud to screen readers, and short notices for all.

interface Toast {
  text: string;
  bad: boolean;
  rule: string | null;
  game: string;
  /** A table that it leads to. */
  table: string | null;
}

class Notices {
  polite = $state("");
  urgent = $state("");
  toast = $state.raw<Toast | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #flip = false;

  /** Read out when the reader is idle. The same text twice is still read twice. */
  say(text: string): void {
    this.#flip = !this.#flip;
    this.polite = this.#flip ? text : `${text}\u00a0`;
  }

  show(text: string, more: Partial<Toast> = {}): void {
    const { bad = false, rule = null, game = "", table = null } = more;
    this.toast = { text, bad, rule, game, table };
    this.#flip = !this.#flip;
    const said = this.#flip ? text : `${text}\u00a0`;
    if (bad) this.urgent = said;
    else this.polite = said;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.toast = null), bad || table ? 12_000 : 5000);
  }

  dismiss(): void {
    this.toast = null;
  }
}

export const notices = new Notices();

export function complain(error: unknown): void {
  const rule = error instanceof Error && "rule" in error ? (error.rule as string | null) : null;
  notices.show(error instanceof Error ? error.message : String(error), { bad: true, rule });
}
