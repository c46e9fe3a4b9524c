/** Where the ship can go: the steps next door, and after the roll every end the server works out. */

import { untrack } from "svelte";
import { Answer, asOf } from "$kit/answer.svelte";
import type { Act, Block, Desk, End, Heading, Odds, Phase, Reach, Turns, Way } from "./types";
import { printed, type Space } from "./view";

/** What can be chosen on the chart: an end by one of its ways, or a plain step. */
export interface Goal {
  key: string;
  space: Space;
  /** None while something else is asked first. */
  acts: Act[];
  end: End | null;
  way: Way | null;
}

/** Phases before the roll and after the landing. */
const AT_REST: Phase[] = ["RACE", "HEADING", "DRIVES", "AUTOPILOT", "ASTEROID", "TRANSACT", "OVERLOAD", "TRADE", "REPLY"];
const THOUSAND = 1000;
const STEPS: Block[] = ["head", "go"];
const RARE = 0.015; // chances below it are not worth a word

/** Landing places first. */
const ORDER: End["how"][] = ["landed", "collected", "stopped", "unpaid", "led_back"];
export const rankOf = ({ end }: Goal) => (end ? ORDER.indexOf(end.how) : ORDER.length);

export class Flight {
  /** The goal whose way is shown: hovered or focused, on the chart or in the list. */
  looked = $state.raw<Goal | null>(null);
  /** The goal that a finger has touched once: its way is shown, and a second touch flies there. */
  aimed = $state.raw<Goal | null>(null);
  /** The system that I read about. */
  read = $state<number | null>(null);
  /** The system that I have picked as my destination. */
  picked = $state<number | null>(null);
  /** The heading that I have chosen although my purse cannot pay its hazards: asked once more. */
  warned = $state.raw<Goal | null>(null);

  /** The end that I have ordered and that lies beyond a card to look at: the flight goes on there, if nothing was turned up on the way and it costs no more. */
  private ordered: { key: string; turn: number; face: string; credits: number } | null = null;

  private readonly reach: Answer<Reach>;
  private readonly odds: Answer<Odds>;
  private readonly turns: Answer<Turns>;

