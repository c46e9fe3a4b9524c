/** An exchange between two ships, put together here and sent as one request. */

import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { Answer, asOf } from "$kit/answer.svelte";
import type { Act, Desk, Side as Outcome, Trade } from "./types";

export type Side = "give" | "take";

export class Exchange {
  partner = $state<number | null>(null);
  credits = $state({ give: 0, take: 0 });
  private readonly counts = {
    give: new SvelteMap<number, number>(),
    take: new SvelteMap<number, number>(),
  };

  private readonly judged: Answer<Trade>;

  constructor(private readonly desk: Desk) {
    this.judged = new Answer(
      desk,
      () => (this.partner === null || this.isEmpty ? null : asOf(desk, this.partner, this.draft())),
      () => desk.helper("trade", { partner: this.partner!, ...this.draft() }),
    );
    $effect(() => {
      if (!desk.isIn("TRANSACT", "ASTEROID")) this.close();
    });
    let isFilled = false;
    desk.fillIn = ({ acts }) => {
      isFilled = acts[0]?.[0] === "trade";
      if (isFilled) this.fill(acts);
      return isFilled;
    };
    $effect(() => {
      if (desk.store.hint || !isFilled) return;
      isFilled = false; // what a hint has filled in goes with it
      untrack(() => this.close());
    });
  }

  /** Put an exchange into the form that is given as acts. */
  private fill(acts: Act[]): void {
    this.open(acts[0]![1]);
    for (const [block, number] of acts.slice(1)) {
      if (block === "give" || block === "take") this.change(block, number, 1);
      else if (block === "gc" || block === "tc") this.credits[block === "gc" ? "give" : "take"] += this.desk.printed.coins[number]!;
    }
  }

  open(seat: number): void {
    this.close();
    this.partner = seat;
  }

  close(): void {
    this.partner = null;
    this.credits = { give: 0, take: 0 };
    this.counts.give.clear();
    this.counts.take.clear();
  }

  count(side: Side, thing: number): number {
    return this.counts[side].get(thing) ?? 0;
  }

  change(side: Side, thing: number, by: number): void {
    const held = this.desk.view.held[this.owner(side)]![thing]!;
    this.counts[side].set(thing, Math.min(held, Math.max(0, this.count(side, thing) + by)));
  }

  setCredits(side: Side, sum: number): void {
    const most = this.desk.view.credits[this.owner(side)]!;
    this.credits[side] = Number.isFinite(sum) ? Math.min(most, Math.max(0, Math.round(sum))) : 0;
  }

  owner(side: Side): number {
    return side === "give" ? this.desk.here : this.partner!;
  }

  /** The things of that side, as kinds held. */
  things(side: Side): number[] {
    return this.desk.view.held[this.owner(side)]!.flatMap((count, thing) => (count ? [thing] : []));
  }

  get isEmpty(): boolean {
    const { give, take } = this.draft();
    return give.length + take.length + this.credits.give + this.credits.take === 0;
  }

  /** Why the rules refuse this exchange, with the numbers of the rules; empty while they do not. */
  get refusal(): string {
    const refused = this.judged.now?.refused;
    return refused ? this.desk.reason(refused) : "";
  }

  /** What becomes of one side; null while the draft is empty. */
  outcome(side: Side): Outcome | null {
    return this.judged.latest?.sides.find(({ seat }) => seat === this.owner(side)) ?? null;
  }

  private draft() {
    const listed = (side: Side) => [...this.counts[side]].flatMap(([thing, count]) => Array<number>(count).fill(thing));
    return {
      give: listed("give"),
      take: listed("take"),
      give_credits: this.credits.give,
      take_credits: this.credits.take,
    };
  }

  async send(): Promise<void> {
    if (await this.desk.send(await this.judged.settled())) this.close();
  }
}
