// What happens to a match besides its moves: clocks, bots that take over, undo by consent, rematch.
import { expect, test } from "@playwright/test";
import { actions, actOnce, at, makeTable, newPage, shot, twoAtATable } from "./table.ts";

const BOT = { kind: "bot", level: "random" };

test("a clock runs out, a bot takes over, and the seat is taken back", async ({ browser }) => {
  const { first, other, close, faults } = await twoAtATable(browser, { pace: "live" });
  const acting = first.locator(".people .acting .clock");
  await expect(acting).toBeVisible();
  const before = await acting.innerText();
  await expect(acting).not.toHaveText(before, { timeout: 4000 });
  await shot(first, "clock");
  await expect(other.locator(".people")).toContainText("bot stands in", { timeout: 15_000 });
  await expect(first.getByText(/A bot plays for (Alba|Bruno)/)).toBeVisible();
  await expect(actions(first)).toHaveCount(0);
  await shot(first, "stand-in");
  await first.getByRole("button", { name: "Take the seat back" }).click();
  await expect(first.getByText(/A bot plays for (Alba|Bruno)/)).toHaveCount(0);
  await expect(first.locator(".people")).not.toContainText("bot stands in");
  expect(faults).toEqual([]);
  await close();
});

test("others agree to take something back, or don't", async ({ browser }) => {
  const { first, other, close, faults } = await twoAtATable(browser);
  await actOnce(first);
  await expect(other.locator("#prompt")).toContainText("Your turn");
  await actOnce(other);
  await expect(first.getByRole("button", { name: "Undo" })).toBeDisabled();
  await first.getByRole("tab", { name: "Table" }).click();
  const ask = async () => {
    await first.getByLabel("How many actions").fill("2");
    await first.getByRole("button", { name: "Ask to take back" }).click();
    await expect(first.getByText(/Waiting for \w+ to agree/)).toBeVisible();
    await expect(other.getByText("asks to take back the last 2 actions")).toBeVisible();
  };
  await ask();
  await shot(other, "undo-request");
  await other.getByRole("button", { name: "Decline" }).click();
  await expect(first.getByText(/Waiting for \w+ to agree/)).toHaveCount(0);
  await ask();
  await other.getByRole("button", { name: "Agree" }).click();
  await expect(first.locator("#prompt")).toContainText("Your turn");
  await expect(other.locator("#prompt")).toContainText("Waiting for");
  await expect(other.locator(".log")).toContainText("takes back the last 2 actions");
  expect(faults).toEqual([]);
  await close();
});

test("leave and come back, resign, and play again", async ({ browser }) => {
  const { page, context, faults } = await newPage(browser);
  await page.goto(at("/settings"));
  const table = await makeTable(page, {
    seats: [{ kind: "me" }, { kind: "open" }, BOT],
    options: { rounds: "short" },
  });
  const two = await newPage(browser);
  await two.page.goto(at(`/tables/${table.id}?key=${table.invite ?? ""}`));
  await two.page.getByLabel("Your name").fill("Bruno");
  await two.page.getByRole("button", { name: "Sit here" }).click();
  await expect(two.page.locator("#prompt")).toBeVisible();
  await page.goto(at(`/tables/${table.id}`));

  await page.getByRole("tab", { name: "Table" }).click();
  await page.getByRole("button", { name: "Leave for now" }).click();
  await expect(page.getByText("A bot plays for Alba.")).toBeVisible();
  await expect(two.page.locator(".people")).toContainText("bot stands in");
  await page.getByRole("button", { name: "Take the seat back" }).click();
  await expect(page.getByText("A bot plays for Alba.")).toHaveCount(0);

  for (const one of [page, two.page]) {
    await one.getByRole("tab", { name: "Table" }).click();
    await one.getByRole("button", { name: "Resign" }).click();
    await one.getByRole("button", { name: /Resign this match/ }).click();
    await expect(
      one.getByText(/has resigned; a bot plays to the end|The match is over/).first(),
    ).toBeVisible();
  }
  await expect(page.getByText("The match is over.").first()).toBeVisible({ timeout: 60_000 });
  await page
    .getByRole("region", { name: "Result" })
    .getByRole("button", { name: "Rematch" })
    .click();
  await expect(page.getByText("Waiting for players")).toBeVisible();
  await two.page.getByRole("link", { name: "Rematch" }).click();
  await two.page.getByRole("button", { name: "Sit here" }).click();
  await expect(two.page.locator("#prompt")).toBeVisible();
  await expect(page.locator("#prompt")).toBeVisible();
  expect([...faults, ...two.faults]).toEqual([]);
  await context.close();
  await two.context.close();
});

