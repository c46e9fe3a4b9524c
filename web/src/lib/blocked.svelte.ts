/** Whose messages at a table I do not want to read: asked for when the page comes, when somebody else sits down, and after I have blocked somebody. */

import { api } from "./api";
import { me } from "./me.svelte";
import type { Said } from "./types";

export class BlockedHere {
  seats = $state.raw<number[]>([]);
  names = $state.raw<string[]>([]);

  constructor(private readonly match: string) {}

  async load(): Promise<void> {
    if (!me.person) return;
    try {
      const found = await api.blockedHere(this.match);
      [this.seats, this.names] = [found.seats, found.names];
    } catch {
      // then everything is shown
    }
  }

  hides({ seat, name, notice, remark }: Said): boolean {
    if (notice || remark) return false;
    return seat === null ? this.names.includes(name) : this.seats.includes(seat);
  }
}
