/** Stacks in words, for those who listen. */

import type { Desk } from "$lib/desk.svelte";
import { companies, lettersIn, money, say, spoken, viewOf } from "./view";

export function stackText(desk: Desk, stack: number[], judged?: { letters: number; profit: number }): string {
  const view = viewOf(desk);
  const cards = companies(desk);
  const list = stack.map((company) => spoken(desk, cards[company]!)).join("; ");
  if (stack.length === 1) return say(desk, "stack-alone", { company: list });
  const { letters, profit } = judged ?? { letters: view.letters[stack.at(-1)!] ?? 0, profit: view.pays[stack.at(-1)!] ?? 0 };
  return say(desk, "stack-about", { count: stack.length, list, letters: lettersIn(letters).join(" ") || "–", profit: money(desk, profit) });
}
