import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import gameWords from "../../../../src/theatrum/games/hannibal/terms/en.ftl?raw";
import fixtures from "../../../dev/fixtures/hannibal.json";
import type { Question } from "../../lib/api-types.ts";
import type { Action, Fact } from "../../lib/game.ts";
import { makeBundle, makeWords } from "../../lib/words.ts";
import { actionsAt, actionsOf, barActions, battleActions, candidatesAt, loads } from "./actions.ts";
import { lastBattle } from "./battle.ts";
import { cardOf } from "./data.ts";
import { describeSpace, places } from "./describe.ts";
import { flights } from "./diff.ts";
import { linkOf, LINKS, neighboursOf, PROVINCES, SPACES } from "./geography.ts";
import { hint, oddsText } from "./hint.ts";
import { answerable, attrition, chanceOf, charge, siege, stateOf, voyage } from "./odds.ts";
import english from "./terms/en.ftl?raw";
import type { Own, View } from "./types.ts";

interface Shot {
  view: View;
  own: Own;
  seat: number;
  legal: Action[];
  question: Question;
  facts: Fact[];
}
const shots = fixtures.positions as unknown as Record<string, Shot>;
const film = fixtures.film as unknown as Shot[];
const words = makeWords([makeBundle("en", [gameWords, english])], ["Cornelia", "Adherbal"]);
const copy = (name: string): View => structuredClone(shots[name]!.view);

test("the map has all spaces, ways and provinces", () => {
  expect(SPACES).toHaveLength(96);
  expect(LINKS).toHaveLength(176);
  expect(PROVINCES).toHaveLength(22);
  expect(PROVINCES.filter((province) => province.counts)).toHaveLength(18);
  expect(PROVINCES.reduce((sum, province) => sum + province.spaces.length, 0)).toBe(96);
  expect(linkOf("taurini", "druentia")).toMatchObject({ kind: "pass", alps: true });
  expect(linkOf("messana", "rhegium")?.kind).toBe("strait");
  expect(neighboursOf("gades")).toEqual(["hispalis", "malaca"]);
});

test("every legal action of every question can be clicked somewhere on the board", () => {
  for (const [name, { view, own, legal }] of Object.entries(shots)) {
    const offered = new Set<Action>([...barActions(legal), ...loads(legal)]);
    for (const { id } of SPACES) for (const one of actionsAt(id, legal, view)) offered.add(one);
    for (const card of own.hand) for (const one of actionsOf(card, legal)) offered.add(one);
    for (const card of own.battle) for (const one of battleActions(card, legal)) offered.add(one);
    expect(
      legal.filter((action) => !offered.has(action)),
      name,
    ).toEqual([]);
  }
});

test("a general's actions lie where he stands", () => {
  const { view, legal } = shots.next_general!;
  const first = legal.find((action) => action.verb === "activate")!;
  const place = view.generals.find((each) => each.general === first.general)!.place;
  expect(actionsAt(place, legal, view)).toContain(first);
});

test("a space that is not lit is asked about with the verbs in question", () => {
  const { view, legal } = shots.marching!;
  expect(candidatesAt("roma", legal, view)).toContainEqual({ verb: "march", space: "roma" });
});

test("all that is asked has words", () => {
  for (const [name, { view, legal }] of Object.entries(shots)) {
    for (const action of legal) {
      expect(words.has(`action-${action.verb.replaceAll("_", "-")}`), name).toBe(true);
      expect(hint(action, view, words) ?? "", name).not.toMatch(/han-|text-/);
    }
  }
});

test.each(["en", "hu", "ru"])("all questions and tidings are whole sentences in %s", (language) => {
  const file = `../src/theatrum/games/hannibal/terms/${language}.ftl`;
  const told = makeWords([makeBundle(language, [readFileSync(file, "utf8")])], ["Cornelia", "Ad"]);
  for (const [name, { view, question, facts }] of Object.entries(shots)) {
    const said = facts.map((fact) => told.fact(fact));
    if (!view.over) said.push(told.prompt(question));
    for (const one of said) {
      expect(one, name).not.toMatch(/[{}$]/); // an argument's form is missing
      expect(one, name).toMatch(/ /);
    }
  }
});

