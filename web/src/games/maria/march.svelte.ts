// A march as one sees it: pick a piece, see how far it goes, name the goal; the steps follow one by
// one, each an action of the list. A step that is not legal ends the plan, and the player goes on by
// hand.
import type { Question } from "../../lib/api-types.ts";
import type { Action } from "../../lib/game.ts";
import { cityOfPiece, powerOfPiece } from "./actions.ts";
import { isMain } from "./geography.ts";
import { reach, type March, type Way } from "./graph.ts";
import type { View } from "./types.ts";

interface Under {
  piece: string;
  at: string;
  steps: number;
  offMain: boolean;
  /** A forced march could be declared, or has been. */
  force: boolean;
  forced: boolean;
}

export class Marcher {
  /** Picked, but not yet moved. */
  #picked = $state.raw<Action | null>(null);
  /** The march under way, as far as it was watched. */
  #under = $state.raw<Under | null>(null);
  #plan: Action[] = [];
  #view: () => View;
  #legal: () => Action[];
  #question: () => Question | null;
  #act: (action: Action) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    view: () => View,
    legal: () => Action[],
    question: () => Question | null,
    act: (action: Action) => void,
  ) {
    this.#view = view;
    this.#legal = legal;
    this.#question = question;
    this.#act = act;
  }

  #marching = $derived.by((): string | null => {
    const question = this.#question();
    if (question?.verb !== "march" || !this.#legal().length) return null;
    return String(question.piece);
  });

  /** The piece that marches or is picked for it. */
  piece = $derived.by((): string | null => {
    if (this.#marching) return this.#marching;
    const action = this.#picked;
    if (!action || !this.#legal().some((one) => same(one, action))) return null;
    return String(action.piece ?? action.general);
  });

  /** A piece is picked that has not begun to move. */
  picked = $derived(this.piece !== null && this.#marching === null);

  reach = $derived.by((): Map<string, Way> => {
    const [piece, view] = [this.piece, this.#view()];
    const from = piece && cityOfPiece(piece, view);
    if (!piece || !from) return new Map();
    const under = this.#marching ? this.#under : null;
    // Watched from its start, or seen at its start: only then are the steps known.
    if (this.#marching && !under) return new Map();
    const march: March = {
      piece,
      power: powerOfPiece(piece, view) ?? "",
      train: piece.includes("_train_"),
      from,
      steps: under?.steps ?? 0,
      offMain: under?.offMain ?? false,
      forced: under?.forced ?? false,
    };
    return reach(march, view);
  });

  pick(action: Action) {
    this.#picked = action;
    this.#last = null;
    this.#plan = [];
  }

  drop() {
    this.#picked = null;
    this.#plan = [];
  }

  /** A goal for the piece; false if it is none. */
  aim(place: string): boolean {
    const way = this.reach.get(place);
    if (!way) return false;
    const steps: Action[] = way.path.map((city) => ({ verb: "step", city }));
    const force = way.how === "forced" && !this.#under?.forced;
    const start = this.#marching ? [] : [this.#picked!];
    this.#plan = [...start, ...(force ? [{ verb: "force" }] : []), ...steps];
    // A move that was named by its goal ends there; one that goes city by city, when told to.
    if (start.length) this.#plan.push({ verb: "stop" });
    this.#next();
    return true;
  }

  /** The position has changed: remember the march, and go on with the plan. */
  go(view: View, legal: Action[]) {
    const piece = this.#marching;
    clearTimeout(this.#timer);
    // An action is on its way, or others play.
    if (!legal.length || view === this.#since) return;
    if (!piece) {
      this.#under = null;
      this.#watched = true;
    } else {
      const at = cityOfPiece(piece, view) ?? "";
      const old = this.#under;
      const force = legal.some((action) => action.verb === "force");
      if (old?.piece !== piece) {
        this.#picked = null;
        const start = { piece, at, steps: 0, offMain: false, force, forced: false };
        this.#under = this.#watched || force ? start : null;
      } else if (old.at !== at) {
        const offMain = old.offMain || !isMain(old.at, at);
        this.#under = { ...old, at, steps: old.steps + 1, offMain, force };
      } else {
        // In the same city, but no longer to be declared: it was.
        this.#under = { ...old, force, forced: old.forced || (old.force && !force) };
      }
    }
    if (this.#strayed(view)) this.#plan = [];
    if (this.#plan.length) this.#timer = setTimeout(() => this.#next(), 60);
  }

  /** The last step of the plan was not made after all. */
  #strayed(view: View): boolean {
    const last = this.#last;
    if (last?.verb !== "step") return last !== null && this.#marching === null;
    return this.#marching !== null && cityOfPiece(this.#marching, view) !== last.city;
  }
  /** The last action of a plan, and the position that it was meant for. */
  #last: Action | null = null;
  #since: View | null = null;

  /** The time before this march was seen. */
  #watched = false;

  /** The picked piece goes, city by city. */
  begin() {
    this.#plan = this.#picked ? [this.#picked] : [];
    this.#next();
  }

  #next() {
    const action = this.#plan[0];
    if (!action) return;
    const legal = this.#legal();
    if (!legal.some((one) => same(one, action))) {
      this.#plan = [];
      return;
    }
    this.#plan = this.#plan.slice(1);
    this.#last = action;
    this.#since = this.#view();
    this.#act(action);
  }
}

const same = (a: Action, b: Action): boolean =>
  a.verb === b.verb &&
  ["piece", "general", "city"].every((argument) => a[argument] === b[argument]);
