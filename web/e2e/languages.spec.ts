import { expect, test } from "@playwright/test";
import { misfits } from "./fit.ts";
import { actions, at, makeTable, newPage, shot, type Wish } from "./table.ts";

const LANGUAGES = ["en", "hu", "ru"] as const;
const PHONE = { viewport: { width: 360, height: 740 } };
const GAMES = ["el_grande", "wallenstein", "hannibal", "maria"];
const PAGES = ["/", "/lobby", "/account", "/settings", "/verify", "/nowhere"].concat(
  GAMES.flatMap((game) => [`/new?game=${game}`, `/games/${game}`, `/rules/${game}`]),
);

for (const language of LANGUAGES) {
  test(`every page fits a phone in ${language}`, async ({ browser }) => {
    const { page, context, faults } = await newPage(browser, { ...PHONE, locale: language });
    for (const path of PAGES) {
      await page.goto(at(path));
      await expect(page.locator("h1").first()).toBeVisible();
      await page.waitForLoadState("networkidle");
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      expect.soft(await misfits(page), path).toEqual([]);
    }
    expect(faults).toEqual([]);
    await context.close();
  });

  test(`tables and replays fit a phone in ${language}`, async ({ browser }) => {
    const { page, context, faults } = await newPage(browser, { ...PHONE, locale: language });
    await page.goto(at("/settings"));
    const waits = await makeTable(page, { seats: [{ kind: "me" }, { kind: "open" }] });
    await page.goto(at(`/tables/${waits.id}`));
    await expect(page.locator("h1").first()).toBeVisible();
    expect.soft(await misfits(page), "before the match").toEqual([]);
    for (const game of GAMES) {
      const others = game === "maria" ? 2 : 1;
      const bots = Array(others).fill({ kind: "bot", level: "random" });
      const { id } = await makeTable(page, { game, seats: [{ kind: "me" }, ...bots] });
      await page.goto(at(`/tables/${id}`));
      await expect(actions(page).first()).toBeVisible({ timeout: 30_000 });
      expect.soft(await misfits(page), `${game}: the table`).toEqual([]);
      await shot(page, `phone-${game}-${language}`);
      await page.locator("#ask-hint").click();
      await expect(page.locator("#hint .choice").first()).toBeVisible({ timeout: 30_000 });
      expect.soft(await misfits(page), `${game}: a hint`).toEqual([]);
      await shot(page, `phone-hint-${game}-${language}`);
      await page.goto(at(`/tables/${id}?at=0`));
      await expect(page.locator(".bar .slider").first()).toBeVisible();
      expect.soft(await misfits(page), `${game}: the replay`).toEqual([]);
    }
    expect(faults).toEqual([]);
    await context.close();
  });
}

test("the language changes without a reload, and a rule says what it does here", async ({
  browser,
}) => {
  const { page, context, faults } = await newPage(browser, { locale: "en" });
  await page.goto(at("/"));
  const seats: Wish["seats"] = [{ kind: "me" }, { kind: "bot", level: "random" }];
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
