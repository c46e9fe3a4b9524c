/** The score sheet, as the log tells it: one entry for every Profit card, the final profit and the Capital in hand. */

import type { Desk } from "$lib/desk.svelte";
import type { Line } from "$lib/types";

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

/** The mistake that I had to put right when my last turn began, or that cost me the turn before it. */
export function mishapOf(desk: Desk): Mishap | null {
  const { lines } = desk.snapshot;
  const isMine = (event: string, values: Line["values"], ...wanted: string[]) => values.seat === desk.me && wanted.includes(event);
  const [before = 0, last = 0] = lines.flatMap(({ event, values }, place) => (isMine(event, values, "TURN") ? [place] : [])).slice(-2);
  const begin = lines.findLastIndex(({ event, values }, place) =>
    isMine(event, values, ...(place > Math.max(before, last) ? ["MISTAKE_PAID", "MISTAKE_NOT_PAID"] : ["MISTAKE_NOT_PAID"])),
  );
  if (begin < before) return null;
  const found = lines[begin]!;
  const companies = lines.slice(begin).flatMap(({ event, values }) => (isMine(event, values, "PUT_RIGHT") ? [values.company!] : []));
  return { kind: found.event === "MISTAKE_NOT_PAID" ? "lost" : companies.length ? "paid" : "forced", cost: found.values.cost ?? 0, companies };
}
