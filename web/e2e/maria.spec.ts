import { expect, test, type Locator, type Page } from "@playwright/test";
import { actions, actOnce, at, checkAccess, makeTable, newPage, shot, unasked } from "./table.ts";

const BOT = { kind: "bot", level: "random" };
const board = (page: Page) => page.locator("#board");
const number = (page: Page) => page.locator(".table").getAttribute("data-number");

/** A city on the map, whatever lies over it at this zoom. */
const press = (city: Locator): Promise<void> => city.dispatchEvent("click");

async function sit(page: Page, variant: string): Promise<void> {
  await unasked(page);
  await page.goto(at("/"));
  const table = await makeTable(page, {
    game: "maria",
    seats: [{ kind: "me" }, BOT, BOT],
    options: { variant },
  });
  await page.goto(at(`/tables/${table.id}`));
  await expect(board(page).locator("svg").first()).toBeVisible({ timeout: 20_000 });
}

/** Every general gets his troops by the numbers in the bar. */
async function distribute(page: Page): Promise<void> {
  const numbers = board(page).getByRole("group", { name: "How many?" }).getByRole("button");
  const asked = page.locator("#prompt").getByText("Write down the troops");
  // The others write at the same time: the number may move on by their answers, not by ours.
  for (let tries = 0; tries < 60 && (await asked.isVisible()); tries++) {
    const before = await number(page);
    await numbers
      .last()
      .click({ timeout: 2000 })
      .catch(() => undefined);
    await expect(page.locator(".table")).not.toHaveAttribute("data-number", before ?? "");
  }
  await expect(asked).toBeHidden();
}

/** Play from the list until the prompt asks for something. */
async function until(page: Page, prompt: RegExp, steps = 60): Promise<void> {
  for (let i = 0; i < steps; i++) {
    await expect(actions(page).first()).toBeVisible({ timeout: 30_000 });
    if (prompt.test(await page.locator("#prompt").innerText())) return;
    await actOnce(page);
  }
  throw new Error(`nobody asks for ${prompt}`);
}

test("an introductory match of Maria is played on the board and to its end", async ({
  browser,
}) => {
  test.slow(); // some hundred moves of bots, each drawn
  const { page, context, faults } = await newPage(browser);
  await sit(page, "introductory");
  await expect(board(page).locator('[data-place="wien"]')).toBeVisible();
  await expect(board(page).locator('[data-place="paris"]')).toHaveCount(0);
  await distribute(page);

  await test.step("a hussar is placed by a click on the map", async () => {
    await until(page, /Place hussar/);
    const before = await number(page);
    await press(board(page).locator(".spot.target").first());
    await expect(page.locator(".table")).not.toHaveAttribute("data-number", before ?? "");
  });

  await test.step("a general is picked, shows his reach and marches", async () => {
    await until(page, /Move a general/);
    const from = board(page).locator('.spot.target[aria-label*="Karl von Lothringen"]');
    const home = await from.getAttribute("data-place");
    await press(from);
    await expect(board(page).locator(".legend")).toBeVisible();
    await shot(page, "maria-reach");
    const before = await number(page);
    const goal = board(page).locator('.spot.target:not([aria-label*="General"])');
    const free = goal.filter({ hasNot: page.locator(".lit") }).first();
    const to = await free.getAttribute("data-place");
    await press(free);
    await expect(page.locator(".table")).not.toHaveAttribute("data-number", before ?? "");
    await expect(
      board(page).locator(`[data-place="${to}"][aria-label*="Karl von Lothringen"]`),
    ).toBeVisible({ timeout: 10_000 });
    expect(to).not.toBe(home);
  });

  let steps = 0;
  while (await actOnce(page)) expect(steps++).toBeLessThan(400);
  await expect(page.getByText("The match is over.").first()).toBeVisible();
  await shot(page, "maria-over");
  expect(faults).toEqual([]);
  await context.close();
});

test("axe finds no serious fault at a table of Maria", async ({ browser }) => {
  const { page, context } = await newPage(browser);
  await sit(page, "advanced");
  await expect(actions(page).first()).toBeVisible({ timeout: 20_000 });
  await checkAccess(page, "table of Maria");
  await context.close();
});

test("a political turn of Maria's advanced game", async ({ browser }) => {
  const { page, context, faults } = await newPage(browser);
  await sit(page, "advanced");
  await expect(board(page).locator('[data-place="paris"]')).toBeVisible();
  await distribute(page);

  await test.step("a card is laid from the hand on the political display", async () => {
    await until(page, /place one card face down/);
    await expect(board(page).getByText("Electoral college")).toBeVisible();
    await expect(board(page).locator(".political")).toHaveCount(2);
    const before = await number(page);
    await board(page).locator(".hand button.card").first().click();
    await expect(page.locator(".table")).not.toHaveAttribute("data-number", before ?? "");
    await shot(page, "maria-politics");
  });

  await test.step("the stages follow, and the next turn's politics come", async () => {
    await until(page, /Move a general/, 200);
    await until(page, /place one card face down/, 400);
    await expect(page.locator("#board [aria-current=step]")).toHaveText(/2/);
  });
  expect(faults).toEqual([]);
  await context.close();
});
