/** Money that goes across the table when it is paid: from purse to purse, to the bank and from it. */

import { lastTold } from "$kit/lines";
import type { Flight } from "$kit/Flights.svelte";
import type { Desk, Line } from "./types";

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
  const earlier = () => desk.lines.slice(0, desk.lines.indexOf(line));
  const { event, values } = line;
  switch (event) {
    case "PAID":
      return { from: purse(values.seat), to: purse(values.other), what: values.sum };
    case "SOLD":
      return { from: purse(values.other), to: purse(values.seat), what: values.price };
    case "KNOCKED_DOWN":
      return { from: purse(values.seat), to: purse(lastTold(earlier(), "AUCTION")?.values.seat ?? values.seat), what: values.price };
    case "EXCHANGED": {
      const last = lastTold(earlier(), "PROPOSED", "WOULD_GIVE_CASH"); // of an offer the cash is told last
      if (last?.event !== "WOULD_GIVE_CASH") return null;
      const { seat, other } = values;
      const payer = last.values.seat === seat ? seat : other;
      return { from: purse(payer), to: purse(payer === seat ? other : seat), what: last.values.sum };
    }
    case "FINED":
      return { from: purse(values.seat), to: BANK, what: values.sum };
    case "BOUGHT":
    case "JOKER_BOUGHT":
      return { from: purse(values.seat), to: BANK, what: values.price };
    case "MERGED":
      return { from: purse(values.seat), to: BANK, what: values.tax };
    case "BONUS":
      return { from: BANK, to: purse(values.seat), what: values.sum };
    case "TO_THE_BANK":
      return { from: BANK, to: purse(values.seat), what: values.price };
    case "NEWS_PAID":
      return values.sum < 0 ? { from: purse(values.seat), to: BANK, what: -values.sum } : { from: BANK, to: purse(values.seat), what: values.sum };
    default:
      return null;
  }
}
