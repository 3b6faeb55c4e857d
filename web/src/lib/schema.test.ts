// The types come from the server's schema: `npm run types` after openapi.json has changed.
import { readFileSync } from "node:fs";
import openapiTS, { astToString } from "openapi-typescript";
import { expect, test } from "vitest";

test("the types are those of openapi.json", { timeout: 60_000 }, async () => {
  const made = astToString(await openapiTS(new URL("../../openapi.json", import.meta.url)));
  const kept = readFileSync(new URL("./schema.d.ts", import.meta.url), "utf8");
  expect(kept.includes(made.trim())).toBe(true);
});