  constructor(private readonly desk: Desk) {
    this.reach = new Answer(
      desk,
      () => (desk.isMyTurn && desk.view.points > 0 && !desk.isIn(...AT_REST) ? asOf(desk, this.picked) : null),
      () => desk.helper("reach", { system: this.picked }),
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
    $effect(() => {
      if (!desk.isIn("HEADING")) this.warned = null;
    });
    $effect(() => {
      const isLit = (goal: Goal | null) => this.lit.some(({ key }) => key === goal?.key);
      if (this.aimed && !isLit(this.aimed)) this.aimed = null;
      if (this.looked && !isLit(this.looked)) this.looked = null; // nothing is left of a space that goes dark under the pointer
    });
    $effect(() => {
      if (this.reach.now && !desk.isIn("OBSERVE", "SPY")) untrack(() => this.goOn());
    });
  }

  /** Spaces next door that may be named or flown to now. */
  get steps(): Goal[] {
    const { desk } = this;
    if (!desk.isMyTurn) return [];
    const { spaces } = printed(desk);
    return desk.snapshot.legal
      .filter(({ act }) => STEPS.includes(act[0]))
      .map(({ act }) => ({
        key: act.join(" "),
        space: spaces[act[1]]!,
        acts: [act],
        end: null,
        way: null,
      }));
  }

  /** Every end by its cheapest way. */
  get ends(): Goal[] {
    const { spaces } = printed(this.desk);
    return (this.reach.now?.ends ?? []).map((end) => {
      const way = end.ways.find(({ acts }) => acts.length) ?? end.ways[0]!;
      return { key: `${end.how} ${end.space}`, space: spaces[end.space]!, acts: way.acts, end, way };
    });
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
    for (const { landings } of this.declared(heading)) for (const one of landings) best.set(one.space, Math.max(one.rolls, best.get(one.space) ?? 0));
    const shares = [...best].map(([space, rolls]) => ({ space, share: rolls / odds.rolls }));
    return shares.filter(({ share }) => share >= RARE).sort((a, b) => b.share - a.share || a.space - b.space);
  }

  /** What hazards cost on a heading before one can land or choose a way, with the best drives; `unpaid` is where the purse is empty, or -1. */
  toll(heading: number): { sum: number; unpaid: number } {
    const all = this.declared(heading);
    const best = all.reduce<Heading | null>((least, one) => (least === null || one.toll < least.toll ? one : least), null);
    return { sum: best?.toll ?? 0, unpaid: best?.unpaid ?? -1 };
  }

  /** A heading with each set of drives. */
  private declared(heading: number): Heading[] {
    return this.odds.now?.headings.filter(({ space }) => space === heading) ?? [];
  }

  /** Where each die leads that can be chosen now: by an exit, or to its telegate; null where it leads nowhere. */
  get dice(): { die: number; space: Space }[] {
    const { desk } = this;
    if (!desk.isIn("NAV", "JUMP")) return [];
    const { spaces } = printed(desk);
    const here = spaces[desk.view.space[desk.here]!]!;
    return desk.snapshot.legal.flatMap(({ act: [block, face] }) => {
      if (block !== "nav") return [];
      const to = here.exits ? here.exits[face]! : desk.view.gate_space[face]!;
      return to < 0 ? [] : [{ die: face + 1, space: spaces[to]! }];
    });
  }

  /** Expected turns to a system and the heading that leads there; null where it is not known. */
  course(system: number): { turns: number; heading: number } | null {
    const found = this.turns.latest?.courses.find((course) => course.system === system);
    return found ? { turns: found.turns / THOUSAND, heading: found.heading } : null;
  }

  /** The way towards the picked destination: the heading that begins it, or the end from which the fewest turns are left. */
  get onward(): Goal | null {
    if (this.picked === null) return null;
    const heading = this.course(this.picked)?.heading;
    if (this.desk.isIn("HEADING")) return this.steps.find(({ space }) => space.number === heading) ?? null;
    const ends = this.ends.filter(({ acts, end }) => acts.length && end!.turns >= 0);
    const better = (a: Goal, b: Goal) => a.end!.turns - b.end!.turns || a.way!.credits - b.way!.credits || rankOf(a) - rankOf(b);
    return ends.sort(better)[0] ?? null;
  }

  /** Turns that would be left from an end to the picked destination. */
  turnsFrom({ end }: Goal): number | null {
    return this.picked !== null && end && end.turns >= 0 ? end.turns / THOUSAND : null;
  }

  /** What is pointed at, or was touched. */
  get shown(): Goal | null {
    return this.looked ?? this.aimed;
  }

  /** A finger cannot point: its first touch shows the way, the second one flies. */
  touch(goal: Goal): void {
    if (this.aimed?.key === goal.key) this.pick(goal);
    else this.aimed = goal;
  }

  /** Fly there; while something else is asked first, an end beyond it only shows. A heading into hazards that cannot be paid is asked about first. */
  pick(goal: Goal): void {
    if (!goal.acts.length) return;
    if (this.desk.isIn("HEADING") && this.warned !== goal && this.toll(goal.space.number).unpaid >= 0) this.warned = goal;
    else {
      this.warned = null;
      this.order(goal);
      void this.desk.do(...goal.acts);
    }
  }

  /** Remember where a flight is to end that a look interrupts. What lies face up now tells whether something else was met. */
  private order({ key, way, acts }: Goal): void {
    const { turn, face } = this.desk.view;
    const paid = acts.some(([block]) => block === "pay"); // then what is left to pay is not known here
    this.ordered = way && !way.whole && !paid ? { key, turn, face: face.join(), credits: way.credits } : null;
  }

  private goOn(): void {
    const { ordered, desk } = this;
    this.ordered = null;
    if (!ordered || ordered.turn !== desk.view.turn || ordered.face !== desk.view.face.join()) return;
    const goal = this.ends.find(({ key }) => key === ordered.key);
    if (goal?.acts.length && goal.way!.credits <= ordered.credits) this.pick(goal);
  }
}
