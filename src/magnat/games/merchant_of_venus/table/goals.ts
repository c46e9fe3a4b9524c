/** What a choice on the chart means, in words. */

import type { Desk } from "$lib/desk.svelte";
import type { Flight, Goal } from "./flight.svelte";
import { costFor, cultureOf, facesTo, hazardOn, printed, spaceName, viewOf } from "./view";

/** "Fly to orbit COL-4", or for an end: how one gets there and what it costs. */
export function aboutGoal(desk: Desk, goal: Goal): string {
  if (!goal.end || !goal.way) return [desk.means(goal.acts[0]!), ...remarks(desk, goal)].join(" · ");
  const { dice, credits, unknown } = goal.way;
  const parts = [desk.say(`end-${goal.end.how}`, { space: spaceName(desk, goal.space.number) })];
  if (goal.space.system >= 0) parts.push(desk.words.thing("system", goal.space.system));
  if (dice.length) parts.push(desk.say("end-die", { die: dice.join(", ") }));
  if (credits) parts.push(desk.say("end-costs", { sum: desk.money(credits) }));
  if (unknown.length) parts.push(desk.say("end-tokens", { count: unknown.length }));
  return parts.join(" · ");
}

/** What a step next door meets: the dice that lead there, a hazard and whether the purse can pay it, a token. */
export function remarks(desk: Desk, { space }: Goal): string[] {
  const view = viewOf(desk);
  const said: string[] = [];
  const dice = facesTo(printed(desk).spaces[view.space[desk.here]!]!, space.number);
  if (dice.length) said.push(desk.say("by-dice", { dice: dice.join(", ") }));
  if (space.system >= 0) said.push(desk.words.thing("system", space.system));
  if (space.colour) said.push(desk.say(`colour-${space.colour}`));
  if (space.encounter >= 0 && view.face[space.encounter] === 0) said.push(desk.say("lies-down"));
  const hazard = hazardOn(desk, space);
  if (hazard) {
    const cost = costFor(desk, desk.here, hazard.cost);
    said.push(desk.say(cost > view.credits[desk.here]! ? "hazard-too-dear" : "hazard-mine", { sum: desk.money(cost) }));
  }
  return said;
}

/** A picked system: who lives there as far as is known, and how far it is. */
export function aboutSystem(desk: Desk, flight: Flight, system: number): string {
  const culture = cultureOf(viewOf(desk), system);
  const parts = [desk.words.thing("system", system), culture < 0 ? desk.say("nobody-known") : desk.words.thing("culture", culture)];
  const course = flight.course(system);
  if (course) {
    const turns = new Intl.NumberFormat(desk.words.language, { maximumFractionDigits: 1 }).format(course.turns);
    parts.push(
      desk.say(course.heading < 0 ? "you-are-there" : "expected-turns", { turns, space: course.heading < 0 ? "" : spaceName(desk, course.heading) }),
    );
  }
  return parts.join(" · ");
}
