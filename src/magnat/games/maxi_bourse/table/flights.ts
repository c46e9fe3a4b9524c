/** What goes across the table when it changes hands: money, lots against it, a rumour that is drawn. The bank's lots lie at their company. */

import type { Flight } from "$kit/Flights.svelte";
import type { Line } from "$lib/types";

export type Moved = { kind: "money"; sum: number } | { kind: "lots"; company: number; lots: number } | { kind: "rumour" };

export const BANK = "bank";
export const stall = (company: number) => `company-${company}`;
const purse = (seat: number) => `seat-${seat}`;

export function flightsOf(fresh: Line[]): Flight<Moved>[] {
  return fresh.flatMap((line) => {
    const { values } = line;
    if (line.event === "DREW_RUMEUR") return [{ from: BANK, to: purse(values.seat!), what: { kind: "rumour" } }];
    const paid = paymentOf(line);
    if (!paid?.sum) return [];
    const money: Flight<Moved> = { from: paid.from, to: paid.to, what: { kind: "money", sum: paid.sum } };
    if (values.company === undefined || !values.lots) return [money];
    return [money, { from: paid.to, to: paid.from, what: { kind: "lots", company: values.company!, lots: values.lots } }];
  });
}

/** Who pays whom how much in a line of the log; null where nobody does. */
function paymentOf({ event, values }: Line): { from: string; to: string; sum: number } | null {
  const value = (name: string) => values[name] ?? 0;
  const [seat, other, company, sum] = [value("seat"), value("other"), value("company"), value("sum")];
  switch (event) {
    case "BOUGHT":
      return { from: purse(seat), to: stall(company), sum };
    case "SOLD_TO":
      return { from: purse(other), to: purse(seat), sum };
    case "SOLD_TO_BANK":
      return { from: stall(company), to: purse(seat), sum };
    case "GAVE":
      return { from: purse(seat), to: purse(other), sum };
    case "PAID":
    case "FINED":
    case "CESSATION":
      return { from: purse(seat), to: BANK, sum };
    case "RECEIVED":
    case "PAYOUT":
    case "SURPLUS":
      return { from: BANK, to: purse(seat), sum };
    default:
      return null;
  }
}
