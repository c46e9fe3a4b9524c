/** Net worth and the goal. */

import { lastTold, seatOf } from "$kit/lines";
import { printed } from "./view";
import type { Desk, Line } from "./types";

/** The net worth that wins; null where only an empty bank ends the game. */
export const goalOf = (desk: Desk) => printed(desk).goals[desk.view.goal] ?? null;

/** How the game ended: the last of the winner's events that raise net worth, and the victory, or that nobody has won. */
export function lastLines(desk: Desk): Line[] {
  const { lines } = desk.snapshot;
  const won = lastTold(lines, "WON");
  if (!won) return lines.filter(({ event }) => event === "TIME_IS_UP");
  const earned = lines.findLast((line) => desk.printed.earning.some((event) => event === line.event) && seatOf(line) === won.values.seat);
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
  const denial = desk.printed.denials[desk.view.denial[seat]!]!;
  return denial === "none" ? "" : desk.say(`rank-${denial}`);
}
