/** What somebody who waits for people was looking for: as long as nobody has come, an older table may turn up. */

import type { Seek } from "$lib/types";

class SeekAgain {
  private readonly wanted = new Map<string, Seek>();

  keep(match: string, wanted: Seek): void {
    this.wanted.set(match, wanted);
  }

  of(match: string): Seek | null {
    const wanted = this.wanted.get(match);
    return wanted ? { ...wanted, instead_of: match } : null;
  }
}

export const seekAgain = new SeekAgain();
