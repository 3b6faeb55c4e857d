// How far the reader has seen the match: told at once, for who only glances is soon gone; what comes
// close behind is told together, and nothing twice, for whoever talks too much is not listened to.
const AFTER = 200; // ms

export class Seen {
  #told = -1;
  #last = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly tell: (number: number) => void) {}

  upTo(number: number): void {
    this.#last = Math.max(this.#last, number);
    if (this.#last <= this.#told || this.#timer) return;
    this.flush();
    this.#timer = setTimeout(() => this.flush(), AFTER);
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
