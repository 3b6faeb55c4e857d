// Draws the pictures of the README, one position of each game, from the boards' fixtures: start
// `npx vite --config dev/vite.config.ts --port 5199` in web/, then `node dev/pictures.mjs`.
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";

const SHOWN = {
  el_grande: "late",
  wallenstein: "late",
  maria: "full-march",
  hannibal: "attacking",
};
const FOLDER = new URL("../../docs/pictures/", import.meta.url);

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
for (const [game, position] of Object.entries(SHOWN)) {
  const page = await browser.newPage({ viewport: { width: 1200, height: 760 } });
  await page.goto(
    `http://localhost:5199/dev/?game=${game}&p=${position}&theme=light&bare&reduced&lang=en`,
  );
  await page.waitForSelector("main[data-shown]");
  await page.waitForTimeout(1500); // fonts, and pieces that settle
  await page.screenshot({ path: fileURLToPath(new URL(`${game}.png`, FOLDER)) });
  await page.close();
}
await browser.close();
