// Does every text have room? Asked of a whole page, as a reader would see it.
import type { Page } from "@playwright/test";

/** What is wider than its place, or is cut off there; empty if the page is right. */
export async function misfits(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => {
    const ROOM = 1.5; // half pixels and the slant of italics
    const out: string[] = [];
    const wide = document.documentElement.scrollWidth;
    if (wide > innerWidth) out.push(`the page is ${wide} px wide`);

    const name = (one: Element): string =>
      `${one.tagName.toLowerCase()}.${one.getAttribute("class")?.replace(/\s*svelte-\w+/g, "") ?? ""}`;
    const tell = (one: Element, fault: string): void => {
      const text = `${name(one)} ${fault}: ${one.textContent?.trim().replace(/\s+/g, " ").slice(0, 60)}`;
      if (!out.includes(text)) out.push(text);
    };
    /** Not there for eyes. */
    const hidden = (one: Element): boolean =>
      one.closest(".sr-only, [hidden], dialog:not([open])") !== null ||
      !one.checkVisibility() ||
      getComputedStyle(one).clipPath === "inset(50%)";

    /** Must it hold what is in it? It has an edge of its own, or cuts off what does not fit. */
    function holds(style: CSSStyleDeclaration): boolean {
      return (
        style.borderRightStyle !== "none" ||
        style.overflowX === "hidden" ||
        style.overflowX === "clip" ||
        !/^rgba\(.*, 0\)$/.test(style.backgroundColor)
      );
    }

    function checkLine(parent: HTMLElement, lines: DOMRect[]): void {
      for (let box: HTMLElement | null = parent; box; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (/auto|scroll/.test(style.overflowX)) return; // can be brought into sight
        const tall = /auto|scroll/.test(style.overflowY);
        const inline = style.display.startsWith("inline") && style.display === "inline";
        if (!inline && holds(style)) {
          const { left, right, top, bottom } = box.getBoundingClientRect();
          if (lines.some((line) => line.left < left - ROOM || line.right > right + ROOM))
            return tell(parent, `is wider than ${box === parent ? "itself" : name(box)}`);
          const cuts = /hidden|clip/.test(style.overflowY);
          // A line that is half cut, or not to be seen at all.
          if (cuts && lines.some((line) => line.top < top - 3 || line.bottom > bottom + 3))
            return tell(parent, `is cut off by ${box === parent ? "itself" : name(box)}`);
        }
        if (tall) return;
      }
    }

    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !parent || parent.closest("svg, script, style")) continue;
      if (hidden(parent) || parent.closest("option")) continue;
      // What a person has written may be of any length; dots say that it goes on.
      const dots = getComputedStyle(parent).textOverflow === "ellipsis";
      if (dots && parent.matches(".name, .people, [data-written]")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter((line) => line.width > 0);
      if (lines.length) checkLine(parent, lines);
    }

    // The choice that a closed list shows.
    for (const list of document.querySelectorAll("select")) {
      if (hidden(list)) continue;
      const style = getComputedStyle(list);
      const pen = document.createElement("canvas").getContext("2d")!;
      pen.font = style.font;
      const text = list.selectedOptions[0]?.text ?? "";
      const arrow = 20;
      const room =
        list.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      if (pen.measureText(text).width > room - arrow + ROOM)
        out.push(`${name(list)} cuts off its choice: ${text}`);
    }

    // Labels in pictures: within the box or sector that is drawn around them.
    for (const text of document.querySelectorAll<SVGTextElement>("svg text")) {
      const parent = text.parentElement;
      if (!text.textContent?.trim() || !parent || hidden(text)) continue;
      const label = text.getBoundingClientRect();
      const picture = text.ownerSVGElement!.getBoundingClientRect();
      if (
        !text.closest(".pane") &&
        (label.left < picture.left - ROOM || label.right > picture.right + ROOM)
      )
        tell(text, "is beyond its picture");
      const [x, y] = [label.left + label.width / 2, label.top + label.height / 2];
      const around = [...parent.children]
        .filter((one) => one.tagName === "rect")
        .map((one) => one.getBoundingClientRect())
        .filter((box) => box.left < x && x < box.right && box.top < y && y < box.bottom)
        .sort((a, b) => a.width - b.width)[0];
      if (around && (label.left < around.left - ROOM || label.right > around.right + ROOM))
        tell(text, "is wider than its box");
      // What goes beyond the end of its curve is not drawn.
      const curve = text.querySelector("textPath")?.href.baseVal.slice(1);
      const path = curve && document.getElementById(curve);
      if (path instanceof SVGPathElement && text.getComputedTextLength() > path.getTotalLength())
        tell(text, "is longer than its curve");
    }
    return out;
  });
}
