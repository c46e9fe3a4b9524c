/** Cards that go across the table: drawn from the pile, paid and thrown away. My own draws are shown by the hand itself. */

import type { Flight } from "$kit/Flights.svelte";
import type { Desk } from "$lib/desk.svelte";
import type { Line } from "$lib/types";

const THROWN = ["PAID", "DISCARDED", "LOST_CARD"];

/** The kinds of the cards; null where it is not known. */
export function flightsOf(desk: Desk, fresh: Line[]): Flight<number | null>[] {
  return fresh.flatMap(({ event, values: { seat, card } }): Flight<number | null>[] => {
    if (THROWN.includes(event)) return [{ from: seat === desk.me ? `held-${card}.0` : `hand-${seat}`, to: "discard-pile", what: card ?? null }];
    if (event === "DREW" && seat !== desk.me) return [{ from: "draw-pile", to: `hand-${seat}`, what: card ?? null }];
    return [];
  });
}
