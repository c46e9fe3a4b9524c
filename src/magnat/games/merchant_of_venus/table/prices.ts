/** What things cost and bring where my ship is, as printed. */

import { cultureOf, printed } from "./view";
import type { Act, Desk } from "./types";

/** The culture that trades where the active ship is; -1 at the Galactic Base and on routes. */
export function cultureHere(desk: Desk): number {
  const view = desk.view;
  const { system } = printed(desk).spaces[view.space[view.active]!]!;
  return system < 0 ? -1 : cultureOf(view, system);
}

/** What a good brings at a culture, with all demands that lie there. */
export function bringsAt(desk: Desk, good: number, culture: number, isFactory = false): number {
  const { cultures } = printed(desk);
  const { sell } = isFactory ? cultures[good]!.factory_good : cultures[good]!.good;
  const market = desk.view.market;
  return sell + cultures[culture]!.demands.reduce((sum, demand) => (demand.good === good ? sum + market[demand.kind]! * demand.bonus : sum), 0);
}

/** The sum of money behind an act at the counter; null where there is none. */
export function sumOf(desk: Desk, [block, number]: Act): number | null {
  const parts = printed(desk);
  const view = desk.view;
  const here = cultureHere(desk);
  const race = parts.races[view.race[view.active]!];
  const isHome = race !== undefined && race.home === here;
  switch (block) {
    case "sell":
      return here < 0 ? null : bringsAt(desk, number, here);
    case "sellf":
      return here < 0 ? null : bringsAt(desk, number, here, true);
    case "buy_good":
      return -parts.cultures[number]!.good.buy;
    case "buy_fgood":
      return -parts.cultures[number]!.factory_good.buy;
    case "buy_fdeed":
      return -(isHome ? race.factory_cost : parts.cultures[number]!.factory_cost);
    case "buy_equip":
      return -parts.equipment[number]!.cost;
    case "buy_ship":
      return parts.ships[view.ship[view.active]!]!.trade_in - parts.ships[number]!.cost;
    case "buy_pdeed":
      return -(isHome ? race.port_cost : parts.port_cost);
    case "buy_relic":
      return -parts.relics[number]!.value;
    case "barter":
      return number < parts.equipment.length ? parts.equipment[number]!.trade_in : parts.relics[number - parts.equipment.length]!.trade_in;
    case "iou":
      return parts.cultures[number]!.iou;
    case "drop":
      return parts.passengers[number]!.fare;
    default:
      return null;
  }
}
