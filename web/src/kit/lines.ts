/** Lines of the log by what they tell. The events of a game have values of their own: these functions say which ones a line has. */

interface Told {
  event: string;
  values: object;
}

/** Whether a line tells of one of these events. */
export function tells<Line extends Told, Name extends Line["event"]>(
  line: Line | undefined,
  ...events: Name[]
): line is Extract<Line, { event: Name }> {
  return line !== undefined && events.some((event) => event === line.event);
}

/** The lines that tell of one of these events. */
export function told<Line extends Told, Name extends Line["event"]>(lines: Line[], ...events: Name[]): Extract<Line, { event: Name }>[] {
  return lines.filter((line) => tells(line, ...events));
}

/** The last line that tells of one of these events. */
export function lastTold<Line extends Told, Name extends Line["event"]>(
  lines: Line[],
  ...events: Name[]
): Extract<Line, { event: Name }> | undefined {
  return lines.findLast((line) => tells(line, ...events));
}

/** Of whom a line tells; null for what nobody did. */
export function seatOf({ values }: Told): number | null {
  return "seat" in values && typeof values.seat === "number" ? values.seat : null;
}
