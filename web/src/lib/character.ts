/** How bots are, in words of their game. */

import { list, named, t } from "./page.svelte";
import type { Seat } from "./types";
import type { Words } from "./words";

/** "Berta bids boldly and collects banks."; empty for somebody who is nobody in particular. */
export function characterOf(words: Words, seat: Seat): string {
  const traits = Object.entries(seat.character).filter(([name]) => words.has(`trait-${name}`));
  return traits.length
    ? t("bot-character", { name: seat.name, character: list(traits.map(([name, value]) => words.say(`trait-${name}`, { value }))) })
    : "";
}

/** What a bot is: its level, and how it is. */
export function describedBot(words: Words, seat: Seat): string {
  return [t("is-bot-of-level", { level: named(`bot-${seat.bot}`, seat.bot ?? "") }), characterOf(words, seat)].filter(Boolean).join("\n");
}
