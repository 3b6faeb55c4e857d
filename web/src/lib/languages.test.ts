// Every catalogue of the client in every language: the same messages with the same placeholders,
// none left in English, and none that nobody says.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { plain } from "../board/waters.ts";
import { SEAS } from "../games/hannibal/geography.ts";
import { LANGUAGES, preferred } from "./language.svelte.ts";

const FOLDERS = ["src", "../src/theatrum/games", "../src/theatrum/library"];
const filesIn = (folder: string, wanted: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => wanted.test(name))
    .map((name) => join(folder, name));
const english = FOLDERS.flatMap((folder) => filesIn(folder, /(^|\/)en\.ftl$/));
const others = Object.keys(LANGUAGES).filter((one) => one !== "en");

// What is the same in another language by right: proper names, which Hungarian may spell alike but
// Russian never does, and messages of arguments alone.
const NAMES = /^(title|word|label|land|water|game-title)/;
const sameByRight = (id: string, text: string, language: string): boolean =>
  id === "app-name" || (language === "hu" && NAMES.test(id) && /^(’s-)?\p{Lu}/u.test(text));

function messages(file: string): Map<string, { text: string; taken: Set<string> }> {
  const source = readFileSync(file, "utf8");
  const out = new Map<string, { text: string; taken: Set<string> }>();
  const ids = new FluentResource(source).body.map((one) => one.id);
  const parts = source.split(/^(?=-?[a-z][\w-]* =)/m);
  for (const part of parts) {
    const id = /^(-?[a-z][\w-]*) =/.exec(part)?.[1];
    if (!id) continue;
    const text = part.slice(id.length + 2).replace(/^#.*$/gm, "");
    const taken = [...text.matchAll(/\$([a-z_]+)/g)].map((found) => found[1] ?? "");
    out.set(id, { text: text.trim(), taken: new Set(taken) });
  }
  expect([...out.keys()].sort(), file).toEqual([...ids].sort());
  return out;
}

describe.each(english)("%s", (file) => {
  it.each(others)("in %s", (language) => {
    const other = join(dirname(file), `${language}.ftl`);
    expect(existsSync(other), `${other} is missing`).toBe(true);
    const [own, wanted] = [messages(other), messages(file)];
    // A language may need a name standing alone where English does not, and the other way round.
    const ids = (all: Map<string, unknown>): string[] =>
      [...all.keys()].filter((id) => !id.startsWith("label-")).sort();
    expect(ids(own)).toEqual(ids(wanted));
    for (const [id, { text, taken }] of own) {
      const from = wanted.get(id);
      if (!from) continue;
      // Those who wait need not be told everything.
      const all = id.startsWith("waiting-") ? new Set([...taken, ...from.taken]) : taken;
      expect([...all].sort(), `placeholders of ${id}`).toEqual([...from.taken].sort());
      if (!/[a-z]{3}/i.test(from.text.replace(/\{[^}]*\}/g, ""))) continue;
      if (!sameByRight(id, text, language))
        expect(text, `${id} is still English`).not.toBe(from.text);
    }
  });
});

/** The seas and rivers that have their names on a map. */
function waters(): string[] {
  interface Named {
    name?: string;
    de?: string;
    label?: unknown;
  }
  const lists = ["el_grande", "wallenstein", "maria"].flatMap((game) => {
    const file = `../src/theatrum/games/${game}/data/geography.json`;
    const map = JSON.parse(readFileSync(file, "utf8")) as Record<string, Named[] | undefined>;
    return [...(map.seas ?? []), ...(map.river_names ?? []), ...(map.rivers ?? [])].filter(
      (one) => one.label ?? one.de,
    );
  });
  return [...lists.map((one) => one.name ?? one.de ?? ""), ...SEAS.map((sea) => sea.name)];
}
it.each(Object.keys(LANGUAGES))("names seas and rivers in %s", (language) => {
  const found = messages(`src/board/terms/${language}.ftl`);
  expect(waters().filter((name) => !found.has(`water-${plain(name)}`))).toEqual([]);
});

