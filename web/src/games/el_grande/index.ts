// El Grande in the browser.
import type { GameClient } from "../../lib/game.ts";
import { actionsAt, placeOf } from "./actions.ts";
import Board from "./Board.svelte";
import { places } from "./describe.ts";
import { hint } from "./hint.ts";
import Small from "./Small.svelte";
import type { Own, View } from "./types.ts";

const client: GameClient<View, Own> = { Board, Small, places, actionsAt, placeOf, hint };
export default client;
