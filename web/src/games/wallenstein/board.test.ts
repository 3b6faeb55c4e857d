import { expect, test } from "vitest";
import fixtures from "../../../dev/fixtures/wallenstein.json";
import type { Question } from "../../lib/api-types.ts";
import type { Action, Fact, Words } from "../../lib/game.ts";
import { makeBundle, makeWords } from "../../lib/words.ts";
import game from "../../../../src/theatrum/games/wallenstein/terms/en.ftl?raw";
import { actionsAt, barActions, candidatesAt, placeOf } from "./actions.ts";
import { battlesIn, total } from "./battles.ts";
import { places, summary } from "./describe.ts";
import { flights, SUPPLY } from "./diff.ts";
import { ACTIONS, ARMIES, neighboursOf, PEASANTS, PROVINCES, shapeOf } from "./geography.ts";
import english from "./terms/en.ftl?raw";
import type { Own, View } from "./types.ts";

interface Shot {
  view: View;
  own: Own;
  legal: Action[];
  names: string[];
  question: Question;
  news: Fact[];
}
const shots = fixtures.positions as unknown as Record<string, Shot>;
const film = fixtures.film as unknown as Shot[];
const words: Words = makeWords([makeBundle("en", [game, english])], []);

const owners = (view: View) => (province: string) =>
  view.provinces.find((each) => each.province === province)?.owner ?? null;

test("every recorded decision can be answered on the board", () => {
  for (const { legal } of Object.values(shots)) {
    const onMap = legal.filter((action) => PROVINCES.some((id) => actionsAt(id, [action]).length));
    const onCards = legal.filter((action) =>
      ["take_pile", "sink", "plan", "leave"].includes(action.verb),
    );
    const reached = new Set([...onMap, ...onCards, ...barActions(legal)]);
    expect(reached.size).toBe(legal.length);
  }
});

test("provinces take the actions that name them; the bar takes numbers and groups", () => {
  const legal = [{ verb: "march", province: "tirol" }, { verb: "stay" }];
  expect(actionsAt("tirol", legal)).toEqual([legal[0]]);
  expect(actionsAt("passau", legal)).toEqual([]);
  expect(barActions(legal)).toEqual([legal[1]]);
  expect(barActions([{ verb: "plan", card: "blank" }, { verb: "take_pile" }])).toEqual([]);
});

test("candidates aim the verbs in question at an unlit province", () => {
  expect(candidatesAt("passau", [{ verb: "march", province: "tirol" }])).toEqual([
    { verb: "march", province: "passau" },
  ]);
  expect(candidatesAt("passau", [{ verb: "plan", card: "blank" }])).toEqual([
    { verb: "plan", card: "passau" },
  ]);
  expect(candidatesAt("passau", [{ verb: "armies", count: 1 }])).toEqual([]);
});

test("a log entry points at its province, also by its card", () => {
  const fact = { rule: "WAL-050", number: 3 };
  expect(placeOf({ ...fact, verb: "conquered", seat: 0, province: "tirol" })).toBe("tirol");
  expect(placeOf({ ...fact, verb: "card_turned", seat: 0, card: "passau" })).toBe("passau");
  expect(placeOf({ ...fact, verb: "card_turned", seat: 0, card: "blank" })).toBeNull();
});

test("borders are mutual and every province has a shape with a place for armies", () => {
  for (const id of PROVINCES) {
    expect(shapeOf(id).army).toHaveLength(2);
    for (const other of neighboursOf(id)) expect(neighboursOf(other)).toContain(id);
  }
  expect(ACTIONS).toHaveLength(10);
});

test("the flights of a recorded match explain every change", () => {
  let moves = 0;
  for (let i = 1; i < film.length; i++) {
    const [old, now] = [film[i - 1]!.view, film[i]!.view];
    for (let seat = 0; seat < now.seats; seat++) {
      const count = new Map<string, number>();
      const on = (view: View, place: string): number =>
        place === SUPPLY
          ? view.players[seat]!.supply
          : (view.provinces.find((each) => each.province === place && each.owner === seat)
              ?.armies ?? 0);
      for (const flight of flights(old, now).filter((each) => each.seat === seat)) {
        moves += 1;
        count.set(flight.from, (count.get(flight.from) ?? 0) - flight.count);
        count.set(flight.to, (count.get(flight.to) ?? 0) + flight.count);
      }
      for (const place of [...PROVINCES, SUPPLY])
        expect(on(old, place) + (count.get(place) ?? 0)).toBe(on(now, place));
    }
  }
  expect(moves).toBeGreaterThan(10);
});

