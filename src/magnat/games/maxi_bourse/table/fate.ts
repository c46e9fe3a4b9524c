/** What the end says to the reader: by what one was ruined, how far behind one was, or how far ahead. */

import type { Desk } from "$lib/desk.svelte";
import { companyName, viewOf } from "./view";

const CARDS = { READ_BOURSE: "bourse", READ_INTERIEURE: "interieure", READ_INTERNATIONALE: "internationale", READ_PERSONNEL: "personnel" } as const;

export function wordToMe(desk: Desk): string | undefined {
  const { me } = desk;
  const { result } = desk.snapshot;
  if (me === null || !result) return undefined;
  if (viewOf(desk).out[me]) return ruinOf(desk, me);
  const rivals = desk.all.filter((seat) => seat !== me && !viewOf(desk).out[seat]);
  if (!rivals.length) return desk.say("word-alone", { sum: desk.money(result.scores[me]!) });
  const best = rivals.reduce((one, other) => (result.scores[other]! > result.scores[one]! ? other : one));
  const ahead = result.scores[me]! - result.scores[best]!;
  if (!ahead) return undefined;
  return desk.say(ahead > 0 ? "word-ahead" : "word-behind", { sum: desk.money(Math.abs(ahead)), name: desk.name(best) });
}

/** What somebody could not pay: shares that were taken, or what a card asked for. */
function ruinOf(desk: Desk, seat: number): string | undefined {
  const end = desk.lines.findLastIndex(({ event, values }) => event === "RUINED" && values.seat === seat);
  const cause = desk.lines
    .slice(0, Math.max(0, end))
    .findLast(({ event, values }) => event in CARDS || (event === "IMPRUDENT" && values.seat === seat));
  if (!cause) return undefined;
  if (cause.event === "IMPRUDENT")
    return desk.say("word-ruined-shares", { company: companyName(desk, cause.values.company ?? 0), sum: desk.money(cause.values.sum ?? 0) });
  const kind = CARDS[cause.event as keyof typeof CARDS];
  return desk.say("word-ruined-card", { card: desk.words.thing(kind, cause.values[kind] ?? 0) });
}
