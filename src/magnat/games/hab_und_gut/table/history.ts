/** Prices over the price turns of a game, as the log tells them. */

import type { Point } from "$kit/curves";
import type { Desk, Printed } from "./types";

interface History {
  /** Price turns so far. */
  turns: number;
  /** For each resource the steps of its price: [price turn, price]. */
  goods: Point[][];
}

export function historyOf(desk: Desk, print: Printed): History {
  const goods = desk.kinds.good.map((): Point[] => [[0, print.start]]);
  const until = desk.replay?.place ?? Infinity;
  let turns = 0;
  for (const line of desk.snapshot.lines) {
    if (line.place >= until) break;
    if (line.event === "PLAYED") turns += 1;
    if (line.event === "MOVED") goods[line.values.good]!.push([turns, line.values.after]);
  }
  return { turns, goods };
}
