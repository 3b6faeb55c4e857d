import { expect, test, type Page } from "@playwright/test";
import { at, checkAccess, makeTable, newPage, shot, twoAtATable, type Wish } from "./table.ts";
import { misfits } from "./fit.ts";

const PROMISE = "I leave Saxony alone <b>until</b> turn 3";
const tab = (page: Page, name: string) => page.locator("#read").getByRole("tab", { name });
const record = (page: Page) => page.locator("#read-panel .agreements li");

test("two people agree in their own words, and a spectator reads it in a third language", async ({
  browser,
}) => {
  test.slow(); // three pages with Maria's large map
  const ana = await newPage(browser);
  const ben = await newPage(browser, { locale: "hu" });
  const eve = await newPage(browser, { locale: "ru" });
  await ana.page.goto(at("/settings"));
  const table = await makeTable(ana.page, {
    game: "maria",
    seats: [{ kind: "me" }, { kind: "open" }, { kind: "bot", level: "random" }],
    options: { variant: "advanced" },
  });
  await ben.page.goto(at(`/tables/${table.id}?key=${table.invite ?? ""}`));
  await ben.page.getByLabel("A neved").fill("Bruno");
  await ben.page.getByRole("button", { name: "Ide ülök" }).click();
  for (const { page } of [ana, ben, eve]) {
    await page.goto(at(`/tables/${table.id}`));
    await expect(page.locator("#prompt")).toBeVisible({ timeout: 20_000 });
  }

  const talks = ana.page.locator('#board [data-panel="talks"]');
  await test.step("it is proposed where Maria has her talks; a bot can't be asked", async () => {
    await expect(talks.getByText("Nothing enforces them")).toBeVisible();
    await talks.getByText("Propose an agreement").click();
    await expect(talks.getByRole("checkbox")).toHaveCount(1);
    await expect(talks.getByRole("button", { name: "Propose", exact: true })).toBeDisabled();
    await talks.getByLabel("What is agreed").fill(PROMISE);
    await talks.getByRole("button", { name: "Propose", exact: true }).click();
    await expect(talks.locator("li.open")).toContainText("Alba to Bruno");
    await expect(talks.getByLabel("What is agreed")).toBeHidden();
  });

  await test.step("the other is asked in his own language, and accepts", async () => {
    const asked = ben.page.getByRole("alert").filter({ hasText: "megállapodást javasol" });
    await expect(asked).toContainText(PROMISE); // text, never markup
    await shot(ben.page, "agreement-asked");
    await asked.getByRole("button", { name: "Elfogadom" }).click();
    await expect(asked).toHaveCount(0);
    await expect(ana.page.getByText(`Accepted: ${PROMISE}`).first()).toBeVisible();
    await expect(talks.locator("li.accepted")).toHaveCount(1);
  });

  await test.step("spectators read it, and it leads to its position", async () => {
    await tab(eve.page, "Уговоры").click();
    await expect(record(eve.page)).toHaveCount(1);
    await expect(record(eve.page)).toContainText("Принято");
    await expect(eve.page.locator("#read-panel form")).toHaveCount(0);
    await record(eve.page).getByRole("link").click();
    await expect(eve.page).toHaveURL(/at=\d+/);
    await expect(record(eve.page).first()).toHaveClass(/now/);
    await shot(eve.page, "agreement-replay");
  });
  await tab(ana.page, "Agreements").click();
  await shot(ana.page, "agreement-record");
  await checkAccess(ana.page, "talks and record");
  expect([...ana.faults, ...ben.faults, ...eve.faults]).toEqual([]);
  for (const { context } of [ana, ben, eve]) await context.close();
});

test("proposals are withdrawn and declined by keyboard", async ({ browser }) => {
  const { id, first, other, close, faults } = await twoAtATable(browser);
  const propose = async (page: Page, text: string): Promise<void> => {
    await page.locator("#read-panel summary").press("Enter");
    await page.locator("#read-panel textarea").focus();
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(record(page).filter({ hasText: text })).toBeVisible();
  };
  for (const page of [first, other]) {
    await tab(page, "Log").focus();
    for (let i = 0; i < 2; i++) await page.keyboard.press("ArrowRight");
    await expect(tab(page, "Agreements")).toHaveAttribute("aria-selected", "true");
  }
  await propose(first, "The king stays in Granada");
  await record(first).getByRole("button", { name: "Withdraw" }).press("Enter");
  await expect(record(other)).toContainText("Withdrawn");
  await propose(first, "No veto this round");
  await record(other).getByRole("button", { name: "Decline" }).press("Enter");
  await expect(record(first).first()).toContainText("Declined by");
  await propose(other, "Never mind");
  await other.reload(); // what is on record comes back
  await tab(other, "Agreements").click();
  await expect(record(other)).toHaveCount(3);

  await first.goto(at(`/tables/${id}?at=0`));
  await tab(first, "Agreements").click();
  await expect(record(first)).toHaveCount(3);
  await expect(first.locator("#read-panel form")).toHaveCount(0);
  expect(faults).toEqual([]);
  await close();
});

