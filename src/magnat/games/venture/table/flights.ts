/** What goes across the table: cards drawn from the pile, thrown away or lost, and a payment as one sum. My own draws are shown by the hand itself. */

import { told } from "$kit/lines";
import type { Flight } from "$kit/Flights.svelte";
import type { Desk, Line } from "./types";

/** A card, whose kind is null where it is not known; or a sum of money. */
export type Thing = { card: number | null } | { sum: number };

export function flightsOf(desk: Desk, fresh: Line[]): Flight<Thing>[] {
  return told(fresh, "PAYMENT", "DISCARDED", "LOST_CARD", "DREW").flatMap(({ event, values }): Flight<Thing>[] => {
    const hand = `hand-${values.seat}`;
    if (event === "PAYMENT") return [{ from: hand, to: "discard-pile", what: { sum: values.worth } }];
    const { seat, card } = values;
    if (event === "DREW") return seat === desk.me ? [] : [{ from: "draw-pile", to: hand, what: { card } }];
    return [{ from: seat === desk.me ? `held-${card}.0` : hand, to: "discard-pile", what: { card } }];
  });
}
