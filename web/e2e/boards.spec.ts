// The boards alone, in positions of every kind, at the size of a phone: each text has its room. No
// match is played for it, so that all of them can be looked at.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { createServer, type ViteDevServer } from "vite";
import { misfits } from "./fit.ts";
import { newPage } from "./table.ts";

const DEV = resolve(import.meta.dirname, "../dev");
const GAMES = ["el_grande", "wallenstein", "hannibal", "maria"];
const PHONE = { viewport: { width: 360, height: 740 } };

let stage: ViteDevServer;
test.beforeAll(async () => {
  stage = await createServer({
    configFile: `${DEV}/vite.config.ts`,
    server: { port: 0, host: "127.0.0.1", hmr: false, watch: null },
    logLevel: "error",
  });
  await stage.listen();
});
test.afterAll(() => stage.close());

const positionsOf = (game: string): string[] => {
  const file = readFileSync(`${DEV}/fixtures/${game}.json`, "utf8");
  return Object.keys((JSON.parse(file) as { positions: object }).positions);
};

for (const language of ["en", "hu", "ru"])
  for (const game of GAMES)
    test(`the board of ${game} fits a phone in ${language}`, async ({ browser }) => {
      const { page, context, faults } = await newPage(browser, { ...PHONE, locale: language });
      const address = stage.resolvedUrls?.local[0] ?? "";
      const positions = positionsOf(game);
      await page.goto(`${address}dev/?game=${game}&bare&reduced#${positions[0]}`);
      // Its parts are put together on the way: the first time takes long.
      await expect(page.locator(".atlas")).toBeVisible({ timeout: 60_000 });
      for (const position of positions) {
        await page.evaluate((name) => (location.hash = name), position);
        await expect(page.locator(`[data-shown="${position}"] .atlas`)).toBeVisible();
        expect.soft(await misfits(page), position).toEqual([]);
      }
      expect(faults).toEqual([]);
      await context.close();
    });
