// The shapes of the server's interface, as the pages use them. They come from the server's schema
// (`npm run types`); what the schema leaves open, because it differs from game to game, is said here.
import type { Action, Fact } from "./game.ts";
import type { components } from "./schema.d.ts";

type Schema = components["schemas"];
type But<T, Changes> = Omit<T, keyof Changes> & Changes;

export type User = Schema["User"];
export type Level = Schema["LevelInfo"];
export type Rule = But<Schema["RuleInfo"], { rulings?: string[]; examples?: string[] }>;
export type Bearing = But<Schema["Bearing"], { forbids: Action[] }>;
export type Clock = Schema["Clock"];
export type ChatEntry = Schema["ChatEntry"];
export type Agreement = Schema["Agreement"];
export type UndoRequest = Schema["UndoRequest"];
export type SessionInfo = Schema["SessionInfo"];
export type TokenInfo = Schema["TokenInfo"];
export type Scope = Schema["NewToken"]["scopes"][number];
export type Profile = Schema["Profile"];
export type SeatWish = Schema["SeatWish"];
export type NewTable = Partial<Schema["NewTable"]> & Pick<Schema["NewTable"], "game" | "seats">;
export type Pace = Schema["NewTable"]["pace"];
export type Why = But<Schema["Why"], { final?: boolean }>;
export type GameInfo = But<Schema["GameInfo"], { options: Schema["OptionInfo"][] }>;

/** Fields that have their usual value may be left out. */
export type LessonStep = Partial<
  But<Schema["LessonStep"], { actions: Action[]; accept: Action[]; light: string; rule: string }>
> &
  Pick<Schema["LessonStep"], "at" | "text">;
export type Lesson = But<Schema["LessonInfo"], { steps: LessonStep[]; then: NewTable }>;
export type Choice = But<Schema["Choice"], { action: Action }>;
export type Advice = But<Schema["Advice"], { choices: Choice[] }>;
export type TurningPoint = But<Schema["TurningPoint"], { action: Action; choices: Choice[] }>;
export type Analysis = But<
  Schema["Analysis"],
  { numbers: number[]; chances: number[][]; turning_points: TurningPoint[] }
>;

export interface Result {
  places: number[];
  scores: number[];
}

export type SeatKind = "person" | "bot" | "hotseat" | "open";
/** Fields that have their usual value may be left out. */
export type SeatInfo = But<
  Schema["SeatInfo"],
  { kind: SeatKind; replaced?: boolean; resigned?: boolean; guest?: boolean }
>;
export type TableInfo = But<
  Schema["TableInfo"],
  { pace: Pace; seats: SeatInfo[]; result?: Result | null; lesson?: boolean }
>;
export type Lobby = Record<keyof Schema["Lobby"], TableInfo[]>;
export type Verified = But<Schema["Verdict"], { result?: Result | null }>;

export interface Question {
  verb: string;
  seats: number[];
  rule: string;
  [argument: string]: unknown;
}

/** A fact of the log, or the trace of an undo; `number` is the log entry it belongs to, `only` the
 * seats that may know it if not everybody may. */
export type LogEvent = Partial<Fact> & {
  number: number;
  seat?: number;
  undo?: number;
  only?: number[];
};

export interface OwnPart {
  own: unknown;
  legal: Action[];
  can_undo: boolean;
}

export type Update = But<
  Schema["Update"],
  {
    view: unknown;
    own: Record<string, OwnPart>;
    question: Question;
    events: LogEvent[];
    result: Result | null;
  }
>;

export type Position = But<
  Schema["Position"],
  {
    view: unknown;
    own: Record<string, unknown>;
    question: Question;
    events: LogEvent[];
    action?: Action | null;
    result?: Result | null;
  }
>;

export type ServerMessage =
  | Update
  | But<Schema["Ack"], { id: number }>
  | But<Schema["RefusedMessage"], { id: number | null }>
  | Schema["ChatMessage"]
  | Schema["AgreementsMessage"]
  | Schema["PresenceMessage"]
  | { type: "table"; table: TableInfo }
  | { type: "undo_request"; request: null }
  | ({ type: "undo_request" } & UndoRequest)
  | Schema["Notice"]
  | Schema["Pong"];
