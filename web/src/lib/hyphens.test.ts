import { expect, test } from "vitest";
import { hyphenated } from "./hyphens.ts";

const seen = (text: string) => hyphenated(text, "ru").replaceAll("\u00ad", "-");

test.each([
  ["Вспомогательные войска союзников", "Вспо-мо-га-тель-ные войска союзников"],
  ["Фронтальная атака", "Фрон-таль-ная атака"],
  ["Сопротивление", "Со-про-тив-ле-ние"],
  ["Перехваченный гонец", "Пе-ре-хва-чен-ный гонец"],
  ["Адриатические пираты", "Адри-ати-чес-кие пираты"],
])("%s", (text, wanted) => {
  expect(seen(text)).toBe(wanted);
});

test("short words and other languages stay as they are", () => {
  expect(seen("Перемирие Ганнон")).not.toContain("Ган-нон");
  for (const language of ["en", "hu"] as const)
    expect(hyphenated("Reinforcements Вспомогательные", language)).not.toContain("\u00ad");
});
