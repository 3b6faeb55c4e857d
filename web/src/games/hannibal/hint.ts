// What the words of an action leave out, for those who play from the list: card texts and odds.
import type { Action, Words } from "../../lib/game.ts";
import { namesCard } from "./actions.ts";
import { cardOf } from "./data.ts";
import { chanceOf, charge, crossing, marchSpace, siege, voyage } from "./odds.ts";
import type { View } from "./types.ts";

export const percent = (chance: number): string => `${Math.round(chance * 100)} %`;
export const cardText = (words: Words, card: string): string =>
  words.text(`text-${card.replaceAll("_", "-")}`);

/** The odds of an action in words; null if nothing is rolled. */
export function oddsText(
  action: Action,
  view: View,
  words: Words,
  question?: string,
): string | null {
  const space = marchSpace(view);
  if (action.verb === "besiege" && space) {
    const { gain, fall, loss } = siege(view, space);
    return words.text("han-odds-siege", {
      gain: percent(gain),
      fall: percent(fall),
      loss: percent(loss),
    });
  }
  if ((action.verb === "sail" || action.verb === "land") && space) {
    const trip = voyage(view, space, String(action.space));
    if (!trip) return view.active === 1 ? words.text("han-odds-no-roll") : null;
    return words.text("han-odds-voyage", {
      arrive: percent(trip.arrive),
      back: percent(trip.turnBack),
      sunk: percent(trip.sunk),
    });
  }
  if (action.verb === "march") {
    const losses = crossing(view, String(action.space));
    return losses
      ? words.text("han-odds-pass", {
          average: losses.average.toFixed(1),
          worst: losses.worst,
        })
      : null;
  }
  if (action.verb === "count" && question === "charge" && Number(action.count) > 0) {
    const { success, backfire } = charge(view);
    return words.text("han-odds-charge", {
      success: percent(success),
      backfire: percent(backfire),
    });
  }
  const chance = chanceOf(action, view, question);
  return chance === null ? null : words.text("han-odds", { chance: percent(chance) });
}

/** The same as a number, to stand on the map. */
export function shortOdds(action: Action, view: View): string | null {
  if (action.verb === "march") {
    const losses = crossing(view, String(action.space));
    return losses ? `−${losses.average.toFixed(1)}` : null;
  }
  const chance = chanceOf(action, view);
  return chance === null ? null : percent(chance);
}

export function hint(action: Action, view: View, words: Words): string | null {
  const card = namesCard(action);
  if (card && action.verb === "ops") return words.text("han-ops", { ops: cardOf(card).ops });
  if (card && action.verb !== "discard") return cardText(words, card);
  return oddsText(action, view, words);
}
