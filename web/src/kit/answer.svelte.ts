/** What only the server knows: worked out for the position, or for a draft that is not yet sent. */

import { untrack } from "svelte";
import type { Desk } from "$lib/desk.svelte";

const ATTEMPTS = 3;
/** Long enough for what is being dragged or typed, and for bots that play at once, not to ask at every step. */
export const PAUSE_MS = 120;

/** The answer to a question that changes with the table and with what is put together on it. To be made while a component is.
 *
 * `question` says in a string what the answer depends on; null where nothing is to be asked, undefined where what was answered stays; `ask` asks it. Of answers that overtake each other the
 * newest question's counts; one that failed because the table has changed meanwhile is asked again.
 */
export class Answer<T> {
  /** The latest answer. It stays while the next one is awaited, so that nothing flickers; null where nothing is to be asked. */
  latest = $state.raw<T | null>(null);
  private answered = $state<string | null>(null);
  private asked: string | null = null;
  private pause: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly desk: Desk,
    private readonly question: () => string | null | undefined,
    private readonly ask: () => Promise<T | null>,
    /** What changes quickly does not ask at every step. */
    pauseMs = 0,
  ) {
    $effect(() => {
      void desk.snapshot;
      const question = this.question();
      untrack(() => {
        if (question === null) this.forget();
        else if (question !== undefined && question !== this.asked && question !== this.answered) {
          clearTimeout(this.pause);
          if (pauseMs && (this.latest || this.asked)) this.pause = setTimeout(() => void this.look(question), pauseMs);
          else void this.look(question);
        }
      });
    });
    $effect(() => () => clearTimeout(this.pause));
  }

  /** The answer to the present question; null until it has come. */
  get now(): T | null {
    return this.answered !== null && this.answered === this.question() ? this.latest : null;
  }

  /** The answer to the present question, waited for; null if the table does not come to rest. */
  async settled(): Promise<T | null> {
    clearTimeout(this.pause);
    for (let attempt = 0; attempt < ATTEMPTS && this.now === null; attempt += 1) {
      const question = this.question();
      if (question == null) return null;
      await this.look(question);
    }
    return this.now;
  }

  private async look(question: string): Promise<void> {
    this.asked = question;
    const { since } = this.desk.store;
    const answer = await this.ask();
    if (this.asked !== question) return;
    this.asked = null;
    if (answer === null && since !== this.desk.store.since && this.question() === question) return this.look(question);
    if (answer === null) return;
    this.latest = answer;
    this.answered = question;
  }

  private forget(): void {
    clearTimeout(this.pause);
    this.asked = this.answered = this.latest = null;
  }
}

/** A question about the position as it is now, and about these parts of a draft. */
export const asOf = (desk: Desk, ...parts: unknown[]) => JSON.stringify([desk.store.since, ...parts]);
