// The reader's settings: in this browser at once, and with the account if there is one.

export interface Settings {
  theme: "auto" | "light" | "dark";
  motion: "auto" | "less" | "full";
  confirm: boolean;
  notify: boolean;
  language: string;
}

const KEY = "theatrum.settings";
const DEFAULTS: Settings = {
  theme: "auto",
  motion: "auto",
  confirm: true,
  notify: false,
  language: "en",
};

/** Whatever was stored, only known fields of the right type survive. */
export function sane(stored: unknown): Settings {
  const out: Record<string, unknown> = { ...DEFAULTS };
  if (typeof stored === "object" && stored !== null)
    for (const [name, value] of Object.entries(stored))
      if (name in DEFAULTS && typeof value === typeof out[name]) out[name] = value;
  const checked = out as unknown as Settings;
  if (!["auto", "light", "dark"].includes(checked.theme)) checked.theme = "auto";
  if (!["auto", "less", "full"].includes(checked.motion)) checked.motion = "auto";
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
