// One WebSocket per table: reconnects with back-off, catches up from the last number it saw, and
// pairs what it sent with the server's answers. Knows no game and no page.
import type { ServerMessage } from "./api-types.ts";
import { refusalText } from "./catalogues.ts";

export type LinkState = "connecting" | "live" | "waiting" | "closed";

export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: ((event: { code: number; reason?: string }) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
}

export interface Timers {
  set: (run: () => void, ms: number) => unknown;
  clear: (timer: unknown) => void;
}

export interface LiveOptions {
  open: (since: number) => Socket;
  message: (message: ServerMessage) => void;
  state: (state: LinkState, retryIn: number | null) => void;
  timers?: Timers;
  /** A number from 0 to 1; spreads the reconnections of many readers. */
  spread?: () => number;
}

export interface Refused {
  ok: false;
  error: string;
  rule: string | null;
}
export type Answer = { ok: true; number: number } | Refused;

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 25_000;
const SILENCE = 60_000; // no word at all for so long: the line is dead
// Closed with a reason that no retry can cure: not allowed, not there.
const FINAL_CODES = new Set([1008, 4400, 4401, 4403, 4404]);

const realTimers: Timers = {
  set: (run, ms) => setTimeout(run, ms),
  clear: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

export function backOff(attempt: number, spread: number): number {
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
  return Math.round(wait * (0.75 + 0.5 * spread));
}

export class Live {
  #options: LiveOptions;
  #timers: Timers;
  #socket: Socket | null = null;
  #waiting = new Map<number, (answer: Answer) => void>();
  #nextId = 1;
  #attempt = 0;
  #retry: unknown = null;
  #ping: unknown = null;
  #silence: unknown = null;
  #over = false;
  #opened = false;
  /** The last log number that this reader has seen; -1 for nothing at all. */
  since = -1;

  constructor(options: LiveOptions) {
    this.#options = options;
    this.#timers = options.timers ?? realTimers;
  }

  connect(): void {
    if (this.#over || this.#socket) return;
    this.#timers.clear(this.#retry);
    this.#options.state("connecting", null);
    this.#opened = false;
    const socket = this.#options.open(this.since);
    this.#socket = socket;
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.#opened = true;
      this.#options.state("live", null);
      this.#heard();
      this.#keepAlive();
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#receive(event.data);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code);
    };
  }

  /** The network is said to be back, or the page is looked at again: don't wait any longer. */
  hurry(): void {
    if (this.#over || this.#socket) return;
    this.#attempt = 0;
    this.connect();
  }

  close(): void {
    this.#over = true;
    this.#timers.clear(this.#retry);
    this.#drop();
    this.#options.state("closed", null);
  }

  /** Send a message that wants an answer. */
  ask(message: Record<string, unknown>): Promise<Answer> {
    const id = this.#nextId++;
    if (!this.#socket || !this.#opened)
      return Promise.resolve({ ok: false, error: "not-connected", rule: null });
    const answer = new Promise<Answer>((resolve) => this.#waiting.set(id, resolve));
    this.#socket.send(JSON.stringify({ ...message, id }));
    return answer;
  }

  /** Send a message that wants none. */
  tell(message: Record<string, unknown>): void {
    if (this.#socket && this.#opened) this.#socket.send(JSON.stringify(message));
  }

  #receive(data: unknown): void {
    let message: ServerMessage;
    try {
      message = JSON.parse(String(data)) as ServerMessage;
    } catch {
      return;
    }
    this.#heard();
    this.#attempt = 0; // only a line that carries words counts as good
    if (message.type === "pong") return;
    if (message.type === "update") {
      this.since = Math.max(this.since, message.number);
      // The update that an action brings is its answer too.
      if (typeof message.ack === "number")
        this.#answer(message.ack, { ok: true, number: message.number });
    }
    if (message.type === "ack") this.#answer(message.id, { ok: true, number: message.number });
    else if (message.type === "refused")
      this.#answer(message.id, {
        ok: false,
        error: refusalText(message),
        rule: message.rule ?? null,
      });
    this.#options.message(message);
  }

  #answer(id: number | null, answer: Answer): void {
    if (id === null) return;
    this.#waiting.get(id)?.(answer);
    this.#waiting.delete(id);
  }

  #lost(code: number): void {
    this.#drop();
    if (this.#over) return;
    if (FINAL_CODES.has(code)) {
      this.#over = true;
      this.#options.state("closed", null);
      return;
    }
    const wait = backOff(this.#attempt++, (this.#options.spread ?? Math.random)());
    this.#options.state("waiting", wait);
    this.#retry = this.#timers.set(() => this.connect(), wait);
  }

  #drop(): void {
    this.#timers.clear(this.#ping);
    this.#timers.clear(this.#silence);
    const socket = this.#socket;
    this.#socket = null;
    this.#opened = false;
    socket?.close();
    // What was on its way may or may not have arrived: the next update shows it.
    for (const [id] of this.#waiting) this.#answer(id, { ok: false, error: "lost", rule: null });
  }

  #keepAlive(): void {
    this.#ping = this.#timers.set(() => {
      this.tell({ type: "ping" });
      this.#keepAlive();
    }, PING_EVERY);
  }

  #heard(): void {
    this.#timers.clear(this.#silence);
    this.#silence = this.#timers.set(() => this.#lost(4000), SILENCE);
  }
}
