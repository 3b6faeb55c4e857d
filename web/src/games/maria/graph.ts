// Ways on the road graph, for drawing only: how far a piece could go, how a general is supplied,
// which fortresses are protected. What is allowed only the engine says.
import { cityOf, roadsOf } from "./geography.ts";
import type { View } from "./types.ts";

export type How = "near" | "main" | "forced";

export interface Way {
  how: How;
  /** The cities to go through, the last one the goal. */
  path: string[];
}

export interface March {
  piece: string;
  power: string;
  train: boolean;
  from: string;
  /** Steps already made, and whether all of them were on main roads. */
  steps: number;
  offMain: boolean;
  forced: boolean;
}

const SIDES: Record<string, string> = {
  prussia: "bourbon",
  france: "bourbon",
  bavaria: "bourbon",
  austria: "habsburg",
  pragmatic_army: "habsburg",
};

/** The side of a power; nobody's while it is neutral. */
export function sideOf(power: string, view: View): string {
  const found = view.powers.find((each) => each.power === power);
  if (found?.neutral) return `neutral-${power}`;
  if (power === "saxony") return view.saxony === "austrian_ally" ? "habsburg" : "bourbon";
  return SIDES[power] ?? power;
}

const enemies = (a: string, b: string, view: View): boolean => {
  const [one, other] = [sideOf(a, view), sideOf(b, view)];
  return one !== other && !one.startsWith("neutral") && !other.startsWith("neutral");
};

interface Standing {
  power: string;
  general: boolean;
}

function standing(view: View): Map<string, Standing[]> {
  const out = new Map<string, Standing[]>();
  const add = (city: string | null, power: string, general: boolean) => {
    if (city) out.set(city, [...(out.get(city) ?? []), { power, general }]);
  };
  for (const each of view.generals) add(each.city, each.power, true);
  for (const each of view.trains) add(each.city, each.power, false);
  return out;
}

/** The land that neutral powers close to others. */
function closed(city: string, power: string, view: View): boolean {
  const country = cityOf(city)?.country ?? "";
  const owner = country === "silesia" && view.annexed ? "prussia" : country;
  const neutral = (who: string) => view.powers.find((each) => each.power === who)?.neutral ?? false;
  if (owner !== power && (owner === "prussia" || owner === "saxony") && neutral(owner)) return true;
  return neutral(power) && owner !== power;
}

/** Where a piece could go from here: all within its steps, a step more on main roads alone, and by
 *  forced march. The shortest way to each. */
export function reach(march: March, view: View): Map<string, Way> {
  const out = new Map<string, Way>();
  const here = standing(view);
  const most = (march.train ? 2 : 3) - march.steps;
  const crosses = march.power === "france" || march.power === "austria";

  /** May it go in, and on from there? */
  function gate(from: string, to: string): "no" | "stop" | "through" {
    const [a, b] = [cityOf(from), cityOf(to)];
    if (!a || !b || (a.map !== b.map && !crosses) || closed(to, march.power, view)) return "no";
    if (view.variant !== "advanced" && b.map !== "bohemia") return "no";
    const there = here.get(to) ?? [];
    if (!there.length) return "through";
    if (there.some((each) => enemies(each.power, march.power, view)))
      return !march.train && there.every((each) => !each.general) ? "through" : "no";
    const join = !march.train && there.length === 1 && there[0]!.general;
    return join ? "stop" : "no";
  }

  function search(steps: number, mainOnly: boolean, how: How, bar?: (city: string) => boolean) {
    let edge: { city: string; path: string[] }[] = [{ city: march.from, path: [] }];
    const seen = new Set([march.from]);
    for (let n = 0; n < steps; n++) {
      const next: typeof edge = [];
      for (const { city, path } of edge) {
        for (const road of roadsOf(city)) {
          if (seen.has(road.to) || (mainOnly && !road.main) || bar?.(road.to)) continue;
          const may = gate(city, road.to);
          if (may === "no") continue;
          seen.add(road.to);
          const way = [...path, road.to];
          if (!out.has(road.to)) out.set(road.to, { how, path: way });
          if (may === "through") next.push({ city: road.to, path: way });
        }
      }
      edge = next;
    }
  }

  if (!march.forced) {
    search(most, false, "near");
    if (!march.offMain) search(most + 1, true, "main");
  }
  if (!march.train && (march.forced || march.steps === 0)) {
    const hostile = (city: string) =>
      (here.get(city) ?? []).some((each) => enemies(each.power, march.power, view));
    const forts = new Map(view.fortresses.map((fort) => [fort.city, fort.controller]));
    search(8 - march.steps, true, "forced", (city) => {
      const owner = forts.get(city);
      if (owner && enemies(owner, march.power, view)) return true;
      return hostile(city) || roadsOf(city).some((road) => hostile(road.to));
    });
  }
  out.delete(march.from);
  return out;
}

