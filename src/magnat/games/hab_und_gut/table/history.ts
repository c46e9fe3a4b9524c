/** Prices over the acts of a game, as the log tells them. */

import type { Desk } from "$lib/desk.svelte";
import type { Printed } from "./view";

/** For each resource the steps of its price: [place of the act, price]. */
export function historyOf(desk: Desk, print: Printed): [number, number][][] {
  const history = print.goods.map((): [number, number][] => [[0, print.start]]);
  const last = desk.replay?.place ?? Infinity;
  for (const line of desk.snapshot.lines)
    if (line.event === "MOVED" && line.place < last) history[line.values.good!]!.push([line.place, line.values.after!]);
  return history;
}
