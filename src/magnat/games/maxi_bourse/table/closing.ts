/** When the exchange closes, as the agreed length and the pawns tell it. */

import type { Desk } from "$lib/desk.svelte";
import type { View } from "./types";
import { viewOf } from "./view";

export type Call = "circuit" | "round" | null;

export const CIRCUITS = 0; // as the option tells it

/** The last circuit has begun, or the last round of the table. */
export function lastCall({ duration, length, rounds, circuits }: View): Call {
  if (duration !== CIRCUITS) return rounds >= length - 1 ? "round" : null;
  const most = Math.max(...circuits);
  return most >= length ? "round" : most === length - 1 ? "circuit" : null;
}

/** The closing in a sentence. */
export function closing(desk: Desk): string {
  const { duration, length, rounds, circuits, turn, turn_limit } = viewOf(desk);
  const call = lastCall(viewOf(desk));
  const agreed = call
    ? desk.say(`closes-last-${call}`)
    : duration === CIRCUITS
      ? desk.say("closes-circuits", { length, now: Math.max(...circuits) + 1 })
      : desk.say("closes-rounds", { length, now: rounds + 1 });
  return turn_limit ? `${agreed} · ${desk.say("closes-turns", { left: Math.max(1, turn_limit - turn) })}` : agreed;
}
