/** Names that a game does not declare, one of each kind. `npm run check` refuses them all: if it let one pass, that line would have nothing to expect. Nobody imports this. */

import type { Desk } from "$games/richesses_du_monde/table/types";
import { told } from "$kit/lines";

export function misspelt(desk: Desk): unknown[] {
  const [line] = told(desk.lines, "PAID");
  return [
    // @ts-expect-error a phase
    desk.isIn("CLAM"),
    // @ts-expect-error a phase that is compared
    desk.phase === "CLAM",
    // @ts-expect-error an act
    desk.choice("clam"),
    // @ts-expect-error an act that is done
    desk.do(["clam", 0]),
    // @ts-expect-error an act that is said
    desk.means(["clam", 0]),
    // @ts-expect-error an act that a hint may advise
    desk.isHinted("clam"),
    // @ts-expect-error an act that may be played now
    desk.snapshot.legal.some(({ act }) => act[0] === "clam"),
    // @ts-expect-error an event
    told(desk.lines, "PIAD"),
    // @ts-expect-error an event that is compared
    desk.lines.some(({ event }) => event === "PIAD"),
    // @ts-expect-error a value of an event
    line?.values.summ,
    // @ts-expect-error a refusal
    desk.refusal("CANOT_PAY"),
    // @ts-expect-error a refusal of an act
    desk.choice("claim").refusal === "CANOT_PAY",
    // @ts-expect-error a reason of a hint
    desk.hint?.reasons.some(({ hint }) => hint === "FAIR_OFER"),
    // @ts-expect-error an option
    desk.options.open_markt,
    // @ts-expect-error a choice of an option
    desk.options.open_market === "any_tim",
    // @ts-expect-error a standing order
    desk.setOrders({ clam: true }),
    // @ts-expect-error a helper
    desk.helper("sael", { production: 0, price: 1 }),
    // @ts-expect-error an argument of a helper
    desk.helper("sale", { production: 0, prise: 1 }),
    // @ts-expect-error a part of what a helper answers
    desk.helper("sale", { production: 0, price: 1 }).then((sale) => sale?.buyerz),
    // @ts-expect-error a field of the position
    desk.view.hold,
    // @ts-expect-error a fact of a position that is foreseen
    desk.preview(["claim", 0]).then((seen) => seen?.view.shares),
    // @ts-expect-error a kind of things
    desk.kinds.produktion,
    // @ts-expect-error the id of a thing
    desk.kinds.proposal[0] === "buy_jokers",
    // @ts-expect-error a printed table
    desk.printed.rais,
    // @ts-expect-error a column of a printed table
    desk.printed.titles[0]?.pric,
  ];
}
