// Searching and showing the rule ledger.
import type { Rule } from "./api-types.ts";

/** Without case and accents: "terulet" finds "terület". */
export function bare(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}

/** By number ("ELG-046", "46"), else all that have every word in title or text. */
export function search(rules: Rule[], query: string): Rule[] {
  const wanted = bare(query).trim();
  if (!wanted) return rules;
  const number = /^(?:([a-z]{3})-?)?(\d{1,4})$/.exec(wanted);
  if (number) {
    const prefix = (number[1] ?? "").toUpperCase();
    const found = rules.filter(
      (rule) => rule.id.startsWith(prefix) && Number(rule.id.slice(4)) === Number(number[2]),
    );
    if (found.length > 0) return found;
  }
  const words = wanted.split(/\s+/);
  return rules.filter((rule) => {
    const more = [...(rule.rulings ?? []), ...(rule.examples ?? [])].join(" ");
    const text = bare(`${rule.id} ${rule.title} ${rule.text} ${rule.section} ${more}`);
    return words.every((word) => text.includes(word));
  });
}

export interface Piece {
  kind: "text" | "strong" | "em" | "code" | "rule";
  text: string;
}

const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\b([A-Z]{3}-\d{3})\b/g;

/** The little Markdown that the ledgers use, as pieces that a page can show without raw HTML. */
export function pieces(text: string): Piece[] {
  const out: Piece[] = [];
  let from = 0;
  for (const found of text.matchAll(MARKS)) {
    if (found.index > from) out.push({ kind: "text", text: text.slice(from, found.index) });
    const [whole, strong, em, code, rule] = found;
    if (strong !== undefined) out.push({ kind: "strong", text: strong });
    else if (em !== undefined) out.push({ kind: "em", text: em });
    else if (code !== undefined) out.push({ kind: "code", text: code });
    else out.push({ kind: "rule", text: rule ?? whole });
    from = found.index + whole.length;
  }
  if (from < text.length) out.push({ kind: "text", text: text.slice(from) });
  return out;
}

export type Block = { kind: "text"; lines: Piece[][] } | { kind: "list"; items: Piece[][] };

/** Paragraphs and lists. */
export function blocks(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.split("\n").filter((line) => line.trim()))
    .filter((lines) => lines.length > 0)
    .flatMap((lines): Block[] => {
      const isItem = (line: string): boolean => /^\s*(?:[-*]|\d+\.)\s+/.test(line);
      const out: Block[] = [];
      for (const line of lines) {
        const item = isItem(line);
        const content = pieces(item ? line.replace(/^\s*(?:[-*]|\d+\.)\s+/, "") : line);
        const last = out.at(-1);
        if (item && last?.kind === "list") last.items.push(content);
        else if (item) out.push({ kind: "list", items: [content] });
        else if (last?.kind === "text") last.lines.push(content);
        else out.push({ kind: "text", lines: [content] });
      }
      return out;
    });
}
