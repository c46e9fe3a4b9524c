/** The page's own words in the chosen language. `t` is reactive: a template that calls it follows the language. */

import en from "../words/en.ftl?raw";
import fr from "../words/fr.ftl?raw";
import { ApiError } from "./api";
import { settings } from "./settings.svelte";
import type { Said } from "./types";
import { Words } from "./words";

export const PAGE_TEXTS = { en, fr };

const words = $derived(new Words(settings.language, [PAGE_TEXTS[settings.language]]));

export function t(key: string, values: Record<string, string | number> = {}): string {
  return words.say(key, values);
}

/** Items as a list in a sentence: "Ada, Bruno and Chloé". */
export const list = (items: string[]): string => new Intl.ListFormat(settings.locale, { type: "conjunction" }).format(items);

/** A message if there is one, else the plain name: for ids the page does not know yet. */
export function named(key: string, id: string): string {
  return words.has(key) ? words.say(key) : id;
}

/** What went wrong, as a sentence. */
export function sentence(error: unknown): string {
  if (error instanceof ApiError) return error.message || t(error.status === 0 ? "error-unreachable" : "error-unknown");
  return t("error-unknown");
}

/** What everybody should know of a seat, as a sentence. */
export function noticed({ text, notice, name }: Said): string {
  return t(text ? `notice-${notice}-by` : `notice-${notice}`, { name, by: text });
}

/** Clock time of a moment, as people of this language write it. */
export function clockTime(at: string): string {
  return new Date(at).toLocaleTimeString(settings.language, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
}
