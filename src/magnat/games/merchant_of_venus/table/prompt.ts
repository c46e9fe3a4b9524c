/** What I am asked, in words that follow the position; empty where the phase says it all. */

import { aboutRelic, costFor, hazardOn, printed, tokenOn } from "./view";
import type { Desk } from "./types";

/** How many sales or purchases a turn still allows: "one sale left". */
export const left = (desk: Desk, name: "sales" | "buys") => desk.say(`${name}-left`, { count: desk.printed.allowances[desk.view[name]]! });

export function prompt(desk: Desk): string {
  const view = desk.view;
  const here = printed(desk).spaces[view.space[desk.here]!]!;
  if (desk.isIn("HAZARD")) {
    const cost = costFor(desk, desk.here, hazardOn(desk, here)?.cost ?? 0);
    return desk.say("ask-hazard", { sum: desk.money(cost), credits: desk.money(view.credits[desk.here]!) });
  }
  if (desk.isIn("RELIC")) {
    const token = tokenOn(desk, here.encounter).number;
    return desk.say("ask-relic", { relic: desk.words.thing("token", token), about: aboutRelic(desk, desk.printed.tokens[token]!.relic) });
  }
  if (desk.isIn("STEP")) return desk.say("ask-step", { points: view.points });
  if (desk.isIn("LAND")) return desk.say("ask-land", { points: view.points });
  if (desk.isIn("TRANSACT"))
    return desk.say("ask-transact", { credits: desk.money(view.credits[desk.here]!), sales: left(desk, "sales"), buys: left(desk, "buys") });
  if (desk.isIn("HEADING")) return desk.say("ask-heading");
  if (desk.isIn("RACE")) return desk.say("ask-race");
  return "";
}
