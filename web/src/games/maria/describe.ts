// The board in words: for the keyboard view, screen readers and tooltips.
import type { PlaceInfo, Words } from "../../lib/game.ts";
import { CITIES, cityOf, roadsOf } from "./geography.ts";
import type { General, Own, View } from "./types.ts";

/** The troops of a general as far as the reader knows them. */
export function troopsOf(general: General, own: Own | null): string {
  const mine = own?.powers.find((each) => each.power === general.power)?.troops[general.general];
  if (mine !== undefined) return String(mine);
  return general.least === general.most
    ? String(general.least)
    : `${general.least}–${general.most}`;
}

// What is printed never changes: said once for each catalogue.
const printed = new WeakMap<Words, Map<string, string>>();
function printedOf(id: string, words: Words): string {
  let known = printed.get(words);
  if (!known) printed.set(words, (known = new Map()));
  let text = known.get(id);
  if (text === undefined) {
    const city = cityOf(id)!;
    const parts = [
      words.text("mar-city", { country: words.word(city.country), suit: words.word(city.suit) }),
    ];
    if (city.fortress) parts.push(words.text(`mar-${city.fortress}`));
    if (city.elector) parts.push(words.text("mar-elector"));
    known.set(id, (text = parts.join("; ")));
  }
  return text;
}

export function describeCity(id: string, view: View, own: Own | null, words: Words): string {
  if (!cityOf(id)) return "";
  const parts = [printedOf(id, words)];
  const fort = cityOf(id)?.fortress ? view.fortresses.find((each) => each.city === id) : null;
  if (fort?.controller)
    parts.push(words.text("mar-controlled", { power: words.word(fort.controller) }));
  if (fort?.question)
    parts.push(words.text("mar-questioned", { power: words.word(fort.question) }));
  for (const general of view.generals.filter((each) => each.city === id))
    parts.push(describeGeneral(general, own, words));
  for (const train of view.trains.filter((each) => each.city === id))
    parts.push(words.word(train.train));
  for (const city of view.hussars) if (city === id) parts.push(words.text("mar-hussar"));
  return `${parts.join("; ")}.`;
}

export function describeGeneral(general: General, own: Own | null, words: Words): string {
  return words.text("mar-general", {
    general: words.word(general.general),
    power: words.word(general.power),
    rank: general.rank,
    troops: troopsOf(general, own),
    side: general.face_up ? "up" : "down",
  });
}

export const citiesOf = (view: View) =>
  view.variant !== "advanced" ? CITIES.filter((city) => city.map === "bohemia") : CITIES;

export function places(view: View, own: Own | null, words: Words): PlaceInfo[] {
  const shown = citiesOf(view);
  const known = new Set(shown.map((city) => city.id));
  return shown.map((city) => ({
    id: city.id,
    name: words.label(city.id),
    neighbours: roadsOf(city.id)
      .map((road) => road.to)
      .filter((id) => known.has(id)),
    describe: describeCity(city.id, view, own, words),
  }));
}

export function summary(view: View, words: Words): string {
  const turn = words.text("mar-turn", { turn: view.turn });
  const stage = view.stage ? words.text("mar-stage", { stage: words.word(view.stage) }) : "";
  const powers = view.powers
    .filter((power) => power.troops > 0)
    .map((power) =>
      words.text("mar-power-line", {
        power: words.word(power.power),
        troops: power.troops,
        cards: power.hand,
      }),
    );
  return [turn, stage, ...powers].filter(Boolean).join(". ");
}
