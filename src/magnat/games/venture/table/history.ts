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

/** What became of my last mistake. */
export interface Mishap {
  kind: "forced" | "paid" | "lost";
  cost: number;
  /** What was laid alone. */
  companies: number[];
}

/** The mistake that I had to put right when my last turn began, if there was one. */
export function mishapOf(desk: Desk): Mishap | null {
  const { lines } = desk.snapshot;
  const begin = lines.findLastIndex(({ event, values }) => event === "TURN" && values.seat === desk.me);
  const told = lines.slice(begin + 1);
  const found = told.find(({ event }) => event === "MISTAKE_PAID" || event === "MISTAKE_NOT_PAID");
  if (begin < 0 || !found || found.values.seat !== desk.me) return null;
  const companies = told.flatMap(({ event, values }) => (event === "PUT_RIGHT" && values.seat === desk.me ? [values.company!] : []));
  return { kind: found.event === "MISTAKE_NOT_PAID" ? "lost" : companies.length ? "paid" : "forced", cost: found.values.cost ?? 0, companies };
}