/** The countries and regions that have their names on Maria's map. */
function lands(): string[] {
  const file = "../src/theatrum/games/maria/data/geography.json";
  const { labels } = JSON.parse(readFileSync(file, "utf8")) as {
    labels: { country: string; de: string }[];
  };
  return labels.filter((one) => one.country !== "sea").map((one) => plain(one.de));
}
it.each(Object.keys(LANGUAGES))("names countries and regions in %s", (language) => {
  const found = messages(`src/games/maria/terms/${language}.ftl`);
  expect(lands().filter((name) => !found.has(`land-${name}`))).toEqual([]);
});

// What the code says: whole names in quotes, and names that it puts together. What it fills in must
// be a word of the code or of the games' data.
const QUOTED = /["'`]([a-z][a-z0-9_-]*)["'`]/g;
const quoted = new Set<string>();
const known = new Set<string>();
const joined: RegExp[] = [];
for (const file of filesIn("src", /\.(svelte|ts)$/)) {
  if (/\.(test|d)\.ts$/.test(file)) continue;
  const source = readFileSync(file, "utf8");
  for (const [, text] of source.matchAll(QUOTED)) quoted.add(text ?? "");
  for (const [, name] of source.matchAll(/^ +([a-z]\w*):/gm)) known.add(name ?? "");
  const built = [
    ...[...source.matchAll(/`([a-z][a-z-]*-\$\{[^`]*)`/g)].map((found) => found[1] ?? ""),
    // messageId("option", name) and its like
    ...[...source.matchAll(/messageId\("([a-z-]+)",/g)].map((found) => `${found[1]}-\${}`),
  ];
  for (const text of built)
    joined.push(new RegExp(`^${text.replace(/\$\{[^}]*\}/g, "([\\w-]+)")}$`));
}
for (const file of filesIn("../src/theatrum", /\.(py|json)$/))
  for (const [, text] of readFileSync(file, "utf8").matchAll(QUOTED)) known.add(text ?? "");
for (const text of quoted) known.add(text);
for (const name of [...waters().map(plain), ...lands()]) known.add(name);

const WORD = [(part: string) => part, (part: string) => part.replaceAll("-", "_")];
function said(id: string): boolean {
  if (quoted.has(id)) return true;
  return joined.some((pattern) => {
    const parts = pattern.exec(id)?.slice(1);
    return parts?.every((part) => WORD.some((as) => known.has(as(part))) || /^\d+$/.test(part));
  });
}

// The server says why it refuses; that it says all of these is a test of its own.
const REFUSAL = /^refused-/;

const clients = english.filter((file) => file.startsWith("src/"));
it.each(clients)("says all of %s", (file) => {
  const source = readFileSync(file, "utf8");
  // A message or term may stand in another one.
  const inside = new Set([...source.matchAll(/\{\s*(-?[a-z][\w-]*)/g)].map((found) => found[1]));
  const ids = [...messages(file).keys()].filter((id) => !REFUSAL.test(id) && !inside.has(id));
  expect(ids.filter((id) => !said(id))).toEqual([]);
});

it("has a name and a line for every level of the bots", () => {
  const players = readFileSync("../src/theatrum/bots/player.py", "utf8");
  const levels = [...players.matchAll(/^ {4}"(\w+)": Level\(/gm)].map((found) => found[1] ?? "");
  expect(levels).toContain("random");
  // `lesson` is the script that plays the other seats of a guided match; nobody chooses it.
  const wanted = ["level-lesson"];
  wanted.push(...levels.flatMap((level) => [`level-${level}`, `level-${level}-help`]));
  const found = [...messages("src/terms/en.ftl").keys()].filter((id) => id.startsWith("level-"));
  expect(found.sort()).toEqual(wanted.sort());
});

it("would notice a message that nobody says", () => {
  expect(said("mar-armies")).toBe(true);
  expect(said(["mar", "ostriches"].join("-"))).toBe(false);
});

it("follows the browser to a language that there is", () => {
  expect(preferred(["de-AT", "hu-HU", "en"])).toBe("hu");
  expect(preferred(["ru"])).toBe("ru");
  expect(preferred(["fr"])).toBe("en");
  expect(preferred([])).toBe("en");
});
