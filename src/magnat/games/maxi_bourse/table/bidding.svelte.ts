/** My part in an auction: how far I go, said once. The table stays for me up to that price, then withdraws me; the order ends with its auction. */

import type { Deed } from "$lib/desk.svelte";
import type { Hint } from "$lib/types";
import { Orders } from "./orders.svelte";
import type { Outlook } from "./outlook.svelte";
import type { Desk, Stay } from "./types";
import { price } from "./view";

export class Bidding {
  private readonly orders: Orders;
  private wanted = $state<number | null>(null);

  constructor(
    private readonly desk: Desk,
    private readonly outlook: Outlook,
  ) {
    this.orders = new Orders(desk);
    $effect(() => {
      if (desk.phase !== "BIDS") this.wanted = null;
    });
  }

  /** Whether I have still to say how far I go, and can go as far as this step at least. */
  get isOpen(): boolean {
    return this.desk.isIn("BIDS") && this.orders.isOpen && this.highest >= this.least;
  }
  get least(): number {
    return this.desk.view.price;
  }
  get lots(): number {
    return this.outlook.auction?.asked ?? 0;
  }
  /** The last price that my cash covers. */
  get highest(): number {
    return this.outlook.auction?.highest ?? 0;
  }
  /** The price that the control shows. */
  get ceiling(): number {
    return this.fit(this.wanted ?? this.after(this.desk.printed.few_steps));
  }
  /** What it would cost me, served at that price. */
  get served(): Stay | undefined {
    return this.outlook.auction?.steps.find(({ price }) => price === this.ceiling);
  }
  /** Prices to choose at a press: a few steps, many, all that my cash covers. */
  get offered(): number[] {
    const { few_steps: few, longest_stay: many } = this.desk.printed;
    return [...new Set([few, many].map((steps) => this.fit(this.after(steps))).concat(this.highest))];
  }
  choose = (price: number): void => {
    this.wanted = this.fit(price);
  };
  private after(steps: number): number {
    return this.least + steps - 1;
  }
  private fit(price: number): number {
    return Math.min(Math.max(price, this.least), this.highest);
  }

  /** Up to which price the table stays for me; null: I am asked. */
  get given(): number | null {
    const { phase, me } = this.desk;
    const view = this.desk.view;
    if (phase !== "BIDS" || me === null || !view.demand[me] || !this.orders.isOpen) return null;
    return this.orders.given.stay[view.company] ?? null;
  }
  stayUpTo = (price: number): void => void this.orders.limit("stay", this.desk.view.company, price);
  /** Ask me again; an answer of mine that still lies sealed is taken back. */
  comeBack = async (): Promise<void> => {
    await this.orders.limit("stay", this.desk.view.company, null);
    if (this.desk.phase === "BIDS" && !this.desk.isMyTurn && this.desk.snapshot.undoable) await this.desk.store.undo();
  };

  /** A hint to stay says how far a good player goes, and says it once for the whole auction. */
  async advised(hint: Hint): Promise<Deed | false> {
    const limit = hint.reasons.find((reason) => reason.hint === "STAYS_IN")?.values.limit;
    if (limit === undefined) return false;
    await this.outlook.auctionSettled();
    if (!this.isOpen) return false;
    const ceiling = this.fit(limit);
    this.wanted = ceiling;
    return { words: this.said(ceiling), act: () => this.stayUpTo(ceiling) };
  }
  said(ceiling: number): string {
    return this.desk.say("stay-up-to", { price: price(this.desk, ceiling) });
  }
}
