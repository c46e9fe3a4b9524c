/** How the fields of the position are said in the text view. */

import type { Desk } from "$lib/desk.svelte";
import { BANK, companyName, price as priced } from "./view";

/** Fields that say nothing a player needs. */
export const HIDDEN = [
  "depth",
  "pending",
  "phase_below",
  "actor_below",
  "pending_below",
  "falls",
  "progress",
  "taken",
  "paid",
  "pack",
  "next_card",
  "fresh",
  "pile",
  "laid_by",
  "pile_top",
  "start_best",
  "start_tied",
  "effect",
  "last_effect",
  "stage",
  "after",
  "kind",
  "concerned",
  "round",
  "starter",
];

const sum = (units: number, desk: Desk) => desk.money(units);
const seat = (number: number, desk: Desk) => desk.names[number] ?? "–";
const truth = (value: number, desk: Desk) => desk.say(value ? "yes" : "no");
const quote = (steps: number, desk: Desk) => (steps ? priced(desk, steps) : "–");

/** Numbers that stand for something else. */
export const SAID: Record<string, (value: number, desk: Desk, place: number) => string> = {
  active: seat,
  buyer: seat,
  seller: (number, desk) => (number === BANK ? desk.say("bank") : seat(number, desk)),
  company: (number, desk) => companyName(desk, number),
  out: truth,
  sold: truth,
  requested: truth,
  cash: sum,
  owes: sum,
  due: sum,
  raised: sum,
  quote,
  price: quote,
  offer: quote,
  named: quote,
  hand: () => "",
  square_under: (square, desk) => desk.words.thing("square", square),
};

/** What the entries of a list stand for, where their number does not tell. */
export const OF: Record<string, string> = { hand: "rumeur" };
