/** What I am about to do and have not yet sent, and what my cards, raids and stacks are worth. */

import { Answer, asOf } from "$kit/answer.svelte";
import { Paying, type Held } from "./paying.svelte";
import { Stacking } from "./stacking.svelte";
import type { Arrangement, Cards, Desk, RaidRow, Value } from "./types";
import { stacksOf } from "./view";

/** What all stacks would pay with the company in hand on one of them, and whether that would be a mistake. */
interface Placing {
  profit: number;
  isMistake: boolean;
}

export class Turn {
  readonly paying: Paying;
  readonly stacking: Stacking;

  private readonly worth: Answer<Value>;
  private readonly raided: Answer<Map<number, RaidRow>>;
  private readonly placed: Answer<Map<number, Placing>>;
  private readonly moved: Answer<Arrangement>;
  private readonly spared: Answer<Cards>;

  constructor(private readonly desk: Desk) {
    this.paying = new Paying(desk);
    this.stacking = new Stacking(desk);
    desk.fillIn = (hint) => this.stacking.fillIn(hint);
    const isMine = () => desk.me !== null && desk.isLive;
    this.worth = new Answer(
      desk,
      () => (isMine() ? this.view.hand[desk.me!]!.join() : null),
      () => desk.helper("value"),
    );
    this.raided = new Answer(
      desk,
      () => (desk.isIn("MAIN", "TAKE") ? asOf(desk) : isMine() ? undefined : null),
      () => this.weighRaids(),
    );
    this.placed = new Answer(
      desk,
      () => (desk.isIn("PLACE") ? asOf(desk) : null),
      () => this.weighPlaces(),
    );
    this.moved = new Answer(
      desk,
      () => (desk.isIn("MAIN") && this.view.controlled[desk.me!] ? asOf(desk) : null),
      () => desk.helper("arrangement", { stacks: stacksOf(this.view, desk.me!) }),
    );
    this.spared = new Answer(
      desk,
      () => (desk.isIn("MAIN") && !this.view.owed && this.isAdvised ? asOf(desk) : null),
      () => desk.helper("best_discard"),
    );
  }

  private get view() {
    return this.desk.view;
  }
  /** What a reorganisation would cost now. */
  get moving(): number | null {
    return this.moved.latest?.cost ?? null;
  }
  /** Whether a good player may be asked, and no guide says what to press. */
  private get isAdvised(): boolean {
    const { advice, guide } = this.desk.snapshot;
    return advice && (guide === null || guide.over);
  }
  /** The card that whoever does nothing in this turn misses least; null where there is none, something was done, or no hints are given. */
  get spare(): number | null {
    return this.spared.now?.cards[0] ?? null;
  }
  raid(top: number): RaidRow | undefined {
    return this.raided.latest?.get(top);
  }
  /** With the company in hand on the stack of this top. */
  placing(top: number): Placing | undefined {
    return this.placed.latest?.get(top);
  }

  /** The cards of my hand, grouped as the server groups them: collections, then single ones. */
  get hand(): { cards: Held[]; value: number | null }[] {
    const counts = this.view.hand[this.desk.here] ?? [];
    const left = counts.map((count) => count ?? 0);
    const used = left.map(() => 0);
    const take = (kind: number): Held => ({ kind, key: `${kind}.${used[kind]!++}` });
    const parts = (this.worth.latest?.parts ?? []).filter(({ cards }) => cards.every((kind) => used[kind]! < left[kind]!));
    const groups: { cards: Held[]; value: number | null }[] = parts.map(({ cards, value }) => ({ cards: cards.map(take), value }));
    left.forEach((count, kind) => {
      while (used[kind]! < count) groups.push({ cards: [take(kind)], value: null });
    });
    return groups;
  }

  /** What the Proxy card that is played makes of a company's price. */
  raidCost(top: number): number {
    return this.raid(top)?.costs[this.view.mark - 1] ?? 0;
  }

  private async weighRaids(): Promise<Map<number, RaidRow> | null> {
    const answer = await this.desk.helper("raids");
    return answer && new Map(answer.raids.map((raid) => [raid.company, raid]));
  }

  private async weighPlaces(): Promise<Map<number, Placing> | null> {
    const { desk } = this;
    const { taken } = this.view;
    const ends = await desk.ends(["PLACE"]);
    return (
      ends &&
      new Map(
        ends.flatMap(({ acts: [[block, top]], view }) =>
          block === "place_on" ? [[top, { profit: view.profit[desk.me!]!, isMistake: view.misplaced[taken - 1] === 1 }] as const] : [],
        ),
      )
    );
  }
}
