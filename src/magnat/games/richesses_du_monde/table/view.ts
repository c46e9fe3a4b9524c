/** The position of Richesses du Monde as the server sends it; null is hidden. Sums are in units of 50 000 F: say them with `desk.money`. */

import type { Desk, Printed, View } from "./types";

export type Production = Printed["productions"][number];
export type Title = Printed["titles"][number];
export type Square = Printed["squares"][number];
export type Kind = Square["kind"];
export type Continent = Printed["continents"][number]["id"];
export type Zone = Printed["continents"][number]["zones"][number];

// Parties.

/** Whether a seat still plays for itself or leads its association. */
export const isParty = (view: View, seat: number) => view.lead[seat] === seat && view.out[seat] === 0;

/** All seats of the party that a seat belongs to. */
export const membersOf = (desk: Desk, seat: number) => desk.all.filter((other) => desk.view.lead[other] === desk.view.lead[seat]);

export const partiesOf = (desk: Desk) => desk.all.filter((seat) => isParty(desk.view, seat));

/** The seat whose row holds what I own: mine, or my association's; null for a spectator and for the bankrupt. */
export function myParty(desk: Desk): number | null {
  const view = desk.view;
  const lead = desk.me === null ? null : view.lead[desk.me]!;
  return lead === null || view.out[lead] !== 0 ? null : lead;
}

// Titles and lots.

export const titlesIn = (desk: Desk, production: number, lot: number) =>
  desk.printed.titles.filter((title) => title.production === production && lot & title.bit);

export const isInFile = (view: View, title: Title) => (view.file[title.production]! & title.bit) !== 0;

/** Who owns a title; null is the bank. */
export const ownerOf = (desk: Desk, title: Title) => partiesOf(desk).find((seat) => desk.view.held[seat]![title.production]! & title.bit) ?? null;

/** Where a pawn stands; the arrow for one that has left the board. */
export const squareOf = (desk: Desk, seat: number): Square => desk.printed.squares[desk.view.square_under[seat] ?? 0]!;

/** The production of the plaque on a square, or -1. */
export const plaqueOn = (view: View, square: Square) => (square.slot < 0 ? -1 : view.plaque[square.slot]! - 1);

/** The next column of the income table that a share has not reached: its place, or -1. */
const nextBand = (desk: Desk, share: number) => desk.printed.bands.findIndex((band) => band > share);

export interface Lot {
  production: number;
  titles: Title[];
  share: number;
  pays: number;
}

/** What a party owns, what earns most first. */
export function lotsOf(desk: Desk, seat: number): Lot[] {
  const view = desk.view;
  return view.held[seat]!.flatMap((lot, production) =>
    lot
      ? [{ production, titles: titlesIn(desk, production, lot), share: view.share[seat]![production]!, pays: view.royalty[seat]![production]! }]
      : [],
  ).sort((a, b) => b.pays - a.pays || b.share - a.share || a.production - b.production);
}

// Words.

/** "Oil". */
export const productionName = (desk: Desk, production: number) => desk.words.part("production", production, "title");

/** A few letters for a production, different in every language. */
export const productionShort = (desk: Desk, production: number) => desk.say(`short-${desk.printed.productions[production]!.id}`);

export const countryName = (desk: Desk, title: number) => desk.words.thing("country", desk.printed.titles[title]!.country);

export const countriesOf = (desk: Desk, lot: Lot) =>
  lot.titles.map((title) => `${countryName(desk, title.number)} ${desk.say("percent", { value: title.percent })}`).join(", ");

/** "from 50%: 2 M"; empty for a lot in the last band. */
export function nextOf(desk: Desk, lot: Lot): string {
  const next = nextBand(desk, lot.share);
  if (next < 0) return "";
  return desk.say("next-band", { band: desk.printed.bands[next]!, sum: desk.money(desk.printed.productions[lot.production]!.pays[next]!) });
}

/** All about a lot, line by line. */
export const toldOf = (desk: Desk, lot: Lot) =>
  [
    `${productionName(desk, lot.production)} ${desk.say("percent", { value: lot.share })}`,
    countriesOf(desk, lot),
    lot.pays ? desk.say("earns", { sum: desk.money(lot.pays) }) : desk.say("earns-nothing"),
    nextOf(desk, lot),
  ]
    .filter(Boolean)
    .join("\n");

/** The name of a square as a heading: "The Middle East", "Auction". */
export function squareName(desk: Desk, square: Square): string {
  const name = desk.words.thing("square", square.number);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

export const continentName = (desk: Desk, continent: Continent) => desk.say(`continent-${continent}`);

/** What partners are asked to agree to (R83), in words. */
export function proposed(desk: Desk): string {
  const { proposal, matter, lot, bids, sum, least } = desk.view;
  const is = (name: Printed["proposals"][number]) => desk.printed.proposals[proposal - 1] === name;
  return desk.say("act-accept-named", {
    proposal,
    title: is("buy") ? desk.words.thing("title", matter) : "",
    production: is("put_up") ? productionName(desk, matter) : lot ? productionName(desk, lot - 1) : "",
    buyer: is("sell_to") ? desk.name(matter) : "",
    sum: desk.money(is("sell_to") ? bids[matter]! : sum || least),
  });
}
