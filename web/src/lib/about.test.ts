// Every game's page says the same kinds of things.
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { covers } from "./titles.ts";

const files = import.meta.glob<string>("../terms/about/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const NEEDED = ["lead", "text-1", "seats", "length", "weight", "ours-1", "sources-1", "credits"];

test.each(covers.map((cover) => cover.name))("the page of %s is complete", (game) => {
  const text = files[`../terms/about/${game}/en.ftl`] ?? "";
  const ids = new FluentResource(text).body.map((message) => message.id);
  for (const id of NEEDED) expect(ids, id).toContain(`about-${id}`);
  expect(new Set(ids).size).toBe(ids.length);
});
