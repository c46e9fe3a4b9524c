/** What is shown for a moment when it happens. */

import { onDestroy, untrack } from "svelte";
import type { Desk } from "$lib/desk.svelte";
import type { Line } from "$lib/types";
import { viewOf, type RichessesView } from "./view";

/** Something made of the lines that have just come, and of the position before them; it vanishes after a while or when it is closed. */
export class Tidings<T> {
  shown = $state.raw<T | null>(null);
  private end: ReturnType<typeof setTimeout> | undefined;

  /** To be made while a component is; what was told before that is no news. */
  constructor(desk: Desk, shownMs: number, find: (fresh: Line[], before: RichessesView) => T | null) {
    let known = untrack(() => desk.snapshot.lines.length);
    let before = untrack(() => viewOf(desk));
    $effect(() => {
      const { lines, view } = desk.snapshot;
      const found = find(lines.slice(Math.min(known, lines.length)), before);
      known = lines.length;
      before = view as unknown as RichessesView;
      if (!found) return;
      this.shown = found;
      clearTimeout(this.end);
      this.end = setTimeout(this.close, shownMs);
    });
    onDestroy(() => clearTimeout(this.end));
  }

  close = (): void => {
    this.shown = null;
  };
}
