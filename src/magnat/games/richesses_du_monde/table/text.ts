/** How fields of the position are said in the text view where their declaration does not tell. */

import type { Desk } from "$lib/desk.svelte";
import { t } from "$lib/page.svelte";
import { countryName, plaqueOn, printed, productionName, squareName, titlesIn, viewOf } from "./view";

const lot = (bits: number, desk: Desk, production: number) =>
  titlesIn(desk, production, bits)
    .map((title) => countryName(desk, title.number))
    .join(" + ");

export const SAID: Record<string, (value: number, desk: Desk, place: number) => string> = {
  held: lot,
  file: lot,
  lot: (number, desk) => (number ? productionName(desk, number - 1) : "–"),
  share: (value, desk) => desk.say("percent", { value }),
  square_under: (square, desk) => squareName(desk, printed(desk).squares[square]!),
  plaque: (_, desk, slot) => {
    const square = printed(desk).squares.find((square) => square.slot === slot)!;
    return t("said-of", { what: squareName(desk, square), said: productionName(desk, plaqueOn(viewOf(desk), square)) });
  },
};
