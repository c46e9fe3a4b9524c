/** What is shown for a moment when it happens. */

import { untrack } from "svelte";
import type { Desk } from "$lib/desk.svelte";
import type { Declared, LineOf } from "$lib/types";

const ENOUGH_MS = 2000; // seen for that long, it need not come back when something takes its place
const PATIENCE_MS = 60_000; // what found no place until then is in the log

/** Something made of the lines that have just come, and of the position before them; it vanishes when it has been seen for a while or when it is closed. */
export class Moment<T, G extends Declared = Declared> {
  shown = $state.raw<T | null>(null);
  private seenMs = 0;
  private waitedMs = 0;

  /** To be made while a component is; what was told before that is no news. */
  constructor(
    readonly desk: Desk<G>,
    private readonly shownMs: number,
    find: (fresh: LineOf<G>[], before: G["View"]) => T | null,
  ) {
    let known = untrack(() => desk.snapshot.lines.length);
    let before = untrack(() => desk.snapshot.view!);
    $effect(() => {
      const { lines, view, status } = desk.snapshot;
      const found = find(lines.slice(Math.min(known, lines.length)), before);
      known = lines.length;
      before = view!;
      if (status === "over") this.close();
      else if (found) {
        this.shown = found;
        this.seenMs = this.waitedMs = 0;
      }
    });
  }

  /** Time goes by, while it is seen or while there is no place for it. */
  pass(ms: number, isSeen: boolean): void {
    if (isSeen) this.seenMs += ms;
    else this.waitedMs += ms;
    if (this.seenMs >= this.shownMs || this.waitedMs >= PATIENCE_MS || (!isSeen && this.seenMs >= ENOUGH_MS)) this.close();
  }

  close = (): void => {
    this.shown = null;
  };
}
