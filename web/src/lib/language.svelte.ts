// The languages that Theatrum is read in, and the one that this page is read in now.
import type { FluentBundle } from "@fluent/bundle";

export const LANGUAGES = { en: "English", hu: "Magyar", ru: "Русский" } as const;
export type Language = keyof typeof LANGUAGES;

export function isLanguage(name: unknown): name is Language {
  return typeof name === "string" && Object.hasOwn(LANGUAGES, name);
}

/** The first of a browser's languages that there is; English if there is none. */
export function preferred(wanted: readonly string[]): Language {
  return wanted.map((one) => one.slice(0, 2).toLowerCase()).find(isLanguage) ?? "en";
}

/** `language` changes when its words are there, so that a page is never read in two at once. */
class Reading {
  language = $state<Language>("en");
  bundles = $state.raw<FluentBundle[]>([]);
}

export const reading = new Reading();
