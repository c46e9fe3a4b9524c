/** The score sheet, as the log tells it: one entry for every Profit card, the final profit and the Capital in hand. */

import { tells, told } from "$kit/lines";
import type { Desk } from "./types";

interface Entry {
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
  for (const { event, place, values } of told(desk.snapshot.lines, "PROFIT", "SCORED", "FINAL_CAPITAL")) {
    if (place >= last) break;
    if (event === "PROFIT") wasShown = true;
    if (event === "PROFIT") continue;
    const kind = event === "FINAL_CAPITAL" ? "capital" : wasShown ? "profit" : "final";
    const { seat } = values;
    let entry = entries.at(-1);
    if (seat === 0 || !entry) {
      entry = { kind, place, gain: Array<number>(seats).fill(0), total: [...(entry?.total ?? Array<number>(seats).fill(0))] };
      entries.push(entry);
    }
    entry.gain[seat] = event === "FINAL_CAPITAL" ? values.capital : values.profit;
    entry.total[seat] = values.total;
    if (seat === seats - 1) wasShown = false;
  }
  return entries;
}

/** What became of my last mistake. */
interface Mishap {
  kind: "forced" | "paid" | "lost";
  cost: number;
  /** What was laid alone. */
  companies: number[];
}

/** The mistake that I had to put right when my last turn began, or that cost me the turn before it. */
export function mishapOf(desk: Desk): Mishap | null {
  const { lines } = desk.snapshot;
  const mine = told(lines, "TURN", "MISTAKE_PAID", "MISTAKE_NOT_PAID", "PUT_RIGHT").filter((line) => line.values.seat === desk.me);
  const [before = 0, last = 0] = mine.flatMap((line, place) => (line.event === "TURN" ? [place] : [])).slice(-2);
  const begin = mine.findLastIndex(
    (line, place) => line.event === "MISTAKE_NOT_PAID" || (line.event === "MISTAKE_PAID" && place > Math.max(before, last)),
  );
  const found = mine[begin];
  if (begin < before || !tells(found, "MISTAKE_PAID", "MISTAKE_NOT_PAID")) return null;
  const companies = told(mine.slice(begin), "PUT_RIGHT").map(({ values }) => values.company);
  return { kind: found.event === "MISTAKE_NOT_PAID" ? "lost" : companies.length ? "paid" : "forced", cost: found.values.cost, companies };
}
