/** How fields of the position are said in the text view where their declaration does not tell. */

import { t } from "$lib/page.svelte";
import { countryName, plaqueOn, productionName, squareName, titlesIn } from "./view";
import type { Desk } from "./types";

const lot = (bits: number, desk: Desk, production: number) =>
  titlesIn(desk, production, bits)
    .map((title) => countryName(desk, title.number))
    .join(" + ");

export const SAID: Record<string, (value: number, desk: Desk, place: number) => string> = {
  held: lot,
  file: lot,
  lot: (number, desk) => (number ? productionName(desk, number - 1) : "–"),
  share: (value, desk) => desk.say("percent", { value }),
  square_under: (square, desk) => squareName(desk, desk.printed.squares[square]!),
  plaque: (_, desk, slot) => {
    const square = desk.printed.squares.find((square) => square.slot === slot)!;
    return t("said-of", { what: squareName(desk, square), said: productionName(desk, plaqueOn(desk.view, square)) });
  },
};
