/** How fields of the position are said in the text view where their declaration does not tell. */

import { price } from "./view";
import type { Desk } from "./types";

const quote = (steps: number, desk: Desk) => (steps ? price(desk, steps) : "–");

export const SAID: Record<string, (value: number, desk: Desk) => string> = {
  seller: (number, desk) => (number === desk.printed.bank ? desk.say("bank") : desk.name(number)),
  out: (ruin, desk) => desk.say(ruin ? "yes" : "no"),
  hand: () => "", // the name of the rumour says it all
  quote,
  price: quote,
  offer: quote,
  named: quote,
};
