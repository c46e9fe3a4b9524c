/** Net worth and the goal. */

import type { Desk } from "$lib/desk.svelte";
import type { Line } from "$lib/types";
import { printed, viewOf } from "./view";

/** The net worth that wins; null where only an empty bank ends the game. */
export const goalOf = (desk: Desk) => printed(desk).goals[viewOf(desk).goal] ?? null;

/** What raises a player's net worth. */
const EARNED = ["SOLD", "SOLD_FACTORY_GOOD", "DROPPED_OFF", "BOUGHT_PORT", "BOUGHT_FACTORY", "PORT_COMMISSION", "FACTORY_COMMISSION"];

/** How the game was won: the winner's last sale, fare, deed or commission, and the victory; nothing while nobody has won. */
export function winningLines(desk: Desk): Line[] {
  const { lines } = desk.snapshot;
  const won = lines.findLast(({ event }) => event === "WON");
  if (!won) return [];
  const earned = lines.findLast(({ event, values }) => EARNED.includes(event) && values.seat === won.values.seat);
  return earned ? [earned, won] : [won];
}
