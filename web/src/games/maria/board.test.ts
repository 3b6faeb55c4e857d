import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import fixtures from "../../../dev/fixtures/maria.json";
import type { Action } from "../../lib/game.ts";
import { makeBundle, makeWords } from "../../lib/words.ts";
import { actionsAt, barActions, CARD_VERBS, CLAUSE_VERBS, litBy, targetOf } from "./actions.ts";
import { CITIES, cityOf, landNames, landSize, landText, ROADS, roadsOf } from "./geography.ts";
import { around, protectors, reach, supplies, type March } from "./graph.ts";
import { hint, signed } from "./hint.ts";
import { namesAt, stepOf } from "./names.ts";
import { cardOf, sorted } from "./powers.ts";
import type { View } from "./types.ts";

interface Shot {
  view: View;
  legal: Action[];
}
const positions = fixtures.positions as unknown as Record<string, Shot>;
const at = (name: string): Shot => positions[name]!;
const wordsIn = (language: string) => {
  const files = ["../src/theatrum/games/maria/terms", "src/games/maria/terms", "src/board/terms"];
  const texts = files.map((folder) => readFileSync(`${folder}/${language}.ftl`, "utf8"));
  return makeWords([makeBundle(language, texts)]);
};

describe("actions", () => {
  test("every legal action has a city, a card, a clause or a button", () => {
    for (const [name, { view, legal }] of Object.entries(positions)) {
      const bar = new Set(barActions(legal, view));
      for (const action of legal) {
        const homes = [
          targetOf(action, view) !== null,
          bar.has(action),
          CARD_VERBS.has(action.verb),
          CLAUSE_VERBS.has(action.verb),
          action.verb === "take",
        ];
        expect(homes.some(Boolean), `${name}: ${JSON.stringify(action)}`).toBe(true);
      }
    }
  });
  test("a move belongs to the city of the piece", () => {
    const { view, legal } = at("full-movement");
    expect(actionsAt("chateau_thierry", legal, view)).toEqual([
      { verb: "move", piece: "moritz_von_sachsen" },
    ]);
    expect(litBy(legal, view).has("breslau")).toBe(false);
  });
  test("a step belongs to the city it leads to", () => {
    const { view, legal } = at("full-march");
    expect(actionsAt("augsburg", legal, view)).toEqual([{ verb: "step", city: "augsburg" }]);
  });
});

describe("ways", () => {
  const start = (view: View, piece: string): March => {
    const general = view.generals.find((each) => each.general === piece)!;
    return {
      piece,
      power: general.power,
      train: false,
      from: general.city!,
      steps: 0,
      offMain: false,
      forced: false,
    };
  };
  test("every legal first step lies within reach, and no way leaves the roads", () => {
    const { view, legal } = at("full-march");
    const found = reach(start(view, "torring"), view);
    for (const action of legal)
      if (action.verb === "step") expect(found.get(String(action.city))?.path).toHaveLength(1);
    for (const [goal, { how, path }] of found) {
      expect(path.at(-1)).toBe(goal);
      let here = start(view, "torring").from;
      for (const next of path) {
        const road = roadsOf(here).find((each) => each.to === next);
        expect(road).toBeDefined();
        if (how !== "near") expect(road?.main).toBe(true);
        here = next;
      }
      expect(path.length).toBeLessThanOrEqual({ near: 3, main: 4, forced: 8 }[how]);
    }
  });
  test("steps already made shorten the reach; off the main roads there is no step more", () => {
    const { view } = at("full-march");
    const march = { ...start(view, "torring"), steps: 2, offMain: true };
    for (const { how, path } of reach(march, view).values()) {
      expect(how).toBe("near");
      expect(path).toHaveLength(1);
    }
  });
  test("a general at home needs no path, one far from his train has none", () => {
    const { view } = at("full-movement");
    const found = new Map(supplies(view).map((each) => [each.general, each]));
    expect(found.get("moritz_von_sachsen")?.path).toEqual(["chateau_thierry"]);
    const path = found.get("belle_isle")?.path;
    expect(path?.[0]).toBe("schwandorf");
    expect(path!.length - 1).toBeLessThanOrEqual(6);
    const lonely = structuredClone(view);
    for (const train of lonely.trains) train.city = null;
    expect(supplies(lonely).find((each) => each.general === "belle_isle")?.path).toBeNull();
  });
  test("a fortress is protected from one to three cities away, not from within", () => {
    const { view } = at("full-movement");
    const bare = structuredClone(view);
    for (const general of bare.generals) general.city = null;
    expect(protectors(bare).size).toBe(0);
    const karl = bare.generals.find((each) => each.general === "karl_von_lothringen")!;
    karl.city = "wien";
    expect(protectors(bare).has("wien")).toBe(false);
    const far = [...around("wien", 4)].find(([, steps]) => steps === 4)![0];
    karl.city = far;
    expect(protectors(bare).has("wien")).toBe(false);
    karl.city = [...around("wien", 3)].find(([, steps]) => steps === 3)![0];
    expect(protectors(bare).get("wien")).toEqual(["karl_von_lothringen"]);
  });
});

