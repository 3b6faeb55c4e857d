// Loads the Fluent catalogues. English shell words come with the page; everything else on demand.
import type { FluentBundle } from "@fluent/bundle";
import shellEnglish from "../terms/en.ftl?raw";
import { ENGLISH, makeBundle, makeWords, type TableWords } from "./words.ts";

type Files = Record<string, () => Promise<string>>;
const shellFiles: Files = import.meta.glob<string>(["../terms/*.ftl", "!../terms/en.ftl"], {
  query: "?raw",
  import: "default",
});
const sharedFiles: Files = import.meta.glob<string>("../../../src/theatrum/library/terms/*.ftl", {
  query: "?raw",
  import: "default",
});
const gameFiles: Files = import.meta.glob<string>("../../../src/theatrum/games/*/terms/*.ftl", {
  query: "?raw",
  import: "default",
});
// What only boards say: words of all boards, and of each.
const boardFiles: Files = import.meta.glob<string>(
  ["../board/terms/*.ftl", "../games/*/terms/*.ftl"],
  {
    query: "?raw",
    import: "default",
  },
);

const aboutFiles: Files = import.meta.glob<string>("../terms/about/*/*.ftl", {
  query: "?raw",
  import: "default",
});

const shellBundles = [makeBundle(ENGLISH, [shellEnglish])];
const kept = new Map<string, Promise<FluentBundle>>();
let reading = ENGLISH;

/** The words of the shell alone. */
export const shell: TableWords = makeWords(shellBundles);
export const t = shell.text;

/** What a level of bots is called. */
export function levelName(level: string): string {
  const id = `level-${level}`;
  return shell.has(id) ? t(id) : level;
}

function source(files: Files, ending: string): Promise<string> {
  const path = Object.keys(files).find((name) => name.endsWith(ending));
  const load = path === undefined ? undefined : files[path];
  return load ? load() : Promise.resolve("");
}

/** Before the page is drawn: the reader's language first, English for what it lacks. */
export async function useLanguage(language: string): Promise<void> {
  const words = await source(shellFiles, `/${language}.ftl`);
  if (!words) return;
  reading = language;
  shellBundles.unshift(makeBundle(language, [words]));
}

async function open(game: string, language: string): Promise<FluentBundle> {
  const sources = await Promise.all([
    source(sharedFiles, `/terms/${language}.ftl`),
    source(gameFiles, `/${game}/terms/${language}.ftl`),
    source(boardFiles, `/board/terms/${language}.ftl`),
    source(boardFiles, `/games/${game}/terms/${language}.ftl`),
  ]);
  return makeBundle(language, sources);
}

function bundleOf(game: string, language: string): Promise<FluentBundle> {
  const key = `${game}/${language}`;
  let bundle = kept.get(key);
  if (!bundle) {
    bundle = open(game, language);
    kept.set(key, bundle);
  }
  return bundle;
}

/** A game's bundles in order of preference: the reader's language, then English. */
export function bundlesOf(game: string): Promise<FluentBundle[]> {
  return Promise.all([...new Set([reading, ENGLISH])].map((one) => bundleOf(game, one)));
}

/** The words of a game's own page. */
export async function aboutOf(game: string): Promise<TableWords> {
  const languages = [...new Set([reading, ENGLISH])];
  const sources = await Promise.all(
    languages.map((one) => source(aboutFiles, `/about/${game}/${one}.ftl`)),
  );
  return makeWords(languages.map((one, i) => makeBundle(one, [sources[i] ?? ""])));
}
