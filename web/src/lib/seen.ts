// How far the reader has seen the match: told once for updates that come close together, and never
// twice, for whoever talks too much is not listened to.
const AFTER = 200; // ms

export class Seen {
  #told = -1;
  #last = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly tell: (number: number) => void) {}

  upTo(number: number): void {
    this.#last = Math.max(this.#last, number);
    if (this.#last > this.#told) this.#timer ??= setTimeout(() => this.flush(), AFTER);
  }

  /** Say it now: the reader goes. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#last <= this.#told) return;
    this.#told = this.#last;
    this.tell(this.#told);
  }
}
