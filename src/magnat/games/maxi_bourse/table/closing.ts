/** When the exchange closes, as the agreed length and the pawns tell it. */

import type { Desk, View } from "./types";

/** The last circuit has begun, or the last round of the table. */
export const lastCall = (desk: Desk, view: View = desk.view) => desk.printed.last_calls[view.last_call] ?? null;

/** The closing in a sentence. */
export function closing(desk: Desk): string {
  const { length, rounds, circuits, turn, turn_limit } = desk.view;
  const call = lastCall(desk);
  const agreed = call
    ? desk.say(`closes-last-${call}`)
    : desk.options.duration === "circuits"
      ? desk.say("closes-circuits", { length, now: Math.max(...circuits) + 1 })
      : desk.options.duration === "minutes"
        ? desk.say("closes-minutes", { length })
        : desk.say("closes-rounds", { length, now: rounds + 1 });
  return turn_limit ? `${agreed} · ${desk.say("closes-turns", { left: Math.max(1, turn_limit - turn) })}` : agreed;
}
