/** What goes across the table when it changes hands: money, lots against it, a rumour that is drawn. The bank's lots lie at their company. */

import { tells } from "$kit/lines";
import type { Flight } from "$kit/Flights.svelte";
import type { Line } from "./types";

export type Moved = { kind: "money"; sum: number } | { kind: "lots"; company: number; lots: number } | { kind: "rumour" };

export const BANK = "bank";
export const stall = (company: number) => `company-${company}`;
const purse = (seat: number) => `seat-${seat}`;

export function flightsOf(fresh: Line[]): Flight<Moved>[] {
  return fresh.flatMap((line) => {
    if (line.event === "DREW_RUMEUR") return [{ from: BANK, to: purse(line.values.seat), what: { kind: "rumour" } }];
    const paid = paymentOf(line);
    if (!paid?.sum) return [];
    const money: Flight<Moved> = { from: paid.from, to: paid.to, what: { kind: "money", sum: paid.sum } };
    if (!tells(line, "BOUGHT", "SOLD_TO", "SOLD_TO_BANK") || !line.values.lots) return [money];
    const { company, lots } = line.values;
    return [money, { from: paid.to, to: paid.from, what: { kind: "lots", company, lots } }];
  });
}

/** Who pays whom how much in a line of the log; null where nobody does. */
function paymentOf({ event, values }: Line): { from: string; to: string; sum: number } | null {
  switch (event) {
    case "BOUGHT":
      return { from: purse(values.seat), to: stall(values.company), sum: values.sum };
    case "SOLD_TO":
      return { from: purse(values.other), to: purse(values.seat), sum: values.sum };
    case "SOLD_TO_BANK":
      return { from: stall(values.company), to: purse(values.seat), sum: values.sum };
    case "GAVE":
      return { from: purse(values.seat), to: purse(values.other), sum: values.sum };
    case "PAID":
    case "FINED":
    case "CESSATION":
      return { from: purse(values.seat), to: BANK, sum: values.sum };
    case "RECEIVED":
    case "PAYOUT":
    case "SURPLUS":
      return { from: BANK, to: purse(values.seat), sum: values.sum };
    default:
      return null;
  }
}
