// Every catalogue of the client in every language: the same messages with the same placeholders,
// none left in English. A game whose words in a language are not there yet is only named.
import { readFileSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { LANGUAGES, preferred } from "./language.svelte.ts";

const FOLDERS = ["src", "../src/theatrum/games", "../src/theatrum/library"];
const english = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => basename(name) === "en.ftl")
    .map((name) => join(folder, name)),
);
const others = Object.keys(LANGUAGES).filter((one) => one !== "en");

// What is the same in another language by right: proper names, and messages of arguments alone.
const SAME = /^(app-name|title-|word-|label-|game-title|names-more|table-option|table-prompt)/;

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

function there(file: string): boolean {
  return readdirSync(dirname(file)).includes(basename(file));
}

describe.each(english)("%s", (file) => {
  it.each(others)("in %s", (language) => {
    const other = join(dirname(file), `${language}.ftl`);
    if (!there(other)) {
      // The games' own words land one after the other; the shell's must be there.
      expect(file, "not translated").toMatch(/games\//);
      console.info(`incomplete: ${other}`);
      return;
    }
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
      if (/[a-z]{3}/i.test(from.text.replace(/\{[^}]*\}/g, "")) && !SAME.test(id))
        expect(text, `${id} is still English`).not.toBe(from.text);
    }
  });
});

it("follows the browser to a language that there is", () => {
  expect(preferred(["de-AT", "hu-HU", "en"])).toBe("hu");
  expect(preferred(["ru"])).toBe("ru");
  expect(preferred(["fr"])).toBe("en");
  expect(preferred([])).toBe("en");
});
