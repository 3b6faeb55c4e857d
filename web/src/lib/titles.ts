// Names and pictures of the four games, known before the server answers.
import elGrande from "../assets/el_grande.webp";
import hannibal from "../assets/hannibal.webp";
import maria from "../assets/maria.webp";
import wallenstein from "../assets/wallenstein.webp";
import { t } from "./catalogues.ts";

export interface Cover {
  name: string;
  title: string;
  picture: string;
}

function cover(name: string, picture: string): Cover {
  return {
    name,
    picture,
    get title() {
      return t(`title-${name.replaceAll("_", "-")}`);
    },
  };
}

export const covers: Cover[] = [
  cover("el_grande", elGrande),
  cover("wallenstein", wallenstein),
  cover("hannibal", hannibal),
  cover("maria", maria),
];

export function coverOf(game: string): Cover | undefined {
  return covers.find((one) => one.name === game);
}

export function gameTitle(game: string): string {
  return coverOf(game)?.title ?? game.replaceAll("_", " ");
}