test("a private table: who has the link watches, nobody else finds it", async ({ browser }) => {
  const { id, first, close, faults } = await twoAtATable(browser, { name: "Behind doors" });
  const eve = await newPage(browser);
  await eve.page.goto(at("/lobby"));
  await expect(eve.page.getByText("No open table at the moment.")).toBeVisible();
  await expect(eve.page.getByText("Behind doors")).toHaveCount(0);
  await eve.page.goto(at(`/tables/${id}?key=an-old-key`));
  await expect(eve.page.locator("#prompt")).toContainText("Waiting for");
  await expect(eve.page.locator("#board svg").first()).toBeVisible();
  await expect(actions(eve.page)).toHaveCount(0);
  await expect(first.getByText("1 spectator")).toBeVisible();
  await actOnce(first);
  await expect(eve.page.locator(".log")).toContainText("plays power card");
  await expect(eve.page.getByRole("button", { name: "Undo" })).toHaveCount(0);
  expect([...faults, ...eve.faults]).toEqual([]);
  await eve.context.close();
  await close();
});

test("notes are one's own; an unlit place says why not", async ({ browser }) => {
  const { first, other, close, faults } = await twoAtATable(browser);
  await first.getByRole("tab", { name: "Notes" }).click();
  await first.getByLabel("Private notes, seen by you alone").fill("watch Sevilla");
  await expect(first.getByText("Kept.")).toBeVisible();
  await first.reload();
  await first.getByRole("tab", { name: "Notes" }).click();
  await expect(first.getByLabel("Private notes, seen by you alone")).toHaveValue("watch Sevilla");
  await other.getByRole("tab", { name: "Notes" }).click();
  await expect(other.getByLabel("Private notes, seen by you alone")).toHaveValue("");

  // Nobody may play the power card that somebody has played before in this round.
  await actOnce(first);
  await expect(other.locator("#prompt")).toContainText("Your turn");
  await other.getByRole("list", { name: "Your power cards" }).locator("div.power").first().hover();
  await expect(other.locator("#board .tip")).toContainText(/ELG-\d+/);
  await expect(other.locator("#prompt .status")).toContainText(/Not now:[^]*ELG-\d+/);
  await shot(other, "why-not");
  expect(faults).toEqual([]);
  await close();
});

test("the only possible answer is given without a click, and can be stopped", async ({
  browser,
}) => {
  const { page, context, faults } = await newPage(browser);
  await page.goto(at("/settings"));
  const table = await makeTable(page, { seats: [{ kind: "me" }, BOT] });
  let narrow = true; // the reader is told of one legal action only
  await page.routeWebSocket(/\/ws\/tables\//, (line) => {
    const server = line.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as { own?: Record<string, { legal: unknown[] }> };
      for (const part of Object.values(message.own ?? {}))
        if (narrow) part.legal = part.legal.slice(0, 1);
      line.send(JSON.stringify(message));
    });
  });
  await page.goto(at(`/tables/${table.id}`));
  await expect(page.getByText("Answering for you: Play power card")).toBeVisible();
  await page.getByRole("button", { name: "Let me decide" }).click();
  const number = await page.locator(".table").getAttribute("data-number");
  await page.waitForTimeout(2300);
  await expect(page.locator(".table")).toHaveAttribute("data-number", number ?? "");
  await page.reload();
  await expect(page.getByText("Answering for you: Play power card")).toBeVisible();
  narrow = false;
  await expect(page.locator(".table")).not.toHaveAttribute("data-number", number ?? "");
  await expect(page.locator(".log")).toContainText("plays power card");
  expect(faults).toEqual([]);
  await context.close();
});
