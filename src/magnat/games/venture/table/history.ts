/** The score sheet, as the log tells it: one entry for every Profit card, the final profit and the Capital in hand. */

import type { Desk } from "$lib/desk.svelte";

export interface Entry {
  kind: "profit" | "final" | "capital";
  place: number;
  gain: number[];
  total: number[];
}

export function sheetOf(desk: Desk): Entry[] {
  const seats = desk.seats.length;
  const last = desk.replay?.place ?? Infinity;
  const entries: Entry[] = [];
  let wasShown = false;
  for (const { event, place, values } of desk.snapshot.lines) {
    if (place >= last) break;
    if (event === "PROFIT") wasShown = true;
    const kind = event === "SCORED" ? (wasShown ? "profit" : "final") : event === "FINAL_CAPITAL" ? "capital" : null;
    if (!kind) continue;
    const seat = values.seat!;
    let entry = entries.at(-1);
    if (seat === 0 || !entry) {
      entry = { kind, place, gain: Array<number>(seats).fill(0), total: [...(entry?.total ?? Array<number>(seats).fill(0))] };
      entries.push(entry);
    }
    entry.gain[seat] = (kind === "capital" ? values.capital : values.profit) ?? 0;
    entry.total[seat] = values.total ?? 0;
    if (seat === seats - 1) wasShown = false;
  }
  return entries;
}
