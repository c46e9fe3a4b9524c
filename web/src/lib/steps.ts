/** The moments of a replay that are worth seeing: after every turn, or after every move. Each has something to say. */

import { byTurns, momentAfter, type Told } from "./story";

export type Pace = "turn" | "move";

export interface Step {
  /** The moment that is shown. */
  place: number;
  /** What happened before it, since the step before. */
  told: Told[];
}

/** The steps of a story. They begin with the first decision, at the place `first`; the setup before it is told there. */
export function stepsOf(story: Told[], first: number, pace: Pace): Step[] {
  const moves = pace === "turn" ? byTurns(story) : story.map((told) => ({ told: [told], place: momentAfter(told) }));
  const steps: Step[] = [{ place: first, told: story.filter((told) => momentAfter(told) <= first) }];
  for (const { place, told } of moves) {
    const fresh = told.filter((one) => momentAfter(one) > first);
    if (!fresh.length) continue;
    const last = steps.at(-1)!;
    if (last.place === place) last.told = [...last.told, ...fresh];
    else steps.push({ place, told: fresh });
  }
  return steps;
}