test("armies are never lost between map, supply and tower", () => {
  const { view } = shots.late!;
  for (const { seat, supply } of view.players) {
    const map = view.provinces
      .filter((each) => each.owner === seat)
      .reduce((sum, each) => sum + each.armies, 0);
    expect(map + supply + view.tower![seat]! + view.tray[seat]!).toBe(ARMIES);
  }
});

test("every throw of a recorded match is told as a battle", () => {
  let told = 0;
  for (let i = 1; i < film.length; i++) {
    const { news, view } = film[i]!;
    const throws = news.filter((fact) => fact.verb === "thrown_in");
    const battles = battlesIn(news, film[i - 1]!.question, owners(film[i - 1]!.view));
    expect(battles.reduce((sum, battle) => sum + total(battle.thrown), 0)).toBe(
      throws.reduce((sum, fact) => sum + Number(fact.count), 0),
    );
    told += battles.length;
    for (const battle of battles) {
      expect(battle.outcome).not.toBeNull();
      expect(battle.sent[battle.attacker]).toBeGreaterThan(0);
      const owner = owners(view)(battle.province);
      if (battle.outcome === "conquered") expect(owner).toBe(battle.attacker);
      if (battle.outcome === "held") expect(owner).toBe(battle.defender);
      if (battle.outcome === "devastated") expect(owner).toBeNull();
    }
  }
  expect(told).toBeGreaterThan(3);
});

test("the rulebook's battle: peasants help the defender (WAL-097)", () => {
  const fact = { rule: "WAL-097", number: 9 };
  const facts: Fact[] = [
    { ...fact, verb: "committed", seat: 1, count: 3 },
    { ...fact, verb: "thrown_in", colour: 0, count: 4 },
    { ...fact, verb: "thrown_in", colour: 1, count: 3 },
    { ...fact, verb: "fallen_out", colour: 0, count: 3 },
    { ...fact, verb: "fallen_out", colour: 1, count: 4 },
    { ...fact, verb: "fallen_out", colour: 5, count: 1 },
    { ...fact, verb: "losses", colour: 5, count: 1 },
    { ...fact, verb: "losses", colour: 0, count: 3 },
    { ...fact, verb: "losses", colour: 1, count: 2 },
    { ...fact, verb: "battle_lost", seat: 0, province: "tirol" },
    { ...fact, verb: "held", seat: 1, province: "tirol" },
  ];
  const asked = {
    verb: "defence",
    seats: [1],
    rule: "WAL-103",
    attacker: 0,
    province: "tirol",
    attackers: 4,
  };
  expect(battlesIn(facts, asked, () => 1)).toEqual([
    {
      kind: "battle",
      province: "tirol",
      attacker: 0,
      defender: 1,
      sent: [4, 3, 0, 0, 0, 0],
      thrown: [4, 3, 0, 0, 0, 0],
      out: [3, 4, 0, 0, 0, 1],
      lost: [3, 2, 0, 0, 0, 1],
      helpers: 1,
      outcome: "held",
    },
  ]);
  expect(battlesIn(facts, null, () => 1)).toEqual([]);
});

test("an attack on an empty province is a battle against the peasants", () => {
  const fact = { rule: "WAL-114", number: 9 };
  const [battle] = battlesIn(
    [
      { ...fact, verb: "attacked", seat: 2, province: "tirol", count: 2 },
      { ...fact, verb: "thrown_in", colour: 2, count: 2 },
      { ...fact, verb: "thrown_in", colour: 5, count: 1 },
      { ...fact, verb: "fallen_out", colour: 5, count: 1 },
      { ...fact, verb: "losses", colour: 5, count: 1 },
      { ...fact, verb: "battle_lost", seat: 2, province: "tirol" },
    ],
    null,
    () => null,
  );
  expect(battle).toMatchObject({ defender: PEASANTS, outcome: "repelled", helpers: 0 });
});

test("the board in words names the used provinces with owners and buildings", () => {
  const { view, names } = shots.two!;
  const all = places(view, null, words, names);
  expect(all).toHaveLength(27);
  for (const place of all)
    for (const other of place.neighbours) expect(all.some((each) => each.id === other)).toBe(true);
  const built = view.provinces.find((each) => each.buildings.length)!;
  const text = all.find((each) => each.id === built.province)!.describe;
  expect(text).toContain(words.word(built.buildings[0]));
  expect(summary(view, words, names)).toContain(names[0]);
});
