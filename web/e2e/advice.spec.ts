// A hint on a table against bots, and the course of a match after its end.
import { expect, test } from "@playwright/test";
import { misfits } from "./fit.ts";
import {
  actions,
  actOnce,
  at,
  checkAccess,
  makeTable,
  newPage,
  shot,
  twoAtATable,
} from "./table.ts";

const BOT = { kind: "bot", level: "random" };

test("a hint is asked for, seen on the board, and played", async ({ browser }) => {
  const { page, context, faults } = await newPage(browser);
  await page.goto(at("/settings"));
  const table = await makeTable(page, {
    seats: [{ kind: "me" }, BOT],
    options: { rounds: "short" },
  });
  await page.goto(at(`/tables/${table.id}`));
  await expect(actions(page).first()).toBeVisible({ timeout: 20_000 });

  await page.getByRole("button", { name: "Hint" }).click();
  const hint = page.getByRole("region", { name: "A bot would play" });
  await expect(hint).toBeVisible({ timeout: 30_000 });
  const choices = hint.getByRole("listitem").getByRole("button");
  expect(await choices.count()).toBeLessThanOrEqual(3);
  await expect(choices.first()).toHaveAccessibleName(/: \d+% to win\.$/);
  await expect(page.locator('[role="status"][aria-live="polite"]').last()).toContainText("to win");
  await shot(page, "hint");
  await checkAccess(page, "hint");

  await test.step("Escape closes it, the key H opens it again", async () => {
    await page.keyboard.press("Escape");
    await expect(hint).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Hint" })).toBeFocused();
    await page.keyboard.press("h");
    await expect(choices.first()).toBeFocused({ timeout: 30_000 });
  });
  await test.step("a click plays it", async () => {
    const before = await page.locator(".table").getAttribute("data-number");
    await page.keyboard.press("Enter");
    const sure = page.getByRole("button", { name: "Do it" });
    if (await sure.isVisible()) await sure.click();
    await expect(page.locator(".table")).not.toHaveAttribute("data-number", before ?? "");
    await expect(hint).toHaveCount(0);
  });
  await test.step("a place of the hint has a pin on the map", async () => {
    // Power card, action card, then caballeros or a place: some question has places soon.
    for (let i = 0; i < 12; i++) {
      await expect(actions(page).first()).toBeVisible({ timeout: 20_000 });
      if ((await page.locator('#board [data-place][aria-disabled="false"]').count()) > 0) break;
      await actOnce(page, i % 2 ? "last" : "first");
    }
    await page.locator("#prompt").focus();
    await page.keyboard.press("h");
    await expect(hint).toBeVisible({ timeout: 30_000 });
    await expect(page.locator("#board .pin").first()).toBeVisible();
    await shot(page, "hint-on-the-map");
  });
  expect(faults).toEqual([]);
  await context.close();
});

test("a hint fits a phone", async ({ browser }) => {
  const viewport = { width: 360, height: 740 };
  const { page, context, faults } = await newPage(browser, { viewport, hasTouch: true });
  await page.goto(at("/settings"));
  const table = await makeTable(page, { seats: [{ kind: "me" }, BOT] });
  await page.goto(at(`/tables/${table.id}`));
  await expect(actions(page).first()).toBeVisible({ timeout: 20_000 });
  await page.getByRole("button", { name: "Hint" }).tap();
  const first = page.locator("#hint .choice").first();
  await expect(first).toBeInViewport({ timeout: 30_000 });
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wide).toBeLessThanOrEqual(0);
  await shot(page, "hint-phone");
  await first.tap();
  await expect(page.locator("#hint")).toHaveCount(0);
  expect(faults).toEqual([]);
  await context.close();
});

test("every game gives hints", async ({ browser }) => {
  const { page, context, faults } = await newPage(browser);
  await page.goto(at("/settings"));
  for (const [game, seats] of [
    ["wallenstein", 3],
    ["hannibal", 2],
    ["maria", 3],
  ] as const) {
    const bots = Array.from({ length: seats - 1 }, () => BOT);
    const table = await makeTable(page, { game, seats: [{ kind: "me" }, ...bots] });
    await page.goto(at(`/tables/${table.id}`));
    await expect(actions(page).first()).toBeVisible({ timeout: 30_000 });
    // What has but one answer is answered by itself.
    await expect.poll(() => actions(page).count(), { timeout: 30_000 }).toBeGreaterThan(1);
    await page.locator("#prompt").focus();
    await page.keyboard.press("h");
    await expect(page.locator("#hint .choice").first()).toBeFocused({ timeout: 30_000 });
    await expect(page.locator("#hint")).not.toContainText("hint-why");
    await shot(page, `hint-${game}`);
  }
  expect(faults).toEqual([]);
  await context.close();
});

