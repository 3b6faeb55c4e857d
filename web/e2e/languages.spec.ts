import { expect, test, type Page } from "@playwright/test";
import { actions, at, makeTable, newPage, shot } from "./table.ts";

const LANGUAGES = ["en", "hu", "ru"] as const;
const PHONE = { viewport: { width: 360, height: 740 } };
const GAMES = ["el_grande", "wallenstein", "hannibal", "maria"];
const PAGES = ["/", "/lobby", "/new", "/account", "/settings", "/verify", "/nowhere"]
  .concat(GAMES.map((game) => `/games/${game}`))
  .concat("/rules/el_grande");

/** What is wider than its place, or is cut off there; empty if the page is right. */
async function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const out: string[] = [];
    const wide = document.documentElement.scrollWidth;
    if (wide > innerWidth) out.push(`the page is ${wide} px wide`);
    for (const one of document.querySelectorAll<HTMLElement>("main *, header a, header select")) {
      const text = [...one.childNodes].some((n) => n.nodeType === 3 && n.textContent?.trim());
      if (!text || one.closest(".sr-only, svg, nav, [hidden]") || !one.checkVisibility()) continue;
      if (one.clientWidth <= 2 && one.clientHeight <= 2) continue; // for ears alone
      const style = getComputedStyle(one);
      if (style.textOverflow === "ellipsis" || /auto|scroll/.test(style.overflowX)) continue;
      if (style.display !== "inline" && one.scrollWidth > one.clientWidth + 1)
        out.push(`${one.tagName}.${one.className}: ${one.textContent?.trim().slice(0, 50)}`);
    }
    return out;
  });
}

for (const language of LANGUAGES)
  test(`every page fits a phone in ${language}`, async ({ browser }) => {
    const { page, context, faults } = await newPage(browser, { ...PHONE, locale: language });
    for (const path of PAGES) {
      await page.goto(at(path));
      await expect(page.locator("h1").first()).toBeVisible();
      await page.waitForLoadState("networkidle");
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      expect(await cutOff(page), path).toEqual([]);
    }
    await page.goto(at("/"));
    const seats = [{ kind: "me" }, { kind: "bot", level: "random" }];
    const { id } = await makeTable(page, { seats });
    await page.goto(at(`/tables/${id}`));
    await expect(actions(page).first()).toBeVisible({ timeout: 30_000 });
    expect(await cutOff(page), "the table").toEqual([]);
    await shot(page, `phone-${language}`);
    expect(faults).toEqual([]);
    await context.close();
  });

test("the language changes without a reload, and a rule says what it does here", async ({
  browser,
}) => {
  const { page, context, faults } = await newPage(browser, { locale: "en" });
  await page.goto(at("/"));
  const seats = [{ kind: "me" }, { kind: "bot", level: "random" }];
  const { id } = await makeTable(page, { seats });
  await page.goto(at(`/tables/${id}`));
  await expect(actions(page).first()).toBeVisible({ timeout: 30_000 });
  await page.evaluate(() => ((window as unknown as { kept: number }).kept = 1));
  const switcher = page.locator("header select");
  await switcher.selectOption("hu");
  await expect(page.locator("#prompt")).toContainText("Te jössz");
  await expect(page.locator("html")).toHaveAttribute("lang", "hu");
  await page.locator("#prompt a.rule").first().click();
  await expect(page.locator("dialog .here h4")).toHaveText("Ebben az állásban");
  await expect(page.locator("dialog .here li").first()).toBeVisible();
  await page.locator("dialog input[type=search]").fill("kastely");
  await expect(page.locator("dialog article").first()).toContainText(/kastély/i);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await switcher.selectOption("ru");
  await expect(page.locator("#prompt")).toContainText("Ваш ход");
  expect(await page.evaluate(() => (window as unknown as { kept?: number }).kept)).toBe(1);
  await page.reload();
  await expect(page.locator("#prompt")).toContainText("Ваш ход", { timeout: 20_000 });
  expect(faults).toEqual([]);
  await context.close();
});
