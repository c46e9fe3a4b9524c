/** Money that goes across the table when it is paid: from purse to purse, to the bank and from it. */

import type { Flight } from "$kit/Flights.svelte";
import type { Desk } from "$lib/desk.svelte";
import type { Line } from "$lib/types";

export const BANK = "bank";
const purse = (seat: number) => `seat-${seat}`;

export function flightsOf(desk: Desk, fresh: Line[]): Flight<number>[] {
  return fresh.flatMap((line) => {
    const paid = paymentOf(desk, line);
    return paid?.what ? [paid] : [];
  });
}

/** Who pays whom how much in a line of the log; null where nobody does. */
function paymentOf(desk: Desk, line: Line): Flight<number> | null {
  const value = (name: string) => line.values[name] ?? 0;
  const [seat, other, sum, price] = [value("seat"), value("other"), value("sum"), value("price")];
  const told = (...events: string[]) => desk.lines.slice(0, desk.lines.indexOf(line)).findLast(({ event }) => events.includes(event));
  switch (line.event) {
    case "PAID":
      return { from: purse(seat), to: purse(other), what: sum };
    case "SOLD":
      return { from: purse(other), to: purse(seat), what: price };
    case "KNOCKED_DOWN":
      return { from: purse(seat), to: purse(told("AUCTION")?.values.seat ?? seat), what: price };
    case "EXCHANGED": {
      const last = told("PROPOSED", "WOULD_GIVE_CASH"); // of an offer the cash is told last
      if (last?.event !== "WOULD_GIVE_CASH") return null;
      const payer = last.values.seat === seat ? seat : other;
      return { from: purse(payer), to: purse(payer === seat ? other : seat), what: last.values.sum ?? 0 };
    }
    case "FINED":
      return { from: purse(seat), to: BANK, what: sum };
    case "BOUGHT":
    case "JOKER_BOUGHT":
      return { from: purse(seat), to: BANK, what: price };
    case "MERGED":
      return { from: purse(seat), to: BANK, what: value("tax") };
    case "BONUS":
      return { from: BANK, to: purse(seat), what: sum };
    case "TO_THE_BANK":
      return { from: BANK, to: purse(seat), what: price };
    case "NEWS_PAID":
      return sum < 0 ? { from: purse(seat), to: BANK, what: -sum } : { from: BANK, to: purse(seat), what: sum };
    default:
      return null;
  }
}
