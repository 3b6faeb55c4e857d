import { beforeEach, describe, expect, it } from "vitest";
import type { ServerMessage } from "./api-types.ts";
import { backOff, Live, type LinkState, type Socket } from "./live.ts";

class FakeSocket implements Socket {
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor(readonly since: number) {}
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  say(message: Record<string, unknown>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

class FakeTimers {
  now = 0;
  #next = 1;
  #waiting = new Map<number, { at: number; run: () => void }>();
  set = (run: () => void, ms: number): number => {
    this.#waiting.set(this.#next, { at: this.now + ms, run });
    return this.#next++;
  };
  clear = (timer: unknown): void => {
    this.#waiting.delete(timer as number);
  };
  pass(ms: number): void {
    const end = this.now + ms;
    for (;;) {
      const due = [...this.#waiting].filter(([, one]) => one.at <= end);
      const first = due.sort(([, a], [, b]) => a.at - b.at)[0];
      if (!first) break;
      this.#waiting.delete(first[0]);
      this.now = first[1].at;
      first[1].run();
    }
    this.now = end;
  }
}

let sockets: FakeSocket[];
let timers: FakeTimers;
let heard: ServerMessage[];
let states: LinkState[];
let live: Live;

beforeEach(() => {
  sockets = [];
  heard = [];
  states = [];
  timers = new FakeTimers();
  live = new Live({
    open: (since) => {
      const socket = new FakeSocket(since);
      sockets.push(socket);
      return socket;
    },
    message: (message) => heard.push(message),
    state: (state) => states.push(state),
    timers,
    spread: () => 0.5,
  });
  live.connect();
});

const socket = (i = sockets.length - 1): FakeSocket => sockets[i] as FakeSocket;
const update = (number: number): Record<string, unknown> => ({
  type: "update",
  number,
  events: [],
});

describe("the line", () => {
  it("asks for everything first, then from the last number it saw", () => {
    expect(socket().since).toBe(-1);
    socket().onopen?.();
    socket().say(update(7));
    socket().say(update(9));
    socket().onclose?.({ code: 1006 });
    timers.pass(400);
    expect(sockets).toHaveLength(2);
    expect(socket().since).toBe(9);
    expect(states).toEqual(["connecting", "live", "waiting", "connecting"]);
  });

  it("waits longer each time, and starts afresh once words come through", () => {
    for (const wait of [400, 800, 1600]) {
      socket().onclose?.({ code: 1006 });
      const count = sockets.length;
      timers.pass(wait - 1);
      expect(sockets).toHaveLength(count);
      timers.pass(1);
      expect(sockets).toHaveLength(count + 1);
    }
    socket().onopen?.();
    socket().say({ type: "pong" });
    socket().onclose?.({ code: 1006 });
    const count = sockets.length;
    timers.pass(400);
    expect(sockets).toHaveLength(count + 1);
  });

  it("spreads and bounds the waits", () => {
    expect(backOff(0, 0)).toBe(300);
    expect(backOff(0, 1)).toBe(500);
    expect(backOff(50, 1)).toBeLessThanOrEqual(20_000);
  });

  it("gives up where no retry helps", () => {
    socket().onclose?.({ code: 1008 });
    timers.pass(60_000);
    expect(sockets).toHaveLength(1);
    expect(states.at(-1)).toBe("closed");
  });

  it("does not wait when it is told to hurry", () => {
    for (let i = 0; i < 5; i++) {
      socket().onclose?.({ code: 1006 });
      timers.pass(20_000);
    }
    socket().onclose?.({ code: 1006 });
    const count = sockets.length;
    live.hurry();
    expect(sockets).toHaveLength(count + 1);
  });

  it("takes a silent line for a dead one", () => {
    socket().onopen?.();
    timers.pass(61_000);
    expect(sockets[0]?.closed).toBe(true);
    expect(sockets[0]?.sent.some((message) => message.type === "ping")).toBe(true);
    expect(sockets.length).toBeGreaterThan(1);
  });

  it("hears nothing from a line that it has left", () => {
    const old = socket();
    old.onopen?.();
    old.onclose?.({ code: 1006 });
    timers.pass(400);
    old.say(update(99));
    expect(heard).toHaveLength(0);
    expect(live.since).toBe(-1);
  });

  it("stays closed when the reader leaves", () => {
    live.close();
    timers.pass(60_000);
    live.hurry();
    expect(sockets).toHaveLength(1);
    expect(socket().closed).toBe(true);
  });

  it("survives words that are no JSON", () => {
    socket().onopen?.();
    socket().onmessage?.({ data: "<html>" });
    socket().say(update(1));
    expect(heard).toHaveLength(1);
  });
});

describe("asking", () => {
  it("pairs answers with what was sent", async () => {
    socket().onopen?.();
    const first = live.ask({ type: "act" });
    const second = live.ask({ type: "act" });
    const [a, b] = socket().sent;
    socket().say({ type: "refused", id: b?.id, error: "not allowed now", rule: "ELG-046" });
    socket().say({ type: "ack", id: a?.id, number: 4 });
    expect(await first).toEqual({ ok: true, number: 4 });
    expect(await second).toEqual({ ok: false, error: "not allowed now", rule: "ELG-046" });
  });

  it("takes the update that an action brings for its answer", async () => {
    socket().onopen?.();
    const answer = live.ask({ type: "act" });
    socket().say({ ...update(4), ack: socket().sent[0]?.id });
    expect(await answer).toEqual({ ok: true, number: 4 });
    expect(heard).toHaveLength(1);
  });

  it("answers at once while there is no line", async () => {
    expect(await live.ask({ type: "act" })).toMatchObject({ ok: false, error: "not-connected" });
    expect(socket().sent).toEqual([]);
  });

  it("says that the fate of an action is unknown when the line breaks", async () => {
    socket().onopen?.();
    const answer = live.ask({ type: "act" });
    socket().onclose?.({ code: 1006 });
    expect(await answer).toMatchObject({ ok: false, error: "lost" });
  });
});
