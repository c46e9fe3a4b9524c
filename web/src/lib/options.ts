/** The options of a game, said in its own words. */

import type { Option } from "./types";
import type { Words } from "./words";

export function nameOf(words: Words, option: Option): string {
  const key = `option-${option.name}`;
  return words.has(key) ? words.say(key) : option.name;
}

export function valueOf(words: Words, option: Option, value: string): string {
  const key = `option-${option.name}-${value}`;
  return words.has(key) ? words.say(key) : value;
}

/** What the option changes. */
export function aboutOf(words: Words, option: Option): string {
  return words.attribute(`option-${option.name}`, "about") ?? "";
}

/** How long a game with these options usually lasts, as its words tell: of an edition or a goal, or of the game; empty where nothing is said. */
export function lengthOf(words: Words, options: Option[], chosen: Record<string, string>): string {
  const told = options.map(({ name, default: usual }) => words.attribute(`option-${name}-${chosen[name] ?? usual}`, "lasts", chosen));
  return told.findLast((one) => one !== null) ?? (words.has("game-length") ? words.say("game-length") : "");
}

/** What can be chosen at a table of so many: a seat that nobody sits on cannot. Of a number those that have a name, and the one that is chosen. */
export function valuesFor(option: Option, seats: number, chosen?: string): string[] {
  if (option.offered) return chosen === undefined || option.offered.includes(chosen) ? option.offered : [...option.offered, chosen];
  return (option.values ?? []).filter((value) => !option.of_seats || !/^\d+$/.test(value) || Number(value) < seats);
}
