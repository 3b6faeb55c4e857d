// One table as the page sees it: the live line, the last update, whose eyes, what is pending.
// Nothing is guessed: an action shows its effect when the server's update comes.
import { keyOf } from "./actions.ts";
import { mergeAgreements } from "./agreements.ts";
import { api, ApiError } from "./api.ts";
import type {
  Agreement,
  ChatEntry,
  Clock,
  LogEvent,
  OwnPart,
  ServerMessage,
  TableInfo,
  UndoRequest,
  Update,
  Why,
} from "./api-types.ts";
import { refusalText, t } from "./catalogues.ts";
import { distinct } from "./format.ts";
import type { Action } from "./game.ts";
import { reading } from "./language.svelte.ts";
import { Live, type Answer, type LinkState, type Socket } from "./live.ts";
import { entriesOf, merge, visibleTo, type LogEntry } from "./log.ts";
import { notices } from "./notices.svelte.ts";
import { Seen } from "./seen.ts";

const PENDING_AFTER = 300;

export class Table {
  info = $state.raw<TableInfo | null>(null);
  update = $state.raw<Update | null>(null);
  events = $state.raw<LogEvent[]>([]);
  chat = $state.raw<ChatEntry[]>([]);
  agreements = $state.raw<Agreement[]>([]);
  present = $state.raw<number[]>([]);
  spectators = $state(0);
  request = $state.raw<UndoRequest | null>(null);
  link = $state<LinkState>("connecting");
  retryIn = $state<number | null>(null);
  /** An action is on its way; `slow` once that has taken long enough to say so. */
  pending = $state(false);
  slow = $state(false);
  refusal = $state.raw<{ error: string; rule: string | null } | null>(null);
  failure = $state.raw<ApiError | null>(null);
  /** The seat whose person sits before the screen, confirmed by a hand-over. */
  holder = $state<number | null>(null);
  /** What had been seen before this visit. */
  seenBefore = $state<number | null>(null);
  /** When the clocks of the last update were true. */
  clocksAt = $state(0);

  #live: Live | null = null;
  #seen = new Seen((number) => this.#live?.tell({ type: "seen", number }));
  #why = new Map<string, Promise<Why>>();
  #whyAt = -1;
  onNews: ((fresh: LogEvent[], update: Update) => void) | null = null;

  constructor(
    readonly id: string,
    readonly key: string | null,
  ) {}

  // What follows from it.

  mine = $derived<number[]>(this.info?.my_seats ?? []);
  names = $derived<string[]>(
    distinct(
      (this.info?.seats ?? []).map(
        (seat) => seat.name || t("seat-number", { number: seat.seat + 1 }),
      ),
    ),
  );
  /** Own seats for which a bot plays, in a match that goes on. */
  standIns = $derived<number[]>(
    this.info?.status === "running"
      ? this.mine.filter((seat) => this.info?.seats[seat]?.replaced)
      : [],
  );
  /** Own seats that must act now. */
  called = $derived<number[]>(
    (this.update?.to_move ?? []).filter(
      (seat) => this.mine.includes(seat) && !this.standIns.includes(seat),
    ),
  );
  /** Several people at this screen, and the one who must act is not the one who sits there. */
  handOver = $derived<number | null>(this.#nextHolder());
  /** Whose eyes we look through; nobody's during a hand-over. */
  eyes = $derived<number | null>(
    this.mine.length === 0 || this.handOver !== null
      ? null
      : this.mine.length === 1
        ? (this.mine[0] ?? null)
        : this.holder,
  );
  part = $derived<OwnPart | null>(
    this.eyes === null ? null : (this.update?.own?.[String(this.eyes)] ?? null),
  );
  legal = $derived<Action[]>(
    this.eyes !== null && this.called.includes(this.eyes) ? (this.part?.legal ?? []) : [],
  );
  log = $derived<LogEntry[]>(
    entriesOf(
      this.events.filter((event) => visibleTo(event, this.eyes)),
      this.update?.number ?? this.info?.number ?? 0,
    ),
  );
  /** Are there people who could agree on something, or have they? */
  talks = $derived(
    this.agreements.length > 0 ||
      (this.info?.seats.filter((seat) => seat.kind !== "bot").length ?? 0) > 1,
  );
  over = $derived(this.info?.status === "over" || Boolean(this.update?.result));

  #nextHolder(): number | null {
    if (this.mine.length < 2 || this.update?.result) return null;
    const called = this.called;
    if (called.length === 0 || (this.holder !== null && called.includes(this.holder))) return null;
    return called[0] ?? null;
  }

  clockOf(seat: number): Clock | null {
    return this.update?.clocks?.[seat] ?? this.info?.seats[seat]?.clock ?? null;
  }

  // The line.

