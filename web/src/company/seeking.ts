/** What somebody who waits for people was looking for: as long as seats are free there, an older table may turn up. */

import type { Seek } from "$lib/types";

class SeekAgain {
  private readonly wanted = new Map<string, Seek>();

  keep(match: string, wanted: Seek): void {
    this.wanted.set(match, wanted);
  }

  of(match: string): Seek | null {
    return this.wanted.get(match) ?? null;
  }
}

export const seekAgain = new SeekAgain();
