/** Cards laid out to be paid with, or one to be discarded. */

import type { Verdict } from "$lib/desk.svelte";
import { Draft } from "$kit/draft.svelte";
import type { Act, Game, Payment } from "./types";

/** One card of the hand: its kind, and which of the equal ones. */
export interface Held {
  kind: number;
  key: string;
}

interface Judged extends Verdict<Act> {
  payment: Payment | null;
}

const NOTHING: string[] = [];

/** What lies in its form are keys of cards. */
export class Paying extends Draft<string[], Judged, Game> {
  protected blank() {
    return NOTHING;
  }
  protected get isOpen(): boolean {
    return this.desk.isIn("PAY", "DISCARD");
  }
  protected get isWhole(): boolean {
    return this.laid.length > 0;
  }
  protected async judge(): Promise<Judged | null> {
    const { kinds } = this;
    if (this.desk.isIn("DISCARD")) return { refused: null, acts: [["discard", kinds[0]!]], payment: null };
    const payment = await this.desk.helper("payment", { cards: kinds });
    return payment && { refused: null, acts: payment.enough ? payment.acts : [], payment };
  }

  get kinds(): number[] {
    return this.laid.map((key) => Number(key.split(".")[0]));
  }
  /** What the cards laid out would pay. */
  get payment(): Payment | null {
    return this.judged?.payment ?? null;
  }

  toggle({ key }: Held): void {
    const rest = this.laid.filter((other) => other !== key);
    if (this.desk.isIn("DISCARD")) this.lay(this.laid.includes(key) ? NOTHING : [key]);
    else if (this.desk.isIn("PAY")) this.lay(this.laid.includes(key) ? rest : [...this.laid, key]);
  }

  async choose(): Promise<void> {
    let best = null;
    for (let tries = 0; !best && tries < 3 && this.desk.isIn("PAY"); tries += 1) best = await this.desk.helper("best_payment"); // null: news came meanwhile
    if (!best || !this.desk.isIn("PAY")) return;
    const used = new Map<number, number>();
    this.lay(
      best.cards.map((kind) => {
        const copy = used.get(kind) ?? 0;
        used.set(kind, copy + 1);
        return `${kind}.${copy}`;
      }),
    );
  }
}
