import { expect, test } from "vitest";
import { actionsAt, barActions, candidatesAt, placeOf, targetOf } from "./actions.ts";

const legal = [
  { verb: "place", place: "aragon" },
  { verb: "place", place: "castillo" },
  { verb: "use" },
  { verb: "end" },
];

test("a place has the actions that name it", () => {
  expect(actionsAt("aragon", legal)).toEqual([{ verb: "place", place: "aragon" }]);
  expect(actionsAt("granada", legal)).toEqual([]);
});

test("several owners make several actions at one place", () => {
  const picks = [
    { verb: "pick", owner: 0, region: "galicia" },
    { verb: "pick", owner: 2, region: "galicia" },
    { verb: "stop" },
  ];
  expect(actionsAt("galicia", picks)).toHaveLength(2);
});

test("the court is no place on the map", () => {
  expect(targetOf({ verb: "give", source: "court" })).toBeNull();
  expect(
    barActions([
      { verb: "give", source: "court" },
      { verb: "give", source: "aragon" },
    ]),
  ).toEqual([{ verb: "give", source: "court" }]);
});

test("cards are clicked on their cards, not in the bar", () => {
  expect(
    barActions([
      { verb: "play", power: 3 },
      { verb: "take", deck: 1 },
      { verb: "recover", power: 2 },
    ]),
  ).toEqual([]);
  expect(barActions(legal).map((action) => action.verb)).toEqual(["use", "end"]);
});

test("candidates aim the verbs in question at an unlit place", () => {
  expect(candidatesAt("granada", legal, 4)).toEqual([{ verb: "place", place: "granada" }]);
  expect(candidatesAt("granada", [{ verb: "pick", owner: 0, region: "aragon" }], 3)).toEqual([
    { verb: "pick", owner: 0, region: "granada" },
    { verb: "pick", owner: 1, region: "granada" },
    { verb: "pick", owner: 2, region: "granada" },
  ]);
  expect(
    candidatesAt("granada", [{ verb: "board", board: "board_840", place: "aragon" }], 3),
  ).toHaveLength(2);
});

test("no candidate names the castillo where only regions can stand", () => {
  expect(candidatesAt("castillo", [{ verb: "king", region: "aragon" }], 3)).toEqual([]);
  expect(candidatesAt("castillo", [{ verb: "score", place: "aragon" }], 3)).toHaveLength(1);
});

test("nothing to ask when no place is in question", () => {
  expect(candidatesAt("granada", [{ verb: "play", power: 1 }], 3)).toEqual([]);
});

test("a log entry points at its place", () => {
  const fact = { rule: "ELG-040", number: 7 };
  expect(placeOf({ ...fact, verb: "placed", seat: 1, place: "castillo" })).toBe("castillo");
  expect(placeOf({ ...fact, verb: "moved", owner: 1, region: "aragon", place: "granada" })).toBe(
    "granada",
  );
  expect(placeOf({ ...fact, verb: "king_moved", from: "aragon", to: "granada" })).toBe("granada");
  expect(
    placeOf({
      ...fact,
      verb: "declared",
      seat: 0,
      card: "d5_king",
      step: { verb: "king", region: "sevilla" },
    }),
  ).toBe("sevilla");
  expect(placeOf({ ...fact, verb: "returned", seat: 0, source: "court", count: 3 })).toBeNull();
  expect(placeOf({ ...fact, verb: "power_played", seat: 0, power: 3 })).toBeNull();
});
