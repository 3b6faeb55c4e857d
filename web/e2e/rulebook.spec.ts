// The rulebook at the table: examples on small boards, from cards to their rules, and why not.
import { expect, test, type Locator, type Page } from "@playwright/test";
import { begin, click, goOn } from "./lesson.ts";
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

const EXAMPLES = { el_grande: 7, wallenstein: 6, hannibal: 7, maria: 7 };

for (const [game, count] of Object.entries(EXAMPLES))
  test(`the examples of ${game} are shown on small boards`, async ({ browser }) => {
    const { page, context, faults } = await newPage(browser);
    await page.goto(at(`/rules/${game}`));
    const figures = page.locator("figure");
    await expect(figures).toHaveCount(count);
    expect(await page.locator("figure svg").count(), "boards are fetched when seen").toBeLessThan(
      count,
    );
    for (let i = 0; i < count; i++) {
      await figures.nth(i).scrollIntoViewIfNeeded();
      await expect(figures.nth(i).locator("svg").first()).toBeVisible({ timeout: 20_000 });
      await expect(figures.nth(i).locator("figcaption")).not.toBeEmpty();
    }
    // To look at only: neither the mouse nor the Tab key gets in.
    expect(await page.locator("figure [inert]").count()).toBe(count);
    if (game === "el_grande") await checkAccess(page, `rules of ${game}`);
    await shot(page, `examples-${game}`);
    expect(faults).toEqual([]);
    await context.close();
  });

test("a small board follows the reader's language", async ({ browser }) => {
  const { page, context } = await newPage(browser, { locale: "hu-HU" });
  await page.goto(at("/rules/el_grande"));
  await expect(page.locator("figcaption").first()).toContainText("A király Galiciában áll.");
  await page.locator("figure").first().scrollIntoViewIfNeeded();
  await expect(page.locator("figure svg").first()).toContainText("Ókasztília", { timeout: 20_000 });
  await context.close();
});

test("a card leads to its rule, and back to the table", async ({ browser }) => {
  const { page, context, faults } = await newPage(browser);
  await page.goto(at("/settings"));
  const bot = { kind: "bot", level: "random" };
  const table = await makeTable(page, { seats: [{ kind: "me" }, bot] });
  await page.goto(at(`/tables/${table.id}`));
  const mark = page.locator("#board").getByRole("link", { name: /^Rule ELG-/ });
  const rule = (await mark.last().getAttribute("title")) ?? "";
  await mark.last().click();
  const drawer = page.getByRole("dialog");
  await expect(drawer.locator(`[data-rule="${rule}"]`)).toBeFocused();
  await expect(drawer.locator(`[data-rule="${rule}"]`)).toContainText("In this position");
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  expect(faults).toEqual([]);
  await context.close();
});

test("a card that can't be played says why, by keyboard and by touch", async ({ browser }) => {
  const { first, other, close } = await twoAtATable(browser);
  const seven = (page: typeof first) =>
    page.locator("#board").getByRole("button", { name: /7.*3/ }).first();
  await seven(first).click();
  const barred = other.locator('#board [aria-disabled="true"]', { hasText: "7" }).first();
  await expect(barred).toBeVisible();
  await barred.focus();
  await other.keyboard.press("Enter");
  await expect(other.locator(".tip")).toContainText("ELG-028");
  await barred.blur();
  await expect(other.locator(".tip")).toHaveCount(0);
  await tap(barred);
  await expect(other.locator(".tip")).toContainText("ELG-028");
  await close();
});

/** A finger's tap on exactly this place, whatever piece stands there. */
const tap = (spot: Locator): Promise<unknown> =>
  spot.evaluate((node) =>
    node.dispatchEvent(new PointerEvent("click", { pointerType: "touch", bubbles: true })),
  );
