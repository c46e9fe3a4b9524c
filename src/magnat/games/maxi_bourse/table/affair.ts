/** What is being dealt with on the floor, as the position and the log tell it. */

import type { Desk, EventName, Line } from "./types";

type Affair = "session" | "auction" | "sale" | "request" | "rumours" | null;

const has = (mask: number, seat: number) => ((mask >> seat) & 1) === 1;

export function affairOf(desk: Desk): Affair {
  switch (desk.phase) {
    case "DEMAND":
      return "session";
    case "BIDS":
      return "auction";
    case "POLL":
    case "EXTEND":
    case "FALL":
      return "sale";
    case "REQ_QTY":
    case "REQ_PRICE":
    case "REQ_TENS":
    case "REQ_REPLY":
      return "request";
    case "RUMOUR":
      return "rumours";
    default:
      return null;
  }
}

/** The lines since the last of these events, without it. */
export function since(desk: Desk, ...events: EventName[]): Line[] {
  const from = desk.lines.findLastIndex((line) => events.includes(line.event));
  return desk.lines.slice(from + 1);
}

interface Voice {
  seat: number;
  state: "speaks" | "waits" | "out" | "spoke" | "answers" | "sealed" | "bound";
  /** Asked for; null: has not spoken. */
  lots: number | null;
  /** Agreed with that; 0 is none. */
  price: number;
  atQuote: boolean;
  /** Asked for in the round before, by who has not spoken in this one. */
  before?: number;
}

/** Everybody in the order of speech: in an auction the bidders, in a round of a session all who sit at the table. */
export const voices = (desk: Desk): Voice[] => (desk.phase === "BIDS" ? bidders(desk) : speakers(desk));

function bidders(desk: Desk): Voice[] {
  const view = desk.view;
  const state = (seat: number) => (view.bound[seat] ? "bound" : desk.isAsked(seat) ? "answers" : "sealed");
  return inOrder(desk, view.active)
    .filter((seat) => view.demand[seat])
    .map((seat) => ({ seat, state: state(seat), lots: view.demand[seat]!, price: 0, atQuote: false }));
}

function speakers(desk: Desk): Voice[] {
  const view = desk.view;
  const session = since(desk, "NAMED");
  const round = session.findLastIndex(({ event }) => event === "STOCK") + 1;
  const said = speeches(session.slice(round));
  const before = speeches(session.slice(0, round));
  const silent = (seat: number) => (desk.isAsked(seat) ? "speaks" : has(view.pending, seat) ? "waits" : "out");
  return inOrder(desk, view.active).map((seat) => {
    const speech = said.get(seat);
    return speech
      ? { seat, state: "spoke", ...speech }
      : { seat, state: silent(seat), lots: null, price: 0, atQuote: false, before: before.get(seat)?.lots ?? undefined };
  });
}

/** What everybody asked for last, and at which price; a rumour may have changed what was paid. */
function speeches(lines: Line[]): Map<number, Pick<Voice, "lots" | "price" | "atQuote">> {
  const said = new Map<number, Pick<Voice, "lots" | "price" | "atQuote">>();
  for (const { event, values } of lines) {
    if (event === "DEMANDED" || event === "AT_QUOTE")
      said.set(values.seat, { lots: values.lots, price: values.price, atQuote: event === "AT_QUOTE" });
    if (event !== "BOUGHT") continue;
    const speech = said.get(values.seat);
    if (speech && speech.price !== values.price) said.set(values.seat, { ...speech, price: values.price, atQuote: false });
  }
  return said;
}

/** All seats clockwise from one of them. */
export const inOrder = (desk: Desk, first: number) => desk.all.map((step) => (first + step) % desk.seats.length);

export interface Step {
  seat: number | null; // null: the bank
  price: number;
  lots: number;
}

/** What a sale has come to so far: who took how much at which price, in order. */
export function steps(desk: Desk): Step[] {
  return since(desk, "OFFERED").flatMap(({ event, values }): Step[] => {
    if (event === "TAKES") return [values];
    if (event === "TAKES_NOTHING") return [{ ...values, lots: 0 }];
    return event === "SOLD_TO_BANK" ? [{ seat: null, price: values.price, lots: values.lots }] : [];
  });
}
