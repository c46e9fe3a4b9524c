/** Net worth and the goal. */

import { lastTold, seatOf } from "$kit/lines";
import { printed } from "./view";
import type { Desk, EventName, Line } from "./types";

/** The net worth that wins; null where only an empty bank ends the game. */
export const goalOf = (desk: Desk) => printed(desk).goals[desk.view.goal] ?? null;

/** What raises a player's net worth. */
const EARNED: EventName[] = ["SOLD", "SOLD_FACTORY_GOOD", "DROPPED_OFF", "BOUGHT_PORT", "BOUGHT_FACTORY", "PORT_COMMISSION", "FACTORY_COMMISSION"];

/** How the game ended: the winner's last sale, fare, deed or commission and the victory, or that nobody has won. */
export function lastLines(desk: Desk): Line[] {
  const { lines } = desk.snapshot;
  const won = lastTold(lines, "WON");
  if (!won) return lines.filter(({ event }) => event === "TIME_IS_UP");
  const earned = lines.findLast((line) => EARNED.includes(line.event) && seatOf(line) === won.values.seat);
  return earned ? [earned, won] : [won];
}

/** What somebody's net worth is made of: the words for each part, and its sum. */
export function fortune(desk: Desk, seat: number): { name: string; sum: number }[] {
  const { credits, net_worth: worth } = desk.view;
  return [
    { name: "fact-deeds", sum: worth[seat]! - credits[seat]! },
    { name: "fact-credits", sum: credits[seat]! },
  ];
}

/** Why a net worth that is no smaller than the winner's has not won. */
export function whyRanked(desk: Desk, seat: number): string {
  const { net_worth: worth, winner, small_bank: isSmallBank, bank } = desk.view;
  const isLate = winner >= 0 && winner !== seat && worth[seat]! >= worth[winner]!;
  return isLate ? desk.say(isSmallBank && !bank ? "rank-tie" : "rank-late") : "";
}
