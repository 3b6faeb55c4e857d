// The chances of what can be rolled now, from the public tables and the view. A courtesy for
// people: the engine rolls by itself, and hidden cards are never looked at.
import type { Action } from "../../lib/game.ts";
import { BATTLE_CARDS, SIEGE_MODIFIER, TABLES } from "./data.ts";
import { linkOf, spaceOf } from "./geography.ts";
import { enemyOf, seatOf, type Fight, type General, type Side, type View } from "./types.ts";

const DICE = [1, 2, 3, 4, 5, 6];
const share = (wanted: (die: number) => boolean): number => DICE.filter(wanted).length / 6;

export const generalOf = (view: View, id: unknown): General | undefined =>
  view.generals.find((general) => general.general === id);
export const stateOf = (view: View, space: string) =>
  view.spaces.find((each) => each.space === space)!;

interface Exception {
  roll: string;
  who?: string;
  when?: string;
  success_max?: number;
}
const exceptions = TABLES.rating_roll.exceptions as Exception[];

/** The highest die that succeeds: the battle rating, unless an ability says otherwise (HAN-123). */
export function ratingFor(view: View, id: string, roll: string): number {
  const general = generalOf(view, id);
  const exception = exceptions.find((each) => each.who === id && each.roll === roll);
  if (!general) return 0;
  if (!exception?.success_max) return general.battle;
  const attacking = general.side === (view.active === 0 ? "rome" : "carthage");
  if (exception.when?.includes("attacker") && !attacking) return general.battle;
  if (exception.when?.includes("defender") && attacking) return general.battle;
  return exception.success_max;
}

const hostile = (view: View, side: Side, space: string): boolean => {
  const { control } = stateOf(view, space);
  return control === enemyOf(side) || control === "neutral";
};

/** HAN-063, HAN-065: harder where the enemy rules and no friend stands. */
export function interception(view: View, id: string): number {
  const [side, target] = [generalOf(view, id)?.side, marchSpace(view)];
  if (!side || !target) return 0;
  const alone = stateOf(view, target).stacks[seatOf(side)]!.cus === 0;
  const modifier = hostile(view, side, target) && alone ? 1 : 0;
  const need = ratingFor(view, id, "interception");
  return share((die) => die + modifier <= need);
}

export const marchSpace = (view: View): string | null =>
  view.march ? (generalOf(view, view.march.general)?.place ?? null) : null;

export interface Voyage {
  modifier: number;
  arrive: number;
  turnBack: number;
  sunk: number;
}

/** The naval table for a Carthaginian voyage (HAN-060); null where nobody rolls (HAN-032). */
export function voyage(view: View, from: string, to: string): Voyage | null {
  if (view.active !== 1 || view.truce || !view.march) return null;
  const pirates = ["brundisium", "croton", "tarentum"];
  if (
    view.card === "adriatic_pirates_50" &&
    view.campaign === null &&
    view.march.cus <= 3 &&
    (pirates.includes(from) || pirates.includes(to))
  )
    return null;
  let modifier = spaceOf(from).portModifier + spaceOf(to).portModifier;
  for (const port of [from, to]) if (stateOf(view, port).control === "rome") modifier += 1;
  if (view.march.cus <= 1) modifier -= 1;
  if (view.philip) modifier -= 1;
  if (stateOf(view, "syracusae").control === "carthage") modifier -= 1;
  if (view.naval_victory) modifier -= 1;
  if (view.march.general === "mago") modifier -= 1;
  const [safe, back] = TABLES.naval_carthage.results.map((row) => row.max) as [number, number];
  return {
    modifier,
    arrive: share((die) => die + modifier <= safe),
    turnBack: share((die) => die + modifier > safe && die + modifier <= back),
    sunk: share((die) => die + modifier > back),
  };
}

export interface Siege {
  modifier: number;
  dice: number;
  /** A point or more. */
  gain: number;
  /** The third point. */
  fall: number;
  /** Chance to lose a CU. */
  loss: number;
}

