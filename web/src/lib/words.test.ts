import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { makeBundle, makeWords, messageId } from "./words.ts";

const SHARED = `
names-more = { $names }, { $name }
names-last = { $names } and { $name }
`;
const GAME = `
word-galicia = Galicia
word-castillo = the castillo
label-castillo = Castillo
action-place = Place in { $place }
action-muster = { $count ->
    [one] Take 1 caballero
   *[other] Take { $count } caballeros
  }
fact-moved = The caballero of { $owner } goes from { $region } to { $place }.
fact-declared = { $seat } declares: { $step }
prompt-put-one = Where does the caballero of { $owner } go?
waiting-put-one = Waiting for { $seats }.
choice-show-castillo-true = yes
`;
const NAMES = ["Alba", "Bruno", "Carla"];
const words = makeWords([makeBundle("en", [SHARED, GAME])], NAMES);

describe("words", () => {
  it("joins names with hyphens", () => {
    expect(messageId("word", "castilla_la_vieja")).toBe("word-castilla-la-vieja");
  });
  it("looks texts up, keeps numbers, names seats", () => {
    expect(words.action({ verb: "place", place: "galicia" })).toBe("Place in Galicia");
    expect(words.action({ verb: "muster", count: 1 })).toBe("Take 1 caballero");
    expect(words.action({ verb: "muster", count: 3 })).toBe("Take 3 caballeros");
    expect(words.fact({ verb: "moved", owner: 0, region: "galicia", place: "castillo" })).toBe(
      "The caballero of Alba goes from Galicia to the castillo.",
    );
  });
  it("takes the form of a word that a sentence needs", () => {
    const hungarian = makeBundle("hu", [
      "word-granada = Granada\n    .in = Granadában\naction-place = Lovag { $place-in }",
    ]);
    const both = makeWords([hungarian, makeBundle("en", [SHARED, GAME])], NAMES);
    expect(both.action({ verb: "place", place: "granada" })).toBe("Lovag Granadában");
  });
  it("says a nested action in its own words", () => {
    const step = { verb: "place", place: "castillo" };
    expect(words.fact({ verb: "declared", seat: 2, step })).toBe(
      "Carla declares: Place in the castillo",
    );
  });
  it("lists the seats that are waited for", () => {
    const question = { verb: "put_one", owner: 1, seats: [0, 1, 2], rule: "ELG-001" };
    expect(words.waiting(question)).toBe("Waiting for Alba, Bruno and Carla.");
    expect(words.prompt(question)).toBe("Where does the caballero of Bruno go?");
  });
  it("prefers a label where a name stands alone", () => {
    expect(words.label("castillo")).toBe("Castillo");
    expect(words.label("galicia")).toBe("Galicia");
  });
  it("stays readable without a message", () => {
    expect(words.action({ verb: "do_this", place: "galicia", count: 2 })).toBe("do this Galicia 2");
    expect(words.word("old_castile")).toBe("old castile");
    expect(words.choice("x", true)).toBe("true");
    expect(words.choice("show_castillo", true)).toBe("yes");
  });
  it("falls back from a language to the next", () => {
    const hungarian = makeBundle("hu", ["word-galicia = Galícia"]);
    const both = makeWords([hungarian, makeBundle("en", [GAME])], NAMES);
    expect(both.word("galicia")).toBe("Galícia");
    expect(both.label("castillo")).toBe("Castillo");
  });
});

describe("the shell's catalogue", () => {
  const catalogue = readFileSync("src/terms/en.ftl", "utf8");
  const bundle = makeBundle("en", [catalogue]);
  const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !/games\/|\.test\.ts$/.test(name))
    .map((name) => readFileSync(join("src", name), "utf8"));
  const used = new Set(
    sources.flatMap((text) =>
      [...text.matchAll(/\bt\(\s*["']([a-z0-9-]+)["']/g)].map((m) => m[1] ?? ""),
    ),
  );

  it("has every message that the pages name", () => {
    expect(used.size).toBeGreaterThan(100);
    expect([...used].filter((id) => !bundle.hasMessage(id))).toEqual([]);
  });
  it("has no message twice and none that does not parse", () => {
    const ids = [...catalogue.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((found) => found[1] ?? "");
    expect(ids.length).toBe(new Set(ids).size);
    expect(ids.filter((id) => !bundle.hasMessage(id))).toEqual([]);
  });
});
