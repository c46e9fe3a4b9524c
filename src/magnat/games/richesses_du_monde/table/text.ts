/** How the fields of the position are said in the text view. */

import type { Desk } from "$lib/desk.svelte";
import { countryName, plaqueOn, printed, productionName, squareName, titlesIn, viewOf } from "./view";

/** Fields that say nothing a player needs. */
export const HIDDEN = [
  "depth",
  "pending",
  "phase_below",
  "actor_below",
  "pending_below",
  "unlaid",
  "laid",
  "pack",
  "next_card",
  "start_best",
  "start_tied",
  "fell",
  "falls",
  "taken",
  "paid",
  "cause",
  "side",
  "step",
  "steps",
  "sum",
  "progress",
  "barred",
  "deals",
  "give",
  "want",
  "members",
  "proposer",
  "partner",
  "queue",
  "queued",
];

const sum = (units: number, desk: Desk) => desk.money(units);
const seat = (number: number, desk: Desk) => desk.names[number] ?? "–";
const truth = (value: number, desk: Desk) => desk.say(value ? "yes" : "no");
const lot = (bits: number, desk: Desk, production: number) =>
  titlesIn(desk, production, bits)
    .map((title) => countryName(desk, title.number))
    .join(" + ");

/** Numbers that stand for something else. */
export const SAID: Record<string, (value: number, desk: Desk, place: number) => string> = {
  active: seat,
  lead: seat,
  seller: seat,
  bidder: seat,
  out: truth,
  has_toured: truth,
  cash: sum,
  debt: sum,
  due: sum,
  price: sum,
  least: sum,
  bids: sum,
  balance: sum,
  royalty: sum,
  value_of_titles: sum,
  held: lot,
  file: lot,
  lot: (number, desk) => (number ? productionName(desk, number - 1) : "–"),
  share: (percent) => `${percent} %`,
  square_under: (square, desk) => squareName(desk, printed(desk).squares[square]!),
  plaque: (_, desk, slot) => {
    const square = printed(desk).squares.find((square) => square.slot === slot)!;
    return `${squareName(desk, square)}: ${productionName(desk, plaqueOn(viewOf(desk), square))}`;
  },
};
