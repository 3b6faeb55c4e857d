// Times and numbers for people.
import { FluentNumber } from "@fluent/bundle";

/** A chance as whole per cent, for a message of the catalogues. */
export const percent = (chance: number): FluentNumber =>
  new FluentNumber(chance, { style: "percent", maximumFractionDigits: 0 });

/** The same standing alone. */
export const percentText = (chance: number, language = "en"): string =>
  new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 }).format(chance);

/** Seconds as 9:05, 1:02:03 or 2d 4h. */
export function duration(seconds: number, language = "en"): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const days = Math.floor(whole / 86_400);
  const hours = Math.floor((whole % 86_400) / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const rest = whole % 60;
  const two = (n: number): string => String(n).padStart(2, "0");
  const of = (n: number, unit: string): string =>
    new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "narrow" }).format(n);
  if (days > 0) return `${of(days, "day")} ${of(hours, "hour")}`;
  if (hours > 0) return `${hours}:${two(minutes)}:${two(rest)}`;
  return `${minutes}:${two(rest)}`;
}

/** A server's time (ISO text, or seconds since 1970) as a date; null if it is none. */
export function moment(value: string | number | null | undefined): Date | null {
  if (value === null || value === undefined) return null;
  const date = new Date(typeof value === "number" ? value * 1000 : value);
  return Number.isNaN(date.getTime()) ? null : date;
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** "3 hours ago", "in 2 days". */
export function ago(
  value: string | number | null | undefined,
  now: number,
  language = "en",
): string {
  const date = moment(value);
  if (!date) return "";
  const seconds = (date.getTime() - now) / 1000;
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  for (const [unit, size] of STEPS)
    if (Math.abs(seconds) >= size) return format.format(Math.round(seconds / size), unit);
  return format.format(0, "second");
}

const ROMAN = ["", "", " II", " III", " IV", " V", " VI", " VII", " VIII"];

/** Names that can be told apart: the second "Bot" is "Bot II". */
export function distinct(names: string[]): string[] {
  return names.map((name, i) => {
    const same = names.slice(0, i).filter((one) => one === name).length;
    return name + (ROMAN[same + 1] ?? ` ${same + 1}`);
  });
}

/** A result's rows in the order of the places. */
export function standings(
  result: { places: number[]; scores: number[] },
  names: string[],
): { seat: number; name: string; place: number; score: number }[] {
  return result.places
    .map((place, seat) => ({
      seat,
      name: names[seat] ?? `#${seat + 1}`,
      place,
      score: result.scores[seat] ?? 0,
    }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}

const BROWSERS = [
  ["Edg", "Edge"],
  ["OPR", "Opera"],
  ["Firefox", "Firefox"],
  ["Chrom", "Chrome"],
  ["Safari", "Safari"],
] as const;
const SYSTEMS = [
  ["Android", "Android"],
  ["iPhone", "iOS"],
  ["iPad", "iOS"],
  ["Windows", "Windows"],
  ["Mac OS", "macOS"],
  ["Linux", "Linux"],
] as const;

/** What a browser calls itself, for people: "Firefox, Linux". What is not known stays as it is. */
export function browserName(agent: string): string {
  const known = (list: readonly (readonly [string, string])[]): string[] =>
    list
      .filter(([sign]) => agent.includes(sign))
      .slice(0, 1)
      .map(([, name]) => name);
  return [...known(BROWSERS), ...known(SYSTEMS)].join(", ") || agent.slice(0, 60);
}
