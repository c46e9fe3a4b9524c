/** How the fields of the position are said in the text view. */

import type { Desk } from "$lib/desk.svelte";
import { printed } from "./view";

/** Fields that say nothing a player needs. */
export const HIDDEN = ["dealt", "backing", "halved", "aside", "bought", "sold"];

/** Numbers that stand for something else. */
export const SAID: Record<string, (value: number, desk: Desk) => string> = {
  price: (space, desk) => desk.money(printed(desk).track[space] ?? 0),
  first: (seat, desk) => desk.name(seat),
  gift: (good, desk) => (good ? desk.words.thing("good", good - 1) : ""),
  left: (card, desk) => (card ? desk.words.thing("card", card - 1) : "–"),
  right: (card, desk) => (card ? desk.words.thing("card", card - 1) : "–"),
};