/** One try on the siege table (HAN-115). */
export function siege(view: View, space: string): Siege {
  const [place, march] = [stateOf(view, space), view.march];
  const walled = spaceOf(space).walled;
  const side: Side = view.active === 0 ? "rome" : "carthage";
  const campaign = view.campaign !== null;
  let modifier = 0;
  if (walled) {
    modifier += SIEGE_MODIFIER[space] ?? SIEGE_MODIFIER.default ?? 0;
    if (side === "carthage") modifier += view.train === space ? 0 : -1;
    if (march?.general === "marcellus" && campaign) modifier += 1;
  }
  if (view.card === "traitor_in_tarentum_18" && space === "tarentum" && !campaign)
    return { modifier, dice: 0, gain: 1, fall: 1, loss: 0 };
  const forced = view.card?.startsWith("forced_march") ?? false;
  const two =
    walled &&
    !campaign &&
    (view.card === "treachery_within_city_54" || (march?.general === "africanus" && forced));
  const rows = TABLES.siege_and_subjugation.rows;
  const row = (die: number) => rows.find((each) => die + modifier <= each.max)!;
  const rolls = two ? DICE.flatMap((a) => DICE.map((b) => [a, b])) : DICE.map((die) => [die]);
  const count = (wanted: (points: number, lost: number) => boolean): number =>
    rolls.filter((dice) =>
      wanted(
        dice.reduce((sum, die) => sum + row(die).points, 0),
        dice.reduce((sum, die) => sum + row(die).besieger_loss, 0),
      ),
    ).length / rolls.length;
  const needed = TABLES.siege_and_subjugation.needed_points - place.siege;
  return {
    modifier,
    dice: two ? 2 : 1,
    gain: count((points) => points > 0),
    fall: count((points) => points >= needed),
    loss: count((_, lost) => lost > 0),
  };
}

/** The attrition table by size (or rounds) and modified die (HAN-052, HAN-092). */
export function attrition(size: number, modifier = 0): { average: number; worst: number } {
  const columns = TABLES.attrition.columns.map((name) => parseInt(name));
  const column = columns.findLastIndex((least) => size >= least);
  const rows = TABLES.attrition.rows as Record<string, number[]>;
  const losses = DICE.map((die) => {
    const total = die + modifier;
    const name = total <= 0 ? "<=0" : total >= 7 ? ">=7" : String(total);
    return column < 0 ? 0 : Math.min(size, rows[name]?.[column] ?? 0);
  });
  return { average: losses.reduce((a, b) => a + b) / 6, worst: Math.max(...losses) };
}

/** The losses of the marching army on a pass; null on other ways (HAN-052, HAN-053). */
export function crossing(view: View, to: string): { average: number; worst: number } | null {
  const from = marchSpace(view);
  const link = from ? linkOf(from, to) : undefined;
  if (!view.march || link?.kind !== "pass" || view.march.cus === 0) return null;
  const guide = view.card === "native_guide_5" && view.campaign === null ? -3 : 0;
  return attrition(view.march.cus, (link.alps ? 0 : -2) + guide);
}

/** An elephant charge: Rome's loss of cards, or a stampede (HAN-084). */
export function charge(view: View): { success: number; backfire: number } {
  const leader = generalOf(view, view.battle?.leaders[0]);
  const rating = leader ? leader.battle : 1;
  return { success: share((die) => die > 1 && die > rating), backfire: 1 / 6 };
}

/** The chance that a hand of `hidden` unseen cards can answer a card, by count of what is unseen:
 *  48 cards less the own hand, those played and those that lie open. */
export function answerable(fight: Fight, hand: string[], seat: number, card: string): number {
  const foe = 1 - seat;
  const kinds = [card, "reserve"];
  const open = fight.open[foe] ?? [];
  if (open.some((each) => kinds.includes(each))) return 1;
  // Cards of the own hand may lie open too: they are in `hand` already.
  const seen = [...hand, ...fight.played, ...open];
  const left = (id: string, all: number): number => all - seen.filter((each) => each === id).length;
  const unseen = BATTLE_CARDS.reduce((sum, { id, count }) => sum + left(id, count), 0);
  const good = BATTLE_CARDS.filter(({ id }) => kinds.includes(id)).reduce(
    (sum, { id, count }) => sum + left(id, count),
    0,
  );
  const hidden = (fight.cards[foe] ?? 0) - open.length;
  let none = 1;
  for (let i = 0; i < hidden; i++) none *= Math.max(0, unseen - good - i) / Math.max(1, unseen - i);
  return 1 - none;
}

/** The chance of success of a roll that an action asks for; null if it asks for none. */
export function chanceOf(action: Action, view: View, question?: string): number | null {
  const fight = view.battle;
  const leader = (side: Side): string => fight?.leaders[seatOf(side)] ?? "";
  switch (action.verb) {
    case "intercept":
      return interception(view, String(action.general));
    case "avoid":
      return ratingFor(view, String(action.general), "avoid battle") / 6;
    case "pursue":
      return view.march ? ratingFor(view, view.march.general, "pursuit") / 6 : null;
    case "withdraw":
      return fight ? ratingFor(view, leader(fight.attacker), "withdrawal") / 6 : null;
    case "roll": {
      if (!fight) return null;
      const use = question === "stop_withdrawal" ? "preventing a withdrawal" : "counterattack";
      return ratingFor(view, leader(enemyOf(fight.attacker)), use) / 6;
    }
    case "besiege": {
      const space = marchSpace(view);
      return space ? siege(view, space).gain : null;
    }
    case "sail":
    case "land": {
      const from = marchSpace(view);
      return from ? (voyage(view, from, String(action.space))?.arrive ?? null) : null;
    }
    default:
      return null;
  }
}
