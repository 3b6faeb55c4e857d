import { expect, test, type Page } from "@playwright/test";
import { actions, actOnce, at, checkAccess, makeTable, newPage, shot } from "./table.ts";

const BOTS: Record<string, string>[] = [
  { kind: "me" },
  { kind: "bot", level: "random" },
  { kind: "bot", level: "random" },
];

/** Walk with Tab until something with this name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let i = 0; i < 90; i++) {
    await page.keyboard.press("Tab");
    const text = await page.evaluate(() => {
      const on = document.activeElement;
      return on?.getAttribute("aria-label") ?? on?.textContent?.trim() ?? "";
    });
    if (name.test(text)) return;
  }
  throw new Error(`the keyboard does not reach ${name}`);
}

test("a match begins and goes on by keyboard alone", async ({ browser }) => {
  const { page, context, faults } = await newPage(browser);
  await page.goto(at("/"));
  await tabTo(page, /^Play now/);
  await page.keyboard.press("Enter");
  await tabTo(page, /^Random/);
  await page.keyboard.press("Enter");
  await expect(actions(page).first()).toBeVisible({ timeout: 20_000 });

  await page.keyboard.press("a");
  const before = await page.locator(".table").getAttribute("data-number");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter"); // says yes if it is asked
  await expect(page.locator(".table")).not.toHaveAttribute("data-number", before ?? "");
  await expect(actions(page).first()).toBeVisible({ timeout: 20_000 });

  await test.step("the map is walked by name", async () => {
    await page.locator("#prompt").focus();
    await page.keyboard.press("m");
    const where = page.locator("#do-panel h3");
    const name = await where.innerText();
    await tabTo(page, /^(Old Castile|the Basque Country|Basque Country)/);
    await page.keyboard.press("Enter");
    await expect(where).not.toHaveText(name);
    await expect(where).toBeFocused();
    await shot(page, "walk-the-map");
  });
  await test.step("what happens is said", async () => {
    await page.locator("#prompt").focus();
    await page.keyboard.press("p");
    await expect(page.locator('[role="status"][aria-live="polite"]').last()).not.toBeEmpty();
  });
  await test.step("the rules open at the rule of the prompt and close again", async () => {
    await page.keyboard.press("r");
    const drawer = page.getByRole("dialog");
    await expect(drawer).toBeVisible();
    await drawer.getByLabel("Search the rules").fill("castillo");
    await expect(drawer.getByRole("status")).toContainText("rules");
    await page.keyboard.press("Escape"); // empties the search
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
  });
  expect(faults).toEqual([]);
  await context.close();
});

test("axe finds no serious fault on any page, light and dark", async ({ browser }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    const { page, context, faults } = await newPage(browser, { colorScheme });
    await page.goto(at("/"));
    const table = await makeTable(page, { seats: BOTS });
    const all = [
      "/",
      "/new",
      "/games/maria",
      "/lobby",
      "/account",
      "/settings",
      "/verify",
      "/nowhere",
    ];
    for (const path of colorScheme === "light" ? all : all.slice(0, 3)) {
      await page.goto(at(path));
      await expect(page.locator("h1").first()).toBeVisible();
      if (path === "/new") await expect(page.getByLabel("Number of seats")).toBeVisible();
      await checkAccess(page, `${path} ${colorScheme}`);
    }
    await page.goto(at("/rules/el_grande/ELG-046"));
    await expect(page.getByRole("heading", { name: /ELG-046/ })).toBeVisible();
    await page.goto(at(`/tables/${table.id}`));
    await actOnce(page);
    await expect(actions(page).first()).toBeVisible({ timeout: 20_000 });
    await checkAccess(page, `table ${colorScheme}`);
    if (colorScheme === "light") {
      await page.goto(at(`/tables/${table.id}?at=1`));
      await expect(page.getByRole("slider", { name: "Position" })).toBeVisible();
      await checkAccess(page, "replay");
    }
    expect(faults).toEqual([]);
    await context.close();
  }
});

test("every page fits its screen, from a phone to 4K", async ({ browser }) => {
  const sizes = { phone: [360, 740], laptop: [1366, 768], large: [2560, 1440] } as const;
  for (const [name, [width, height]] of Object.entries(sizes)) {
    const { page, context, faults } = await newPage(browser, { viewport: { width, height } });
    await page.goto(at("/"));
    await expect(page.locator("h1")).toBeVisible();
    await shot(page, `start-${name}`);
    const table = await makeTable(page, { seats: BOTS });
    const most = ["/", "/lobby", "/new", "/games/el_grande", "/settings", "/account", "/verify"];
    const others = name === "phone" ? most : [];
    for (const path of [...others, `/tables/${table.id}`]) {
      await page.goto(at(path));
      await expect(page.locator("h1").first()).toBeAttached();
      if (path.startsWith("/tables")) await expect(actions(page).first()).toBeVisible();
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wide, `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
    await shot(page, `table-${name}`);
    await page.emulateMedia({ colorScheme: "dark" });
    await shot(page, `table-${name}-dark`);
    expect(faults).toEqual([]);
    await context.close();
  }
});

test("nothing jumps while a page fills", async ({ browser }) => {
  const { page, context, faults } = await newPage(browser);
  await page.addInitScript(() => {
    const jumps: number[] = [];
    Object.assign(window, { jumps });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        jumps.push(entry.value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(at("/settings"));
  const table = await makeTable(page, { seats: BOTS });
  for (const path of [
    "/",
    "/lobby",
    "/new",
    "/games/el_grande",
    "/account",
    `/tables/${table.id}`,
  ]) {
    await page.goto(at(path));
    await expect(page.locator("h1").first()).toBeAttached();
    if (path.startsWith("/tables")) await actOnce(page);
    await page.waitForTimeout(700);
    const sum = await page.evaluate(() =>
      (window as unknown as { jumps: number[] }).jumps.reduce((all, one) => all + one, 0),
    );
    // A table in play moves its log and its cards; a page that only fills stays where it is.
    const most = path.startsWith("/tables") ? 0.05 : 0.01;
    expect(sum, `sum of layout shifts at ${path}`).toBeLessThan(most);
  }
  expect(faults).toEqual([]);
  await context.close();
});
