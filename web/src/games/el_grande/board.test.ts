import { expect, test } from "vitest";
import fixtures from "../../../dev/fixtures/el_grande.json";
import type { Action, Words } from "../../lib/game.ts";
import { makeBundle, makeWords } from "../../lib/words.ts";
import english from "./terms/en.ftl?raw";
import { places, summary } from "./describe.ts";
import { flights, takenBy } from "./diff.ts";
import { hachures } from "../../board/lines.ts";
import { PLACES, REGIONS, slotOf } from "./geography.ts";
import {
  grandeSpot,
  groupsAt,
  roundSpaces,
  scoreSpots,
  tokenRadius,
  TRACK,
  trackCell,
} from "./layout.ts";
import { MARKS, outline } from "../../lib/seats.ts";
import type { View } from "./types.ts";

const shots = fixtures.positions as unknown as Record<
  string,
  { view: View; names: string[]; legal: Action[] }
>;
const film = (fixtures.film as unknown as { view: View }[]).map((shot) => shot.view);
const late = shots.late!.view;

const words: Words = makeWords([makeBundle("en", [english])], []);

/** A copy of a view with some caballeros moved. */
function moved(view: View, seat: number, from: string, to: string, count: number): View {
  const copy = structuredClone(view);
  const change = (where: string, by: number) => {
    const player = copy.players[seat]!;
    const place = copy.places.find((each) => each.place === where);
    if (where === "court") player.court += by;
    else if (where === "province") player.province += by;
    else if (place?.caballeros) place.caballeros[seat]! += by;
  };
  change(from, -count);
  change(to, count);
  return copy;
}

test("nothing flies between equal views", () => {
  expect(flights(late, structuredClone(late))).toEqual([]);
});

test("caballeros fly between regions, court and province", () => {
  expect(flights(late, moved(late, 1, "pais_vasco", "aragon", 2))).toEqual([
    { seat: 1, from: "pais_vasco", to: "aragon", count: 2 },
  ]);
  expect(flights(late, moved(late, 0, "province", "court", 1))).toEqual([
    { seat: 0, from: "province", to: "court", count: 1 },
  ]);
});

test("what enters or leaves the closed castillo is what is missing elsewhere", () => {
  expect(flights(late, moved(late, 2, "court", "castillo", 3))).toEqual([
    { seat: 2, from: "court", to: "castillo", count: 3 },
  ]);
  expect(flights(late, moved(late, 2, "castillo", "galicia", 4))).toEqual([
    { seat: 2, from: "castillo", to: "galicia", count: 4 },
  ]);
});

test("one source may feed several targets", () => {
  const after = moved(moved(late, 0, "valencia", "aragon", 1), 0, "valencia", "granada", 2);
  expect(flights(late, after)).toEqual([
    { seat: 0, from: "valencia", to: "aragon", count: 1 },
    { seat: 0, from: "valencia", to: "granada", count: 2 },
  ]);
});

test("the flights of a recorded match explain every change", () => {
  for (let i = 1; i < film.length; i++) {
    let view = structuredClone(film[i - 1]!);
    for (const { seat, from, to, count } of flights(film[i - 1]!, film[i]!)) {
      expect(count).toBeGreaterThan(0);
      view = moved(view, seat, from, to, count);
    }
    expect(view.places.map((place) => place.caballeros)).toEqual(
      film[i]!.places.map((place) => place.caballeros),
    );
    expect(view.players.map((player) => [player.court, player.province])).toEqual(
      film[i]!.players.map((player) => [player.court, player.province]),
    );
  }
});

test("two views show who took a card", () => {
  const seen = film.flatMap((view, i) => (i ? [takenBy(film[i - 1]!, view)] : [])).filter(Boolean);
  expect(seen.length).toBeGreaterThan(2);
  expect(new Set(seen.map((each) => each!.deck)).size).toBeGreaterThan(1);
  expect(takenBy(late, late)).toBeNull();
});

