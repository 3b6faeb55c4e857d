// One function per kind of request; an error is always one sentence, with the rule if there is one.
import type {
  Advice,
  Analysis,
  Bearing,
  GameInfo,
  Lesson,
  Level,
  Lobby,
  LogEvent,
  NewTable,
  Position,
  Profile,
  Rule,
  Scope,
  SessionInfo,
  TableInfo,
  TokenInfo,
  Update,
  User,
  Verified,
  Why,
} from "./api-types.ts";
import { refusalText, t } from "./catalogues.ts";
import type { Action } from "./game.ts";
import { reading } from "./language.svelte.ts";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly rule: string | null = null,
    readonly field: string | null = null,
  ) {
    super(message);
  }
  /** The server could not be reached at all. */
  get offline(): boolean {
    return this.status === 0;
  }
}

export type Fetch = (input: string, init?: RequestInit) => Promise<Response>;
let fetcher: Fetch = (input, init) => fetch(input, init);
/** For tests. */
export function useFetch(other: Fetch): void {
  fetcher = other;
}

function cookie(name: string): string | null {
  if (typeof document === "undefined") return null;
  const found = document.cookie.split("; ").find((one) => one.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : null;
}

async function send(method: string, path: string, body?: BodyInit | null): Promise<Response> {
  const headers: Record<string, string> = { accept: "application/json" };
  if (body !== undefined && body !== null) headers["content-type"] = "application/json";
  if (method !== "GET") {
    const token = cookie("csrftoken");
    if (token) headers["x-csrftoken"] = token;
  }
  let response: Response;
  try {
    response = await fetcher(`/api${path}`, {
      method,
      headers,
      credentials: "same-origin",
      ...(body === undefined ? {} : { body }),
    });
  } catch {
    throw new ApiError(0, t("refused-unreachable"));
  }
  if (!response.ok) throw await failure(response);
  return response;
}

async function failure(response: Response): Promise<ApiError> {
  let said: Record<string, unknown> = {};
  try {
    said = (await response.json()) as Record<string, unknown>;
  } catch {
    // Not JSON: a proxy's page, perhaps. The status has to do.
  }
  const text = refusalText({ ...said, error: said.error ?? said.detail });
  return new ApiError(
    response.status,
    text || t("refused-status", { status: response.status }),
    typeof said.rule === "string" ? said.rule : null,
    typeof said.field === "string" ? said.field : null,
  );
}

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await send(method, path, body === undefined ? null : JSON.stringify(body));
  if (response.status === 204) return undefined as T;
  const text = await response.text();
  return (text ? JSON.parse(text) : undefined) as T;
}

/** Things that don't change while the page is open are asked for once. */
const kept = new Map<string, Promise<unknown>>();
function once<T>(path: string): Promise<T> {
  let answer = kept.get(path) as Promise<T> | undefined;
  if (!answer) {
    answer = call<T>("GET", path);
    kept.set(path, answer);
    answer.catch(() => kept.delete(path));
  }
  return answer;
}

const at = (id: string): string => `/tables/${encodeURIComponent(id)}`;

export const api = {
  games: () => once<GameInfo[]>("/games"),
  levels: () => once<Level[]>("/levels"),
  corrections: (game: string) =>
    once<Record<string, unknown>>(`/games/${encodeURIComponent(game)}/corrections`),
  rules: (game: string) =>
    once<Rule[]>(`/games/${encodeURIComponent(game)}/rules?language=${reading.language}`),

  me: () => call<{ user: User | null }>("GET", "/me"),
  guest: (name: string) => call<User>("POST", "/guests", { name }),
  account: (name: string, password: string, email: string) =>
    call<User>("POST", "/accounts", { name, password, ...(email ? { email } : {}) }),
  signIn: (name: string, password: string) => call<User>("POST", "/sign-in", { name, password }),
  signOut: () => call<void>("POST", "/sign-out"),
  change: (changes: Record<string, unknown>) => call<User>("PATCH", "/me", changes),
  sessions: () => call<SessionInfo[]>("GET", "/sessions"),
  endSession: (id: string) => call<void>("DELETE", `/sessions/${encodeURIComponent(id)}`),
  tokens: () => call<TokenInfo[]>("GET", "/tokens"),
  newToken: (name: string, scopes: Scope[]) => call<TokenInfo>("POST", "/tokens", { name, scopes }),
  endToken: (id: string) => call<void>("DELETE", `/tokens/${encodeURIComponent(id)}`),

  lobby: () => call<Lobby>("GET", "/lobby"),
  newTable: (wish: NewTable) => call<TableInfo>("POST", "/tables", wish),
  table: (id: string, key?: string | null) =>
    call<TableInfo>("GET", key ? `${at(id)}?key=${encodeURIComponent(key)}` : at(id)),
  join: (id: string, seat: number | null, key: string | null) =>
    call<TableInfo>("POST", `${at(id)}/join`, {
      ...(seat === null ? {} : { seat }),
      ...(key === null ? {} : { key }),
    }),
  leave: (id: string) => call<TableInfo>("POST", `${at(id)}/leave`, {}),
  start: (id: string) => call<TableInfo>("POST", `${at(id)}/start`, {}),
  rematch: (id: string) => call<TableInfo>("POST", `${at(id)}/rematch`, {}),
  resign: (id: string, seat: number) => call<TableInfo>("POST", `${at(id)}/resign`, { seat }),
  takeBack: (id: string, seat: number) => call<TableInfo>("POST", `${at(id)}/return`, { seat }),
  lesson: (game: string) => once<Lesson>(`/lessons/${encodeURIComponent(game)}`),
  takeLesson: (game: string, anew: boolean) =>
    call<TableInfo>("POST", `/lessons/${encodeURIComponent(game)}`, { anew }),
  goOn: (id: string, done: number) => call<void>("POST", `${at(id)}/lesson`, { at: done }),
  state: (id: string) => call<Update>("GET", `${at(id)}/state`),
  events: (id: string, since: number) =>
    call<{ events: LogEvent[] }>("GET", `${at(id)}/events?since=${since}`),
  why: (id: string, seat: number, action: Action) =>
    call<Why>(
      "GET",
      `${at(id)}/why?seat=${seat}&action=${encodeURIComponent(JSON.stringify(action))}` +
        `&language=${reading.language}`,
    ),
  bearing: (id: string, seat: number, rule: string) =>
    call<Bearing>("GET", `${at(id)}/bearing?seat=${seat}&rule=${encodeURIComponent(rule)}`),
  position: (id: string, number: number, as: string | null) =>
    call<Position>(
      "GET",
      `${at(id)}/positions/${number}${as ? `?as=${encodeURIComponent(as)}` : ""}`,
    ),
  advice: (id: string, seat: number, number: number) =>
    call<Advice>("POST", `${at(id)}/advice`, { seat, number }),
  analysis: (id: string) => call<Analysis>("GET", `${at(id)}/analysis`),
  analyse: (id: string) => call<Analysis>("POST", `${at(id)}/analysis`, {}),
  notes: (id: string) => call<{ text: string }>("GET", `${at(id)}/notes`),
  keepNotes: (id: string, text: string) => call<void>("PUT", `${at(id)}/notes`, { text }),
  exportAddress: (id: string) => `/api${at(id)}/export`,
  verify: async (file: Blob) =>
    (await (
      await send("POST", `/verify?language=${reading.language}`, await file.text())
    ).json()) as Verified,

  player: (name: string) => call<Profile>("GET", `/players/${encodeURIComponent(name)}`),
};
