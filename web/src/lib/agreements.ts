// Agreements in people's own words, as the pages show them: which are open to whom, and at which
// position of the match each was proposed.
import type { Agreement, LogEvent, SeatInfo } from "./api-types.ts";
import { lineOf } from "./log.ts";

/** What is told anew replaces what was known; in the order in which they were proposed. */
export function mergeAgreements(known: Agreement[], fresh: Agreement[]): Agreement[] {
  const again = new Set(fresh.map((one) => one.id));
  return [...known.filter((one) => !again.has(one.id)), ...fresh].sort((a, b) => a.id - b.id);
}

/** The seats whose answer is still missing. */
export function waitingFor(agreement: Agreement): number[] {
  if (agreement.status !== "open") return [];
  return agreement.to.filter((seat) => !agreement.agreed.includes(seat));
}

/** The oldest proposal that one of these seats has to answer. */
export function askedOf(agreements: Agreement[], seats: number[]): Agreement | null {
  return agreements.find((one) => waitingFor(one).some((seat) => seats.includes(seat))) ?? null;
}

/** The seats where people sit who can be asked now; a bot answers nothing. */
export function peopleAt(seats: SeatInfo[]): number[] {
  return seats
    .filter((one) => one.kind !== "bot" && one.kind !== "open" && !one.replaced)
    .map((one) => one.seat);
}

/** The position of the replay when the log had so many entries: of what is still in force. */
export function positionAt(events: LogEvent[], last: number, number: number): number {
  return lineOf(events, last).filter((one) => one <= number).length;
}

const PARTS = { round_begun: "round", turn_begun: "turn", season_begun: "season" } as const;

/** The round, turn or season in which that was, if the log tells one. */
export function partAt(
  events: LogEvent[],
  last: number,
  number: number,
): { kind: "round" | "turn" | "season"; value: string | number } | null {
  const line = new Set([0, ...lineOf(events, last)]);
  let found: ReturnType<typeof partAt> = null;
  for (const event of events) {
    const kind = PARTS[event.verb as keyof typeof PARTS];
    if (kind && event.number <= number && line.has(event.number))
      found = { kind, value: event[kind] as string | number };
  }
  return found;
}
