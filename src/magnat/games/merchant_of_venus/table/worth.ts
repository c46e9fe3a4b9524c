/** Net worth and the goal. */

import type { Desk } from "$lib/desk.svelte";
import type { Line } from "$lib/types";
import { printed, viewOf } from "./view";

/** The net worth that wins; null where only an empty bank ends the game. */
export const goalOf = (desk: Desk) => printed(desk).goals[viewOf(desk).goal] ?? null;

/** What raises a player's net worth. */
const EARNED = ["SOLD", "SOLD_FACTORY_GOOD", "DROPPED_OFF", "BOUGHT_PORT", "BOUGHT_FACTORY", "PORT_COMMISSION", "FACTORY_COMMISSION"];

/** How the game ended: the winner's last sale, fare, deed or commission and the victory, or that nobody has won. */
export function lastLines(desk: Desk): Line[] {
  const { lines } = desk.snapshot;
  const won = lines.findLast(({ event }) => event === "WON");
  if (!won) return lines.filter(({ event }) => event === "TIME_IS_UP");
  const earned = lines.findLast(({ event, values }) => EARNED.includes(event) && values.seat === won.values.seat);
  return earned ? [earned, won] : [won];
}

/** What somebody's net worth is made of: the words for each part, and its sum. */
export function fortune(desk: Desk, seat: number): { name: string; sum: number }[] {
  const { credits, net_worth: worth } = viewOf(desk);
  return [
    { name: "fact-deeds", sum: worth[seat]! - credits[seat]! },
    { name: "fact-credits", sum: credits[seat]! },
  ];
}

/** Why a net worth that is no smaller than the winner's has not won. */
export function whyRanked(desk: Desk, seat: number): string {
  const { net_worth: worth, winner, small_bank: isSmallBank, bank } = viewOf(desk);
  const isLate = winner >= 0 && winner !== seat && worth[seat]! >= worth[winner]!;
  return isLate ? desk.say(isSmallBank && !bank ? "rank-tie" : "rank-late") : "";
}