test("people at one screen agree with each other, and it stays after the end", async ({
  browser,
}) => {
  const { page, context, faults } = await newPage(browser);
  await page.goto(at("/settings"));
  const seats: Wish["seats"] = [{ kind: "me" }, { kind: "hotseat", name: "Carla" }];
  const { id } = await makeTable(page, { seats, options: { rounds: "short" } });
  await page.goto(at(`/tables/${id}`));
  await tab(page, "Agreements").click();
  for (const text of ["No veto", "The king stays"]) {
    await page.getByText("Propose an agreement").click();
    await page.getByLabel("From").selectOption("Carla");
    await page.getByLabel("What is agreed").fill(text);
    await page.getByRole("button", { name: "Propose", exact: true }).click();
    await expect(record(page).filter({ hasText: text })).toContainText("Carla to Alba");
  }
  await record(page).last().getByRole("button", { name: "Accept for Alba" }).click();
  await expect(record(page).last()).toHaveClass(/accepted/);
  await playOut(page, id);
  await expect(page.getByText("The match is over.").first()).toBeVisible();
  await expect(record(page).first()).toContainText("Never answered");
  await expect(record(page).locator("button")).toHaveCount(0);
  // The match file has them, and whoever verifies it reads them there.
  const file = await page.evaluate(
    async (table) => (await fetch(`/api/tables/${table}/export`)).text(),
    id,
  );
  await page.goto(at("/verify"));
  await page
    .getByLabel("Match file")
    .setInputFiles({ name: "m.json", mimeType: "application/json", buffer: Buffer.from(file) });
  await page.getByRole("button", { name: "Verify" }).click();
  const told = page.locator(".agreements li");
  await expect(told).toHaveCount(2);
  await expect(told.first()).toContainText("Carla to Alba · Accepted");
  await expect(told.last()).toContainText("The king stays");
  expect(faults).toEqual([]);
  await context.close();
});

/** Let all seats of this page's person act through the interface until the end. */
async function playOut(page: Page, id: string): Promise<void> {
  await page.evaluate(async (table) => {
    interface Seen {
      number: number;
      to_move: number[];
      own: Record<string, { legal: unknown[] }>;
    }
    for (;;) {
      const answer = await fetch(`/api/tables/${table}/state`);
      const { number, to_move, own } = (await answer.json()) as Seen;
      const seat = to_move[0];
      if (seat === undefined) return;
      const token = /csrftoken=([^;]+)/.exec(document.cookie)?.[1] ?? "";
      const legal = own[String(seat)]?.legal ?? [];
      await fetch(`/api/tables/${table}/act`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-csrftoken": decodeURIComponent(token) },
        body: JSON.stringify({ seat, number, action: legal[number % legal.length] }),
      });
    }
  }, id);
}

for (const language of ["en", "hu", "ru"])
  test(`agreements fit a phone in ${language}`, async ({ browser }) => {
    const { page, context, faults } = await newPage(browser, {
      viewport: { width: 360, height: 740 },
      locale: language,
    });
    await page.goto(at("/settings"));
    const seats: Wish["seats"] = [
      { kind: "me" },
      ...["Zsófia-Magdolna", "X"].map((name) => ({ kind: "hotseat", name })),
    ];
    const options = { variant: "advanced" };
    const table = await makeTable(page, { game: "maria", seats, options });
    await page.goto(at(`/tables/${table.id}`));
    await expect(page.locator("#prompt")).toBeVisible({ timeout: 20_000 });
    await page.locator("#read-agreements").click();
    await page.locator("#read-panel summary").click();
    await page
      .locator("#read-panel textarea")
      .fill(`${"Österreich ".repeat(30)}${"x".repeat(150)}`);
    await page.locator("#read-panel form button").click();
    await expect(record(page)).toHaveCount(1);
    await record(page).scrollIntoViewIfNeeded();
    expect(await misfits(page)).toEqual([]);
    await shot(page, `phone-agreements-${language}`);
    expect(faults).toEqual([]);
    await context.close();
  });
