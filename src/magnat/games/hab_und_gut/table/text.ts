/** How fields of the position are said in the text view where their declaration does not tell. */

import type { Desk } from "./types";

export const SAID: Record<string, (value: number, desk: Desk) => string> = {
  price: (space, desk) => desk.money(desk.printed.track[space] ?? 0),
};
