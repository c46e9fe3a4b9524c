/** The games of this server outside a table: what they are, and the words that tell so, fetched once for each language. */

import { SvelteMap, SvelteSet } from "svelte/reactivity";
import { api } from "./api";
import { PAGE_TEXTS } from "./page.svelte";
import { settings } from "./settings.svelte";
import type { GameBrief } from "./types";
import { usual, Words } from "./words";

const fetched = new SvelteMap<string, Words>();
const failed = new SvelteSet<string>();
const asked = new Set<string>(); // not reactive: asking changes nothing that is shown

function keyOf(game: GameBrief): string {
  return `${game.name} ${settings.language}`;
}

/** Whether the words of a game are here, or will not come. */
export function isTold(game: GameBrief): boolean {
  return wordsOf(game) !== null || failed.has(keyOf(game));
}

/** The words of a game in the language of the page; null until they are here. */
export function wordsOf(game: GameBrief): Words | null {
  const { language } = settings;
  const key = keyOf(game);
  if (!asked.has(key)) {
    asked.add(key);
    void api.names(game.name, language).then(
      (text) => fetched.set(key, new Words(language, [text, PAGE_TEXTS[language]], null, usual(game.options))),
      () => {
        asked.delete(key);
        failed.add(key);
      },
    );
  }
  return fetched.get(key) ?? null;
}

/** What a game is called. */
export function titleOf(games: GameBrief[], name: string): string {
  const game = games.find((game) => game.name === name);
  return (game && wordsOf(game)?.title) || name;
}
