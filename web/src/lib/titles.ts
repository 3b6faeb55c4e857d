// Names and pictures of the four games, known before the server answers.
import elGrande from "../assets/el_grande.webp";
import hannibal from "../assets/hannibal.webp";
import maria from "../assets/maria.webp";
import wallenstein from "../assets/wallenstein.webp";

export interface Cover {
  name: string;
  title: string;
  picture: string;
}

export const covers: Cover[] = [
  { name: "el_grande", title: "El Grande", picture: elGrande },
  { name: "wallenstein", title: "Wallenstein", picture: wallenstein },
  { name: "hannibal", title: "Hannibal: Rome vs. Carthage", picture: hannibal },
  { name: "maria", title: "Maria", picture: maria },
];

export function coverOf(game: string): Cover | undefined {
  return covers.find((cover) => cover.name === game);
}

export function gameTitle(game: string): string {
  return coverOf(game)?.title ?? game.replaceAll("_", " ");
}
