import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { answerTo, declined, declineIn, pause } from "./answers.ts";
import type { Question } from "./api-types.ts";
import type { Action } from "./game.ts";
import { makeBundle, makeWords } from "./words.ts";

const asked = { verb: "veto", seats: [0], rule: "ELG-090" };
const veto = { verb: "veto" };
const allow = { verb: "allow" };
const place = (region: string) => ({ verb: "place", region });

test("the only possible answer is given, if that is wanted", () => {
  const one = [place("granada")];
  expect(answerTo("el_grande", asked, one, false, { single: true, declines: [] })).toEqual(one[0]);
  expect(answerTo("el_grande", asked, one, false, { single: false, declines: [] })).toBeNull();
  expect(answerTo("el_grande", null, one, false, { single: true, declines: [] })).toBeNull();
  const two = [...one, place("sevilla")];
  expect(answerTo("el_grande", asked, two, false, { single: true, declines: [] })).toBeNull();
  expect(answerTo("el_grande", asked, [], false, { single: true, declines: [] })).toBeNull();
});

test("nobody is hurried to the end of a move that he can still take back", () => {
  const standing = { single: true, declines: [] };
  expect(answerTo("el_grande", asked, [{ verb: "end" }], true, standing)).toBeNull();
});

test("a question is declined only if it was chosen, in this game", () => {
  const standing = { single: false, declines: ["el_grande/veto"] };
  expect(answerTo("el_grande", asked, [veto, allow], false, standing)).toEqual(allow);
  expect(answerTo("el_grande", asked, [allow], false, standing)).toEqual(allow);
  expect(
    answerTo("el_grande", { ...asked, verb: "place" }, [veto, allow], false, standing),
  ).toBeNull();
  expect(answerTo("maria", asked, [veto, allow], false, standing)).toBeNull();
});

test("what can be declined: one bare refusal beside something else", () => {
  expect(declineIn([veto, allow])).toEqual(allow);
  expect(declineIn([allow])).toBeNull();
  expect(declineIn([veto, place("granada")])).toBeNull();
  expect(declineIn([{ verb: "pass", card: 3 }, veto])).toBeNull();
  expect(declineIn([{ verb: "pass" }, { verb: "skip" }, veto])).toBeNull();
});

test.each(["el_grande", "wallenstein", "hannibal", "maria"])(
  "what can always be declined in %s has words of its own",
  (game) => {
    const read = (file: string) => readFileSync(file, "utf8");
    const { positions } = JSON.parse(read(`dev/fixtures/${game}.json`)) as {
      positions: Record<string, { question: Question; legal: Action[] }>;
    };
    const asked = Object.values(positions).filter(({ legal }) => declineIn(legal));
    expect(asked.length).toBeGreaterThan(0);
    for (const language of ["en", "hu", "ru"]) {
      const files = [`../src/theatrum/games/${game}/terms`, `src/games/${game}/terms`];
      const sources = files.map((file) => read(`${file}/${language}.ftl`));
      const words = makeWords([makeBundle(language, sources)]);
      for (const { question } of asked)
        expect(declined(words, question.verb), language).not.toMatch(/[{}]|prompt-/);
    }
  },
);

test("the pause is short, visible and not always the same", () => {
  expect(pause(() => 0)).toBe(900);
  expect(pause(() => 0.5)).toBe(1450);
});
