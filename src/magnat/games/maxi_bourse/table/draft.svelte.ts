/** What is put together on the page before it is said aloud: a sale with its number, a request with its number. One request carries it out. */

import { untrack } from "svelte";
import type { Act, Advice, Desk } from "./types";

export type Kind = "sell" | "request";

export class Draft {
  company = $state<number | null>(null);
  lots = $state(1);
  /** What a hint has filled in. */
  private hinted = $state.raw<Act[] | null>(null);

  constructor(private readonly desk: Desk) {
    $effect(() => {
      if (this.kind === null || (this.company !== null && this.most === 0)) this.drop();
    });
    $effect(() => {
      if (!desk.store.hint) untrack(() => this.clearHint());
    });
  }

  /** The form is as a hint has filled it in. */
  private get isAsHinted(): boolean {
    return this.hinted !== null && JSON.stringify(this.hinted) === JSON.stringify(this.acts);
  }

  /** A hint to sell or to ask for lots is filled in where that is done. */
  fillIn(hint: Advice): boolean {
    const [[block, company], number] = [hint.acts[0]!, hint.acts[1]];
    if (hint.acts.length !== 2 || block !== this.kind || number?.[0] !== "qty") return false;
    this.company = company;
    this.lots = number[1];
    this.hinted = hint.acts;
    return true;
  }

  /** The hint is gone, and so is what it has filled in. */
  private clearHint(): void {
    if (this.isAsHinted) this.drop();
    this.hinted = null;
  }

  /** Which kind can be put together now. */
  get kind(): Kind | null {
    if (this.desk.isIn("SALE", "RAISE_CASH")) return "sell";
    return this.desk.isIn("PRETURN") ? "request" : null;
  }

  /** Whose shares they are. */
  private get holder(): number {
    return this.kind === "request" ? this.desk.view.active : this.desk.here;
  }

  get most(): number {
    return this.company === null ? 0 : this.desk.view.held[this.holder]![this.company]!;
  }

  /** The companies that it can be about. */
  get companies(): number[] {
    const { kind } = this;
    return this.desk.snapshot.legal.flatMap(({ act: [block, company] }) => (block === kind ? [company] : []));
  }

  get acts(): Act[] {
    return this.kind && this.company !== null
      ? [
          [this.kind, this.company],
          ["qty", Math.min(this.lots, this.most)],
        ]
      : [];
  }

  open = (company: number, lots = 1): void => {
    this.company = company;
    this.lots = lots;
  };

  drop = (): void => {
    this.company = null;
    this.lots = 1;
  };

  send = async (): Promise<void> => {
    if (this.acts.length && (await this.desk.do(...this.acts))) this.drop();
  };
}
