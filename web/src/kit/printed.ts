/** The printed matter of a game (its components.json) as a drawing needs it: made once, then kept. */

import type { Desk } from "$lib/desk.svelte";
import type { GameInfo } from "$lib/types";

/** `const printed = printedBy((parts: Components, info) => ({ ... }))`, then `printed(desk)`. */
export function printedBy<Parts, Made>(make: (parts: Parts, info: GameInfo) => Made): (desk: Desk) => Made {
  const made = new WeakMap<GameInfo, Made>();
  return ({ info }) => {
    if (!made.has(info)) made.set(info, make(info.components as Parts, info));
    return made.get(info)!;
  };
}

/** The ids of a kind whose things have names: `idsOf(desk.info, "good")`. */
export const idsOf = (info: GameInfo, kind: string) => info.kinds[kind] as string[];

/** The parts of a kind whose things are put together: `partsOf(desk.info, "card").good[card]`. */
export const partsOf = (info: GameInfo, kind: string) => info.kinds[kind] as Record<string, number[]>;
