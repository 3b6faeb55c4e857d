// Addresses to pages and back; pure, so that it can be tested without a browser.

export type Route =
  | { page: "start" }
  | { page: "lobby" }
  | { page: "new"; game: string | null }
  | { page: "table"; id: string; at: number | null; as: string | null; key: string | null }
  | { page: "player"; name: string }
  | { page: "game"; game: string }
  | { page: "account" }
  | { page: "settings" }
  | { page: "rules"; game: string; rule: string | null }
  | { page: "verify" }
  | { page: "missing" };

const MISSING: Route = { page: "missing" };

export function parse(address: string): Route {
  const url = new URL(address, "http://local");
  const parts = pieces(url.pathname);
  if (parts === null) return MISSING;
  const [first, second, third] = parts;
  if (parts.length === 0) return { page: "start" };
  if (parts.length === 1) {
    if (first === "lobby" || first === "account" || first === "settings" || first === "verify")
      return { page: first };
    if (first === "new") return { page: "new", game: url.searchParams.get("game") };
    if (first === "rules") return { page: "rules", game: "el_grande", rule: null };
  }
  if (parts.length === 2 && second) {
    if (first === "tables") return table(second, url.searchParams);
    if (first === "players") return { page: "player", name: second };
    if (first === "games") return { page: "game", game: second };
  }
  if (first === "rules" && second && parts.length <= 3)
    return { page: "rules", game: second, rule: third ?? null };
  return MISSING;
}

function pieces(path: string): string[] | null {
  try {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

function table(id: string, query: URLSearchParams): Route {
  const at = query.get("at");
  return {
    page: "table",
    id,
    at: at !== null && /^\d{1,6}$/.test(at) ? Number(at) : null,
    as: query.get("as"),
    key: query.get("key"),
  };
}

export function tableAddress(id: string, at?: number | null, as?: string | null): string {
  const query = new URLSearchParams();
  if (at !== undefined && at !== null) query.set("at", String(at));
  if (as) query.set("as", as);
  const text = query.toString();
  return `/tables/${encodeURIComponent(id)}${text ? `?${text}` : ""}`;
}

export function ruleAddress(game: string, rule: string): string {
  return `/rules/${encodeURIComponent(game)}/${encodeURIComponent(rule)}`;
}
