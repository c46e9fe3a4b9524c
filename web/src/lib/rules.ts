/** Numbered rules as players read them: options by what they are called, and our rulings only where they are asked for. */

import type { Words } from "./words";

const RULINGS = /\s*\((?:(?:[AB]\d+[, -]*)+|ruling|décision)(?:\s?;\s*([^()]*))?\)/g;

export function ruleText(text: string, words: Words, hasRulings = false): string {
  const said = hasRulings ? text : text.replace(RULINGS, (_, rest: string | undefined) => (rest ? ` (${rest})` : ""));
  const spoken = (code: string) => (words.has(`option-${code}`) ? words.say("quoted", { text: words.say(`option-${code}`) }) : code);
  return said
    .split("`")
    .map((part, place) => (place % 2 ? spoken(part) : part))
    .join("");
}
