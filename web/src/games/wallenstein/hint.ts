// What the words of an action leave out, for those who play from the list.
import type { Action, Words } from "../../lib/game.ts";
import { targetOf } from "./actions.ts";
import { describeProvince } from "./describe.ts";
import type { View } from "./types.ts";

/** What the province that an action names is like; for a plan, what the card is for. */
export function hint(action: Action, view: View, words: Words): string | null {
  const place = targetOf(action);
  const province = view.provinces.find((each) => each.province === place);
  if (!province) return null;
  return describeProvince(province, words, []);
}
