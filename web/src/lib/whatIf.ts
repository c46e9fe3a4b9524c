/** Trying it otherwise: a copy of the table, from the moment that is shown. */

import { api } from "./api";
import type { Desk } from "./desk.svelte";
import { keepOrigin } from "./origin";
import { router } from "./router.svelte";

/** Whether the table lets this reader try; after the end there must be something left to play. */
export function mayTry(desk: Desk): boolean {
  const { me, status, advice } = desk.snapshot;
  if (me === null) return false;
  return status === "over" ? desk.replay !== null && !desk.isAtEnd : advice && (status === "running" || status === "paused");
}

export async function tryOtherwise(desk: Desk): Promise<void> {
  const { store } = desk;
  const made = await store.ask(() => api.whatIf(store.id, desk.replay?.place));
  if (!made) return;
  keepOrigin(made.id, { id: store.id, lines: desk.lines.length });
  router.go(`/m/${made.id}`);
}
