/** The log as people tell it: lines that belong together are one, and so are turns. What belongs together is judged by the server, once for everybody. */

import type { Line, Said } from "./types";

/** Lines that are told as one; the lead says what they come to. */
export interface Told {
  /** The place of its first line in the log. */
  first: number;
  lines: Line[];
  lead: Line;
  chapter: boolean;
}

/** What somebody does until it is another one's turn, with the chapters that begin before it. */
export interface Turn {
  told: Told[];
  /** The moment after it. */
  place: number;
}

/** The lines as people tell them. `known`: what was told before; what has not changed is the same object again, so that nothing is drawn again for it. */
export function gathered(lines: Line[], known: Told[] = []): Told[] {
  const found: Told[] = [];
  for (const [place, line] of lines.entries()) {
    const last = found.at(-1);
    if (!line.joined || !last) found.push({ first: place, lines: [line], lead: line, chapter: line.chapter });
    else {
      last.lines.push(line);
      if (line.leads) last.lead = line;
      last.chapter ||= line.chapter;
    }
  }
  return found.map((told, place) => {
    const before = known[place];
    return before && before.lines.length === told.lines.length && before.lines.every((line, step) => line === told.lines[step]) ? before : told;
  });
}

/** What was made known of seats after each thing that is told, until the next one began; of what was known before the first the log says nothing. */
export function betweenTold(story: Told[], chat: Said[]): Said[][] {
  const found: Said[][] = story.map(() => []);
  for (const said of chat) {
    if (!said.notice) continue;
    const last = story.findLastIndex(({ lines }) => (lines[0]!.at ?? "") <= said.at);
    found[last]?.push(said);
  }
  return found;
}

/** The moment after the last act that these lines tell of. */
export const momentAfter = (told: Told): number => told.lines.at(-1)!.place + 1;

/** Whether a turn has only been announced so far, and not as that of somebody else. */
function isOpening(turn: Turn, next: Told): boolean {
  const players = [...turn.told, next].map(({ lead }) => lead.values.seat ?? null).filter((seat) => seat !== null);
  return turn.told.every((before) => before.chapter) && new Set(players).size <= 1;
}

/** The last line of my last turn; -1 if there was none. What others do to me after it is news. Turns begin with lines of their own, or a chapter is one. */
export function endOfMyTurn(lines: Line[], me: number | null): number {
  const hasTurns = lines.some((line) => line.turn);
  const begun = lines.findLastIndex((line) => (hasTurns ? line.turn : line.chapter) && line.values.seat === me);
  if (begun < 0) return -1;
  const next = lines.findIndex((line, place) => place > begun && (line.turn || line.chapter));
  return next < 0 ? lines.length - 1 : next - 1;
}

/** What is told, by turns. */
export function byTurns(story: Told[]): Turn[] {
  const turns: Turn[] = [];
  for (const told of story) {
    const last = turns.at(-1);
    const begins = told.chapter || told.lines[0]!.turn;
    if (!last || (begins && !isOpening(last, told))) turns.push({ told: [told], place: momentAfter(told) });
    else {
      last.told.push(told);
      last.place = momentAfter(told);
    }
  }
  return turns;
}
