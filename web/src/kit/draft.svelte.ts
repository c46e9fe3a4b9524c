/** What is put together on the page before it is sent: laid, filled in by a hint and given back with it, judged by the server, sent in one request, cleared. */

import { untrack } from "svelte";
import type { Desk, Verdict } from "$lib/desk.svelte";
import type { ActOf, Declared, HintOf } from "$lib/types";
import { Answer, asOf } from "./answer.svelte";

/** A game says what can lie in its form, when, and what the server is asked about it. To be made while a component is. */
export abstract class Draft<Laid, Judged extends Verdict<ActOf<G>>, G extends Declared> {
  /** What lies in the form. It is never changed, only laid anew. */
  laid = $state.raw() as Laid;
  /** The hint that was filled in, what it laid, and what lay there before. */
  private filled = $state.raw<{ hint: HintOf<G>; laid: string; before: Laid } | null>(null);
  private readonly verdict: Answer<Judged>;

  constructor(
    protected readonly desk: Desk<G>,
    /** What is dragged or typed is not judged at every step. */
    pauseMs = 0,
  ) {
    this.laid = this.blank();
    this.verdict = new Answer<Judged>(
      desk,
      () => (this.isWhole ? asOf(desk, this.laid) : null),
      () => this.judge(this.laid),
      pauseMs,
    );
    $effect(() => {
      if (!this.isOpen) untrack(() => this.clear());
    });
    $effect(() => {
      if (!desk.store.hint) untrack(() => this.giveBack());
    });
  }

  /** Nothing. */
  protected abstract blank(): Laid;
  /** Whether it can be put together now; where not, it is cleared. */
  protected abstract get isOpen(): boolean;
  /** Whether enough lies there to be judged. */
  protected abstract get isWhole(): boolean;
  /** What the server says of it: the acts that carry it out or what is refused, and whatever else there is to know. */
  protected abstract judge(laid: Laid): Promise<Judged | null>;

  /** The latest judgement; it stays while the next one is awaited. */
  get judged(): Judged | null {
    return this.verdict.latest;
  }
  /** The judgement of what lies there now; null until it has come. */
  get judgedNow(): Judged | null {
    return this.verdict.now;
  }

  lay(laid: Laid): void {
    this.laid = laid;
  }

  /** Lay what a hint says. It is given back when the hint goes, unless something was changed in it. */
  fill(hint: HintOf<G>, laid: Laid): void {
    this.filled = { hint, laid: JSON.stringify(laid), before: this.laid };
    this.laid = laid;
  }

  /** The hint that it follows, as long as nothing is changed in it. */
  get advice(): HintOf<G> | null {
    return this.filled && this.filled.laid === JSON.stringify(this.laid) ? this.filled.hint : null;
  }

  protected giveBack(): void {
    if (this.advice) this.laid = this.filled!.before;
    this.filled = null;
  }

  /** Nothing is put together any more; a hint that was followed goes with it. */
  clear(): void {
    if (this.advice && this.advice === this.desk.hint) this.desk.store.hint = null;
    this.filled = null;
    this.laid = this.blank();
  }

  /** Send it in one request, and clear it; what a hint says is done to its end. */
  async send(): Promise<boolean> {
    const { advice } = this;
    const isSent = advice ? await this.desk.do(...advice.acts) : await this.desk.send(await this.verdict.settled());
    if (isSent) this.clear();
    return isSent;
  }
}