  async open(): Promise<void> {
    try {
      this.info = await api.table(this.id, this.key);
      this.seenBefore ??= this.info.seen ?? null;
    } catch (error) {
      this.failure = error as ApiError;
      return;
    }
    this.#live = new Live({
      open: (since) => this.#socket(since),
      message: (message) => this.#receive(message),
      state: (state, retryIn) => {
        if (state === "live" && this.update) notices.say(t("link-back"));
        this.link = state;
        this.retryIn = retryIn;
      },
    });
    this.#live.connect();
  }

  close(): void {
    this.#seen.flush();
    this.#live?.close();
  }

  hurry(): void {
    this.#live?.hurry();
  }

  /** The reader has got a name or a seat: the line must know it. */
  renew(): void {
    this.#live?.close();
    this.#live = null;
    void this.open();
  }

  #socket(since: number): Socket {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = new URLSearchParams({ since: String(since) });
    if (this.key) query.set("key", this.key);
    return new WebSocket(
      `${scheme}://${location.host}/ws/tables/${encodeURIComponent(this.id)}?${query}`,
    ) as unknown as Socket;
  }

  #receive(message: ServerMessage): void {
    if (message.type === "update") this.#take(message);
    else if (message.type === "refused" && message.id === null)
      this.refusal = { error: refusalText(message), rule: message.rule ?? null };
    else if (message.type === "chat") this.chat = mergeChat(this.chat, message.entries);
    else if (message.type === "agreements") this.#agreed(message.agreements);
    else if (message.type === "presence") {
      this.present = message.seats;
      this.spectators = message.spectators;
    } else if (message.type === "table") this.info = message.table;
    else if (message.type === "undo_request")
      this.request = message.request === null ? null : message;
  }

  #take(update: Update): void {
    const before = this.update?.number ?? -1;
    if (update.number < before) return; // overtaken on the way
    const fresh = update.events.filter((event) => event.number > before);
    this.events = merge(this.events, update.events);
    this.update = update;
    this.clocksAt = Date.now();
    this.request = update.undo_request ?? null;
    if (update.chat) this.chat = mergeChat(this.chat, update.chat);
    if (update.number !== before) this.refusal = null;
    this.onNews?.(before < 0 ? [] : fresh, update);
  }

  seen(): void {
    if (this.update && this.mine.length > 0) this.#seen.upTo(this.update.number);
  }

  // Acting.

  async act(action: Action): Promise<void> {
    const seat = this.eyes;
    if (seat === null || !this.update) return;
    await this.#send({ type: "act", seat, number: this.update.number, action });
  }

  async undo(): Promise<void> {
    if (this.eyes === null || !this.update || !this.part?.can_undo) return;
    await this.#send({ type: "undo", seat: this.eyes, number: this.update.number });
  }

  async askUndo(count: number): Promise<void> {
    const seat = this.eyes ?? this.mine[0];
    if (seat === undefined || !this.update) return;
    const number = this.update.number;
    const done = await this.#send({ type: "ask_undo", seat, count, number });
    if (done) notices.show(t("undo-asked"));
  }

  async consent(agree: boolean): Promise<void> {
    const request = this.request;
    if (!request) return;
    const seat = this.mine.find((one) => request.waiting.includes(one));
    this.request = null;
    await this.#send({ type: "consent", request: request.request, seat, agree });
  }

  async say(text: string): Promise<boolean> {
    return (await this.#send({ type: "chat", text })) ?? false;
  }

  // Agreements in people's own words.

  async propose(seat: number, to: number[], text: string): Promise<boolean> {
    return this.#send({ type: "propose", seat, to, text });
  }

  async answer(agreement: number, seat: number, agree: boolean): Promise<boolean> {
    return this.#send({ type: "answer", agreement, seat, agree });
  }

  async withdraw(agreement: number, seat: number): Promise<boolean> {
    return this.#send({ type: "withdraw", agreement, seat });
  }

  /** Whoever proposed it is told what became of it. */
  #agreed(fresh: Agreement[]): void {
    const open = new Set(this.agreements.filter((one) => one.status === "open").map((a) => a.id));
    for (const { id, seat, status, text } of fresh)
      if (
        open.has(id) &&
        this.mine.includes(seat) &&
        (status === "accepted" || status === "declined")
      )
        notices.show(t("agree-settled", { status, text }));
    this.agreements = mergeAgreements(this.agreements, fresh);
  }

  async #send(message: Record<string, unknown>): Promise<boolean> {
    const acting = message.type === "act" || message.type === "undo";
    if (!this.#live || (acting && this.pending)) return false;
    if (acting) this.pending = true;
    const timer = setTimeout(() => (this.slow = acting), PENDING_AFTER);
    this.refusal = null;
    const answer = await this.#live.ask(message);
    clearTimeout(timer);
    if (acting) this.pending = this.slow = false;
    if (!answer.ok) this.#refused(answer);
    return answer.ok;
  }

  #refused(answer: Answer & { ok: false }): void {
    const known: Record<string, string> = {
      "not-connected": t("link-not-connected"),
      lost: t("link-lost-action"),
    };
    const error = known[answer.error] ?? answer.error;
    this.refusal = { error, rule: answer.rule };
    notices.urgent = answer.rule ? `${error} ${answer.rule}` : error;
  }

  // Why not? Asked once per position and action.

  why(action: Action): Promise<Why> {
    const number = this.update?.number ?? 0;
    if (this.#whyAt !== number) this.#why.clear();
    this.#whyAt = number;
    const seat = this.eyes ?? this.mine[0] ?? 0;
    const key = `${reading.language} ${seat} ${keyOf(action)}`;
    let answer = this.#why.get(key);
    if (!answer) {
      answer = api.why(this.id, seat, action);
      this.#why.set(key, answer);
      answer.catch(() => this.#why.delete(key));
    }
    return answer;
  }
}

function mergeChat(known: ChatEntry[], fresh: ChatEntry[]): ChatEntry[] {
  const had = new Set(known.map((entry) => entry.id));
  return [...known, ...fresh.filter((entry) => !had.has(entry.id))];
}
