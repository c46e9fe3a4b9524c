/** What the end says to the reader: by what one was ruined, how far behind one was, or how far ahead. */

import { told } from "$kit/lines";
import { paperOf } from "./papers";
import { companyName } from "./view";
import type { Desk } from "./types";

export function wordToMe(desk: Desk): string | undefined {
  const { me } = desk;
  const { result } = desk.snapshot;
  if (me === null || !result) return undefined;
  if (desk.view.out[me]) return ruinOf(desk, me);
  const rivals = desk.all.filter((seat) => seat !== me && !desk.view.out[seat]);
  if (!rivals.length) return desk.say("word-alone", { sum: desk.money(result.scores[me]!) });
  const best = rivals.reduce((one, other) => (result.scores[other]! > result.scores[one]! ? other : one));
  const ahead = result.scores[me]! - result.scores[best]!;
  if (!ahead) return undefined;
  return desk.say(ahead > 0 ? "word-ahead" : "word-behind", { sum: desk.money(Math.abs(ahead)), name: desk.name(best) });
}

/** What somebody could not pay: shares that were taken, or what a card asked for. */
function ruinOf(desk: Desk, seat: number): string | undefined {
  const end = desk.lines.findLastIndex(({ event, values }) => event === "RUINED" && values.seat === seat);
  const before = told(desk.lines.slice(0, Math.max(0, end)), "IMPRUDENT", "READ_BOURSE", "READ_INTERIEURE", "READ_INTERNATIONALE", "READ_PERSONNEL");
  const cause = before.findLast((line) => line.event !== "IMPRUDENT" || line.values.seat === seat);
  if (!cause) return undefined;
  if (cause.event === "IMPRUDENT")
    return desk.say("word-ruined-shares", { company: companyName(desk, cause.values.company), sum: desk.money(cause.values.sum) });
  const { kind, card } = paperOf(cause);
  return desk.say("word-ruined-card", { card: desk.words.thing(kind, card) });
}
