/** How the prices went: read from the log, which tells every change. */

import { told } from "$kit/lines";
import type { Point } from "$kit/curves";
import type { Desk, Line } from "./types";

export interface Course {
  /** Place in the record and price, from the nominal value to now. */
  points: Point[];
  /** What it was when my last turn ended. */
  before: number;
  /** Whether the last act moved it, and where to. */
  moved: -1 | 0 | 1;
}

/** The course of every company up to the moment that is shown, or over other lines; a game that was set up in the middle shows at least where it stands now. */
export function courses(desk: Desk, lines: Line[] = desk.lines): Course[] {
  const last = lines.at(-1)?.place ?? 0;
  const turns = told(lines, "TURN");
  const mine = turns.findLastIndex(({ values }, turn) => values.seat === desk.here && turn < turns.length - 1);
  const ended = mine < 0 ? -1 : turns[mine + 1]!.place;
  const found = desk.printed.companies.map(({ nominal }): Course => ({ points: [[0, nominal]], before: nominal, moved: 0 }));
  for (const { values, place } of told(lines, "QUOTED")) {
    const course = found[values.company]!;
    const was = course.points.at(-1)![1];
    course.points.push([place, values.quote]);
    if (place < ended) course.before = values.quote;
    if (place === last) course.moved = Math.sign(values.quote - was) as Course["moved"];
  }
  if (lines !== desk.lines) return found;
  const { quote } = desk.view;
  for (const [company, course] of found.entries()) {
    if (course.points.at(-1)![1] === quote[company]) continue;
    course.points.push([last, quote[company]!]);
  }
  return found;
}
