import { describe, expect, it } from "vitest";
import { commonStart, groupByVerb, keyOf } from "./actions.ts";
import { ApiError, call, useFetch } from "./api.ts";
import { ago, browserName, distinct, duration, moment, standings } from "./format.ts";
import { blocks, pieces, search } from "./rules.ts";

describe("actions", () => {
  const legal = [
    { verb: "place", place: "galicia" },
    { verb: "use" },
    { verb: "place", place: "aragon" },
  ];
  it("groups by verb and loses none", () => {
    const groups = groupByVerb(legal);
    expect(groups.map((group) => group.verb)).toEqual(["place", "use"]);
    expect(groups.flatMap((group) => group.actions)).toHaveLength(legal.length);
  });
  it("knows the same action again", () => {
    expect(keyOf({ verb: "a", x: 1, y: 2 })).toBe(keyOf({ y: 2, verb: "a", x: 1 }));
    expect(keyOf({ verb: "a", x: 1 })).not.toBe(keyOf({ verb: "a", x: 2 }));
  });
  it("finds the words that all begin with, but leaves one for each", () => {
    expect(commonStart(["Place in Galicia", "Place in Aragon", "Place in the castillo"])).toBe(
      "Place in",
    );
    expect(commonStart(["Veto!", "Veto!", "Veto!"])).toBe("");
    expect(commonStart(["Place in Galicia", "Place in Aragon"])).toBe("");
    expect(commonStart(["Take 1", "Give 1", "Take 2"])).toBe("");
  });
});

describe("times", () => {
  it("shows a clock", () => {
    expect(duration(9)).toBe("0:09");
    expect(duration(605)).toBe("10:05");
    expect(duration(3723)).toBe("1:02:03");
    expect(duration(86_400 * 2 + 3600)).toBe("2d 1h");
    expect(duration(86_400 * 2 + 3600, "ru")).toMatch(/^2.д\.? 1.ч$/);
    expect(duration(-5)).toBe("0:00");
  });
  it("reads seconds since 1970 and texts", () => {
    expect(moment(0)?.toISOString()).toBe("1970-01-01T00:00:00.000Z");
    expect(moment("2026-01-02T03:04:05Z")?.getUTCDate()).toBe(2);
    expect(moment("nonsense")).toBeNull();
    expect(moment(null)).toBeNull();
  });
  it("says how long ago", () => {
    expect(ago(1000, 1000_000 + 7200_000)).toBe("2 hours ago");
    expect(ago(1000, 1000_000 + 10_000)).toBe("now");
  });
});

it("tells players of the same name apart", () => {
  expect(distinct(["Bot", "Alba", "Bot", "Bot"])).toEqual(["Bot", "Alba", "Bot II", "Bot III"]);
});

it("orders a result by place, and seats that share one", () => {
  const rows = standings({ places: [2, 1, 2], scores: [50, 60, 50] }, ["Alba", "Bruno", "Carla"]);
  expect(rows.map((row) => row.name)).toEqual(["Bruno", "Alba", "Carla"]);
});

describe("rules", () => {
  const rule = (id: string, title: string, text: string) => ({ id, title, text, section: "1 A" });
  const rules = [
    rule("ELG-004", "Cards", "There are 65 power cards."),
    rule("ELG-046", "King's region", "The king's region is **taboo**; see ELG-004."),
  ];
  it("finds by number, short or long", () => {
    for (const query of ["46", "ELG-046", "elg46", "046"])
      expect(search(rules, query).map((one) => one.id)).toEqual(["ELG-046"]);
  });
  it("finds by all words, in any case", () => {
    expect(search(rules, "POWER cards").map((one) => one.id)).toEqual(["ELG-004"]);
    expect(search(rules, "king power")).toEqual([]);
    expect(search(rules, "65").map((one) => one.id)).toEqual(["ELG-004"]);
    expect(search(rules, " ")).toHaveLength(2);
  });
  it("shows the little Markdown of the ledgers as pieces", () => {
    expect(pieces("a **b** *c* `d` ELG-004.")).toEqual([
      { kind: "text", text: "a " },
      { kind: "strong", text: "b" },
      { kind: "text", text: " " },
      { kind: "em", text: "c" },
      { kind: "text", text: " " },
      { kind: "code", text: "d" },
      { kind: "text", text: " " },
      { kind: "rule", text: "ELG-004" },
      { kind: "text", text: "." },
    ]);
    expect(pieces("<b>no markup</b>")).toEqual([{ kind: "text", text: "<b>no markup</b>" }]);
  });
  it("tells paragraphs from lists", () => {
    const kinds = blocks("One.\nStill one.\n\n- a\n- b\n\nTwo.").map((block) => block.kind);
    expect(kinds).toEqual(["text", "list", "text"]);
  });
});

describe("the interface", () => {
  it("turns an error into its sentence, rule and field", async () => {
    useFetch(async () => Response.json({ error: "no", rule: "ELG-046" }, { status: 409 }));
    const error = await call("POST", "/x", {}).catch((one: unknown) => one);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 409, message: "no", rule: "ELG-046", field: null });
  });
  it("knows an unreachable server from an error", async () => {
    useFetch(async () => {
      throw new TypeError("network");
    });
    expect(await call("GET", "/x").catch((one: unknown) => one)).toMatchObject({ offline: true });
    useFetch(async () => new Response("<html>", { status: 502 }));
    expect(await call("GET", "/x").catch((one: unknown) => one)).toMatchObject({
      offline: false,
      status: 502,
    });
  });
  it("takes an empty answer", async () => {
    useFetch(async () => new Response(null, { status: 204 }));
    expect(await call("DELETE", "/x")).toBeUndefined();
  });
});

describe("a browser's name for itself", () => {
  it("is short where it is known", () => {
    const gecko = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0";
    expect(browserName(gecko)).toBe("Firefox, Linux");
    const phone =
      "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Safari/604.1";
    expect(browserName(phone)).toBe("Safari, iOS");
    const edge = "Mozilla/5.0 (Windows NT 10.0) Chrome/126.0 Safari/537.36 Edg/126.0";
    expect(browserName(edge)).toBe("Edge, Windows");
    expect(browserName("python-httpx/0.28")).toBe("python-httpx/0.28");
  });
});
