/** Opens the guided first game of a game. */

import { api } from "$lib/api";
import { t } from "$lib/page.svelte";
import { router } from "$lib/router.svelte";
import { settings } from "$lib/settings.svelte";
import type { GameBrief } from "$lib/types";

export async function beginGuided(game: Pick<GameBrief, "name" | "guide">): Promise<void> {
  const others = (game.guide?.seats ?? 1) - 1;
  const made = await api.create({
    game: game.name,
    name: settings.name.trim() || t("guest"),
    guided: true,
    seats: [{ kind: "me" }, ...Array.from({ length: others }, () => ({ kind: "bot" as const }))],
    takebacks: true,
    start: true,
  });
  router.go(`/m/${made.id}`);
}
