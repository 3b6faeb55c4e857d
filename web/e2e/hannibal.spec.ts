import { expect, test, type Page } from "@playwright/test";
import { actions, actOnce, at, checkAccess, makeTable, newPage, shot, unasked } from "./table.ts";

const number = (page: Page) => page.locator(".table").getAttribute("data-number");

/** Click, and wait until the match has gone on. */
async function play(page: Page, click: () => Promise<void>): Promise<void> {
  const before = await number(page);
  await click();
  await expect(page.locator(".table")).not.toHaveAttribute("data-number", before ?? "", {
    timeout: 10_000,
  });
}

const hand = (page: Page) => page.getByRole("group", { name: "Your strategy cards" });
const board = (page: Page) => page.locator("#board");

/** Wait for a card to play: reactions and the bot's plays come before. */
async function untilPlay(page: Page): Promise<void> {
  const cards = hand(page).locator(".lit .face");
  for (let i = 0; i < 60; i++) {
    await expect(actions(page).first()).toBeVisible({ timeout: 20_000 });
    if (await cards.count()) return;
    await actOnce(page, "last");
  }
  throw new Error("no card can be played");
}

/** Some hundred plays are too many for a driver outside the page: the same clicks from within, always
 *  on the last button of the list (cards thrown away, armies left where they are). */
async function playOut(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((over) => {
        let [clicks, clicked, since] = [0, "", 0];
        const timer = setInterval(() => {
          if (document.querySelector("#prompt")?.textContent?.includes("The match is over.")) {
            clearInterval(timer);
            over(clicks);
            return;
          }
          const now = document.querySelector<HTMLElement>(".table")?.dataset.number ?? "";
          const list = [
            ...document.querySelectorAll<HTMLElement>("#do-panel button:not(:disabled)"),
          ].filter((button) => !button.textContent?.trim().endsWith("commands")); // could go on forever
          if (list.length && (now !== clicked || Date.now() - since > 2000)) {
            [clicked, since] = [now, Date.now()];
            clicks += 1;
            list.at(-1)!.click();
          }
        }, 20);
      }),
  );
}

test("Hannibal: from the board and from the list, to the end", async ({ browser }) => {
  const { page, context, faults } = await newPage(browser);
  await unasked(page);
  await page.goto(at("/"));
  const table = await makeTable(page, {
    game: "hannibal",
    seats: [{ kind: "me" }, { kind: "bot", level: "random" }],
  });
  await page.goto(at(`/tables/${table.id}`));
  await expect(board(page).locator("[data-place='roma']")).toBeVisible({ timeout: 20_000 });

  await test.step("a card is read, used for operations, and markers go to lit spaces", async () => {
    await untilPlay(page);
    const card = hand(page)
      .locator(".strategy.lit", { hasText: /^[123]/ })
      .first();
    await card.locator(".face").click();
    await expect(hand(page).locator(".open .text")).not.toBeEmpty();
    await shot(page, "hannibal-card");
    await play(page, () =>
      hand(page)
        .getByRole("button", { name: /^Operations/ })
        .click(),
    );
    const empty = board(page).locator(".spot.target[aria-label*='Place a PC']").first();
    await play(page, () => empty.click());
    await shot(page, "hannibal-placing");
  });
  await test.step("axe finds no serious fault", async () => {
    await checkAccess(page, "table of Hannibal");
    await page.bringToFront(); // axe ends on a page of its own
  });
  await test.step("the first script is small", async () => {
    const script = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter((one) => one.name.endsWith(".js"))
        .reduce((sum, one) => sum + (one as PerformanceResourceTiming).encodedBodySize, 0),
    );
    expect(script).toBeLessThan(300_000);
  });

  const steps = await test.step("the rest from the list", () => playOut(page));
  expect(steps).toBeGreaterThan(50);
  await expect(board(page).getByText("has won the war")).toBeVisible();
  await shot(page, "hannibal-end");
  expect(faults).toEqual([]);
  await context.close();
});
