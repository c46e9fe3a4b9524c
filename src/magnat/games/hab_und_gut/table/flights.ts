/** What goes across the table when it happens: shares between the bank's piles, the players and their donation boards, and the money for them. */

import type { Flight } from "$kit/Flights.svelte";
import type { Desk } from "$lib/desk.svelte";
import type { Line } from "$lib/types";

/** A share, face down where its kind is not known; or a sum of money. */
export type Thing = { good: number | null } | { sum: number };

export function flightsOf(desk: Desk, fresh: Line[]): Flight<Thing>[] {
  return fresh.flatMap(({ event, values }): Flight<Thing>[] => {
    const { seat, good, price } = values;
    const isSeen = good != null;
    const shares = seat === desk.here && isSeen ? `share-${seat}-${good}` : `shares-${seat}`;
    const share = { good: good ?? null };
    if (event === "DONATED") return [{ from: shares, to: `gifts-${seat}`, what: share }];
    if (!isSeen || price == null) return [];
    const [pile, purse, money] = [`pile-${good}`, `seat-${seat}`, { sum: price }];
    if (event === "BOUGHT")
      return [
        { from: pile, to: shares, what: share },
        { from: purse, to: pile, what: money },
      ];
    if (event === "SOLD")
      return [
        { from: shares, to: pile, what: share },
        { from: pile, to: purse, what: money },
      ];
    if (event === "GIFT_SOLD") return [{ from: `gifts-${seat}`, to: pile, what: share }];
    return [];
  });
}
