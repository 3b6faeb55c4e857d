// A battle as it is remembered: rounds as pairs of cards, from the facts of the log.
import type { Fact } from "../../lib/game.ts";
import { SIDES, type Fight, type Side } from "./types.ts";

export interface Round {
  side: Side;
  card: string;
  /** What a Reserve or Hannibal's Probe stands for. */
  as: string;
  answer: string | null;
  /** What followed: the defender took the attack, somebody gave up. */
  then: "attack" | "yield" | null;
}

export interface Battle {
  space: string | null;
  rounds: Round[];
  dealt: Partial<Record<Side, number>>;
  winner: Side | null;
  /** Facts to tell beside the rounds: change of command, charge, withdrawals, casualties, retreat. */
  told: Fact[];
}

const MAHARBAL = "maharbals_cavalry_6";
const TOLD = new Set([
  "command_rolled",
  "command_changed",
  "charge_rolled",
  "withdrawal_failed",
  "withdrew",
  "casualties",
  "retreat_roll",
  "retreated",
  "retreat_losses",
  "force_lost",
  "battle_won",
  "pcs_owed",
]);
/** With these the next card play has begun. */
const OVER = new Set(["ops_played", "event_played", "discarded", "turn_begun", "winter_begun"]);

const isSide = (value: unknown): value is Side => SIDES.includes(value as Side);

/** The last battle in the log, still fought or just over; null if there is none since the last
 *  card was played. */
export function lastBattle(facts: Fact[]): Battle | null {
  const begun = facts.findLastIndex((fact) => fact.verb === "battle_begun");
  if (begun < 0) return null;
  const battle: Battle = {
    space: String(facts[begun]!.space),
    rounds: [],
    dealt: {},
    winner: null,
    told: [],
  };
  for (const fact of facts.slice(begun + 1)) {
    if (OVER.has(fact.verb)) return null;
    add(battle, fact);
  }
  return battle;
}

function add(battle: Battle, fact: Fact): void {
  const side = isSide(fact.side) ? fact.side : "rome";
  const last = battle.rounds.at(-1);
  const waits = last && last.answer === null && last.then === null;
  if (fact.verb === "hands_dealt") battle.dealt[side] = Number(fact.count);
  else if (fact.verb === "battle_card_played")
    battle.rounds.push({
      side,
      card: String(fact.card),
      as: String(fact.as),
      answer: null,
      then: null,
    });
  else if (fact.verb === "battle_card_matched" && last) last.answer = String(fact.card);
  else if (fact.verb === "counter_played" && fact.card === MAHARBAL) {
    if (waits && last.side !== side) last.answer = MAHARBAL;
    else
      battle.rounds.push({
        side,
        card: MAHARBAL,
        as: "double_envelopment",
        answer: null,
        then: null,
      });
  } else if (fact.verb === "attacker_now" && last) last.then = "attack";
  else if (fact.verb === "yielded" && last) last.then = "yield";
  if (fact.verb === "battle_won") battle.winner = side;
  if (TOLD.has(fact.verb)) battle.told.push(fact);
}

/** What the view alone knows of the battle, where the log is not at hand. */
export function fromView(fight: Fight): Battle {
  return { space: fight.space, rounds: [], dealt: {}, winner: null, told: [] };
}
