// Battles and revolts as the facts of the log tell them.
import type { Fact } from "../../lib/game.ts";
import type { Question } from "../../lib/api-types.ts";
import { PEASANTS } from "./geography.ts";

export type Outcome = "conquered" | "held" | "repelled" | "devastated";

/** Cubes are counted by colour. A party is a colour: a seat, or the peasants. */
export interface Battle {
  kind: "battle" | "revolt";
  province: string;
  attacker: number;
  defender: number;
  /** The fighters of this battle; the tray's cubes are thrown with them. */
  sent: number[];
  thrown: number[];
  out: number[];
  lost: number[];
  /** Peasants that stood by the defender. */
  helpers: number;
  outcome: Outcome | null;
}

const none = (): number[] => [0, 0, 0, 0, 0, 0];

function begin(kind: Battle["kind"], province: string, attacker: number, defender: number): Battle {
  return {
    kind,
    province,
    attacker,
    defender,
    sent: none(),
    thrown: none(),
    out: none(),
    lost: none(),
    helpers: 0,
    outcome: null,
  };
}

/** The battle that a question is about, for who has not heard how it began. */
export function battleAsked(question: Question | null): Battle | null {
  if (!question) return null;
  const defender = question.seats[0] ?? PEASANTS;
  if (question.verb === "defence") {
    const attacker = Number(question.attacker);
    const battle = begin("battle", String(question.province), attacker, defender);
    battle.sent[attacker] = Number(question.attackers);
    return battle;
  }
  if (question.verb !== "suppression") return null;
  const battle = begin("revolt", String(question.province), PEASANTS, defender);
  battle.sent[PEASANTS] = Number(question.rebels);
  return battle;
}

/** The battles that these facts decide. `open` was the question before them; `ownerOf` says who held
 *  a province then. */
export function battlesIn(
  facts: Fact[],
  open: Question | null,
  ownerOf: (province: string) => number | null,
): Battle[] {
  const done: Battle[] = [];
  let now = battleAsked(open);
  let thrown = false;
  const seat = (fact: Fact): number => Number(fact.seat);
  const count = (fact: Fact): number => Number(fact.count);
  const decide = (outcome: Outcome): void => {
    if (now && thrown) {
      now.outcome = outcome;
      const isBattle = now.kind === "battle" && now.defender !== PEASANTS;
      now.helpers = isBattle && now.lost[PEASANTS]! > 0 ? now.out[PEASANTS]! : 0;
      done.push(now);
    }
    now = null;
    thrown = false;
  };
  for (const fact of facts) {
    const province = String(fact.province);
    if (fact.verb === "attacked") {
      now = begin("battle", province, seat(fact), ownerOf(province) ?? PEASANTS);
      now.sent[now.attacker] = count(fact);
    } else if (fact.verb === "revolt_begun") {
      now = begin("revolt", province, PEASANTS, seat(fact));
      now.sent[PEASANTS] = count(fact);
    } else if (!now) continue;
    else if (fact.verb === "committed") now.sent[seat(fact)] = count(fact);
    else if (fact.verb === "thrown_in") {
      now.thrown[Number(fact.colour)] = count(fact);
      thrown = true;
    } else if (fact.verb === "fallen_out") {
      now.out[Number(fact.colour)] = count(fact);
      thrown = true;
    } else if (fact.verb === "losses") now.lost[Number(fact.colour)]! += count(fact);
    else if (fact.verb === "conquered") decide("conquered");
    else if (fact.verb === "held") decide("held");
    else if (fact.verb === "devastated") decide("devastated");
    else if (fact.verb === "battle_lost" && now.defender === PEASANTS) decide("repelled");
  }
  return done;
}

export const total = (cubes: number[]): number => cubes.reduce((sum, count) => sum + count, 0);

export type Role = "attacks" | "rises" | "defends" | "helps" | "stands-by";

export function roleOf(battle: Battle, colour: number): Role {
  if (colour === battle.attacker) return battle.kind === "revolt" ? "rises" : "attacks";
  if (colour === battle.defender) return "defends";
  return colour === PEASANTS && battle.helpers ? "helps" : "stands-by";
}

/** The parties first, then whoever else was in the tower. */
export function colours(battle: Battle): number[] {
  const parties = [battle.attacker, battle.defender];
  const rest = [...none().keys()].filter(
    (colour) => !parties.includes(colour) && (battle.thrown[colour] || battle.out[colour]),
  );
  return [...parties, ...rest];
}
