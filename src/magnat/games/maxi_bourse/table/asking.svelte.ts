/** The price that I ask for shares somebody wants of me: any above the listed one and above the one accepted. It is said in two acts. */

import type { Deed } from "$lib/desk.svelte";
import { Answer, asOf } from "$kit/answer.svelte";
import { price } from "./view";
import type { Act, Advice, Asked, Desk } from "./types";

export class Asking {
  private wanted = $state<number | null>(null);
  /** What a good player would ask, where the table gives hints. */
  private readonly usual: Answer<Asked>;

  constructor(private readonly desk: Desk) {
    this.usual = new Answer(
      desk,
      () => (this.isOpen && desk.snapshot.advice ? asOf(desk) : null),
      async () => (await desk.helper("asking")) ?? { price: null },
    );
    $effect(() => {
      if (desk.phase !== "REQ_PRICE") this.wanted = null;
    });
  }

  get isOpen(): boolean {
    return this.desk.isIn("REQ_PRICE") && this.desk.choice("up_10").open;
  }
  get least(): number {
    return this.desk.view.least_price;
  }
  get most(): number {
    return this.desk.view.price_ceiling / this.desk.printed.step;
  }
  /** The price that the control shows: to begin with the usual one. */
  get value(): number {
    return this.fit(this.wanted ?? this.usual.now?.price ?? this.least);
  }
  choose = (wanted: number): void => {
    this.wanted = this.fit(wanted);
  };
  private fit(wanted: number): number {
    return Math.min(Math.max(wanted, this.least), this.most);
  }

  get words(): string {
    const { demand, buyer } = this.desk.view;
    return this.desk.say("ask-price", { price: price(this.desk, this.value), sum: this.desk.money(this.value * demand[buyer]!) });
  }
  private get acts(): Act[] {
    const { tens } = this.desk.printed;
    return [
      ["hundreds", Math.floor(this.value / tens)],
      ["tens", this.value % tens],
    ];
  }
  /** Whether the usual price is still awaited: a price does not change under a finger. */
  get isAwaited(): boolean {
    return this.wanted === null && this.desk.snapshot.advice && this.usual.now === null;
  }
  send = (): void => void this.desk.do(...this.acts);

  /** A hint names the whole price where it is asked. */
  advised(hint: Advice): Deed | false {
    const [first, second] = hint.acts;
    if (!this.isOpen || first?.[0] !== "hundreds" || second?.[0] !== "tens") return false;
    this.choose(first[1] * this.desk.printed.tens + second[1]);
    return { words: this.words, act: this.send };
  }
}
