/** What goes across the table: cards drawn from the pile, thrown away or lost, and a payment as one sum. My own draws are shown by the hand itself. */

import type { Flight } from "$kit/Flights.svelte";
import type { Desk } from "$lib/desk.svelte";
import type { Line } from "$lib/types";

/** A card, whose kind is null where it is not known; or a sum of money. */
export type Thing = { card: number | null } | { sum: number };

const THROWN = ["DISCARDED", "LOST_CARD"];

export function flightsOf(desk: Desk, fresh: Line[]): Flight<Thing>[] {
  return fresh.flatMap(({ event, values: { seat, card, worth } }): Flight<Thing>[] => {
    const thing = { card: card ?? null };
    if (event === "PAYMENT") return [{ from: `hand-${seat}`, to: "discard-pile", what: { sum: worth ?? 0 } }];
    if (THROWN.includes(event)) return [{ from: seat === desk.me ? `held-${card}.0` : `hand-${seat}`, to: "discard-pile", what: thing }];
    if (event === "DREW" && seat !== desk.me) return [{ from: "draw-pile", to: `hand-${seat}`, what: thing }];
    return [];
  });
}
