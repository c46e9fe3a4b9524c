/** How fields of the position are said in the text view where their declaration does not tell. */

import type { Desk } from "$lib/desk.svelte";
import { printed } from "./view";

export const SAID: Record<string, (value: number, desk: Desk) => string> = {
  price: (space, desk) => desk.money(printed(desk).track[space] ?? 0),
};
