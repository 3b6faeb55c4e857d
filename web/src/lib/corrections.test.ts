import { expect, test, vi } from "vitest";
import { dataOf, readCorrections } from "./corrections.ts";

test("a corrected file replaces the printed one, for its game and part alone", async () => {
  const ask = vi.fn(() => Promise.resolve(Response.json({ map: { spaces: 3 } })));
  vi.stubGlobal("fetch", ask);
  await readCorrections("hannibal");
  await readCorrections("hannibal");
  expect(ask).toHaveBeenCalledTimes(1);
  const printed = { spaces: 96 };
  expect(dataOf("hannibal", "map", printed)).toEqual({ spaces: 3 });
  expect(dataOf("hannibal", "cards", printed)).toBe(printed);
  expect(dataOf("maria", "map", printed)).toBe(printed);
});
