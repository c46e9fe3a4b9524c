/** Several acts as one request. */

import type { Desk } from "$lib/desk.svelte";
import type { Act } from "$lib/types";
import { printed, viewOf } from "./view";

/** Buy as many as the holds, the stock and the purse allow: one request. */
export async function fillUp(desk: Desk, act: Act): Promise<boolean> {
  const view = viewOf(desk);
  const most = Math.min(view.market[act[1]!]!, printed(desk).ships[view.ship[desk.here]!]!.holds);
  for (let count = most; count > 1; count -= 1) {
    const acts = Array<Act>(count).fill(act);
    if (await desk.preview(...acts)) return desk.do(...acts);
  }
  return desk.do(act);
}
