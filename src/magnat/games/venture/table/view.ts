/** The position of Venture as the server sends it; null is hidden. */

import { idsOf, printedBy } from "$kit/printed";
import type { Desk } from "$lib/desk.svelte";
import type { View } from "./types";

export interface Company {
  number: number;
  industry: string;
  letters: string[];
  price: number;
}

/** A Resource card as it is drawn. */
export interface Face {
  kind: "low" | "high" | "proxy" | "profit";
  symbol: string;
  text: string;
}

interface Components {
  company_cards: { cards: { industry: string; letters: string[]; price: number }[] };
}

export const LETTERS = ["A", "B", "C", "D", "E", "F"];

export const viewOf = (desk: Desk) => desk.view as unknown as View;

export const companies = printedBy((parts: Components): Company[] =>
  parts.company_cards.cards.map(({ industry, letters, price }, number) => ({ number, industry, letters, price })),
);

/** The face of a kind of card, read from its name: triangle_5, capital_14, proxy_3 (in halves), profit. */
export function face(desk: Desk, kind: number): Face {
  const [name = "", number = ""] = idsOf(desk.info, "card")[kind]!.split("_");
  if (name === "profit") return { kind: "profit", symbol: "", text: "" };
  if (name === "proxy") return { kind: "proxy", symbol: "", text: { "1": "½", "2": "1", "3": "1½" }[number] ?? number };
  return name === "capital" ? { kind: "high", symbol: "", text: number } : { kind: "low", symbol: name, text: number };
}

/** The kinds of card that are Proxy cards begin here. */
export const firstProxy = (desk: Desk) => idsOf(desk.info, "card").findIndex((name) => name.startsWith("proxy"));

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

export const lettersIn = (mask: number) => LETTERS.filter((_, bit) => (mask >> bit) & 1);

export const industry = (desk: Desk, name: string) => desk.say(`industry-${name}`);

/** An industry where there is room for few letters. */
export const shortly = (desk: Desk, name: string) => desk.words.attribute(`industry-${name}`, "short") ?? industry(desk, name);

/** A company in words: "Chemicals A D E". */
export const spoken = (desk: Desk, company: Company) => `${industry(desk, company.industry)} ${company.letters.join(" ")}`;
