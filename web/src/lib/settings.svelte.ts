// The reader's settings: in this browser at once, and with the account if there is one.
import { isLanguage, type Language, preferred } from "./language.svelte.ts";

export interface Settings {
  theme: "auto" | "light" | "dark";
  motion: "auto" | "less" | "full";
  confirm: boolean;
  notify: boolean;
  language: Language;
  /** Answer for the reader when there is only one possible answer. */
  single: boolean;
  /** Questions that the reader always declines, as `game/verb`. */
  declines: string[];
  /** Where the server sends notices, besides the page; see its settings. */
  webhook: string;
  email_notices: boolean;
}

const KEY = "theatrum.settings";
const DEFAULTS: Settings = {
  theme: "auto",
  motion: "auto",
  confirm: true,
  notify: false,
  language: preferred(navigator.languages),
  single: true,
  declines: [],
  webhook: "",
  email_notices: false,
};
const DECLINES = 40; // more than any reader needs, and the server keeps only so much

/** Whatever was stored, only known fields of the right type survive. */
export function sane(stored: unknown): Settings {
  const out: Record<string, unknown> = { ...DEFAULTS };
  if (typeof stored === "object" && stored !== null)
    for (const [name, value] of Object.entries(stored))
      if (name in DEFAULTS && typeof value === typeof out[name]) out[name] = value;
  const checked = out as unknown as Settings;
  const declines = Array.isArray(checked.declines) ? (checked.declines as unknown[]) : [];
  checked.declines = declines.filter((one) => typeof one === "string").slice(-DECLINES);
  if (!["auto", "light", "dark"].includes(checked.theme)) checked.theme = "auto";
  if (!["auto", "less", "full"].includes(checked.motion)) checked.motion = "auto";
  if (!isLanguage(checked.language)) checked.language = DEFAULTS.language;
  return checked;
}

function stored(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null");
  } catch {
    return null;
  }
}

export const settings = $state<Settings>(sane(stored()));
const still = matchMedia("(prefers-reduced-motion: reduce)");
let systemStill = $state(still.matches);
still.addEventListener("change", () => (systemStill = still.matches));

export function reducedMotion(): boolean {
  return settings.motion === "less" || (settings.motion === "auto" && systemStill);
}

export function applySettings(): void {
  const root = document.documentElement;
  root.dataset.theme = settings.theme;
  root.dataset.motion = settings.motion;
  root.lang = settings.language;
}

export function keepSettings(): void {
  applySettings();
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A private window may refuse; the settings then last as long as the page.
  }
}
