/** An exchange between two ships: what lies in its form. */

import { Draft } from "$kit/draft.svelte";
import type { Act, Advice, Block, Game, Side as Outcome, Trade } from "./types";

export type Side = "give" | "take";

interface Laid {
  partner: number;
  /** Things by their kinds, one for each piece. */
  give: number[];
  take: number[];
  give_credits: number;
  take_credits: number;
}

const between = (most: number, count: number) => Math.min(most, Math.max(0, count));

export class Exchange extends Draft<Laid | null, Trade, Game> {
  protected blank() {
    return null;
  }
  protected get isOpen(): boolean {
    return this.desk.isIn("TRANSACT", "ASTEROID");
  }
  protected get isWhole(): boolean {
    const { laid } = this;
    return laid !== null && laid.give.length + laid.take.length + laid.give_credits + laid.take_credits > 0;
  }
  protected judge(laid: Laid): Promise<Trade | null> {
    return this.desk.helper("trade", { ...laid });
  }

  get partner(): number | null {
    return this.laid?.partner ?? null;
  }
  get isEmpty(): boolean {
    return !this.isWhole;
  }

  open(partner: number): void {
    this.lay({ partner, give: [], take: [], give_credits: 0, take_credits: 0 });
  }

  /** An exchange that a hint says is filled in. */
  fillIn(hint: Advice): boolean {
    const [begins, ...terms] = hint.acts as [Act, ...Act[]];
    if (begins[0] !== "trade") return false;
    const of = (wanted: Block) => terms.flatMap(([block, number]) => (block === wanted ? [number] : []));
    const credits = (wanted: Block) => of(wanted).reduce((sum, coin) => sum + this.desk.printed.coins[coin]!, 0);
    this.fill(hint, { partner: begins[1], give: of("give"), take: of("take"), give_credits: credits("gc"), take_credits: credits("tc") });
    return true;
  }

  count(side: Side, thing: number): number {
    return this.laid![side].filter((other) => other === thing).length;
  }

  change(side: Side, thing: number, by: number): void {
    const held = this.desk.view.held[this.owner(side)]![thing]!;
    const count = between(held, this.count(side, thing) + by);
    this.lay({ ...this.laid!, [side]: [...this.laid![side].filter((other) => other !== thing), ...Array<number>(count).fill(thing)] });
  }

  credits(side: Side): number {
    return this.laid![`${side}_credits`];
  }

  setCredits(side: Side, sum: number): void {
    const most = this.desk.view.credits[this.owner(side)]!;
    this.lay({ ...this.laid!, [`${side}_credits`]: Number.isFinite(sum) ? between(most, Math.round(sum)) : 0 });
  }

  owner(side: Side): number {
    return side === "give" ? this.desk.here : this.partner!;
  }

  /** The things of that side, as kinds held. */
  things(side: Side): number[] {
    return this.desk.view.held[this.owner(side)]!.flatMap((count, thing) => (count ? [thing] : []));
  }

  /** Why the rules refuse this exchange, with the numbers of the rules; empty while they do not. */
  get refusal(): string {
    const refused = this.judgedNow?.refused;
    return refused ? this.desk.reason(refused) : "";
  }

  /** What becomes of one side; null while the draft is empty. */
  outcome(side: Side): Outcome | null {
    return this.judged?.sides.find(({ seat }) => seat === this.owner(side)) ?? null;
  }
}
