// What the tests do again and again: open a page that tolerates no fault, set up a match, play on.
import AxeBuilder from "@axe-core/playwright";
import { expect, type Browser, type BrowserContext, type Page } from "@playwright/test";
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";

const ARTIFACTS = resolve(import.meta.dirname, "../../artifacts/browser");
mkdirSync(ARTIFACTS, { recursive: true });

export const at = (path: string): string => `${process.env.THEATRUM_URL}${path}`;

/** A page that fails the test if its scripts fail or the content security policy is broken. */
export async function newPage(
  browser: Browser,
  options: Parameters<Browser["newContext"]>[0] = {},
): Promise<{ page: Page; context: BrowserContext; faults: string[] }> {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    reducedMotion: "reduce",
    ...options,
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && /Content Security Policy|TypeError/.test(message.text()))
      faults.push(message.text());
  });
  return { page, context, faults };
}

/** Without questions before what can't be undone, on every page from now on. */
export async function unasked(page: Page): Promise<void> {
  await page.addInitScript(() =>
    localStorage.setItem("theatrum.settings", JSON.stringify({ confirm: false })),
  );
}

export async function shot(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `${ARTIFACTS}/${name}.png` });
}

export interface Wish {
  game?: string;
  seats: Record<string, string>[];
  options?: Record<string, unknown>;
  public?: boolean;
  pace?: string;
  name?: string;
}

/** A table made through the interface, as the guest whose page this is. */
export async function makeTable(page: Page, wish: Wish): Promise<{ id: string; invite?: string }> {
  return page.evaluate(async (wanted) => {
    await fetch("/api/me");
    const send = async (path: string, body: unknown): Promise<Record<string, unknown>> => {
      const token = /csrftoken=([^;]+)/.exec(document.cookie)?.[1] ?? "";
      const answer = await fetch(`/api${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-csrftoken": decodeURIComponent(token) },
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(await answer.text());
      return (await answer.json()) as Record<string, unknown>;
    };
    const me = (await (await fetch("/api/me")).json()) as { user: unknown };
    if (!me.user) await send("/guests", { name: "Alba" });
    const table = await send("/tables", {
      game: "el_grande",
      options: {},
      pace: "untimed",
      public: false,
      ...wanted,
    });
    return table as { id: string; invite?: string };
  }, wish);
}

/** Two people at one table, each in a browser of their own; the one who must act first. */
export async function twoAtATable(
  browser: Browser,
  more: Partial<Wish> = {},
): Promise<{ id: string; first: Page; other: Page; close: () => Promise<void>; faults: string[] }> {
  const [one, two] = [await newPage(browser), await newPage(browser)];
  await one.page.goto(at("/settings"));
  const table = await makeTable(one.page, { seats: [{ kind: "me" }, { kind: "open" }], ...more });
  await two.page.goto(at(`/tables/${table.id}?key=${table.invite ?? ""}`));
  await two.page.getByLabel("Your name").fill("Bruno");
  await two.page.getByRole("button", { name: "Sit here" }).click();
  await one.page.goto(at(`/tables/${table.id}`));
  for (const { page } of [one, two])
    await expect(page.locator("#prompt")).toBeVisible({ timeout: 15_000 });
  const begins = (await actions(one.page).count()) > 0;
  return {
    id: table.id,
    first: begins ? one.page : two.page,
    other: begins ? two.page : one.page,
    faults: [...one.faults, ...two.faults],
    close: async () => {
      await one.context.close();
      await two.context.close();
    },
  };
}

/** The buttons of the action list; it alone must be enough to play. */
export const actions = (page: Page) => page.locator("#do-panel button:not(:disabled)");

/** Act as soon as there is something to do; false when the match is over. */
export async function actOnce(page: Page, which: "first" | "last" = "first"): Promise<boolean> {
  const over = page.getByText("The match is over.").first();
  await expect(actions(page).first().or(over)).toBeVisible({ timeout: 30_000 });
  if (await over.isVisible()) return false;
  const before = await page.locator(".table").getAttribute("data-number");
  await (which === "first" ? actions(page).first() : actions(page).last())
    .click({ timeout: 5000 })
    .catch(() => undefined); // somebody was faster: the list has changed
  const sure = page.getByRole("button", { name: "Do it" });
  if (await sure.isVisible()) await sure.click();
  await expect(page.locator(".table"))
    .not.toHaveAttribute("data-number", before ?? "", { timeout: 5000 })
    .catch(() => undefined);
  return true;
}

/** No serious accessibility fault, by the rules of WCAG 2.2 A and AA. */
export async function checkAccess(page: Page, where: string): Promise<void> {
  const found = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  const serious = found.violations
    .filter((one) => one.impact === "serious" || one.impact === "critical")
    .map((one) => `${one.id}: ${one.nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`);
  expect(serious, where).toEqual([]);
}
