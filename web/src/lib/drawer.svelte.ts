// The rules drawer: which game's ledger is open, and at which rule.

class Drawer {
  game = $state<string | null>(null);
  rule = $state<string | null>(null);

  open(game: string, rule: string | null = null): void {
    this.game = game;
    this.rule = rule;
  }
  close(): void {
    this.game = null;
  }
}

export const drawer = new Drawer();
