/** What is being dealt with on the floor, as the position and the log tell it. */

import type { Desk } from "$lib/desk.svelte";
import type { Line } from "$lib/types";
import { viewOf } from "./view";

export type Affair = "session" | "auction" | "sale" | "request" | "rumours" | null;

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
    case "REQ_REPLY":
      return "request";
    case "RUMOUR":
      return "rumours";
    default:
      return null;
  }
}

/** The lines since the last of these events, without it. */
export function since(desk: Desk, ...events: string[]): Line[] {
  const from = desk.lines.findLastIndex((line) => events.includes(line.event));
  return desk.lines.slice(from + 1);
}

export interface Speech {
  lots: number;
  price: number;
  atQuote: boolean;
}

export type Standing = { seat: number; state: "speaks" | "waits" | "out" | "spoke"; speech: Speech | null };

/** Everybody in a round of speech, from the roller on: what was asked for, who speaks, who waits, who has left the session. */
export function standings(desk: Desk): Standing[] {
  const view = viewOf(desk);
  const said = new Map<number, Speech>();
  for (const { event, values } of since(desk, "NAMED", "STOCK"))
    if (event === "DEMANDED" || event === "AT_QUOTE")
      said.set(values.seat!, { lots: values.lots!, price: values.price!, atQuote: event === "AT_QUOTE" });
  return inOrder(desk, view.active).map((seat) => {
    const speech = said.get(seat) ?? null;
    const state = speech ? "spoke" : desk.isAsked(seat) ? "speaks" : has(view.pending, seat) ? "waits" : "out";
    return { seat, state, speech };
  });
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
    if (event === "TAKES" || event === "TAKES_NOTHING") return [{ seat: values.seat!, price: values.price!, lots: values.lots ?? 0 }];
    return event === "SOLD_TO_BANK" ? [{ seat: null, price: values.price!, lots: values.lots! }] : [];
  });
}
