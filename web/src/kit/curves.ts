/** What the lines of `$table/Curves.svelte` are made of. */

import type { Desk } from "$lib/desk.svelte";
import { t } from "$lib/page.svelte";
import { isOutranked } from "$lib/result";
import type { Replay } from "$lib/types";

export type Point = [place: number, value: number];

export interface Curve {
  name: string;
  colour: string;
  /** Which pattern of dashes tells it apart. */
  dash: number;
  points: Point[];
}

/** Where a stretch of the time begins, and what it is called. */
export interface Mark {
  place: number;
  text: string;
  /** Begins something larger. */
  isMain?: boolean;
}

/** Where a scale begins, and a few round figures on it. It begins at 0, but not where all lines would lie in its upper half, too close to be told apart. */
export function scaleOf(least: number, most: number): { floor: number; ticks: number[] } {
  const isHigh = least > most / 2 && least < most;
  const span = isHigh ? most - least : most;
  const size = 10 ** Math.floor(Math.log10(span));
  const step = [size / 5, size / 2, size, 2 * size].findLast((step) => Number.isInteger(step) && span / step >= 2) ?? size;
  const floor = isHigh ? Math.floor(least / step) * step : 0;
  const ticks = Array.from({ length: Math.floor((most - floor) / step) }, (_, place) => floor + (place + 1) * step);
  return { floor, ticks: floor > 0 ? [floor, ...ticks] : ticks };
}

/** A player's line, in the colour of the seat. */
export const seatCurve = (desk: Desk, seat: number, points: Point[]): Curve => ({
  name: desk.name(seat),
  colour: `var(--seat-${seat})`,
  dash: seat,
  points,
});

/** How everybody stood after each act; at the end it is said whose sum does not count. */
export function standingCurves(desk: Desk, replay: Replay): Curve[] {
  const { result } = desk.snapshot;
  return replay.standing.map((sums, seat) => {
    const curve = seatCurve(
      desk,
      seat,
      sums.map((sum, place) => [place, sum]),
    );
    return desk.isAtEnd && result && isOutranked(result, seat) ? { ...curve, name: t("curve-out", { name: curve.name }) } : curve;
  });
}

/** Values that jump: each holds until the next one. */
export function stairs(points: Point[], last: number): Point[] {
  const steps = points.flatMap(([place, value], step): Point[] =>
    step
      ? [
          [place, points[step - 1]![1]],
          [place, value],
        ]
      : [[place, value]],
  );
  return [...steps, [last, points.at(-1)![1]]];
}