const WAYS = {
  keyboard: async (spot: Locator) => spot.press("Enter"),
  touch: async (spot: Locator) => tap(spot),
  mouse: async (spot: Locator) => spot.dispatchEvent("pointerenter", { pointerType: "mouse" }),
};
for (const [game, seats] of Object.entries({ el_grande: 2, wallenstein: 2, hannibal: 2, maria: 3 }))
  test(`an unlit place of ${game} says why, with its rule`, async ({ browser }) => {
    const { page, context, faults } = await newPage(browser);
    await page.goto(at("/settings"));
    const others = Array.from({ length: seats - 1 }, () => ({ kind: "bot", level: "random" }));
    const table = await makeTable(page, { game, seats: [{ kind: "me" }, ...others] });
    await page.goto(at(`/tables/${table.id}`));
    const spot = page.locator('#board .spot[aria-disabled="true"]').nth(3);
    await expect(actions(page).first()).toBeVisible({ timeout: 30_000 });
    for (let step = 0; step < 12 && !(await says(page, spot)); step++) await actOnce(page);
    for (const [way, ask] of Object.entries(WAYS)) {
      // News that come in between take the answer away; then it is asked again.
      await expect(async () => {
        await spot.dispatchEvent("pointerleave", { pointerType: "mouse" });
        await expect(page.locator(".tip")).toHaveCount(0);
        await ask(spot);
        await expect(page.locator(".tip .reason"), way).toContainText(/[A-Z]{3}-\d{3}/);
      }).toPass({ timeout: 30_000 });
    }
    // From the reason to the rule, which knows this position.
    const link = page
      .locator("#prompt")
      .getByRole("link", { name: /^[A-Z]{3}-\d{3}$/ })
      .last();
    const rule = (await link.textContent()) ?? "";
    await link.click();
    await expect(page.getByRole("dialog").locator(`[data-rule="${rule}"]`)).toContainText(
      "In this position",
    );
    expect(faults).toEqual([]);
    await context.close();
  });

/** Asked in every way, it answers with the rule. */
async function answers(page: Page, card: Locator, rule: RegExp): Promise<void> {
  await expect(card).toHaveAttribute("aria-disabled", "true");
  for (const [way, ask] of Object.entries(WAYS)) {
    await card.blur();
    await card.dispatchEvent("pointerleave", { pointerType: "mouse" });
    await expect(page.locator(".tip")).toHaveCount(0);
    await ask(card);
    await expect(page.locator(".tip"), way).toContainText(rule);
  }
}

test("cards of Wallenstein's draft and planning board say why not", async ({ browser }) => {
  const { page, context, faults } = await newPage(browser);
  await page.goto(at("/settings"));
  const bot = { kind: "bot", level: "random" };
  const wish = { game: "wallenstein", seats: [{ kind: "me" }, bot, bot] };
  const draft = await makeTable(page, { ...wish, options: { setup: "draft" } });
  await page.goto(at(`/tables/${draft.id}`));
  await page.locator("#board .draft button.card-lit").first().click();
  await page.getByRole("button", { name: "Do it" }).click();
  // The province is taken; which armies go there is asked now, and no card.
  const card = page.locator("#board .draft .card").first();
  await answers(page, card, /WAL-\d{3}/);

  const plan = await makeTable(page, { ...wish, options: { setup: "fixed" } });
  await page.goto(at(`/tables/${plan.id}`));
  const blank = page.locator('#board [data-stop="card-blank"]');
  for (let i = 0; i < 5; i++) await blank.click();
  await answers(page, blank, /WAL-040/);
  // A card that has been sent lies there for good.
  await page.locator("#board .foot .quiet").first().click();
  await actions(page).first().click();
  const sent = page.locator('#board .cards [aria-disabled="true"]');
  await expect(sent).toHaveCount(1);
  await answers(page, sent, /WAL-039/);
  await checkAccess(page, "the planning board");
  expect(faults).toEqual([]);
  await context.close();
});

for (const [game, rules] of Object.entries({
  hannibal: ["HAN-086", "HAN-087", "HAN-089"],
  maria: ["MAR-070"],
}))
  test(`the cards of a fight lead to their rules: ${game}`, async ({ browser }) => {
    const { page, context, faults } = await newPage(browser);
    await begin(page, game);
    // The lesson leads to a fight: on until the hand has what is looked for.
    const link = (rule: string) => page.locator(`#board .mark a[title="${rule}"]`).first();
    while (!(await link(rules.at(-1)!).isVisible()))
      expect(await goOn(page, click(page)), "there is a fight before the end").toBe(true);
    for (const rule of rules) {
      await link(rule).click();
      await expect(page.getByRole("dialog").locator(`[data-rule="${rule}"]`)).toBeFocused();
      await page.keyboard.press("Escape");
    }
    await checkAccess(page, `the cards of ${game}`);
    await shot(page, `fight-cards-${game}`);
    expect(faults).toEqual([]);
    await context.close();
  });

/** Is there something to ask about this place now? */
async function says(page: Page, spot: Locator): Promise<boolean> {
  await spot.press("Enter");
  const reason = page.locator(".tip .reason");
  await reason.waitFor({ timeout: 2500 }).catch(() => undefined);
  return /[A-Z]{3}-\d{3}/.test((await reason.textContent({ timeout: 100 }).catch(() => "")) ?? "");
}
