/** Where the ship can go: the steps next door, and after the roll every end the server works out. */

import { Answer, asOf } from "$kit/answer.svelte";
import type { Desk } from "$lib/desk.svelte";
import type { Act } from "$lib/types";
import { printed, viewOf, type Space } from "./view";

/** A way to an end, as the helper `reach` gives it: its acts fly there, up to the first thing that is turned up. */
export interface Way {
  dice: number[];
  credits: number;
  points: number;
  unknown: number[];
  spaces: number[];
  acts: Act[];
  whole: boolean;
}

export interface End {
  space: number;
  how: "landed" | "collected" | "stopped" | "unpaid" | "led_back";
  trading: boolean;
  ways: Way[];
}

/** What can be chosen on the chart: an end by one of its ways, or a plain step. */
export interface Goal {
  key: string;
  space: Space;
  /** None while something else is asked first. */
  acts: Act[];
  end: End | null;
  way: Way | null;
}

/** Before the roll: how many of all rolls allow landing on each place, as the helper `odds` gives it. */
interface Odds {
  rolls: number;
  headings: { space: number; landings: { space: number; rolls: number }[] }[];
}

/** Expected turns to each system in thousandths, and the heading that begins the way. */
interface Turns {
  courses: { system: number; turns: number; heading: number }[];
}

/** Phases before the roll and after the landing. */
const AT_REST = ["RACE", "HEADING", "DRIVES", "AUTOPILOT", "ASTEROID", "TRANSACT", "OVERLOAD", "TRADE", "REPLY"];
const THOUSAND = 1000;
const STEPS = ["head", "go"];

/** Landing places first. */
const ORDER = ["landed", "collected", "stopped", "unpaid", "led_back"];
export const rankOf = ({ end }: Goal) => (end ? ORDER.indexOf(end.how) : ORDER.length);

export class Flight {
  /** The goal whose way is shown: hovered or focused, on the chart or in the list. */
  looked = $state.raw<Goal | null>(null);

  private readonly reach: Answer<{ ends: End[] }>;
  private readonly odds: Answer<Odds>;
  private readonly turns: Answer<Turns>;

  constructor(private readonly desk: Desk) {
    this.reach = new Answer(
      desk,
      () => (desk.isMyTurn && viewOf(desk).points > 0 && !desk.isIn(...AT_REST) ? asOf(desk) : null),
      () => desk.helper("reach"),
    );
    this.odds = new Answer(
      desk,
      () => (desk.isIn("HEADING") ? asOf(desk) : null),
      () => desk.helper("odds"),
    );
    this.turns = new Answer(
      desk,
      () => (desk.me === null || !desk.isLive ? null : desk.isIn("HEADING") || desk.isIn("TRANSACT") ? asOf(desk) : undefined),
      () => desk.helper("turns"),
    );
  }

  /** Spaces next door that may be named or flown to now. */
  get steps(): Goal[] {
    const { desk } = this;
    if (!desk.isMyTurn) return [];
    const { spaces } = printed(desk);
    return desk.snapshot.legal
      .filter(({ act }) => STEPS.includes(act[0]))
      .map(({ act }) => ({ key: act.join(" "), space: spaces[act[1]]!, acts: [act], end: null, way: null }));
  }

  /** Every end by every way that differs in the dice it takes; the cheapest way of an end first. */
  get ends(): Goal[] {
    const { spaces } = printed(this.desk);
    return (this.reach.now?.ends ?? []).flatMap((end) =>
      end.ways.map((way) => ({ key: `${end.how} ${end.space} ${way.dice.join()}`, space: spaces[end.space]!, acts: way.acts, end, way })),
    );
  }

  /** One for each space that is lit on the chart: the best end there, else the step. */
  get lit(): Goal[] {
    const best = new Map<number, Goal>();
    for (const goal of [...this.ends].sort((a, b) => rankOf(a) - rankOf(b))) if (!best.has(goal.space.number)) best.set(goal.space.number, goal);
    for (const goal of this.steps) if (!best.has(goal.space.number)) best.set(goal.space.number, goal);
    return [...best.values()];
  }

  /** The places where a heading can land, the likeliest first, as shares of all rolls. */
  landings(heading: number): { space: number; share: number }[] {
    const odds = this.odds.now;
    if (!odds) return [];
    const best = new Map<number, number>();
    for (const { space, landings } of odds.headings)
      if (space === heading) for (const one of landings) best.set(one.space, Math.max(one.rolls, best.get(one.space) ?? 0));
    return [...best].map(([space, rolls]) => ({ space, share: rolls / odds.rolls })).sort((a, b) => b.share - a.share || a.space - b.space);
  }

  /** Expected turns to a system and the heading that leads there; null where it is not known. */
  course(system: number): { turns: number; heading: number } | null {
    const found = this.turns.latest?.courses.find((course) => course.system === system);
    return found ? { turns: found.turns / THOUSAND, heading: found.heading } : null;
  }

  /** Fly there; while something else is asked first, an end beyond it only shows. */
  pick(goal: Goal): void {
    if (goal.acts.length) void this.desk.do(...goal.acts);
  }
}
