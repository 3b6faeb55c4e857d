// Where long Russian words may be parted at the end of a line. Browsers know it by `hyphens: auto`
// only where they have a dictionary, and most of them have none for Russian; a word that does not
// fit its card was cut anywhere. The rules are those of Russian syllables (after P. Khristov).
import type { Language } from "./language.svelte.ts";

const SOFT = "\u00ad";
const LONG = 10; // letters; shorter words fit everywhere
const [V, C, S, L] = ["[аеёиоуыэюя]", "[бвгджзклмнпрстфхцчшщ]", "[йьъ]", "[а-яё]"];
const RULES = [
  `(${S})(${L}${L})`,
  `(${V})(${V}${L})`,
  `(${V})((?:[бгдкптфх][рл]|хв)${V})`, // they begin a syllable, and often what follows a prefix
  `(${V}${C})(${C}${V})`,
  `(${C}${V})(${C}${V})`,
  `(${V}${C})(${C}${C}${V})`,
  `(${V}${C}${C})(${C}${C}${V})`,
].map((rule) => new RegExp(rule, "gi"));

/** The text with soft hyphens in its long words: they show only where a line ends. */
export function hyphenated(text: string, language: Language): string {
  if (language !== "ru") return text;
  return text.replace(/[а-яё]+/gi, (word) => (word.length < LONG ? word : parted(word)));
}

function parted(word: string): string {
  let out = word;
  // Twice, because what two syllables share is seen only once in a pass.
  for (const rule of [...RULES, ...RULES]) out = out.replace(rule, `$1${SOFT}$2`);
  // Not one letter alone.
  return out.replace(new RegExp(`^(.)${SOFT}`), "$1").replace(new RegExp(`${SOFT}(.)$`), "$1");
}
