// The rules drawer: which game's ledger is open, and at which rule.
import type { Bearing } from "./api-types.ts";
import type { Action } from "./game.ts";

/** A table's side of a rule: "in this position". */
export interface Here {
  game: string;
  /** The question in words, and the actions open to the reader, if this rule asks it. */
  asked: (rule: string) => { question: string; legal: string[] } | null;
  /** What the log says that was done by this rule. */
  log: (rule: string) => string[];
  bearing: (rule: string) => Promise<Bearing | null>;
  action: (action: Action) => string;
}

class Drawer {
  game = $state<string | null>(null);
  rule = $state<string | null>(null);
  /** What the table before the reader says about a rule; null where there is no table. */
  here = $state.raw<Here | null>(null);

  open(game: string, rule: string | null = null): void {
    this.game = game;
    this.rule = rule;
  }
  close(): void {
    this.game = null;
  }
}

export const drawer = new Drawer();
