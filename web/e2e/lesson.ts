// What the tests of lessons do again and again: begin one, and go on by what it asks for.
import { expect, type Page } from "@playwright/test";
import { at } from "./table.ts";

type Target = "next" | "wanted";
export const guide = (page: Page) => page.locator("#guide");

/** Open the page of a game and begin its lesson. */
export async function begin(page: Page, game: string): Promise<void> {
  await page.goto(at(`/games/${game}`));
  await page.locator("button.learn").click();
  await expect(guide(page)).toBeVisible({ timeout: 30_000 });
  await expect(guide(page)).toHaveAttribute("data-state", /read|act/, { timeout: 15_000 });
}

/** What tells one moment of a lesson from the next. */
async function moment(page: Page): Promise<string> {
  const number = await page.locator(".table").getAttribute("data-number");
  const [step, state] = await Promise.all(
    ["data-step", "data-state"].map((name) => guide(page).getAttribute(name)),
  );
  return `${number} ${step} ${state}`;
}

/** Read on or do what is asked; false when the lesson is over. */
export async function goOn(page: Page, press: (target: Target) => Promise<void>): Promise<boolean> {
  await expect(guide(page)).toHaveAttribute("data-state", /read|act|over/, { timeout: 30_000 });
  const before = await moment(page);
  const state = await guide(page).getAttribute("data-state");
  if (state === "over") return false;
  await press(state === "act" ? "wanted" : "next");
  const soon = { timeout: 15_000, intervals: [50] };
  await expect.poll(() => moment(page), soon).not.toBe(before);
  return true;
}

export const click =
  (page: Page) =>
  async (target: Target): Promise<void> => {
    if (target === "next") await guide(page).locator(".tools button.primary").click();
    else await page.locator("#do-panel button.wanted").first().click();
  };
