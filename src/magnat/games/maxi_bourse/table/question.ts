/** What I am asked, where the position says it better than the name of the phase. */

import { companyName, price, rumoursOf } from "./view";
import type { Desk, Phase } from "./types";

/** Whether anybody can be asked for shares now. */
const mayRequest = (desk: Desk) => desk.snapshot.legal.some(({ act: [block] }) => block === "request");

/** Empty: the words of the phase will do. */
export function questionOf(desk: Desk): string {
  if (desk.isIn("PORTFOLIO")) return portfolio(desk);
  if (desk.isIn("PRETURN")) return beforeTurn(desk);
  if (desk.isIn("REQ_REPLY")) return reply(desk);
  if (desk.isIn("DEMAND", "POLL", "FALL") && isPoor(desk)) return desk.say("too-poor-question");
  if (desk.isIn("REQ_TARGET")) return desk.say("holders-question", { company: mySquare(desk) });
  if (desk.isIn("SOLD_OUT")) return desk.say(desk.choice("ask_holders").open ? "sold-out-question" : "sold-out-alone", { company: mySquare(desk) });
  return "";
}

/** Whether I can ask for nothing, because a lot costs more than I have. */
const isPoor = (desk: Desk) =>
  desk.snapshot.legal.every(({ act: [block, lots] }) => block !== "qty" || lots === 0) &&
  desk.snapshot.refused.some(({ act, reason }) => act[0] === "qty" && reason === "OVER_CASH");

/** Whether a company is named first and lots are asked for afterwards: where others may speak between the two, and where a guide explains them one by one. */
export const isNamedAlone = (desk: Desk) => desk.snapshot.guide !== null || desk.options.rumour_windows === "any_time";

/** Where a company is chosen in the list of prices. */
export const CHOSEN_IN_PRICES: Phase[] = ["NAME", "DOUBLE", "CARD_COMPANY", "SOLD_OUT", "FORCED", "BANK_SALE", "RAISE_CASH"];

/** The company of my square. */
const mySquare = (desk: Desk) => companyName(desk, desk.printed.squares[desk.view.square_under[desk.here]!]!.company);

/** The price that the holder asks, and what becomes of one that I have accepted. */
function reply(desk: Desk): string {
  const { seller, buyer, offer, price: accepted, demand } = desk.view;
  const words = { name: desk.name(seller), price: price(desk, offer), sum: desk.money(offer * demand[buyer]!) };
  return desk.say(accepted ? "reply-more" : "reply-question", words);
}

/** How many companies are chosen, how many are to be, and up to which price. */
function portfolio(desk: Desk): string {
  const { start_lots: startLots, dearest_choice: dearest } = desk.printed;
  const chosen = desk.view.held[desk.here]!.reduce((sum, lots) => sum + lots, 0);
  return desk.say("portfolio-question", {
    chosen,
    of: startLots[desk.view.edition]!,
    ceiling: price(desk, dearest[desk.view.edition]![desk.view.companies]!),
  });
}

/** Only what I can do: reveal a rumour that I hold, ask for shares. */
function beforeTurn(desk: Desk): string {
  const { active } = desk.view;
  if (active === desk.me) return desk.say("preturn-mine");
  const words = !rumoursOf(desk).length ? "preturn-shares" : mayRequest(desk) ? "preturn-both" : "preturn-rumour";
  return desk.say(words, { name: desk.name(active) });
}
