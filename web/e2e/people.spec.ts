// People: accounts, sessions, tokens, notices, the lobby.
import { expect, test } from "@playwright/test";
import { actOnce, at, checkAccess, makeTable, newPage, shot, twoAtATable } from "./table.ts";

const BOT = { kind: "bot", level: "random" };

test("a guest becomes an account, and keeps the match", async ({ browser }) => {
  const { page, context, faults } = await newPage(browser);
  await page.goto(at("/settings"));
  const table = await makeTable(page, { seats: [{ kind: "me" }, BOT], name: "Friday" });
  await page.goto(at("/account"));
  const name = `Dr. Alba ${Date.now() % 100_000}`;
  const become = page.locator("form", { hasText: "Create an account" });
  await become.getByLabel("Name").fill(name);
  await become.getByLabel("Password").fill("correct horse");
  await become.getByRole("button", { name: "Create an account" }).click();
  await expect(page.getByText(`You are signed in as ${name}.`)).toBeVisible();
  await checkAccess(page, "account");

  await test.step("the page of a name with a dot can be loaded again", async () => {
    await page.getByRole("link", { name: "My public page" }).click();
    await expect(page.getByRole("heading", { name })).toBeVisible();
    await page.reload();
    await expect(page.getByText("No rated match yet.")).toBeVisible();
    await checkAccess(page, "player");
  });

  const other = await newPage(browser);
  await test.step("the match is there in another browser", async () => {
    await other.page.goto(at("/account"));
    const signIn = other.page.locator("form", {
      has: other.page.getByRole("heading", { name: "Sign in" }),
    });
    await signIn.getByLabel("Name").fill(name);
    await signIn.getByLabel("Password").fill("correct horse");
    await signIn.getByRole("button", { name: "Sign in" }).click();
    await expect(other.page.getByText(`You are signed in as ${name}.`)).toBeVisible();
    await other.page.goto(at("/lobby"));
    await expect(other.page.getByRole("link", { name: "Friday" })).toBeVisible();
    await other.page.goto(at(`/tables/${table.id}`));
    await expect(other.page.locator("#prompt")).toContainText("Your turn");
  });

  await test.step("sessions are listed and ended", async () => {
    await page.goto(at("/account"));
    const sessions = page.getByRole("region", { name: "Where you are signed in" });
    await expect(sessions.getByRole("listitem")).toHaveCount(2);
    await sessions.getByRole("button", { name: "End" }).click();
    await expect(sessions.getByRole("listitem")).toHaveCount(1);
    await other.page.goto(at("/account"));
    await expect(other.page.getByText("You are not signed in.")).toBeVisible();
  });

  await test.step("a token is made, works, and is ended", async () => {
    const tokens = page.getByRole("region", { name: "Tokens for programs" });
    await tokens.getByLabel("What is it for?").fill("a bot of mine");
    await tokens.getByRole("button", { name: "Make a token" }).click();
    const token = await tokens.locator("code").innerText();
    const asked = () =>
      fetch(at("/api/me"), { headers: { authorization: `Bearer ${token}` } }).then(
        async (answer) => ((await answer.json()) as { user: { name: string } | null }).user?.name,
      );
    expect(await asked()).toBe(name);
    await shot(page, "account");
    await tokens.getByRole("button", { name: "End" }).click();
    await expect(tokens.getByRole("listitem")).toHaveCount(0);
    await expect(tokens.locator("code")).toHaveCount(0);
    expect(await asked()).toBeUndefined();
  });
  expect([...faults, ...other.faults]).toEqual([]);
  await context.close();
  await other.context.close();
});

test("what happens is told in the lobby and on every page", async ({ browser }) => {
  const { id, first, other, close, faults } = await twoAtATable(browser, { name: "Wednesday" });
  await makeTable(other, { seats: [{ kind: "me" }, { kind: "open" }], name: "Later" });
  await other.addInitScript(() => {
    // What the browser itself would show while the page is in the background.
    const shown: string[] = [];
    Object.assign(window, { shown });
    class Note {
      static permission = "granted";
      static requestPermission = () => Promise.resolve("granted");
      constructor(text: string) {
        shown.push(text);
      }
    }
    Object.assign(window, { Notification: Note });
    Object.defineProperty(document, "hidden", { get: () => location.hash === "#away" });
  });
  await other.goto(at("/settings"));
  await other.getByLabel("Tell me when it is my turn").check();
  await other.goto(at("/lobby#away"));
  await expect(other.getByRole("link", { name: "Later" })).toBeVisible();
  await actOnce(first);
  const toast = other.locator(".toast");
  await expect(toast).toContainText("Your turn in Wednesday");
  expect(await other.evaluate(() => (window as unknown as { shown: string[] }).shown)).toEqual([
    "Your turn in Wednesday",
  ]);
  await shot(other, "notice");

  await other.goto(at("/lobby"));
  const mine = other.getByRole("region", { name: "My tables" }).getByRole("article");
  await expect(mine.first()).toContainText("Wednesday");
  await expect(mine.first()).toContainText("Your turn");
  await mine.first().getByText("1 thing happened since you looked").click();
  await expect(mine.first()).toContainText("plays power card");
  await checkAccess(other, "lobby");
  await shot(other, "lobby");
  await other.getByRole("link", { name: "Wednesday" }).click();
  await expect(other).toHaveURL(new RegExp(id));
  await expect(other.locator("#prompt")).toContainText("Your turn");
  expect(faults).toEqual([]);
  await close();
});

test("settings: motion, theme, an address for notices", async ({ browser }) => {
  const { page, context, faults } = await newPage(browser);
  await page.goto(at("/settings"));
  await page.getByLabel("Dark").check();
  await page.getByRole("group", { name: "Motion" }).getByLabel("Less").check();
  await expect(page.locator("html")).toHaveAttribute("data-motion", "less");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await makeTable(page, { seats: [{ kind: "me" }, BOT] });
  await page.reload();
  await page.getByLabel("Call this address").fill("http://127.0.0.1/inside");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.locator(".toast")).toContainText("must not be an internal one");
  await checkAccess(page, "settings");
  expect(faults).toEqual([]);
  await context.close();
});
