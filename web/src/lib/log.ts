// The log in the order people read it: facts grouped by the entry that caused them, what was taken
// back struck out, and each entry with the number of its position for the replay.
import type { LogEvent } from "./api-types.ts";
import type { Fact } from "./game.ts";

export interface LogEntry {
  number: number;
  /** The position after it: how many actions are then in force; null if it was taken back. */
  position: number | null;
  undone: boolean;
  /** Set if this entry is itself an undo. */
  undo: { seat: number; count: number } | null;
  facts: Fact[];
}

/** What is new joined to what is known; the same fact never twice, whatever was resent. */
export function merge(known: LogEvent[], fresh: LogEvent[]): LogEvent[] {
  const first = fresh[0]?.number;
  if (first === undefined) return known;
  const last = known.at(-1)?.number ?? -1;
  if (first > last) return [...known, ...fresh];
  // Entries come whole: those that are told again replace what was kept of them.
  const again = new Set(fresh.map((event) => event.number));
  return [...known.filter((event) => !again.has(event.number)), ...fresh].sort(
    (a, b) => a.number - b.number,
  );
}

/** The actions in force after log entry `last`: their log numbers in order. */
export function lineOf(events: LogEvent[], last: number): number[] {
  const undos = new Map<number, number>();
  for (const event of events) if (event.undo) undos.set(event.number, event.undo);
  const line: number[] = [];
  for (let number = 1; number <= last; number++) {
    const count = undos.get(number);
    if (count === undefined) line.push(number);
    else line.splice(Math.max(0, line.length - count), count);
  }
  return line;
}

export function entriesOf(events: LogEvent[], last: number): LogEntry[] {
  const place = new Map(lineOf(events, last).map((number, i) => [number, i + 1]));
  const entries: LogEntry[] = [];
  for (const event of events) {
    let entry = entries.at(-1);
    if (!entry || entry.number !== event.number) {
      const position = event.number === 0 ? 0 : (place.get(event.number) ?? null);
      const undo = event.undo ? { seat: event.seat ?? 0, count: event.undo } : null;
      entry = {
        number: event.number,
        position,
        undone: position === null && !undo,
        undo,
        facts: [],
      };
      entries.push(entry);
    }
    if (event.verb !== undefined && !event.undo) entry.facts.push(event as Fact);
  }
  return entries;
}

/** The facts in force that a reader may know, up to a position of the replay or to the end. */
export function factsUntil(
  events: LogEvent[],
  last: number,
  position: number | null,
  eyes: number | null,
): Fact[] {
  const known = events.filter((event) => visibleTo(event, eyes));
  return entriesOf(known, last)
    .filter((one) => one.position !== null && (position === null || one.position <= position))
    .flatMap((one) => one.facts);
}

/** Facts that begin a part of the match stand as headings. */
export function isHeading(fact: Fact): boolean {
  return fact.verb.endsWith("_begun");
}

/** What an own seat may not show to the next person at the same screen. */
export function visibleTo(event: LogEvent, eyes: number | null): boolean {
  const only = event.only;
  return !Array.isArray(only) || (eyes !== null && only.includes(eyes));
}
