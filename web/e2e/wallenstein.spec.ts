import { expect, test, type Locator, type Page } from "@playwright/test";
import { at, checkAccess, makeTable, newPage, shot, unasked } from "./table.ts";

const BOT = { kind: "bot", level: "random" };
const FIXED = {
  game: "wallenstein",
  seats: [{ kind: "me" }, BOT, BOT],
  options: { setup: "fixed" },
};

const board = (page: Page) => page.locator("#board");
const slots = (page: Page) => board(page).locator(".slot");
const chips = (page: Page) => board(page).locator("[data-stop^='card-']");
const lay = (page: Page) => board(page).getByRole("button", { name: "Lay the plan" });

/** Press a key until something in the board has the focus. */
async function walk(page: Page, key: string, to: Locator): Promise<void> {
  for (let i = 0; i < 140; i++) {
    if (await to.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error("the keyboard does not get there");
}

/** The plan is laid: all ten answers go out, and the log says so. */
async function planLaid(page: Page): Promise<void> {
  const sure = page.getByRole("button", { name: "Do it" });
  const said = page.getByRole("region", { name: "Log" }).getByText("Alba has finished the plan.");
  await expect
    .poll(
      async () => {
        if (await sure.isVisible()) await sure.click();
        return said.count();
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThan(0);
}

test("a plan is made by keyboard alone, changed, and laid", async ({ browser }) => {
  const { page, context, faults } = await newPage(browser);
  await page.goto(at("/"));
  const table = await makeTable(page, FIXED);
  await page.goto(at(`/tables/${table.id}`));
  await expect(slots(page)).toHaveCount(10, { timeout: 20_000 });
  await checkAccess(page, "planning");

  await walk(page, "Tab", chips(page).first());
  await page.keyboard.press("Enter");
  await expect(slots(page).first()).toHaveAttribute("aria-label", /Build a palace.*: (?!no card)/);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(slots(page).nth(2)).not.toHaveAttribute("aria-label", /no card/);

  await test.step("a card moves to another action, a space is emptied", async () => {
    const first = (await slots(page).first().getAttribute("aria-label"))!.split(": ")[1]!;
    await page.keyboard.press("ArrowUp");
    await walk(page, "ArrowLeft", slots(page).nth(2));
    await page.keyboard.press("Delete");
    await expect(slots(page).nth(2)).toHaveAttribute("aria-label", /no card/);
    await walk(page, "ArrowLeft", slots(page).first());
    await page.keyboard.press("Enter"); // points at the space
    await page.keyboard.press("Enter"); // takes its card up
    await walk(page, "ArrowRight", slots(page).nth(3));
    await page.keyboard.press("Enter");
    await expect(slots(page).nth(3)).toHaveAttribute("aria-label", new RegExp(`${first}$`));
    await expect(slots(page).first()).toHaveAttribute("aria-label", /no card/);
  });
  await test.step("the plan survives that the page is loaded again", async () => {
    await page.reload();
    await expect(slots(page)).toHaveCount(10, { timeout: 20_000 });
    await expect(slots(page).nth(3)).not.toHaveAttribute("aria-label", /no card/);
  });
  for (const chip of [4, 5, 6]) {
    await chips(page).nth(chip).focus();
    await page.keyboard.press("Enter");
  }
  const rest = board(page).getByRole("button", { name: "Blanks for the rest" });
  await walk(page, "Tab", rest);
  await page.keyboard.press("Enter");
  await expect(lay(page)).toBeEnabled();
  await shot(page, "wallenstein-plan");
  await walk(page, "Tab", lay(page));
  await page.keyboard.press("Enter");
  await planLaid(page);
  expect(faults).toEqual([]);
  await context.close();
});

test("a plan is made by tap at the size of a phone", async ({ browser }) => {
  const { page, context, faults } = await newPage(browser, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await page.goto(at("/"));
  const table = await makeTable(page, FIXED);
  await page.goto(at(`/tables/${table.id}`));
  await expect(slots(page)).toHaveCount(10, { timeout: 20_000 });
  for (let i = 0; i < 5; i++) await chips(page).nth(i).tap();
  await test.step("a space is chosen, then a province on the map", async () => {
    await slots(page).nth(8).tap();
    const name = (await chips(page).nth(5).getAttribute("data-stop"))!.replace("card-", "");
    const place = board(page).locator(`[data-place="${name}"]`);
    await place.dispatchEvent("click");
    await expect(slots(page).nth(8)).not.toHaveAttribute("aria-label", /no card/);
  });
  await test.step("two cards change places", async () => {
    const text = async (slot: number) =>
      (await slots(page).nth(slot).getAttribute("aria-label"))!.split(": ")[1]!;
    const [one, two] = [await text(0), await text(1)];
    await slots(page).nth(0).tap();
    await slots(page).nth(0).tap();
    await slots(page).nth(1).tap();
    expect([await text(0), await text(1)]).toEqual([two, one]);
  });
  await test.step("a long press lifts a card, which is then dragged", async () => {
    const finger = await context.newCDPSession(page);
    const middle = async (of: Locator) => {
      await of.scrollIntoViewIfNeeded();
      const box = (await of.boundingBox())!;
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const [from, to] = [await middle(slots(page).nth(8)), await middle(slots(page).nth(6))];
    const touch = (type: string, points: { x: number; y: number }[]) =>
      finger.send("Input.dispatchTouchEvent", { type, touchPoints: points } as never);
    await touch("touchStart", [from]);
    await expect(board(page).locator(".ghost")).toBeVisible();
    await touch("touchMove", [to]);
    await touch("touchEnd", []);
    await expect(slots(page).nth(6)).not.toHaveAttribute("aria-label", /no card/);
    await expect(slots(page).nth(8)).toHaveAttribute("aria-label", /no card/);
  });
  for (let i = 0; i < 4; i++) await chips(page).last().tap(); // blanks
  await shot(page, "wallenstein-plan-phone");
  await lay(page).tap();
  await planLaid(page);
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wide).toBeLessThanOrEqual(0);
  await checkAccess(page, "a season on a phone");
  const script = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter((one) => one.name.endsWith(".js"))
      .reduce((sum, one) => sum + (one as PerformanceResourceTiming).encodedBodySize, 0),
  );
  expect(script, "compressed script of the first view of a table").toBeLessThan(300_000);
  test.info().annotations.push({ type: "script", description: String(script) });
  expect(faults).toEqual([]);
  await context.close();
});

test("cards are dragged onto the planning board and off it", async ({ browser }) => {
  const { page, context, faults } = await newPage(browser);
  await page.goto(at("/"));
  const table = await makeTable(page, FIXED);
  await page.goto(at(`/tables/${table.id}`));
  await expect(slots(page)).toHaveCount(10, { timeout: 20_000 });
  const drag = async (from: Locator, to: Locator | null) => {
    await from.hover();
    await page.mouse.down();
    if (to) await to.hover();
    else await page.mouse.move(40, 300, { steps: 4 });
    await page.mouse.up();
  };
  await drag(chips(page).first(), slots(page).nth(6));
  await expect(slots(page).nth(6)).not.toHaveAttribute("aria-label", /no card/);
  await drag(slots(page).nth(6), slots(page).nth(1));
  await expect(slots(page).nth(6)).toHaveAttribute("aria-label", /no card/);
  await expect(slots(page).nth(1)).not.toHaveAttribute("aria-label", /no card/);
  await drag(slots(page).nth(1), null);
  await expect(slots(page).nth(1)).toHaveAttribute("aria-label", /no card/);
  expect(faults).toEqual([]);
  await context.close();
});

test("a match against a bot is played to the end on the board", async ({ browser }) => {
  const { page, context, faults } = await newPage(browser);
  await unasked(page);
  await page.goto(at("/"));
  const table = await makeTable(page, { game: "wallenstein", seats: [{ kind: "me" }, BOT] });
  await page.goto(at(`/tables/${table.id}`));
  const over = page.getByText("The match is over.").first();
  await test.step("a province is taken by a click on the map", async () => {
    await board(page)
      .locator(".spot.target")
      .first()
      .dispatchEvent("click", {}, { timeout: 20_000 });
    await expect(
      page
        .getByRole("region", { name: "Log" })
        .getByText(/^Alba takes/)
        .first(),
    ).toBeVisible();
  });
  const done = new Set<string>();
  for (let steps = 0; steps < 400; steps++) {
    const where = await page.waitForFunction(playOnce, null, { timeout: 30_000 });
    const kind = String(await where.jsonValue());
    if (kind === "over") break;
    done.add(kind);
  }
  expect(await over.isVisible()).toBe(true);
  expect([...done].sort()).toEqual(expect.arrayContaining(["bar", "card", "plan"]));
  await expect(page.getByRole("region", { name: "Result" })).toContainText("Score");
  await shot(page, "wallenstein-result");
  expect(faults).toEqual([]);
  await context.close();
});

/** In the page: one decision, answered on the board with a plan, a card, a button or a province;
 *  nothing while there is none, or while the last answer is on its way. */
function playOnce(): string | null {
  const on = document.querySelector("#board");
  const number = document.querySelector(".table")?.getAttribute("data-number") ?? "";
  const told = document.body.dataset;
  if (!on || document.querySelector("#do.result")) return on ? "over" : null;
  const press = (target: Element | undefined | null, kind: string): string | null => {
    if (!target) return null;
    told.answered = number;
    target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    return kind;
  };
  if (told.answered === number) return null;
  const chips = [...on.querySelectorAll<HTMLButtonElement>("[data-stop^='card-']")];
  const lay = on.querySelector<HTMLButtonElement>(".lay:not(:disabled)");
  if (lay) return press(lay, "plan");
  if (chips.length) {
    // As many provinces as there are, up to five or six; blanks for the rest.
    const blank = chips.pop()!;
    for (const chip of chips.slice(0, 8)) chip.click();
    for (let i = 0; i < 5; i++) blank.click();
    return null;
  }
  return (
    press(on.querySelector(".card.card-lit, .slot.open"), "card") ??
    press([...on.querySelectorAll(".bar .go")].at(-1), "bar") ??
    press(on.querySelector(".spot.target"), "map")
  );
}
