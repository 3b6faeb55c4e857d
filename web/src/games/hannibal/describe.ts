// The board in words: for the keyboard view, screen readers and tooltips.
import type { PlaceInfo, Words } from "../../lib/game.ts";
import { capacityOf } from "./data.ts";
import { neighboursOf, PROVINCES, SPACES, spaceOf } from "./geography.ts";
import {
  seatOf,
  SIDES,
  type General,
  type Own,
  type Space,
  type Stack,
  type View,
} from "./types.ts";

export const generalsAt = (view: View, space: string): General[] =>
  view.generals.filter((general) => general.place === space);

export const rankName = (words: Words, general: General): string =>
  general.side === "rome" ? words.text(`han-rank-${general.rank}`) : "";

function describeStack(stack: Stack, who: string, words: Words): string {
  return words.text(stack.elephants ? "han-stack-elephants" : "han-stack", {
    who,
    count: stack.cus,
    elephants: stack.elephants,
  });
}

export function describeSpace(space: Space, view: View, words: Words): string {
  const facts = spaceOf(space.space);
  const parts = [words.label(facts.province)];
  const kind = facts.walled ? "city" : space.tribe ? "tribe" : "marker";
  parts.push(
    words.text(`han-${kind}-${space.control ?? "none"}`, { capacity: capacityOf(space.space) }),
  );
  if (facts.port) parts.push(words.text("han-port", { modifier: signed(facts.portModifier) }));
  for (const side of SIDES) {
    const stack = space.stacks[seatOf(side)]!;
    if (stack.cus) parts.push(describeStack(stack, words.word(side), words));
  }
  if (space.city.cus) parts.push(describeStack(space.city, words.text("han-inside-city"), words));
  for (const general of generalsAt(view, space.space))
    parts.push(
      words.text(general.inside ? "han-general-inside" : "han-general", {
        name: words.word(general.general),
        strategy: general.strategy,
        battle: general.battle,
      }),
    );
  if (space.siege) parts.push(words.text("han-siege-points", { count: space.siege }));
  if (view.train === space.space) parts.push(words.text("han-train"));
  return `${parts.join("; ")}.`;
}

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");

export function places(view: View, _own: Own | null, words: Words): PlaceInfo[] {
  const by = new Map(view.spaces.map((space) => [space.space, space]));
  return SPACES.map(({ id }) => ({
    id,
    name: words.label(id),
    neighbours: neighboursOf(id),
    describe: describeSpace(by.get(id)!, view, words),
  }));
}

export const provincesOf = (view: View, side: string): number =>
  PROVINCES.filter((province) => province.counts && view.provinces[province.id] === side).length;

export function summary(view: View, words: Words): string {
  const [rome, carthage] = view.players;
  return words.text("han-summary", {
    turn: view.turn,
    turns: view.turns,
    rome: rome.points,
    carthage: carthage.points,
  });
}
