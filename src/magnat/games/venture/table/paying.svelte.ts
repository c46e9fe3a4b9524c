/** Cards laid out to be paid with, or one to be discarded. */

import { untrack } from "svelte";
import type { Verdict } from "$lib/desk.svelte";
import { Answer } from "$kit/answer.svelte";
import { Draft } from "$kit/draft.svelte";
import type { Act, Cards, Desk, Game, Payment } from "./types";

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
  private readonly least: Answer<Cards>;

  constructor(desk: Desk) {
    super(desk);
    this.least = new Answer(
      desk,
      () => (desk.isIn("PAY") ? [desk.view.owed, ...desk.view.hand[desk.me!]!].join() : null),
      () => desk.helper("best_payment"),
    );
    $effect(() => {
      if (this.least.now) untrack(() => this.choose()); // what loses least lies there at once: one press pays
    });
  }

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

  /** Lay out what leaves me the most. */
  choose(): void {
    const used = new Map<number, number>();
    this.lay(
      (this.least.now?.cards ?? []).map((kind) => {
        const copy = used.get(kind) ?? 0;
        used.set(kind, copy + 1);
        return `${kind}.${copy}`;
      }),
    );
  }

  /** Whether something else than the best payment lies there. */
  get mayPayBetter(): boolean {
    const sorted = (kinds: number[]) => kinds.toSorted((a, b) => a - b).join();
    return this.least.now !== null && sorted(this.kinds) !== sorted(this.least.now.cards);
  }
}
