/** What is shown for a moment when it happens. */

import { onDestroy, untrack } from "svelte";
import type { Desk } from "$lib/desk.svelte";
import type { Line, View } from "$lib/types";

/** Something made of the lines that have just come, and of the position before them; it vanishes after a while or when it is closed. */
export class Moment<T> {
  shown = $state.raw<T | null>(null);
  private end: ReturnType<typeof setTimeout> | undefined;

  /** To be made while a component is; what was told before that is no news. */
  constructor(desk: Desk, shownMs: number, find: (fresh: Line[], before: View) => T | null) {
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
        clearTimeout(this.end);
        this.end = setTimeout(this.close, shownMs);
      }
    });
    onDestroy(() => clearTimeout(this.end));
  }

  close = (): void => {
    this.shown = null;
  };
}
