// Legal actions as a list for people.
import type { Action } from "./game.ts";

export interface ActionGroup {
  verb: string;
  actions: Action[];
}

/** Grouped by verb, in the order in which the engine gives them. */
export function groupByVerb(legal: Action[]): ActionGroup[] {
  const groups = new Map<string, Action[]>();
  for (const action of legal) {
    const group = groups.get(action.verb);
    if (group) group.push(action);
    else groups.set(action.verb, [action]);
  }
  return [...groups].map(([verb, actions]) => ({ verb, actions }));
}

/** The same action always gives the same text, whatever the order of its fields. */
export function keyOf(action: Action): string {
  return JSON.stringify(
    Object.keys(action)
      .sort()
      .map((name) => [name, action[name]]),
  );
}

/** The words with which all texts of a longer group begin, or nothing. */
export function commonStart(texts: string[]): string {
  if (texts.length < 3) return "";
  const split = texts.map((text) => text.split(" "));
  const first = split[0] ?? [];
  let same = 0;
  while (split.every((words) => words.length > same + 1 && words[same] === first[same])) same += 1;
  return first.slice(0, same).join(" ");
}
