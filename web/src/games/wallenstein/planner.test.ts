import { beforeEach, expect, test, vi } from "vitest";
import type { Action } from "../../lib/game.ts";
import { ACTIONS, BLANKS } from "./geography.ts";
import { BLANK, Planner } from "./planner.svelte.ts";
import type { Own } from "./types.ts";

const HAND = ["altmark", "anhalt", "baden", "boehmen", "koeln", "passau"];
const nothing: Own = { plan: ACTIONS.map(() => null), next: ACTIONS[0]! };

/** The engine's side: takes a card for one action after the other. */
class Engine {
  own: Own = structuredClone(nothing);
  said: string[] = [];
  legal(): Action[] {
    const left = HAND.filter((card) => !this.own.plan.includes(card));
    const blanks = this.own.plan.filter((card) => card === BLANK).length < BLANKS;
    return [...left, ...(blanks ? [BLANK] : [])].map((card) => ({ verb: "plan", card }));
  }
  take(action: Action): void {
    const slot = this.own.plan.indexOf(null);
    this.said.push(String(action.card));
    const plan = this.own.plan.with(slot, String(action.card));
    const next = plan.indexOf(null);
    this.own = { plan, next: next < 0 ? null : ACTIONS[next]! };
  }
}

let planner: Planner;
beforeEach(() => {
  planner = new Planner();
  planner.follow("1 spring", nothing, HAND);
});
const cards = (): (string | null)[] => ACTIONS.map((_, i) => planner.card(i));

test("cards go to the first free space, one after the other", () => {
  planner.pick("altmark");
  planner.pick(BLANK);
  planner.pick("baden");
  expect(cards().slice(0, 4)).toEqual(["altmark", BLANK, "baden", null]);
  expect(planner.active).toBe(3);
  expect(planner.blanksLeft).toBe(BLANKS - 1);
});

test("a space is chosen first, then its card; a province lies once", () => {
  planner.point(8);
  planner.pick("koeln");
  planner.point(2);
  planner.pick("koeln");
  expect(planner.slotOf("koeln")).toBe(2);
  expect(planner.card(8)).toBeNull();
});

test("two cards change places; a dropped one goes back to the hand", () => {
  planner.put("altmark", 0);
  planner.put("baden", 1);
  planner.put("altmark", 1);
  expect(cards().slice(0, 2)).toEqual(["baden", "altmark"]);
  planner.put(BLANK, 4);
  planner.put(BLANK, 1, 4);
  expect([planner.card(1), planner.card(4)]).toEqual([BLANK, "altmark"]);
  planner.clear(1);
  expect(planner.card(1)).toBeNull();
  expect(planner.active).toBe(1);
});

test("there are only so many blanks", () => {
  for (let i = 0; i < 9; i++) planner.put(BLANK, i);
  expect(cards().filter((card) => card === BLANK)).toHaveLength(BLANKS);
  expect(planner.blanksLeft).toBe(0);
});

test("the ten answers go out in the engine's order, whatever the order of planning", () => {
  const engine = new Engine();
  HAND.forEach((card, i) => planner.put(card, 9 - i));
  planner.fill();
  expect(planner.whole).toBe(true);
  planner.send();
  for (let i = 0; i < 12 && planner.sending; i++) {
    planner.go(engine.own, engine.legal(), (action) => engine.take(action));
    planner.follow("1 spring", engine.own, HAND);
  }
  expect(planner.sending).toBe(false);
  expect(planner.trouble).toBeNull();
  expect(engine.said).toEqual([...Array<string>(4).fill(BLANK), ...[...HAND].reverse()]);
});

test("an answer is not given twice while it is on its way", () => {
  vi.useFakeTimers();
  HAND.forEach((card, i) => planner.put(card, i));
  planner.fill();
  planner.send();
  const act = vi.fn();
  const legal = new Engine().legal();
  planner.go(nothing, legal, act);
  planner.go(nothing, [], act);
  planner.go(nothing, legal, act);
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5000);
  expect(planner.sending).toBe(false);
  expect(planner.trouble).toBe("refused");
  vi.useRealTimers();
});

test("a card that is not legal any more stops it and says so", () => {
  HAND.forEach((card, i) => planner.put(card, i));
  planner.fill();
  planner.send();
  const act = vi.fn();
  planner.go(nothing, [{ verb: "plan", card: BLANK }], act);
  expect(act).not.toHaveBeenCalled();
  expect(planner.trouble).toBe("illegal");
  expect(planner.card(0)).toBe("altmark");
});

test("what the engine has is fixed; after undo it is still the reader's wish", () => {
  const plan = nothing.plan.with(0, "baden").with(3, "empty");
  planner.put("baden", 5);
  planner.follow("1 spring", { plan, next: ACTIONS[1]! }, HAND);
  expect(planner.card(5)).toBeNull();
  planner.clear(0);
  planner.put("koeln", 3);
  expect([planner.card(0), planner.card(3)]).toEqual(["baden", "empty"]);
  planner.follow("1 spring", nothing, HAND);
  expect(planner.card(0)).toBe("baden");
});

test("a new season begins with an empty board, a lost province leaves the plan", () => {
  planner.put("baden", 5);
  planner.put("koeln", 6);
  planner.follow("1 spring", nothing, HAND.slice(3));
  expect([planner.card(5), planner.card(6)]).toEqual([null, "koeln"]);
  planner.follow("1 summer", nothing, HAND);
  expect(planner.laid).toBe(0);
});

test("in a lesson a card is an answer at once, and comes back if it is refused", () => {
  const engine = new Engine();
  expect(planner.takeNext(engine.own, engine.legal())).toBeNull();
  planner.pick("altmark");
  const said = planner.takeNext(engine.own, engine.legal());
  expect(said).toEqual({ verb: "plan", card: "altmark" });
  expect(planner.card(0)).toBeNull(); // refused: nothing has changed
  expect(planner.active).toBe(0);
  planner.pick("baden");
  engine.take(planner.takeNext(engine.own, engine.legal())!);
  planner.follow("1 spring", engine.own, HAND);
  expect(cards().slice(0, 2)).toEqual(["baden", null]);
  planner.put("koeln", 5); // not its turn yet
  expect(planner.takeNext(engine.own, engine.legal())).toBeNull();
  expect(planner.card(5)).toBe("koeln");
});
