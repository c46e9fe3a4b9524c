/** Numbered rules as players read them: options by what they are called, and our rulings only where they are asked for. */

import type { Option } from "./types";
import type { Words } from "./words";

const RULINGS = /\s*\((?:(?:[AB]\d+[, -]*)+|ruling|décision)(?:\s?;\s*([^()]*))?\)/g;

/** What stands between backticks, in words: an option, one of its values, or a word of the rules themselves. */
function spoken(code: string, text: string, words: Words, options: Option[]): string {
  const quoted = (key: string) => words.say("quoted", { text: words.say(key) });
  if (words.has(`option-${code}`)) return quoted(`option-${code}`);
  const bare = /^\[(\w+)\]$/.exec(code)?.[1]; // an edition in brackets, by how its name begins
  const has = (value: string) => (bare ? value.startsWith(bare) : value === code);
  const named = options.filter((option) => option.values?.some(has)).toSorted((one, other) => mentions(text, other) - mentions(text, one));
  for (const option of named) {
    const key = `option-${option.name}-${option.values!.find(has)}`;
    if (words.has(key)) return bare ? `[${words.say(key)}]` : quoted(key);
  }
  return code;
}

const mentions = (text: string, option: Option) => Number(text.includes(`\`${option.name}\``));

export function ruleText(text: string, words: Words, options: Option[], hasRulings = false): string {
  const said = hasRulings ? text : text.replace(RULINGS, (_, rest: string | undefined) => (rest ? ` (${rest})` : ""));
  return said
    .split("`")
    .map((part, place) => (place % 2 ? spoken(part, text, words, options) : part))
    .join("");
}
