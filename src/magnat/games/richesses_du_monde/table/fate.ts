/** What the end says to the reader: by what one was ruined, how far behind one was, or how far ahead. */

import type { Desk } from "$lib/desk.svelte";
import { plaqueOn, printed, viewOf } from "./view";

export function wordToMe(desk: Desk): string | undefined {
  const { me } = desk;
  const { result } = desk.snapshot;
  if (me === null || !result) return undefined;
  if (viewOf(desk).out[me]) return ruinOf(desk, viewOf(desk).lead[me]!);
  const rivals = desk.all.filter((seat) => viewOf(desk).lead[seat] !== viewOf(desk).lead[me] && !viewOf(desk).out[seat]);
  if (!rivals.length) return desk.say("word-alone", { sum: desk.money(result.scores[me]!) });
  const best = rivals.reduce((one, other) => (result.scores[other]! > result.scores[one]! ? other : one));
  const ahead = result.scores[me]! - result.scores[best]!;
  if (!ahead) return undefined;
  return desk.say(ahead > 0 ? "word-ahead" : "word-behind", { sum: desk.money(Math.abs(ahead)), name: desk.name(best) });
}

/** What a party could not pay. */
function ruinOf(desk: Desk, party: number): string {
  const end = desk.lines.findLastIndex(({ event, values }) => event === "BANKRUPT" && values.seat === party);
  const before = desk.lines.slice(0, Math.max(0, end));
  const last = before.at(-1);
  if (last?.event === "RESIGNED") return desk.say("word-left");
  if (last?.event !== "PAID" && last?.event !== "NEWS_PAID") return desk.say("word-ruined-double");
  const isDebt = ({ event, values }: { event: string; values: Record<string, number | null> }) => event === "PAID" && values.seat === party;
  const debts = before.slice(before.findLastIndex((line) => !isDebt(line)) + 1);
  const cause = before.findLast(({ event }) => event === "DREW" || event === "LANDED");
  if (cause?.event === "DREW")
    return desk.say("word-ruined-news", {
      news: desk.words.thing("news", cause.values.news ?? 0),
      sum: desk.money(Math.abs(last.values.sum ?? 0)),
    });
  return desk.say("word-ruined", {
    sum: desk.money(debts.reduce((sum, { values }) => sum + (values.sum ?? 0), 0)),
    names: desk.list(debts.map(({ values }) => desk.name(values.other ?? 0))),
    production: desk.words.part("production", plaqueOn(viewOf(desk), printed(desk).squares[cause?.values.square ?? 0]!), "the"),
  });
}
