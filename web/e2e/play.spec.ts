import { expect, test } from "@playwright/test";
import { actions, actOnce, at, makeTable, newPage, shot } from "./table.ts";

const SHORT = { rounds: "short" };

test("a new guest is at a match against bots after two clicks", async ({ browser }) => {
  const { page, faults } = await newPage(browser);
  await page.goto(at("/"));
  await page.getByRole("button", { name: "Play now against bots" }).click();
  await page.getByRole("button", { name: /^Random/ }).click();
  await expect(page).toHaveURL(/\/tables\/\w+/);
  await expect(page.getByRole("region", { name: "What is to be done" })).toBeVisible();
  await expect(actions(page).first()).toBeVisible({ timeout: 20_000 });
  await expect(page.locator("#board svg").first()).toBeVisible();
  const script = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter((one) => one.name.endsWith(".js"))
      .reduce((sum, one) => sum + (one as PerformanceResourceTiming).encodedBodySize, 0),
  );
  expect(script, "compressed script of the first view of a table").toBeLessThan(300_000);
  await shot(page, "first-view");
  expect(faults).toEqual([]);
});

test("every game that is offered opens, and an action can be taken", async ({ browser }) => {
  const { page, context, faults } = await newPage(browser);
  await page.goto(at("/settings"));
  const games = (await (await fetch(at("/api/games"))).json()) as {
    name: string;
    available: boolean;
    seats_min: number;
  }[];
  for (const game of games.filter((one) => one.available)) {
    const bots = Array.from({ length: game.seats_min - 1 }, () => ({
      kind: "bot",
      level: "random",
    }));
    const table = await makeTable(page, { game: game.name, seats: [{ kind: "me" }, ...bots] });
    await page.goto(at(`/tables/${table.id}`));
    await expect(page.locator("#board svg").first(), game.name).toBeVisible({ timeout: 20_000 });
    await actOnce(page);
    await expect(page.locator(".table")).not.toHaveAttribute("data-number", "0");
    await shot(page, `game-${game.name}`);
  }
  expect(faults).toEqual([]);
  await context.close();
});

test("a match against bots is played to the end from the list of actions", async ({ browser }) => {
  const { page, context, faults } = await newPage(browser);
  await page.goto(at("/"));
  const bot = { kind: "bot", level: "random" };
  const table = await makeTable(page, { seats: [{ kind: "me" }, bot], options: SHORT });
  await page.goto(at(`/tables/${table.id}`));
  let steps = 0;
  while (await actOnce(page, steps % 3 === 0 ? "last" : "first")) {
    steps += 1;
    expect(steps).toBeLessThan(400);
  }
  expect(steps).toBeGreaterThan(20);
  await expect(page.getByRole("region", { name: "Result" })).toContainText("Score");
  await expect(page.getByRole("link", { name: "Replay from the start" }).first()).toBeVisible();
  await shot(page, "result");

  await test.step("its file verifies on the page", async () => {
    await page.getByRole("tab", { name: "Table" }).click();
    const coming = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download the match file" }).click();
    const file = await (await coming).path();
    await page.goto(at("/verify"));
    await page.getByLabel("Match file").setInputFiles(file);
    await page.getByRole("button", { name: "Verify" }).click();
    await expect(page.getByText("The file is right")).toBeVisible({ timeout: 20_000 });
  });

  await test.step("every position has an address, through any eyes", async () => {
    await page.goto(at(`/tables/${table.id}?at=3`));
    const slider = page.getByRole("slider", { name: "Position" });
    await expect(slider).toHaveValue("3");
    await page.locator("#prompt").focus();
    await page.keyboard.press("ArrowRight");
    await expect(page).toHaveURL(/at=4/);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await expect(page).toHaveURL(/at=2/);
    await page.getByRole("button", { name: "To the end" }).click();
    await expect(page.getByText("The match is over.").first()).toBeVisible();
    await page.getByLabel("Through whose eyes").selectOption("all");
    await expect(page).toHaveURL(/as=all/);
    await page.getByRole("button", { name: "To the start" }).click();
    await expect(slider).toHaveValue("0");
    await page.goto(at(`/tables/${table.id}?at=12&as=1`));
    await expect(slider).toHaveValue("12");
    await shot(page, "replay");
  });
  expect(faults).toEqual([]);
  await context.close();
});

