/** Stacks in words, for those who listen. */

import type { Turn } from "./turn.svelte";
import { isWrong, lettersIn, spoken } from "./view";
import type { Desk } from "./types";

/** The rules behind what is said about a mistake. */
export const ofMistakes = (desk: Desk) => `(${desk.printed.rules_of_mistakes.join(", ")})`;

export function stackText(desk: Desk, stack: number[], judged?: { letters: number; profit: number }): string {
  const view = desk.view;
  const cards = desk.printed.companies;
  const list = stack.map((company) => spoken(desk, cards[company]!)).join("; ");
  if (stack.length === 1) return desk.say("stack-alone", { company: list });
  if (!judged && isWrong(view, stack)) return `${desk.say("stack-wrong", { count: stack.length, list })} ${ofMistakes(desk)}`;
  const { letters, profit } = judged ?? { letters: view.letters[stack.at(-1)!] ?? 0, profit: view.pays[stack.at(-1)!] ?? 0 };
  return desk.say("stack-about", { count: stack.length, list, letters: lettersIn(desk, letters).join(" ") || "–", profit: desk.money(profit) });
}

/** What it costs and brings to take the top of somebody's stack: with the Proxy card that is played, else with each. */
export function raidText(desk: Desk, turn: Turn, top: number): string {
  const company = spoken(desk, desk.printed.companies[top]!);
  const raid = turn.raid(top);
  if (!raid) return company;
  const seat = desk.name(raid.victim);
  const gain = desk.money(raid.gain);
  const effect =
    raid.loss < 0
      ? desk.say("raid-helps", { gain, rise: desk.money(-raid.loss), seat })
      : desk.say("raid-effect", { gain, loss: desk.money(raid.loss), seat });
  if (!desk.isIn("TAKE")) return `${desk.say("raid-costs", { company, half: raid.costs[0]!, one: raid.costs[1]!, more: raid.costs[2]! })}\n${effect}`;
  const cost = desk.say("raid-it", { company, seat, price: desk.money(turn.raidCost(top)) });
  const choice = desk.choice("take", top);
  return choice.open ? `${cost}\n${effect}` : `${cost}\n${choice.reason}`;
}