test("spaces in words say what stands there", () => {
  const { view } = shots.attacking!;
  const text = describeSpace(stateOf(view, "saguntum"), view, words);
  expect(text).toContain("Carthaginian walled city");
  expect(text).toContain("G. Nero");
  const all = places(view, null, words);
  expect(all).toHaveLength(96);
  expect(all.map((place) => place.describe).join(" ")).not.toMatch(/han-|\{/);
});

test("cards show what is printed on them", () => {
  expect(cardOf("major_campaign_33")).toMatchObject({ ops: 3, campaign: 3, ship: true });
  expect(cardOf("elephant_fright_42")).toMatchObject({ ops: 1, side: "rome", counter: true });
});

test("rating rolls know abilities, and hostile ground for interceptions", () => {
  const { view } = shots.declare!;
  const chance = (general: string): number | null => chanceOf({ verb: "intercept", general }, view);
  expect(chance("hannibal")).toBeCloseTo(4 / 6); // into a Carthaginian space
  expect(chance("gisgo")).toBeCloseTo(3 / 6); // 1–3 by ability
  const harder = copy("declare");
  const target = stateOf(harder, "saguntum");
  target.control = "rome";
  target.stacks[1].cus = 0;
  expect(chanceOf({ verb: "intercept", general: "hannibal" }, harder)).toBeCloseTo(3 / 6);
  expect(chanceOf({ verb: "avoid", general: "fabius" }, view)).toBeCloseTo(5 / 6);
});

test("counterattacks know who attacked at first", () => {
  const view = copy("counterattack");
  view.battle!.attacker = "carthage";
  view.battle!.leaders[0] = "a_paulus";
  view.active = 1;
  expect(chanceOf({ verb: "roll" }, view, "counterattack")).toBeCloseTo(3 / 6);
  view.active = 0;
  expect(chanceOf({ verb: "roll" }, view, "counterattack")).toBeCloseTo(2 / 6);
});

test("the siege table with its modifiers", () => {
  const view = copy("siege_try"); // Africanus before Syracuse: −1
  expect(siege(view, "syracusae")).toMatchObject({ modifier: -1, dice: 1, gain: 0.5, fall: 0 });
  view.card = "forced_march_61";
  expect(siege(view, "syracusae").dice).toBe(2);
  stateOf(view, "syracusae").siege = 2;
  expect(siege(view, "syracusae").fall).toBeCloseTo(0.75);
});

test("the naval table with its modifiers", () => {
  const view = copy("marching"); // H. Gisgo with four CUs
  view.active = 1;
  view.march!.cus = 4;
  view.philip = false;
  const plain = voyage(view, "carthago_nova", "malaca")!;
  expect(plain.arrive + plain.turnBack + plain.sunk).toBeCloseTo(1);
  view.philip = true;
  view.naval_victory = true;
  const better = voyage(view, "carthago_nova", "malaca")!;
  expect(better.modifier).toBe(plain.modifier - 2);
  expect(better.arrive).toBeGreaterThanOrEqual(plain.arrive);
  view.truce = true;
  expect(voyage(view, "carthago_nova", "malaca")).toBeNull();
});

test("attrition follows the printed table", () => {
  expect(attrition(4).average).toBeCloseTo(5 / 6);
  expect(attrition(4).worst).toBe(2);
  expect(attrition(10, 2).worst).toBe(4);
  expect(attrition(1, -2).worst).toBe(0);
});

test("elephants charge against the Roman commander's rating", () => {
  const view = copy("charge");
  view.battle!.leaders[0] = "marcellus"; // rating 3
  expect(charge(view).success).toBeCloseTo(3 / 6);
  view.battle!.leaders[0] = null;
  expect(charge(view).success).toBeCloseTo(5 / 6);
});

test("the chance to be answered counts what is unseen", () => {
  const fight = { ...shots.attacking!.view.battle!, cards: [1, 1] as [number, number] };
  const chance = answerable({ ...fight, played: [] }, ["probe"], 0, "probe");
  expect(chance).toBeCloseTo((7 + 4) / 47);
  const none = { ...fight, cards: [1, 0] as [number, number] };
  expect(answerable(none, ["probe"], 0, "probe")).toBe(0);
  const open = { ...fight, open: [[], ["reserve"]] as [string[], string[]] };
  expect(answerable(open, ["probe"], 0, "probe")).toBe(1);
});

test("odds are told in words", () => {
  const { view } = shots.siege_try!;
  expect(oddsText({ verb: "besiege" }, view, words)).toContain("50 %");
  expect(oddsText({ verb: "pass" }, view, words)).toBeNull();
});

test("a battle is remembered as pairs of cards", () => {
  const battle = lastBattle(shots.attacking!.facts)!;
  expect(battle.space).toBe("saguntum");
  expect(battle.rounds).toHaveLength(2);
  expect(battle.rounds[0]).toMatchObject({
    side: "rome",
    card: "double_envelopment",
    answer: "reserve",
    then: "attack",
  });
  expect(battle.rounds[1]).toMatchObject({ side: "carthage", answer: "flank_left" });
  const later: Fact = { verb: "ops_played", rule: "HAN-026", number: 999 };
  expect(lastBattle([...shots.attacking!.facts, later])).toBeNull();
});

test("armies fly where they have marched, and nothing flies between equal views", () => {
  const view = shots.play!.view;
  expect(flights(view, structuredClone(view))).toEqual([]);
  const after = structuredClone(view);
  stateOf(after, "roma").stacks[0].cus -= 3;
  stateOf(after, "praeneste").stacks[0].cus += 3;
  expect(flights(view, after)).toEqual([{ seat: 0, from: "roma", to: "praeneste", count: 3 }]);
});

test("a recorded march flies from neighbour to neighbour", () => {
  const all = film.slice(1).flatMap((shot, i) => flights(film[i]!.view, shot.view));
  expect(all.length).toBeGreaterThan(0);
  for (const { from, to } of all) expect(linkOf(from, to), `${from} ${to}`).toBeTruthy();
});