describe("the map", () => {
  test("roads join known cities", () => {
    for (const { a, b } of ROADS) expect(cityOf(a) && cityOf(b)).toBeTruthy();
  });
  test("names are the reader's", () => {
    const wien = (language: string) =>
      namesAt(wordsIn(language), stepOf(1), null, ["wien"]).names.find(({ id }) => id === "wien");
    expect(wien("hu")?.text).toBe("Bécs");
    expect(wien("ru")?.text).toBe("Вена");
  });
  test("countries and regions have the reader's names, small enough for their curves", () => {
    const silesia = landNames.find(({ name }) => name === "SCHLESIEN")!;
    const said = ["en", "hu", "ru"].map((language) => landText(wordsIn(language), silesia));
    expect(said).toEqual(["SILESIA", "SZILÉZIA", "СИЛЕЗИЯ"]);
    expect(landSize(said[0]!, silesia)).toBe(silesia.size);
    const poland = landNames.find(({ name }) => name === "POLEN")!;
    expect(landSize(landText(wordsIn("hu"), poland), poland)).toBeLessThan(poland.size);
  });
  test.each(["en", "hu", "ru"])("names never lie over one another, in %s", (language) => {
    const words = wordsIn(language);
    for (const scale of [0.3, 0.55, 1, 2, 4]) {
      const { names, size } = namesAt(words, stepOf(scale), null, ["wien", "paris"]);
      const rooms = names.map((name) => {
        const wide = name.text.length * size * 0.5;
        const left = { start: 0, end: -wide, middle: -wide / 2 }[name.anchor] + name.x;
        return [left, name.y - size * 0.45, left + wide, name.y + size * 0.45] as const;
      });
      const over = rooms.flatMap((one, i) =>
        rooms
          .slice(i + 1)
          .filter(
            (two) => one[0] < two[2] && two[0] < one[2] && one[1] < two[3] && two[1] < one[3],
          ),
      );
      expect(over).toEqual([]);
    }
    // Close up all are there.
    const shown = (scale: number) => namesAt(words, stepOf(scale), null, []).names.length;
    expect(shown(6)).toBeGreaterThan(CITIES.length * 0.98);
    expect(shown(0.4)).toBeLessThan(90);
  });
});

test("cards are read from their names and sorted for the hand", () => {
  expect(cardOf("hearts_10_deck_3")).toEqual({
    id: "hearts_10_deck_3",
    suit: "hearts",
    value: 10,
    deck: 3,
  });
  const ids = sorted(["spades_2_deck_1", "hearts_3_deck_1", "reserve_1_deck_2", "hearts_9_deck_1"]);
  expect(ids.map((card) => card.id)).toEqual([
    "reserve_1_deck_2",
    "hearts_9_deck_1",
    "hearts_3_deck_1",
    "spades_2_deck_1",
  ]);
});

test("what a card would do in a duel", () => {
  const { view } = at("full-duel");
  const words = {
    text: (id: string, args: Record<string, unknown> = {}) => `${id} ${Object.values(args)}`,
  } as never;
  const ten = { verb: "play", tactical: "clubs_10_deck_2" };
  expect(hint(ten, view, words)).toBe("mar-score-then +2");
  expect(hint({ verb: "give_up" }, view, words)).toBe("mar-give-up-loses 8");
  expect(signed(-4)).toBe("−4");
});
