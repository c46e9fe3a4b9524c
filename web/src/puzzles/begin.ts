/** Opens a table that asks a puzzle. */

import { api } from "$lib/api";
import { t } from "$lib/page.svelte";
import { router } from "$lib/router.svelte";
import { settings } from "$lib/settings.svelte";

export async function beginPuzzle(id: string): Promise<void> {
  const made = await api.beginPuzzle(id, settings.name.trim() || t("guest"));
  router.go(`/m/${made.id}`);
}
