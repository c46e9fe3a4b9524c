/** Money that goes across the table when it is paid: from purse to purse, to the bank and from it. The bank's shares are paid for at their company. */

import type { Flight } from "$kit/Flights.svelte";
import type { Line } from "$lib/types";

export const BANK = "bank";
export const stall = (company: number) => `company-${company}`;
const purse = (seat: number) => `seat-${seat}`;

export function flightsOf(fresh: Line[]): Flight<number>[] {
  return fresh.flatMap((line) => {
    const paid = paymentOf(line);
    return paid?.what ? [paid] : [];
  });
}

/** Who pays whom how much in a line of the log; null where nobody does. */
function paymentOf({ event, values }: Line): Flight<number> | null {
  const value = (name: string) => values[name] ?? 0;
  const [seat, other, company, sum] = [value("seat"), value("other"), value("company"), value("sum")];
  switch (event) {
    case "BOUGHT":
      return { from: purse(seat), to: stall(company), what: sum };
    case "SOLD_TO":
      return { from: purse(other), to: purse(seat), what: sum };
    case "SOLD_TO_BANK":
      return { from: stall(company), to: purse(seat), what: sum };
    case "GAVE":
      return { from: purse(seat), to: purse(other), what: sum };
    case "PAID":
    case "FINED":
    case "CESSATION":
      return { from: purse(seat), to: BANK, what: sum };
    case "RECEIVED":
    case "PAYOUT":
    case "SURPLUS":
      return { from: BANK, to: purse(seat), what: sum };
    default:
      return null;
  }
}
