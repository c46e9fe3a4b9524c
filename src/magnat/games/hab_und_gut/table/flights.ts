/** What goes across the table when it happens: shares between the bank's piles, the players and their donation boards, and the money for them. */

import { told } from "$kit/lines";
import type { Flight } from "$kit/Flights.svelte";
import type { Desk, Line } from "./types";

/** A share, face down where its kind is not known; or a sum of money. */
export type Thing = { good: number | null } | { sum: number };

export function flightsOf(desk: Desk, fresh: Line[]): Flight<Thing>[] {
  return [...sharesIn(desk, fresh), ...moneyIn(fresh)];
}

function sharesIn(desk: Desk, fresh: Line[]): Flight<Thing>[] {
  return told(fresh, "DONATED", "BOUGHT", "SOLD", "GIFT_SOLD").flatMap(({ event, values: { seat, good } }): Flight<Thing>[] => {
    const what = { good };
    const mine = seat === desk.here && good !== null ? `share-${seat}-${good}` : `shares-${seat}`;
    if (event === "DONATED") return [{ from: mine, to: `gifts-${seat}`, what }];
    if (event === "BOUGHT") return [{ from: `pile-${good}`, to: mine, what }];
    if (event === "SOLD") return [{ from: mine, to: `pile-${good}`, what }];
    return [{ from: `gifts-${seat}`, to: `pile-${good}`, what }];
  });
}

/** For all shares of a kind one sum. */
function moneyIn(fresh: Line[]): Flight<Thing>[] {
  const sums = new Map<string, { from: string; to: string; sum: number }>();
  for (const { event, values } of told(fresh, "BOUGHT", "SOLD")) {
    const [purse, pile] = [`seat-${values.seat}`, `pile-${values.good}`];
    const [from, to] = event === "BOUGHT" ? [purse, pile] : [pile, purse];
    const before = sums.get(from + to)?.sum ?? 0;
    sums.set(from + to, { from, to, sum: before + values.price });
  }
  return [...sums.values()].map(({ from, to, sum }) => ({ from, to, what: { sum } }));
}
