/** Net worth and the goal. */

import type { Desk } from "$lib/desk.svelte";
import { printed, viewOf } from "./view";

/** The net worth that wins; null where only an empty bank ends the game. */
export const goalOf = (desk: Desk) => printed(desk).goals[viewOf(desk).goal] ?? null;
