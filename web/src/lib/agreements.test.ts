import { describe, expect, it } from "vitest";
import {
  askedOf,
  mergeAgreements,
  partAt,
  peopleAt,
  positionAt,
  waitingFor,
} from "./agreements.ts";
import type { Agreement, LogEvent, SeatInfo } from "./api-types.ts";

const agreement = (id: number, more: Partial<Agreement> = {}): Agreement => ({
  id,
  seat: 0,
  to: [1, 2],
  text: "peace",
  status: "open",
  agreed: [],
  declined: null,
  number: 4,
  closed: null,
  at: 0,
  ...more,
});

describe("agreements", () => {
  it("are replaced by what is told anew, and keep their order", () => {
    const known = [agreement(1), agreement(3)];
    const fresh = [agreement(2), agreement(1, { status: "accepted" })];
    const merged = mergeAgreements(known, fresh);
    expect(merged.map((one) => [one.id, one.status])).toEqual([
      [1, "accepted"],
      [2, "open"],
      [3, "open"],
    ]);
  });

  it("wait for those who have not answered", () => {
    expect(waitingFor(agreement(1, { agreed: [2] }))).toEqual([1]);
    expect(waitingFor(agreement(1, { status: "withdrawn" }))).toEqual([]);
  });

  it("ask a seat with the oldest that is open to it", () => {
    const all = [agreement(1, { agreed: [2] }), agreement(2), agreement(3)];
    expect(askedOf(all, [2])?.id).toBe(2);
    expect(askedOf(all, [1, 2])?.id).toBe(1);
    expect(askedOf(all, [0])).toBeNull();
  });

  it("can be made with people only", () => {
    const seat = (number: number, kind: SeatInfo["kind"], more = {}): SeatInfo =>
      ({ seat: number, name: "", kind, ...more }) as SeatInfo;
    const seats = [
      seat(0, "person"),
      seat(1, "bot"),
      seat(2, "hotseat"),
      seat(3, "person", { replaced: true }),
      seat(4, "open"),
    ];
    expect(peopleAt(seats)).toEqual([0, 2]);
  });
});

describe("when an agreement was proposed", () => {
  const events: LogEvent[] = [
    { number: 0, verb: "turn_begun", rule: "MAR-001", turn: 1 },
    { number: 3, verb: "turn_begun", rule: "MAR-001", turn: 2 },
    { number: 4, seat: 0, undo: 2 },
  ];
  it("is a position of what is in force", () => {
    expect(positionAt(events, 6, 3)).toBe(1); // entries 2 and 3 were taken back
    expect(positionAt(events, 6, 5)).toBe(2);
    expect(positionAt(events, 6, 0)).toBe(0);
  });
  it("is in the last turn that has begun and was not taken back", () => {
    expect(partAt(events, 3, 3)).toEqual({ kind: "turn", value: 2 });
    expect(partAt(events, 6, 5)).toEqual({ kind: "turn", value: 1 });
    expect(partAt([], 6, 5)).toBeNull();
  });
});