test("two browsers at one table", async ({ browser }) => {
  const one = await newPage(browser);
  await one.page.goto(at("/new?game=el_grande&invite=1"));
  await one.page.getByLabel("Your name").fill("Alba");
  await one.page.getByLabel("Number of seats").selectOption("2");
  await one.page.getByRole("button", { name: "Set up the table" }).click();
  const link = await one.page.getByRole("textbox", { name: "Invitation" }).inputValue();
  expect(link).toContain("key=");

  const two = await newPage(browser);
  await two.page.goto(link);
  await two.page.getByLabel("Your name").fill("Bruno");
  await two.page.getByRole("button", { name: "Sit here" }).click();
  for (const { page } of [one, two])
    await expect(page.locator("#prompt")).toBeVisible({ timeout: 15_000 });

  const first = (await actions(one.page).count()) > 0 ? one.page : two.page;
  const other = first === one.page ? two.page : one.page;
  await expect(first.locator("#prompt")).toContainText("Your turn");
  await expect(other.locator("#prompt")).toContainText("Waiting for");
  await actOnce(first);
  await expect(other.locator("#prompt")).toContainText("Your turn");
  await expect(other.getByRole("region", { name: "Log" }).last()).toContainText("plays power card");

  await test.step("they talk", async () => {
    await first.getByRole("tab", { name: /Chat/ }).click();
    await first.getByLabel("Say something to the table").fill("¡Hola!");
    await first.keyboard.press("Enter");
    await other.getByRole("tab", { name: /Chat/ }).click();
    await expect(other.getByRole("log")).toContainText("¡Hola!");
  });

  await test.step("an action can be undone while nobody else has acted", async () => {
    await first.getByRole("tab", { name: "Log" }).click();
    await first.locator("#prompt").focus();
    await first.keyboard.press("u");
    await expect(first.locator("#prompt")).toContainText("Your turn");
    await expect(other.locator("#prompt")).toContainText("Waiting for");
    await expect(first.locator(".undone").first()).toBeVisible();
    await actOnce(first);
  });

  await test.step("a line that breaks comes back and catches up", async () => {
    await other.context().setOffline(true);
    await other.evaluate(() => window.dispatchEvent(new Event("offline")));
    await expect(first.locator("#prompt")).toContainText("Waiting for");
    await other.context().setOffline(false);
    await other.evaluate(() => window.dispatchEvent(new Event("online")));
    await actOnce(other);
    const number = await other.locator(".table").getAttribute("data-number");
    await expect(first.locator(".table")).toHaveAttribute("data-number", number ?? "");
  });
  expect([...one.faults, ...two.faults]).toEqual([]);
  await one.context.close();
  await two.context.close();
});

test("a lost connection is said, mended, and nothing is missed", async ({ browser }) => {
  const mine = await newPage(browser);
  await mine.page.goto(at("/"));
  const table = await makeTable(mine.page, { seats: [{ kind: "me" }, { kind: "open" }] });
  await mine.page.goto(at(`/tables/${table.id}`));

  // The second reader's line can be cut by the test.
  const cut = await newPage(browser);
  let broken = false;
  const lines = new Set<{ close: (options?: { code?: number }) => Promise<void> }>();
  await cut.page.routeWebSocket(/\/ws\/tables\//, (line) => {
    if (broken) {
      void line.close({ code: 1001 });
      return;
    }
    line.connectToServer();
    lines.add(line);
  });
  await cut.page.goto(at(`/tables/${table.id}?key=${table.invite ?? ""}`));
  await cut.page.getByLabel("Your name").fill("Bruno");
  await cut.page.getByRole("button", { name: "Sit here" }).click();
  await expect(cut.page.locator("#prompt")).toBeVisible({ timeout: 15_000 });
  await expect(mine.page.locator("#prompt")).toBeVisible({ timeout: 15_000 });

  broken = true;
  for (const line of lines) await line.close({ code: 1001 });
  await expect(cut.page.getByText("Connection lost.")).toBeVisible();
  const turn = (await actions(mine.page).count()) > 0;
  if (turn) await actOnce(mine.page);
  broken = false;
  const tryNow = cut.page.getByRole("button", { name: "Try now" });
  if (await tryNow.isVisible()) await tryNow.click({ timeout: 2000 }).catch(() => undefined);
  await expect(cut.page.getByText("Connection lost.")).toBeHidden({ timeout: 15_000 });
  if (turn) {
    await expect(cut.page.locator("#prompt")).toContainText("Your turn");
    await expect(cut.page.locator(".log")).toContainText("plays power card");
  }
  await actOnce(cut.page);
  expect(cut.faults).toEqual([]);
  await mine.context.close();
  await cut.context.close();
});

test("several people at one screen hand over", async ({ browser }) => {
  const { page, context, faults } = await newPage(browser);
  await page.goto(at("/"));
  const table = await makeTable(page, {
    seats: [
      { kind: "hotseat", name: "Alba" },
      { kind: "hotseat", name: "Bruno" },
    ],
  });
  await page.goto(at(`/tables/${table.id}`));
  const give = page.getByRole("button", { name: /^I am / });
  await expect(give).toBeVisible();
  await expect(actions(page)).toHaveCount(0);
  const first = await give.innerText();
  await give.click();
  await expect(actions(page).first()).toBeVisible();
  await actOnce(page);
  await expect(give).toBeVisible();
  expect(await give.innerText()).not.toBe(first);
  await expect(actions(page)).toHaveCount(0);
  await shot(page, "hand-over");
  expect(faults).toEqual([]);
  await context.close();
});
