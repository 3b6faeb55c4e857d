import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import type { Advice } from "./api-types.ts";
import { useFetch } from "./api.ts";
import type { Action, GameClient, PlaceInfo } from "./game.ts";
import { choiceText, Hinting, marksOf, reasonText, type Asking } from "./hinting.svelte.ts";
import { notices } from "./notices.svelte.ts";
import { makeBundle, makeWords } from "./words.ts";

const words = makeWords([makeBundle("en", ["action-place = Place in { $place }"])]);
const legal: Action[] = ["a", "b", "c", "d"].map((place) => ({ verb: "place", place }));
const advice: Advice = {
  number: 7,
  choices: legal.slice(0, 3).map((action, i) => ({ action, value: 0.5 - i / 10, weight: 0.3 })),
  case: "clear",
  best: 0.5,
  other: 0.4,
  than: 1,
};
const table = (): Asking => ({ id: "t", eyes: 0, legal, update: { number: 7 } });
const sent: unknown[] = [];

beforeEach(() => {
  sent.length = 0;
  useFetch(async (input, init) => {
    sent.push([input, JSON.parse(String(init?.body))]);
    return Response.json(advice);
  });
});

describe("asking for a hint", () => {
  it("asks for the seat whose eyes look", async () => {
    const hinting = new Hinting(table());
    expect(await hinting.ask()).toBe(true);
    expect(hinting.shown).toEqual(advice);
    expect(sent).toEqual([["/api/tables/t/advice", { seat: 0, number: 7 }]]);
  });
  it("asks nothing where there is nothing to decide", async () => {
    for (const not of [{ eyes: null }, { update: null }, { legal: [] }]) {
      const hinting = new Hinting({ ...table(), ...not });
      expect(await hinting.ask()).toBe(false);
    }
    expect(sent).toEqual([]);
  });
  it("does not show what came too late", async () => {
    const hinting = new Hinting(table());
    const asking = hinting.ask();
    hinting.clear();
    expect(await asking).toBe(false);
    expect(hinting.shown).toBeNull();
  });
  it("shows no hint that can't be played, nor another seat's", async () => {
    for (const change of [{ legal: legal.slice(1) }, { eyes: 1 }]) {
      const at = table();
      const hinting = new Hinting(at);
      const asking = hinting.ask();
      Object.assign(at, change);
      expect(await asking).toBe(false);
      expect(hinting.shown).toBeNull();
    }
  });
  it("says why there is none", async () => {
    useFetch(async () => Response.json({ error: "no hints here" }, { status: 403 }));
    const hinting = new Hinting(table());
    expect(await hinting.ask()).toBe(false);
    expect(hinting.asking).toBe(false);
    expect(notices.toast?.text).toBe("no hints here");
  });
});

describe("a hint in words", () => {
  it("compares by name and in per cent", () => {
    expect(reasonText(advice, words)).toBe(
      "The first is clearly the best: 50% to win, against 40% for “Place in b”.",
    );
    expect(choiceText(advice.choices[0]!, words)).toBe("Place in a: 50% to win.");
  });
  it("has a sentence for every case of the server", () => {
    const source = readFileSync("../src/theatrum/bots/advice.py", "utf8");
    const cases = [...source.matchAll(/Reason\("(\w+)"|"(clear)" if .* else "(better)"/g)]
      .flatMap((match) => match.slice(1))
      .filter(Boolean);
    expect(new Set(cases).size).toBe(8);
    for (const one of cases)
      expect(reasonText({ ...advice, case: one }, words)).not.toContain("hint-why");
  });
});

it("marks each place once, with the number of its first choice", () => {
  const places = ["b", "a"].map((id) => ({ id }) as PlaceInfo);
  const client = {
    actionsAt: (place: string, all: Action[]) => all.filter((one) => one.place === place),
  } as unknown as GameClient;
  const twice = { ...advice, choices: [advice.choices[1]!, advice.choices[1]!, ...advice.choices] };
  expect(marksOf(twice, places, client, {})).toEqual([
    { place: "b", number: 1 },
    { place: "a", number: 3 },
  ]);
});
