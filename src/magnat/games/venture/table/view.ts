/** The position of Venture as the server sends it; null is hidden. */

import type { Desk, Printed, View } from "./types";

export type Company = Printed["companies"][number];

const HALVES = ["", "½", "1", "1½"];

/** What stands on a card of a kind. */
export function face(desk: Desk, kind: number): Printed["cards"][number] & { text: string } {
  const card = desk.printed.cards[kind]!;
  return { ...card, text: card.kind === "proxy" ? HALVES[card.value]! : card.kind === "profit" ? "" : String(card.value) };
}

/** The kinds of card that are Proxy cards begin here. */
export const firstProxy = (desk: Desk) => desk.printed.cards.findIndex(({ kind }) => kind === "proxy");

/** The stacks of a player, each from its bottom to its top. Companies that are just being moved lie in none. */
export function stacksOf(view: View, seat: number): number[][] {
  const stacks: number[][] = [];
  view.top.forEach((isTop, company) => {
    if (isTop && view.holder[company] === seat) stacks.push(beneath(view, company));
  });
  return stacks.sort((a, b) => Number(a.length === 1) - Number(b.length === 1) || a[0]! - b[0]!);
}

const COLUMN = 4;

/** Companies that lie alone, a few to a column. */
export function looseOf(stacks: number[][]): number[][][] {
  const loose = stacks.filter((stack) => stack.length === 1);
  return Array.from({ length: Math.ceil(loose.length / COLUMN) }, (_, column) => loose.slice(column * COLUMN, (column + 1) * COLUMN));
}

export function beneath(view: View, top: number): number[] {
  const stack: number[] = [];
  for (let company = top; company >= 0; company = view.under[company]! - 1) stack.unshift(company);
  return stack;
}

/** Companies that wait in the pool of a reorganisation. */
export const poolOf = (view: View, seat: number) =>
  view.holder.flatMap((holder, company) => (holder === seat && view.height[company] === 0 && view.taken !== company + 1 ? [company] : []));

/** Whether a stack holds a branch twice: it pays nothing and must be put right. */
export const isWrong = (view: View, stack: number[]) => stack.some((company) => view.misplaced[company]);

export const lettersIn = (desk: Desk, mask: number) => desk.printed.letters.filter((_, bit) => (mask >> bit) & 1);

export const industry = (desk: Desk, name: Company["industry"]) => desk.say(`industry-${name}`);

/** An industry where there is room for few letters. */
export const shortly = (desk: Desk, name: Company["industry"]) => desk.words.attribute(`industry-${name}`, "short") ?? industry(desk, name);

/** A company in words: "Chemicals A D E". */
export const spoken = (desk: Desk, company: Company) => `${industry(desk, company.industry)} ${company.letters.join(" ")}`;
