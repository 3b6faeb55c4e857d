// Words from Fluent catalogues: the shell's own, those all games share, and a game's.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Question } from "./api-types.ts";
import type { Action, Words } from "./game.ts";

export const ENGLISH = "en" as const;
// Arguments that are seat numbers where they are numbers; the same as in the library's words.py.
const SEATS = new Set(["seat", "owner", "active", "objector", "attacker", "colour"]);
const BESIDE = new Set(["verb", "seats", "rule", "number", "undo", "only"]); // not arguments

type Form = { verb?: string } & Record<string, unknown>;

export interface TableWords extends Words {
  waiting: (question: Question) => string;
  choice: (option: string, value: unknown) => string;
  names: (names: string[]) => string;
}

export function messageId(...parts: string[]): string {
  return parts.join("-").replaceAll("_", "-");
}

/** Bundles in order of preference; what the first lacks is looked up in the next. */
export function makeBundle(language: string, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

/** `source` is a function where the bundles change with the reader's language. */
export function makeWords(
  source: FluentBundle[] | (() => FluentBundle[]),
  names: string[] = [],
): TableWords {
  const bundles = typeof source === "function" ? source : (): FluentBundle[] => source;

  function message(id: string, args: Record<string, unknown>, plain: string): string {
    for (const bundle of bundles()) {
      const pattern = bundle.getMessage(id)?.value;
      if (pattern) return bundle.formatPattern(pattern, args as Record<string, FluentVariable>, []);
    }
    return plain;
  }

  function has(id: string): boolean {
    return bundles().some((bundle) => bundle.getMessage(id)?.value);
  }

  function word(value: unknown): string {
    const text = String(value);
    return message(messageId("word", text), {}, text.replaceAll("_", " "));
  }

  function argument(name: string, value: unknown): unknown {
    if (typeof value === "string") return word(value);
    if (SEATS.has(name) && typeof value === "number") return names[value] ?? value; // a colour may be nobody’s
    if (typeof value === "object" && value !== null && "verb" in value)
      return form("action", value as Form);
    return value;
  }

  /** The other forms of a word, as arguments beside the one it stands for: `$place-in`. */
  function bent(name: string, value: unknown): Record<string, string> {
    if (typeof value !== "string") return {};
    const id = messageId("word", value);
    const bundle = bundles().find((one) => one.hasMessage(id));
    const forms = Object.entries(bundle?.getMessage(id)?.attributes ?? {});
    return Object.fromEntries(
      forms.map(([form, pattern]) => [`${name}-${form}`, bundle!.formatPattern(pattern, {}, [])]),
    );
  }

  function listed(all: string[]): string {
    return all.reduce((sum, name, i) => {
      if (i === 0) return name;
      const id = i < all.length - 1 ? "names-more" : "names-last";
      return message(id, { names: sum, name }, `${sum}, ${name}`);
    }, "");
  }

  function form(kind: string, body: Form): string {
    const args: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(body))
      if (!BESIDE.has(name) && value !== null && value !== undefined)
        args[name] = argument(name, value);
    const plain = [String(body.verb ?? "?").replaceAll("_", " "), ...Object.values(args)].join(" ");
    for (const [name, value] of Object.entries(body)) Object.assign(args, bent(name, value));
    if (kind === "waiting" && Array.isArray(body.seats))
      args.seats = listed(body.seats.map((seat) => names[seat as number] ?? `#${seat}`));
    return message(messageId(kind, String(body.verb)), args, plain);
  }

  return {
    has,
    word,
    label: (value) => {
      const id = messageId("label", String(value));
      return has(id) ? message(id, {}, "") : word(value);
    },
    text: (id, args = {}) => message(id, args, id),
    action: (action: Action) => form("action", action),
    fact: (fact) => form("fact", fact),
    prompt: (question) => form("prompt", question),
    waiting: (question) => form("waiting", question),
    choice: (option, value) => {
      const text = String(value);
      return message(messageId("choice", option, text), {}, text);
    },
    names: listed,
  };
}
