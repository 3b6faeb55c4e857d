// The lie of the land, as the geography files of the games have it.
import { hachures, openPath, ringsPath, type Point } from "./lines.ts";

interface Named {
  name: string;
  line: Point[];
}
export interface River extends Named {
  main?: boolean;
  label?: Point;
  /** Of its name, clockwise. */
  angle?: number;
}
export interface Sea {
  name: string;
  label: Point;
  angle: number;
  size: number;
}
export interface Terrain {
  frame: Point;
  land: Point[][];
  lakes?: { name: string; polygon: Point[] }[];
  rivers: River[];
  mountains: Named[];
  seas: Sea[];
}

const lines = (all: Named[]): string => all.map((each) => openPath(each.line)).join("");

/** As paths, made once. */
export const pathsOf = ({ land, lakes = [], rivers, mountains }: Terrain, step = 6) => ({
  coast: ringsPath(land),
  lakes: ringsPath(lakes.map((lake) => lake.polygon)),
  streams: lines(rivers.filter((river) => !river.main)),
  rivers: lines(rivers.filter((river) => river.main)),
  ridges: lines(mountains),
  hachures: mountains.map((ridge) => hachures(ridge.line, step)).join(""),
});
export type Relief = ReturnType<typeof pathsOf>;
