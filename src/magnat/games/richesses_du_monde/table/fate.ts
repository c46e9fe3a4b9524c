/** What the end says to the reader: by what one was ruined, how far behind one was, or how far ahead. */

import { lastTold, told } from "$kit/lines";
import { plaqueOn } from "./view";
import type { Desk, Line } from "./types";

export function wordToMe(desk: Desk): string | undefined {
  const { me } = desk;
  const { result } = desk.snapshot;
  if (me === null || !result) return undefined;
  if (desk.view.out[me]) return ruinOf(desk, desk.view.lead[me]!);
  const rivals = desk.all.filter((seat) => desk.view.lead[seat] !== desk.view.lead[me] && !desk.view.out[seat]);
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
  const isDebt = (line: Line) => line.event === "PAID" && line.values.seat === party;
  const debts = told(before.slice(before.findLastIndex((line) => !isDebt(line)) + 1), "PAID");
  const cause = lastTold(before, "DREW", "LANDED");
  if (cause?.event === "DREW")
    return desk.say("word-ruined-news", {
      news: desk.words.thing("news", cause.values.news),
      sum: desk.money(Math.abs(last.values.sum)),
    });
  return desk.say("word-ruined", {
    sum: desk.money(debts.reduce((sum, { values }) => sum + values.sum, 0)),
    names: desk.list(debts.map(({ values }) => desk.name(values.other))),
    production: desk.words.part("production", plaqueOn(desk.view, desk.printed.squares[cause?.values.square ?? 0]!), "the"),
  });
}
