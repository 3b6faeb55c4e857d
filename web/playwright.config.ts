import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  // An end for what hangs, not a measure: a whole match on a busy machine takes minutes.
  timeout: 240_000,
  // On a busy machine a page may be late once; what needed the second try is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  // Every test has a browser context and tables of its own.
  workers: 2,
  fullyParallel: true,
  reporter: [["list"]],
  globalSetup: "./e2e/server.ts",
  use: {
    viewport: { width: 1366, height: 768 },
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
    },
  },
});
