// The guided first matches are played through in every language, by what they themselves ask for.
import { expect, test, type Page } from "@playwright/test";
import { begin, click, goOn, guide } from "./lesson.ts";
import { at, checkAccess, newPage, shot } from "./table.ts";

const LANGUAGES = ["en", "hu", "ru"] as const;
const GAMES = ["el_grande", "wallenstein", "hannibal", "maria"] as const;
const PHONE = { viewport: { width: 360, height: 740 } };
/** What makes the page wider than its window: first what no narrower box scrolls. */
async function stickingOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolled = (one: Element): boolean => {
      for (let up = one.parentElement; up && up !== document.body; up = up.parentElement)
        if (getComputedStyle(up).overflowX !== "visible") return true;
      return false;
    };
    const wide = document.documentElement.scrollWidth;
    if (wide <= innerWidth) return [];
    return [...document.querySelectorAll("body *:not(svg *)")]
      .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
      .sort((a, b) => Number(scrolled(a)) - Number(scrolled(b)))
      .map((one) => `${wide}: ${one.tagName}.${one.className}: ${one.textContent?.slice(0, 40)}`)
      .slice(0, 12);
  });
}

for (const game of GAMES)
  for (const language of LANGUAGES)
    test(`the lesson of ${game} in ${language}`, async ({ browser }) => {
      test.setTimeout(400_000);
      const { page, context, faults } = await newPage(browser, { locale: language });
      await begin(page, game);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      const said = new Set<string>();
      let steps = 0;
      do {
        const text = (await guide(page).locator(".text p").first().innerText()).trim();
        expect(text).not.toMatch(/lesson-|[{}]/);
        said.add(text);
        if (steps === 2) await shot(page, `lesson-${game}-${language}`);
        // The same page in every language: one look at it is enough.
        if (steps === 6 && language === "en") await checkAccess(page, `the lesson of ${game}`);
        steps += 1;
      } while (await goOn(page, click(page)));
      expect(said.size).toBeGreaterThan(15);
      await expect(page.locator(".status .bad")).toHaveCount(0);
      if (language === "en") await checkAccess(page, `the end of the lesson of ${game}`);
      const lesson = page.url();
      await guide(page).locator(".tools button.primary").click();
      await expect(page.locator("#prompt")).toBeVisible({ timeout: 20_000 });
      await expect(guide(page)).toHaveCount(0);
      expect(page.url()).not.toBe(lesson);
      expect(faults).toEqual([]);
      await context.close();
    });

test("a mistake is answered, and a lesson is left, resumed and begun anew", async ({ browser }) => {
  const { page, context, faults } = await newPage(browser, { locale: "en" });
  await begin(page, "el_grande");
  while ((await guide(page).getAttribute("data-state")) !== "act") await goOn(page, click(page));
  const number = await page.locator(".table").getAttribute("data-number");
  await page.locator("#do-panel button:not(.wanted)").first().click();
  await expect(guide(page).locator(".mistake")).toContainText("play the 9");
  await expect(page.locator(".status .bad")).toContainText("The rules allow it");
  expect(await page.locator(".table").getAttribute("data-number")).toBe(number);
  await goOn(page, click(page));
  await expect(guide(page)).toHaveAttribute("data-step", "order", { timeout: 15_000 });
  await guide(page).getByRole("button", { name: "Back" }).click();
  await expect(guide(page)).toHaveAttribute("data-step", "power");
  const lesson = page.url();

  await guide(page).getByRole("link", { name: "Leave" }).click();
  await page.goto(at("/lobby"));
  await expect(page.getByText("Lesson", { exact: true })).toBeVisible();
  await begin(page, "el_grande");
  expect(page.url()).toBe(lesson);
  await expect(guide(page)).toHaveAttribute("data-step", "order");

  await guide(page).getByRole("button", { name: "From the beginning" }).click();
  expect(page.url()).toBe(lesson); // asked once more
  await guide(page).getByRole("button", { name: "Really from the beginning?" }).click();
  await expect(guide(page)).toHaveAttribute("data-step", "welcome", { timeout: 15_000 });
  expect(page.url()).not.toBe(lesson);
  expect(faults).toEqual([]);
  await context.close();
});

for (const game of GAMES)
  test(`the lesson of ${game} on a phone`, async ({ browser }) => {
    test.setTimeout(400_000);
    const { page, context, faults } = await newPage(browser, {
      ...PHONE,
      locale: "hu",
      hasTouch: true,
    });
    await begin(page, game);
    let steps = 0;
    do {
      expect(await stickingOut(page), "nothing sticks out").toEqual([]);
      if (steps === 4) await shot(page, `lesson-phone-${game}`);
      steps += 1;
    } while (
      await goOn(page, async (target) => {
        if (target === "next") await guide(page).locator(".tools button.primary").tap();
        else await page.locator("#do-panel button.wanted").first().tap();
      })
    );
    await checkAccess(page, `the end of the lesson of ${game} on a phone`);
    expect(faults).toEqual([]);
    await context.close();
  });

for (const game of GAMES)
  test(`the lesson of ${game} by keyboard alone`, async ({ browser }) => {
    test.setTimeout(400_000);
    const { page, context, faults } = await newPage(browser, { locale: "en" });
    await begin(page, game);
    const focused = () => page.evaluate(() => document.activeElement?.matches("button.wanted"));
    while (
      await goOn(page, async (target) => {
        if (target === "next") {
          await page.keyboard.press("n");
          return;
        }
        await page.keyboard.press("a");
        for (let tabs = 0; tabs < 60 && !(await focused()); tabs += 1)
          await page.keyboard.press("Tab");
        expect(await focused(), "the wanted action can be reached").toBe(true);
        await page.keyboard.press("Enter");
      })
    );
    await expect(guide(page)).toHaveAttribute("data-state", "over");
    expect(faults).toEqual([]);
    await context.close();
  });

test("Maria’s lesson by clicks on the map: the ways it finds are those of the lesson", async ({
  browser,
}) => {
  test.setTimeout(200_000);
  const MARCHES: Record<string, [string, string]> = {
    breslau: ["steinau", "strehlen"],
    "main-road": ["steinau", "brieg"],
    train: ["grunberg", "steinau"],
    question: ["strehlen", "patschkau"],
    forced: ["neumarkt", "gross_strehlitz"],
    glatz: ["patschkau", "nachod"],
  };
  const { page, context, faults } = await newPage(browser, { locale: "en" });
  await begin(page, "maria");
  const city = (id: string) => page.locator(`#board [data-place="${id}"]`);
  let marches = 0;
  const press = async (target: "next" | "wanted") => {
    const step = (await guide(page).getAttribute("data-step")) ?? "";
    const march = target === "wanted" ? MARCHES[step] : undefined;
    if (!march) return click(page)(target);
    await city(march[0]).dispatchEvent("click");
    // Two generals stand in the first city.
    if (step === "breslau") await page.getByRole("menuitem", { name: /Move Friedrich/ }).click();
    await expect(page.locator("#board .legend")).toBeVisible();
    await city(march[1]).dispatchEvent("click");
    await expect(guide(page)).not.toHaveAttribute("data-step", step, { timeout: 15_000 });
    await expect(page.locator(".status .bad")).toHaveCount(0);
    marches += 1;
  };
  while (await goOn(page, press));
  expect(marches).toBe(Object.keys(MARCHES).length);
  expect(faults).toEqual([]);
  await context.close();
});
