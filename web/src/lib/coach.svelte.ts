/** What the coach says of a finished game: asked for once, looked at again until it is done. */

import { api, ApiError } from "./api";
import { sentence, t } from "./page.svelte";
import type { Coached, CoachReport, Thought } from "./types";

const AGAIN_MS = 900;
const WARMING_MS = 5000; // the server compiles the game: that takes a while

export class Coach {
  found = $state.raw<Coached | null>(null);
  /** Why there is nothing to show, or nothing more. */
  trouble = $state("");
  /** Whether it is still asked for. */
  isAsking = $state(false);

  private again: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly id: string) {}

  get report(): CoachReport | null {
    return this.found?.report ?? null;
  }
  get isDone(): boolean {
    return this.found?.status === "done";
  }
  /** How far it is, in percent. */
  get percent(): number {
    return this.found ? Math.round((100 * this.found.done) / this.found.of) : 0;
  }

  /** What is known already; nothing is begun. */
  async look(): Promise<void> {
    try {
      this.found = await api.coached(this.id);
    } catch {
      // There is nothing to show, and nobody has asked.
    }
  }

  /** Let the game be judged, and follow it until it is. */
  async ask(): Promise<void> {
    clearTimeout(this.again);
    this.isAsking = true;
    this.trouble = "";
    try {
      this.found = await api.coach(this.id);
      if (this.isDone) this.isAsking = false;
      else this.later(AGAIN_MS);
    } catch (error) {
      this.trouble = sentence(error);
      if (error instanceof ApiError && (error.code === "warming" || error.status === 0 || error.status === 429)) this.later(WARMING_MS);
      else this.isAsking = false;
    }
  }

  /** Nobody looks any more; the server goes on. */
  leave(): void {
    clearTimeout(this.again);
    this.isAsking = false;
  }

  private later(wait: number): void {
    this.again = setTimeout(() => void this.ask(), wait);
  }
}

/** Thousandths of a victory in points of a hundred: 124 is 12. */
export const points = (mille: number): number => Math.round(mille / 10);

/** What the best act of those that were weighed gains over the second best, with the error of both; "" if nothing else was weighed. */
export function gainOf({ options }: Thought): string {
  const [best, second] = options;
  if (!best || !second) return "";
  const values = { percent: points(best.win), error: points(best.error), gain: points(best.win - second.win), second: second.words };
  return t(values.gain > points(Math.hypot(best.error, second.error)) ? "think-gain" : "think-close", values);
}

/** Such points as a gain or loss: "+12", "−3", "0". */
export function signed(mille: number): string {
  const rounded = points(mille);
  return rounded > 0 ? `+${rounded}` : rounded < 0 ? `−${-rounded}` : "0";
}
