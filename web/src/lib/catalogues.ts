// Loads the Fluent catalogues. English shell words come with the page; everything else on demand.
import type { FluentBundle } from "@fluent/bundle";
import shellEnglish from "../terms/en.ftl?raw";
import { type Language, reading } from "./language.svelte.ts";
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

const lessonFiles: Files = import.meta.glob<string>("../../../src/theatrum/games/*/lesson/*.ftl", {
  query: "?raw",
  import: "default",
});

const english = makeBundle(ENGLISH, [shellEnglish]);
const kept = new Map<string, Promise<FluentBundle>>();
let wanted: Language = ENGLISH;
reading.bundles = [english];

/** The words of the shell alone, in the language of the moment: what is on the page follows it. */
export const shell: TableWords = makeWords(() => reading.bundles);
export const t = shell.text;

/** A refusal in the reader's words; the server's own sentence where there are none. */
export function refusalText(said: { error?: unknown; message?: unknown; args?: unknown }): string {
  const id = typeof said.message === "string" ? said.message : "";
  if (id.startsWith("refused-") && shell.has(id)) {
    const args = { ...((said.args ?? {}) as Record<string, unknown>) };
    // A field is called what its form calls it.
    const label = `account-${String(args.what).replaceAll("_", "-")}`;
    if (args.what && shell.has(label)) args.what = t(label);
    return t(id, args);
  }
  return typeof said.error === "string" ? said.error : "";
}

/** What a level of bots is called. */
export function levelName(level: string): string {
  const id = `level-${level}`;
  return shell.has(id) ? t(id) : level;
}

/** What it does, and how long it takes. */
export function levelHelp(level: { name: string; description: string; seconds: number }): string {
  const id = `level-${level.name}-help`;
  return shell.has(id) ? t(id, { seconds: level.seconds }) : level.description;
}

function source(files: Files, ending: string): Promise<string> {
  const path = Object.keys(files).find((name) => name.endsWith(ending));
  const load = path === undefined ? undefined : files[path];
  return load ? load() : Promise.resolve("");
}

/** Read in another language from now on; English for what it lacks. The last wish counts. */
export async function useLanguage(language: Language): Promise<void> {
  wanted = language;
  const words = language === ENGLISH ? "" : await source(shellFiles, `/${language}.ftl`);
  if (wanted !== language) return;
  reading.bundles = words ? [makeBundle(language, [words]), english] : [english];
  reading.language = language;
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

const languages = (): string[] => [...new Set([reading.language, ENGLISH])];

/** A game's bundles in order of preference: the reader's language, then English. */
export function bundlesOf(game: string): Promise<FluentBundle[]> {
  return Promise.all(languages().map((one) => bundleOf(game, one)));
}

async function wordsIn(files: Files, folder: string): Promise<TableWords> {
  const chosen = languages();
  const sources = await Promise.all(chosen.map((one) => source(files, `/${folder}/${one}.ftl`)));
  return makeWords(chosen.map((one, i) => makeBundle(one, [sources[i] ?? ""])));
}

/** The words of a game's own page. */
export const aboutOf = (game: string): Promise<TableWords> => wordsIn(aboutFiles, `about/${game}`);

/** What the guide of a game's first match says. */
export const lessonOf = (game: string): Promise<TableWords> =>
  wordsIn(lessonFiles, `${game}/lesson`);
