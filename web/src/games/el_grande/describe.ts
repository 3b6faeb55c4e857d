// The board in words: for the keyboard view, screen readers and tooltips.
import type { PlaceInfo, Words } from "../../lib/game.ts";
import { neighboursOf, PLACES } from "./geography.ts";
import { label, say } from "./labels.ts";
import type { Own, Place, View } from "./types.ts";

export function describePlace(place: Place, words: Words, names: string[]): string {
  const [first = 0, second = 0, third = 0] = place.value;
  const parts = [say(words, "plate-value", { first, second, third })];
  if (place.scoreboard) {
    parts.push(say(words, "plate-scoreboard-lies", { board: words.word(place.scoreboard) }));
  }
  if (place.king) parts.push(say(words, "plate-king-here"));
  for (const seat of place.grandes) {
    parts.push(say(words, "plate-grande-of", { name: names[seat] ?? "" }));
  }
  parts.push(describeGroups(place, words, names));
  return `${parts.join("; ")}.`;
}

function describeGroups(place: Place, words: Words, names: string[]): string {
  if (!place.caballeros) return say(words, "plate-hidden");
  const groups = place.caballeros
    .map((count, seat) => ({ count, name: names[seat] ?? "" }))
    .filter((group) => group.count > 0)
    .sort((a, b) => b.count - a.count);
  if (!groups.length) return say(words, "plate-empty");
  return groups.map((group) => say(words, "plate-caballeros-of", group)).join(", ");
}

export function places(view: View, _own: Own | null, words: Words, names: string[]): PlaceInfo[] {
  return PLACES.map((id) => ({
    id,
    name: label(words, id),
    neighbours: neighboursOf(id),
    describe: describePlace(
      view.places.find((place) => place.place === id)!,
      words,
      names,
    ),
  }));
}

export function summary(view: View, words: Words, names: string[]): string {
  return say(words, "plate-summary", {
    round: view.over
      ? say(words, "plate-over")
      : say(words, "plate-round-of", { round: view.round }),
    king: words.word(view.king),
    scores: view.players
      .map((player) =>
        say(words, "plate-score-of", { name: names[player.seat] ?? "", score: player.score }),
      )
      .join(", "),
  });
}