test("groups leave out empty ones, those in the air and the closed castillo", () => {
  const granada = late.places.find((place) => place.place === "granada")!;
  expect(groupsAt(granada)).toEqual([
    { seat: 0, place: "granada", count: 3 },
    { seat: 3, place: "granada", count: 2 },
  ]);
  expect(groupsAt(granada, { "granada:3": 2, "granada:0": 1 })).toEqual([
    { seat: 0, place: "granada", count: 2 },
  ]);
  expect(groupsAt(late.places.find((place) => place.place === "castillo")!)).toEqual([]);
});

test("a token never covers its neighbour's numeral", () => {
  expect(tokenRadius(1)).toBeLessThan(tokenRadius(9));
  for (const place of PLACES) {
    for (let a = 0; a < 5; a++) {
      for (let b = 0; b < a; b++) {
        const [[ax, ay], [bx, by]] = [slotOf(place, a), slotOf(place, b)];
        expect(Math.hypot(ax - bx, ay - by)).toBeGreaterThan(tokenRadius(30, 2) * 1.5);
      }
    }
  }
});

test("grandes in one region stand side by side", () => {
  const spots = late.places
    .find((place) => place.grandes.length > 1)!
    .grandes.map((seat) => grandeSpot(late, seat));
  expect(spots[1]![0] - spots[0]![0]).toBeGreaterThan(15);
});

test("the score track is a loop of 100 different spaces", () => {
  const cells = Array.from({ length: TRACK }, (_, n) => trackCell(n));
  expect(new Set(cells.map((cell) => `${cell.x} ${cell.y}`)).size).toBe(TRACK);
  for (let n = 0; n < TRACK; n++) {
    const [a, b] = [cells[n]!, cells[(n + 1) % TRACK]!];
    const far = Math.hypot(a.x + a.w / 2 - b.x - b.w / 2, a.y + a.h / 2 - b.y - b.h / 2);
    expect(far).toBeLessThan(50);
  }
  expect(trackCell(104)).toEqual(trackCell(4));
});

test("markers on one space keep apart", () => {
  const spots = scoreSpots([0, 0, 0, 0, 0]);
  expect(new Set(spots.map((spot) => `${spot.x} ${spot.y}`)).size).toBe(5);
  const [alone] = scoreSpots([7, 8]);
  expect(alone!.r).toBeGreaterThan(spots[0]!.r);
});

test("the round track knows the short game", () => {
  expect(roundSpaces(late).map((space) => space.state)).toEqual([...Array(8).fill("done"), "now"]);
  const short = { ...late, round: 2, rounds_played: 1 };
  expect(roundSpaces(short).map((space) => space.state)).toEqual([
    "out",
    "now",
    "next",
    "out",
    "next",
    "next",
    "out",
    "next",
    "next",
  ]);
});

test("every seat has its own shape and colour", () => {
  expect(new Set(MARKS.map((mark) => mark.shape)).size).toBe(5);
  expect(new Set(MARKS.map((mark) => outline(mark.shape, 10))).size).toBe(5);
});

test("hachures stand along the whole ridge", () => {
  expect(
    hachures([
      [0, 0],
      [60, 0],
    ]).match(/M/g),
  ).toHaveLength(11);
});

test("the board in words names all places, and hides the castillo's content", () => {
  const all = places(late, null, words, shots.late!.names);
  expect(all.map((place) => place.id)).toEqual([...REGIONS, "castillo"]);
  const by = Object.fromEntries(all.map((place) => [place.id, place]));
  expect(by.castillo!.describe).toContain("hidden");
  expect(by.pais_vasco!.describe).toContain("Leonor 13, Rodrigo 4");
  expect(by.pais_vasco!.neighbours).toEqual(["aragon", "castilla_la_vieja", "galicia"]);
  expect(by.aragon!.describe).toContain("king");
  expect(summary(late, words, shots.late!.names)).toContain("Isabel 74 points");
});
