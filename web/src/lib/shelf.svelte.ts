/** The games of this server outside a table: what they are, and the words that tell so, fetched once for each language. */

import { SvelteMap, SvelteSet } from "svelte/reactivity";
import { api } from "./api";
import { PAGE_TEXTS } from "./page.svelte";
import { settings, type Language } from "./settings.svelte";
import type { GameBrief } from "./types";
import { usual, Words } from "./words";

const fetched = new SvelteMap<Language, Record<string, string>>();
const failed = new SvelteSet<Language>();
const asked = new Set<Language>(); // not reactive: asking changes nothing that is shown
const made = new Map<string, Words>();

/** Ask for the words of all games in the language of the page, unless they are here or on their way. */
export function askNames(): void {
  const { language } = settings;
  if (asked.has(language)) return;
  asked.add(language);
  void api.names(language).then(
    (names) => fetched.set(language, names),
    () => {
      asked.delete(language);
      failed.add(language);
    },
  );
}

/** Whether the words of the games are here, or will not come. */
export function areTold(): boolean {
  askNames();
  return fetched.has(settings.language) || failed.has(settings.language);
}

/** The words of a game in the language of the page; null until they are here. */
export function wordsOf(game: GameBrief): Words | null {
  askNames();
  const { language } = settings;
  const names = fetched.get(language);
  if (!names) return null;
  const key = `${game.name} ${language}`;
  const words = made.get(key) ?? new Words(language, [names[game.name] ?? "", PAGE_TEXTS[language]], null, usual(game.options));
  made.set(key, words);
  return words;
}

/** What an edition of a game is called; empty where a game has but one. */
export function editionOf(games: GameBrief[], name: string, edition: string): string {
  const game = games.find((game) => game.name === name);
  const words = game && wordsOf(game);
  const key = `option-edition-${edition}`;
  return edition && words?.has(key) ? words.say(key) : edition;
}

/** What a game is called. */
export function titleOf(games: GameBrief[], name: string): string {
  const game = games.find((game) => game.name === name);
  return (game && wordsOf(game)?.title) || name;
}
