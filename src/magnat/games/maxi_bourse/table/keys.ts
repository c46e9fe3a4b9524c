/** Single keys: numbers of lots, the telex with that number, how long to stay in an auction, yes, no, the dice. */

import type { Draft } from "./draft.svelte";
import { rumoursOf } from "./view";
import type { Act, Block, Desk } from "./types";

const YES: Block[] = ["accept", "yes", "stay", "close"];
const STAYS: Record<number, Block> = { 0: "withdraw", 1: "stay", 2: "stay_20", 5: "stay_5" };
const NO: Block[] = ["withdraw", "decline", "no", "refuse", "pass_by"];

export function setKeys(desk: Desk, draft: Draft): void {
  const firstOpen = (blocks: Block[]): Act[] => {
    const block = blocks.find((block) => desk.choice(block).open);
    return block ? [[block, 0]] : [];
  };
  /** Acts that the key does together; none: it is not open. */
  const add = (key: string, text: string, find: () => Act[]) => {
    desk.keys[key] = { text: () => desk.say(text), isOpen: () => find().length > 0, act: () => void desk.do(...find()) };
  };
  for (let digit = 0; digit <= 9; digit += 1) {
    add(String(digit), "key-digit", () => {
      if (desk.isIn("PRETURN", "RUMOUR")) {
        const card = rumoursOf(desk)[digit - 1];
        return card === undefined ? [] : [["reveal", card]];
      }
      if (draft.kind === "name" && draft.company !== null) return draft.naming(digit);
      if (desk.isIn("BIDS")) return firstOpen(digit in STAYS ? [STAYS[digit]!] : []);
      return desk.choice("qty", digit).open ? [["qty", digit]] : [];
    });
  }
  add("g", "key-roll", () => firstOpen(["roll"]));
  add("y", "key-yes", () => firstOpen(YES));
  add("n", "key-no", () => firstOpen(NO));
}
