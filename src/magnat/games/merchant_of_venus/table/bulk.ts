/** What is bought again and again. */

import { told } from "$kit/lines";
import type { Act, Desk } from "./types";

/** What I bought in the last of my earlier turns in which I bought something that is for sale here now; null if there was none. */
export function lastPurchase(desk: Desk): { act: Act; count: number } | null {
  let turn = 0;
  let found: { act: Act; count: number; turn: number } | null = null;
  for (const { event, values } of told(desk.snapshot.lines, "TURN", "BOUGHT_GOOD", "BOUGHT_FACTORY_GOOD")) {
    if (event === "TURN") turn += 1;
    if (event === "TURN" || values.seat !== desk.me) continue;
    const act: Act = [event === "BOUGHT_GOOD" ? "buy_good" : "buy_fgood", values.good];
    if (!desk.choice(...act).open) continue;
    if (found && found.turn === turn && found.act.join() === act.join()) found.count += 1;
    else found = { act, count: 1, turn };
  }
  return found && found.turn < turn ? found : null;
}