const HOME: Record<string, string[]> = {
  prussia: ["prussia"],
  france: ["france"],
  pragmatic_army: ["netherlands", "hanover"],
  austria: ["austria"],
  bavaria: ["bavaria"],
  saxony: ["saxony"],
};

export interface Supply {
  general: string;
  power: string;
  /** From his city to the train; just his city at home; null if there is no way. */
  path: string[] | null;
  /** It runs past a hussar. */
  dear: boolean;
}

/** The supply of all generals on the map, as it would be checked now. */
export function supplies(view: View): Supply[] {
  const here = standing(view);
  const hussars = new Set(view.hussars.filter((city) => city !== null));
  const out: Supply[] = [];
  for (const { general, power, city } of view.generals) {
    if (!city) continue;
    const home = HOME[power] ?? [];
    const country = cityOf(city)?.country ?? "";
    const annexed = power === "prussia" && view.annexed && country === "silesia";
    const dutch = general === "arenberg" && country === "netherlands";
    if (home.includes(country) || annexed || dutch) {
      out.push({ general, power, path: [city], dear: false });
      continue;
    }
    const wall = (to: string): boolean =>
      (here.get(to) ?? []).some((each) => enemies(each.power, power, view)) ||
      closed(to, power, view);
    const trains = new Set(
      view.trains
        .filter(
          (each) =>
            each.power === power || (general === "arenberg" && each.power === "pragmatic_army"),
        )
        .map((each) => each.city),
    );
    const asks = enemies(power, "austria", view);
    const free = way(city, trains, (to) => wall(to) || (asks && hussars.has(to)));
    const path = free && !(asks && hussars.has(city)) ? free : way(city, trains, wall);
    out.push({ general, power, path, dear: asks && path !== null && path !== free });
  }
  return out;
}

function way(
  from: string,
  goals: Set<string | null>,
  wall: (city: string) => boolean,
): string[] | null {
  let edge = [[from]];
  const seen = new Set([from]);
  if (goals.has(from)) return [from];
  for (let n = 0; n < 6; n++) {
    const next: string[][] = [];
    for (const path of edge) {
      for (const { to } of roadsOf(path.at(-1)!)) {
        if (seen.has(to) || wall(to)) continue;
        seen.add(to);
        if (goals.has(to)) return [...path, to];
        next.push([...path, to]);
      }
    }
    edge = next;
  }
  return null;
}

/** All cities at most so many steps away, with their distance. */
export function around(from: string, most: number): Map<string, number> {
  const out = new Map([[from, 0]]);
  let edge = [from];
  for (let n = 1; n <= most; n++) {
    const next: string[] = [];
    for (const city of edge) {
      for (const { to } of roadsOf(city)) {
        if (out.has(to)) continue;
        out.set(to, n);
        next.push(to);
      }
    }
    edge = next;
  }
  return out;
}

/** The fortresses that a friendly general 1 to 3 cities away protects, with the generals. */
export function protectors(view: View): Map<string, string[]> {
  const out = new Map<string, string[]>();
  for (const fort of view.fortresses) {
    if (!fort.controller) continue;
    const ring = around(fort.city, 3);
    const side = sideOf(fort.controller, view);
    const found = view.generals.filter(
      (each) =>
        each.city !== null &&
        each.city !== fort.city &&
        ring.has(each.city) &&
        sideOf(each.power, view) === side,
    );
    if (found.length)
      out.set(
        fort.city,
        found.map((each) => each.general),
      );
  }
  return out;
}
