/** What a choice on the chart means, in words. */

import type { Flight, Goal } from "./flight.svelte";
import type { Desk, End } from "./types";
import { costFor, cultureOf, facesTo, hazardOn, printed, sideUp, spaceName, turnsSaid } from "./view";

const MANY = 5; // names that nobody wants to read

/** The dice that lead to an end for the least credits, each a value or several: "3", "4+6". */
export const diceTo = ({ ways }: End) =>
  ways.filter(({ credits, dice }) => dice.length && credits === ways[0]!.credits).map(({ dice }) => dice.join("+"));

/** "Fly to orbit COL-4", or for an end: how one gets there and what it costs. */
export function aboutGoal(desk: Desk, flight: Flight, goal: Goal): string {
  if (!goal.end || !goal.way) return [desk.means(goal.acts[0]!), ...remarks(desk, flight, goal)].join(" · ");
  const { credits, unknown } = goal.way;
  const parts = [
    desk.say(`end-${goal.end.how}`, {
      space: spaceName(desk, goal.space.number),
    }),
  ];
  const dice = diceTo(goal.end);
  if (dice.length) parts.push(desk.say("end-die", { die: desk.list(dice, "disjunction") }));
  if (credits) parts.push(desk.say("end-costs", { sum: desk.money(credits) }));
  if (unknown.length) parts.push(desk.say("end-tokens", { count: unknown.length }));
  const left = flight.turnsFrom(goal);
  if (left)
    parts.push(
      desk.say("end-turns", {
        turns: turnsSaid(desk, left),
        system: desk.words.part("system", flight.picked!, "the"),
      }),
    );
  return parts.join(" · ");
}

/** What a step meets: the dice that lead there, a hazard and whether the purse can pay it, a token; for a heading also the hazards further on. */
function remarks(desk: Desk, flight: Flight, { space }: Goal): string[] {
  const view = desk.view;
  const said: string[] = [];
  const dice = facesTo(printed(desk).spaces[view.space[desk.here]!]!, space.number);
  if (dice.length) said.push(desk.say("by-dice", { dice: dice.join(", ") }));
  if (space.colour) said.push(desk.say(`colour-${space.colour}`));
  if (space.encounter >= 0 && sideUp(desk, space.encounter) === "down") said.push(desk.say("lies-down"));
  const hazard = hazardOn(desk, space);
  if (hazard) {
    const cost = costFor(desk, desk.here, hazard.cost);
    said.push(desk.say(cost > view.credits[desk.here]! ? "hazard-too-dear" : "hazard-mine", { sum: desk.money(cost) }));
  }
  const { sum, unpaid } = desk.isIn("HEADING") ? flight.toll(space.number) : { sum: 0, unpaid: -1 };
  if (unpaid >= 0 && unpaid !== space.number)
    said.push(
      desk.say("hazard-ahead", {
        sum: desk.money(sum),
        space: spaceName(desk, unpaid),
      }),
    );
  return said;
}

/** A picked system: who lives there as far as is known, and how far it is. */
export function aboutSystem(desk: Desk, flight: Flight, system: number, possible: number[]): string {
  const culture = cultureOf(desk.view, system);
  const parts = [desk.words.thing("system", system), culture < 0 ? desk.say("nobody-known") : desk.words.thing("culture", culture)];
  if (culture < 0 && possible.length > MANY) parts.push(desk.say("may-hide-many", { count: possible.length }));
  else if (culture < 0 && possible.length) {
    const names = desk.list(
      possible.map((one) => desk.words.thing("culture", one)),
      "disjunction",
    );
    parts.push(desk.say("may-hide", { names }));
  }
  const course = flight.course(system);
  if (course) {
    const turns = turnsSaid(desk, course.turns);
    parts.push(
      desk.say(course.heading < 0 ? "you-are-there" : "expected-turns", {
        turns,
        space: course.heading < 0 ? "" : spaceName(desk, course.heading),
      }),
    );
  }
  return parts.join(" · ");
}
