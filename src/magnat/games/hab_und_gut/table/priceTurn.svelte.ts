/** A price turn being put together: the two cards, then one of the ways to play them. Nothing is sent before it is complete. */

import { Answer } from "$kit/answer.svelte";
import type { Act, Desk, Phase } from "./types";

/** One complete way to play the two cards, with the prices it leads to. */
export interface Way {
  acts: Act[];
  price: number[];
}

const PRICE_TURN: Phase[] = ["LEFT_CARD", "RIGHT_CARD", "HALVE", "ORDER"];

export class PriceTurn {
  private wantedLeft = $state<number | null>(null);
  private wantedRight = $state<number | null>(null);
  private readonly found: Answer<Way[]>;
  chosen = $state(0);
  /** The way the pointer or focus rests on. */
  pointed = $state<number | null>(null);

  constructor(private readonly desk: Desk) {
    this.found = new Answer(
      desk,
      () => (this.isAsked && this.left !== null && this.right !== null ? [this.left, this.right, desk.phase].join() : null),
      () => this.explore(),
    );
    $effect(() => {
      if (!this.isAsked) this.wantedLeft = this.wantedRight = null; // wishes that can no longer come true
    });
  }

  get isAsked(): boolean {
    return this.desk.isIn(...PRICE_TURN);
  }
  /** The chosen cards: already laid down at the server, or still only wished for. */
  get left(): number | null {
    return this.desk.view.left ? this.desk.view.left! - 1 : this.wantedLeft;
  }
  get right(): number | null {
    return this.desk.view.right ? this.desk.view.right! - 1 : this.wantedRight;
  }
  get ways(): Way[] {
    return this.found.now ?? [];
  }
  get shown(): Way | null {
    return this.ways[this.pointed ?? this.chosen] ?? null;
  }

  choose(side: "left" | "right", card: number): void {
    if (side === "left") this.wantedLeft = this.wantedLeft === card ? null : card;
    else this.wantedRight = this.wantedRight === card ? null : card;
  }

  /** Ask the server what the ways to play the two cards would lead to. */
  private async explore(): Promise<Way[] | null> {
    this.chosen = 0;
    this.pointed = null;
    const acts: Act[] = [];
    if (this.desk.phase === "LEFT_CARD") acts.push(["left_card", this.left!]);
    if (this.desk.phase === "LEFT_CARD" || this.desk.phase === "RIGHT_CARD") acts.push(["right_card", this.right!]);
    const ends = await this.desk.ends(PRICE_TURN, ...acts);
    return ends && ends.map(({ acts, view }) => ({ acts, price: view.price }));
  }

  async play(): Promise<void> {
    const way = this.ways[this.chosen];
    if (way) await this.desk.do(...way.acts);
  }
}
