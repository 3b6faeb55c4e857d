// Asking why something can't be chosen: by resting on it with the mouse, by a tap, or by the Tab key.
import type { Attachment } from "svelte/attachments";
import type { Action } from "../lib/game.ts";

export type Rest = (
  candidates: Action[] | null,
  target?: Element,
  text?: string,
  touch?: boolean,
) => void;

/** A card that can't be used now says why none of these is allowed, or what the board itself knows.
 *  With nothing to ask about, it is only a picture. */
export function asking(candidates: Action[], rest: Rest, known = ""): Attachment<HTMLElement> {
  return (node) => {
    if (!candidates.length && !known) return;
    const quiet = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(
      kind: K,
      heard: (event: HTMLElementEventMap[K]) => void,
    ) => node.addEventListener(kind, heard, { signal: quiet.signal });
    const role = node.getAttribute("role");
    node.tabIndex = 0;
    node.setAttribute("role", "button");
    node.setAttribute("aria-disabled", "true");
    on("pointerenter", (event) => event.pointerType === "mouse" && rest(candidates, node, known));
    on("pointerleave", (event) => event.pointerType === "mouse" && rest(null));
    on("click", (event) => {
      if ((event as PointerEvent).pointerType === "touch") rest(candidates, node, known, true);
    });
    on("keydown", (event) => {
      if (event.key === "Enter" || event.key === " ") rest(candidates, node, known, true);
    });
    on("focus", () => node.matches(":focus-visible") && rest(candidates, node, known));
    on("blur", () => rest(null));
    return () => {
      quiet.abort();
      node.removeAttribute("tabindex");
      node.removeAttribute("aria-disabled");
      if (role) node.setAttribute("role", role);
      else node.removeAttribute("role");
    };
  };
}