test("people are asked before: hints are off among them unless the table says so", async ({
  browser,
}) => {
  const { first, close, faults } = await twoAtATable(browser);
  await expect(first.locator("#prompt")).toContainText("Your turn");
  await expect(first.getByRole("button", { name: "Hint" })).toHaveCount(0);
  await close();

  const { page, context } = await newPage(browser);
  await page.goto(at("/new"));
  const all = page.getByRole("radio", { name: /^Hints for all/ });
  await expect(all).toBeChecked({ timeout: 20_000 }); // the page asks for all games first
  await page.getByLabel("Seat 2: Who sits there").selectOption("open");
  await expect(page.getByRole("radio", { name: /^No hints/ })).toBeChecked();
  await all.check();
  await page.getByLabel("Your name").fill("Alba");
  await page.getByRole("button", { name: "Set up the table" }).click();
  await expect(page.getByText("Everybody at the table may ask")).toBeVisible();
  expect(faults).toEqual([]);
  await context.close();
});

test("the course of a finished match", async ({ browser }) => {
  test.setTimeout(180_000); // looking back takes its time where the rules are not compiled
  const { page, context, faults } = await newPage(browser);
  await page.goto(at("/settings"));
  const table = await makeTable(page, {
    seats: [{ kind: "me" }, BOT, BOT],
    options: { rounds: "short" },
  });
  await page.goto(at(`/tables/${table.id}`));
  await page.getByRole("tab", { name: "Table" }).click();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: /Resign this match/ }).click();
  await expect(page.getByText("The match is over.").first()).toBeVisible({ timeout: 60_000 });
  await page.goto(at(`/tables/${table.id}?at=5`));
  const course = page.getByRole("region", { name: "Course of the match" });
  await course.getByRole("button", { name: "Look back" }).click();
  await expect(course.getByRole("progressbar")).toBeVisible();
  const chart = course.getByRole("slider", { name: "Chances to win" });
  await expect(chart).toBeVisible({ timeout: 120_000 });
  await expect(chart).toHaveAttribute("aria-valuenow", "5");
  await expect(chart).toHaveAttribute("aria-valuetext", /Position 5 of \d+: Alba \d+%, .+%/);
  await shot(page, "course");
  await checkAccess(page, "course");

  await test.step("keys and clicks lead through it", async () => {
    await chart.focus();
    await page.keyboard.press("Home");
    await expect(page).toHaveURL(/at=0/);
    await page.keyboard.press("ArrowRight");
    await expect(chart).not.toHaveAttribute("aria-valuenow", "0");
    await page.keyboard.press("End");
    await expect(chart).toHaveAttribute("aria-valuetext", /100%/);
    const last = await chart.getAttribute("aria-valuemax");
    await expect(chart).toHaveAttribute("aria-valuenow", last ?? "");
    const box = await chart.boundingBox();
    await chart.click({ position: { x: (box?.width ?? 200) / 2, y: 60 } });
    await expect(chart).not.toHaveAttribute("aria-valuenow", last ?? "");
  });
  await test.step("turning points say what was better", async () => {
    const points = course.getByRole("list").last().getByRole("listitem");
    expect(await points.count()).toBeGreaterThan(0);
    await expect(points.first()).toContainText(/Played: /);
    await expect(course).toContainText(/Better was: |About as good: |would have played the same/);
    const before = page.url();
    await points.first().getByRole("button").click();
    expect(page.url()).not.toBe(before);
  });
  await test.step("it fits a phone in every language", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const [language, title] of [
      ["hu", "Fordulópontok"],
      ["ru", "Переломные моменты"],
      ["en", "Turning points"],
    ] as const) {
      await page.locator("header select").selectOption(language);
      await expect(page.getByRole("heading", { name: title })).toBeVisible();
      expect(await misfits(page), language).toEqual([]);
      await page.locator("#course").scrollIntoViewIfNeeded();
      await shot(page, `course-phone-${language}`);
    }
  });
  await test.step("it is there as a table, and again after a reload", async () => {
    await page.reload();
    await course.getByText("As a table").click();
    await expect(course.getByRole("row").nth(3)).toContainText(/\d+%/);
  });
  expect(faults).toEqual([]);
  await context.close();
});
