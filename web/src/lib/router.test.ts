import { describe, expect, it } from "vitest";
import { parse, ruleAddress, tableAddress } from "./router.ts";

describe("addresses", () => {
  it("finds every page", () => {
    expect(parse("/")).toEqual({ page: "start" });
    expect(parse("/lobby")).toEqual({ page: "lobby" });
    expect(parse("/lobby/")).toEqual({ page: "lobby" });
    expect(parse("/new?game=maria")).toEqual({ page: "new", game: "maria" });
    expect(parse("/players/In%C3%A9s%20%2F1")).toEqual({ page: "player", name: "Inés /1" });
    expect(parse("/games/maria")).toEqual({ page: "game", game: "maria" });
    expect(parse("/rules")).toEqual({ page: "rules", game: "el_grande", rule: null });
    expect(parse("/rules/maria/MAR-001")).toEqual({
      page: "rules",
      game: "maria",
      rule: "MAR-001",
    });
  });

  it("reads a table's position, eyes and key", () => {
    expect(parse("/tables/abc")).toEqual({
      page: "table",
      id: "abc",
      at: null,
      as: null,
      key: null,
    });
    expect(parse("/tables/abc?at=12&as=all")).toMatchObject({ at: 12, as: "all" });
    expect(parse("/tables/abc?key=s3cret")).toMatchObject({ key: "s3cret", at: null });
  });

  it("takes no nonsense for a position", () => {
    for (const at of ["-1", "1.5", "x", "", "9999999"])
      expect(parse(`/tables/abc?at=${at}`)).toMatchObject({ at: null });
  });

  it("says what is missing", () => {
    for (const path of ["/nowhere", "/tables", "/tables/a/b", "/players/%E0%A4%A", "/rules/a/b/c"])
      expect(parse(path)).toEqual({ page: "missing" });
  });

  it("makes addresses that it can read", () => {
    expect(parse(tableAddress("a b", 0, "1"))).toMatchObject({ id: "a b", at: 0, as: "1" });
    expect(tableAddress("abc")).toBe("/tables/abc");
    expect(parse(ruleAddress("el_grande", "ELG-046"))).toMatchObject({ rule: "ELG-046" });
  });
});
