/** The position of Richesses du Monde as the server sends it; null is hidden. Sums are in units of 50 000 F: say them with `desk.money`. */

import { idsOf, partsOf, printedBy } from "$kit/printed";
import type { Desk } from "$lib/desk.svelte";
import type { GameInfo } from "$lib/types";
import type { View } from "./types";

export type Kind = "arrow" | "zone" | "continental_choice" | "world_choice" | "auction" | "joker" | "news" | "bonus";

export interface Production {
  number: number;
  id: string;
  /** What each band pays, in the order of `Printed.bands`. */
  pays: number[];
}

export interface Title {
  number: number;
  production: number;
  /** Its bit in a lot. */
  bit: number;
  zone: string;
  continent: string;
  percent: number;
  price: number;
}

export interface Square {
  number: number;
  id: string;
  kind: Kind;
  zone: string | null;
  /** Where its titles lie; a special square of no continent has none. */
  continents: string[];
  /** The place of its plaque, or -1. */
  slot: number;
}

/** The printed matter the drawing needs. */
export interface Printed {
  bands: number[];
  productions: Production[];
  titles: Title[];
  /** With the departure arrow as number 0. */
  squares: Square[];
  continents: { id: string; zones: string[] }[];
  mostBought: number;
}

interface Components {
  productions: { royalty_thresholds: number[]; items: { id: string; royalties: Record<string, number> }[] };
  titles: { items: { zone: string; continent: string; percent: number; price: number }[] };
  board: { squares: { id: number; kind: Kind; plaque: boolean; zone?: string; continents?: string[] }[] };
  continents: { items: { id: string; zones: string[] }[] };
  amounts: { max_titles_per_purchase: number };
}

export const viewOf = (desk: Desk) => desk.view as unknown as View;

const MILLION = 1_000_000;
const TITLES_EACH = 6;

/** Printed francs in units of the game. */
export const unitsOf = (info: GameInfo, francs: number) => (francs * (info.kinds.money as number)) / MILLION;

export const printed = printedBy((parts: Components, info): Printed => {
  const units = (francs: number) => unitsOf(info, francs);
  const ids = idsOf(info, "square");
  const bands = parts.productions.royalty_thresholds;
  const continentOf = (zone: string) => parts.continents.items.find(({ zones }) => zones.includes(zone))!.id;
  let slots = 0;
  return {
    bands,
    productions: parts.productions.items.map(({ id, royalties }, number) => ({ number, id, pays: bands.map((band) => units(royalties[band]!)) })),
    titles: parts.titles.items.map((title, number) => ({
      ...title,
      number,
      production: Math.floor(number / TITLES_EACH),
      bit: 1 << (number % TITLES_EACH),
      price: units(title.price),
    })),
    squares: [
      { number: 0, id: "arrow", kind: "arrow", zone: null, continents: [], slot: -1 },
      ...parts.board.squares.map(({ id, kind, plaque, zone, continents }) => ({
        number: id,
        id: ids[id]!,
        kind,
        zone: zone ?? null,
        continents: continents ?? (zone ? [continentOf(zone)] : []),
        slot: plaque ? slots++ : -1,
      })),
    ],
    continents: parts.continents.items,
    mostBought: parts.amounts.max_titles_per_purchase,
  };
});

// Parties.

/** Whether a seat still plays for itself or leads its association. */
export const isParty = (view: View, seat: number) => view.lead[seat] === seat && view.out[seat] === 0;

/** All seats of the party that a seat belongs to. */
export const membersOf = (desk: Desk, seat: number) => desk.all.filter((other) => viewOf(desk).lead[other] === viewOf(desk).lead[seat]);

export const partiesOf = (desk: Desk) => desk.all.filter((seat) => isParty(viewOf(desk), seat));

/** The seat whose row holds what I own: mine, or my association's; null for a spectator and for the bankrupt. */
export function myParty(desk: Desk): number | null {
  const view = viewOf(desk);
  const lead = desk.me === null ? null : view.lead[desk.me]!;
  return lead === null || view.out[lead] !== 0 ? null : lead;
}

// Titles and lots.

export const titlesIn = (desk: Desk, production: number, lot: number) =>
  printed(desk).titles.filter((title) => title.production === production && lot & title.bit);

export const isInFile = (view: View, title: Title) => (view.file[title.production]! & title.bit) !== 0;

/** Who owns a title; null is the bank. */
export const ownerOf = (desk: Desk, title: Title) => partiesOf(desk).find((seat) => viewOf(desk).held[seat]![title.production]! & title.bit) ?? null;

/** Where a pawn stands; the arrow for one that has left the board. */
export const squareOf = (desk: Desk, seat: number): Square => printed(desk).squares[viewOf(desk).square_under[seat] ?? 0]!;

/** The production of the plaque on a square, or -1. */
export const plaqueOn = (view: View, square: Square) => (square.slot < 0 ? -1 : view.plaque[square.slot]! - 1);

/** The next column of the income table that a share has not reached: its place, or -1. */
export const nextBand = (desk: Desk, share: number) => printed(desk).bands.findIndex((band) => band > share);

export interface Lot {
  production: number;
  titles: Title[];
  share: number;
  pays: number;
}

/** What a party owns, what earns most first. */
export function lotsOf(desk: Desk, seat: number): Lot[] {
  const view = viewOf(desk);
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
export const productionShort = (desk: Desk, production: number) => desk.say(`short-${printed(desk).productions[production]!.id}`);

export const countryName = (desk: Desk, title: number) => desk.words.thing("country", partsOf(desk.info, "title").country![title]!);

export const countriesOf = (desk: Desk, lot: Lot) =>
  lot.titles.map((title) => `${countryName(desk, title.number)} ${desk.say("percent", { value: title.percent })}`).join(", ");

/** "from 50%: 2 M"; empty for a lot in the last band. */
export function nextOf(desk: Desk, lot: Lot): string {
  const next = nextBand(desk, lot.share);
  if (next < 0) return "";
  return desk.say("next-band", { band: printed(desk).bands[next]!, sum: desk.money(printed(desk).productions[lot.production]!.pays[next]!) });
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

export const continentName = (desk: Desk, continent: string) => desk.say(`continent-${continent}`);
