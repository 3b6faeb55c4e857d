// Answers that need no click: the only one there is, or a refusal that the reader has asked for.
import type { Question } from "./api-types.ts";
import type { Action, Words } from "./game.ts";
import { messageId } from "./words.ts";

/** What a reader lets the page answer. `declines`: questions, as `game/verb`. */
export interface Standing {
  single: boolean;
  declines: string[];
}

// How the games call it when a seat lets an opportunity go by.
const DECLINES = new Set(["pass", "decline", "allow", "skip", "stay"]);

/** The action that lets the opportunity go by, where there is something else to choose. */
export function declineIn(legal: Action[]): Action | null {
  const bare = legal.filter((one) => DECLINES.has(one.verb) && Object.keys(one).length === 1);
  return bare.length === 1 && legal.length > 1 ? (bare[0] ?? null) : null;
}

/** What is declined, for people: the question itself, or its gist where it speaks of this or that. */
export function declined(words: Words, verb: string): string {
  const gist = messageId("declined", verb);
  return words.text(words.has(gist) ? gist : messageId("prompt", verb));
}

export const kindOf = (game: string, question: Question): string => `${game}/${question.verb}`;

/** The answer that the page gives by itself, or null if the reader must choose. Whoever can still
 * take something back is in the middle of his own move and is not hurried to its end. */
export function answerTo(
  game: string,
  question: Question | null,
  legal: Action[],
  canUndo: boolean,
  standing: Standing,
): Action | null {
  if (!question) return null;
  if (standing.declines.includes(kindOf(game, question))) {
    // The same answer after the same delay, whether there was a choice or not.
    const passing = declineIn(legal);
    if (passing) return passing;
    if (legal.length === 1 && DECLINES.has(legal[0]?.verb ?? "")) return legal[0] ?? null;
  }
  return standing.single && !canUndo && legal.length === 1 ? (legal[0] ?? null) : null;
}

/** How long the answer is shown before it is given, in milliseconds. Not always the same, so that
 * the pause of somebody who thinks is not told from it too easily. */
export const pause = (random: () => number = Math.random): number => 900 + random() * 1100;
