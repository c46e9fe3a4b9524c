/** The position of Maxi Bourse International and what is printed. Prices are in steps of 10 $, sums in units of 10 000 $. */

import { idsOf, printedBy } from "$kit/printed";
import type { Desk } from "$lib/desk.svelte";
import type { Sale, View } from "./types";

export const viewOf = (desk: Desk) => desk.view as unknown as View;

export type SquareKind = "start" | "title" | "bourse" | "politique_interieure" | "politique_internationale" | "rumeurs" | "strictement_personnel";

export interface Square {
  number: number;
  kind: SquareKind;
  /** Its company, or -1. */
  company: number;
  ring: number;
}

export interface Printed {
  companies: { number: number; id: string; sector: number; nominal: number; ring: number }[];
  /** The companies of each sector. */
  sectors: number[][];
  squares: Square[];
  /** The last square of each ring. */
  lastSquares: number[];
  majority: number;
  minority: number;
  most: number;
  /** How many lots everybody chooses before the game, by edition. */
  startLots: number[];
  /** The dearest nominal value that can be chosen then. */
  startCeiling: number;
  /** The companies that each rumour is about. */
  rumours: number[][];
}

const EDITIONS = ["junior", "senior", "masters"] as const;
type Edition = (typeof EDITIONS)[number];

interface Components {
  companies: { cards_per_company: number; items: { id: string; sector: string; nominal: number; lap: number }[] };
  sectors: { items: { id: string }[] };
  board: { squares: { id: number; kind: SquareKind; company?: string; lap: number }[] };
  amounts: { price_step: number; majority_cards: number; horizontal_other_cards: number };
  start: Record<Edition, { starting_companies: number }>;
  nominal_values: { starting_portfolio_values: number[] };
  cards: { items: { id: string; effects: { target?: { companies?: string[] } }[] }[] };
}

export const BANK = 6; // as the seller, behind the seats

export const printed = printedBy((parts: Components, info): Printed => {
  const sectorIds = idsOf(info, "sector");
  const companyIds = idsOf(info, "company");
  const companies = parts.companies.items.map(({ id, sector, nominal, lap }, number) => ({
    number,
    id,
    sector: sectorIds.indexOf(sector),
    nominal: nominal / parts.amounts.price_step,
    ring: lap,
  }));
  const squares = parts.board.squares.map(({ id, kind, company, lap }) => ({
    number: id,
    kind,
    company: company === undefined ? -1 : companyIds.indexOf(company),
    ring: Math.max(1, lap),
  }));
  return {
    companies,
    sectors: sectorIds.map((_, sector) => companies.filter((company) => company.sector === sector).map(({ number }) => number)),
    squares,
    lastSquares: [1, 2, 3].map((ring) => Math.max(...squares.filter((square) => square.ring === ring).map(({ number }) => number))),
    majority: parts.amounts.majority_cards,
    minority: parts.amounts.horizontal_other_cards,
    most: parts.companies.cards_per_company,
    startLots: EDITIONS.map((edition) => parts.start[edition].starting_companies),
    startCeiling: Math.max(...parts.nominal_values.starting_portfolio_values) / parts.amounts.price_step,
    rumours: idsOf(info, "rumeur").map((id) =>
      (parts.cards.items.find((card) => card.id === id)?.effects ?? []).flatMap(({ target }) =>
        (target?.companies ?? []).map((company) => companyIds.indexOf(company)),
      ),
    ),
  };
});

// Companies.

export const isInPlay = (desk: Desk, company: number) => viewOf(desk).quote[company] !== 0;

/** Sectors with the companies that are in play. */
export const listed = (desk: Desk) =>
  printed(desk)
    .sectors.map((companies, sector) => ({ sector, companies: companies.filter((company) => isInPlay(desk, company)) }))
    .filter(({ companies }) => companies.length);

/** Who holds a company, most first. */
export function holdersOf(desk: Desk, company: number): { seat: number; lots: number }[] {
  return desk.all
    .map((seat) => ({ seat, lots: viewOf(desk).held[seat]![company]! }))
    .filter(({ lots }) => lots)
    .sort((a, b) => b.lots - a.lots || a.seat - b.seat);
}

/** The one who holds most; null with nobody or a tie. */
export function strongest(desk: Desk, company: number): { seat: number; lots: number } | null {
  const [first, second] = holdersOf(desk, company);
  return first && first.lots !== second?.lots ? first : null;
}

/** The rumours that I hold. */
export const rumoursOf = (desk: Desk) => (desk.me === null ? [] : viewOf(desk).hand[desk.me]!.flatMap((held, card) => (held ? [card] : [])));

/** Whether a rumour is about companies that are not in play: revealing it would change nothing. */
export const isDead = (desk: Desk, rumour: number) => printed(desk).rumours[rumour]!.every((company) => !isInPlay(desk, company));

/** What a sale in which nobody takes anything does to everybody's wealth: the seller has the money for what is sold. */
export const wealthChanges = ({ shares, seller, wealth }: Sale) => shares.map((change, seat) => (seat === seller ? wealth : change));

// Words.

export const companyName = (desk: Desk, company: number) => desk.words.thing("company", company);
export const ofCompany = (desk: Desk, company: number) => desk.words.part("company", company, "of");
export const sectorName = (desk: Desk, sector: number) => desk.words.thing("sector", sector);
export const price = (desk: Desk, quote: number) => desk.words.thing("quote", quote);
/** A step of prices, in $. */
export const STEP = 10;
/** A price in a column of prices, without its sign. */
export const figure = (desk: Desk, quote: number) => (quote * STEP).toLocaleString(desk.words.language);
export const lotsSaid = (desk: Desk, lots: number) => desk.words.thing("lots", lots);
export const sellerName = (desk: Desk) => (viewOf(desk).seller === BANK ? desk.say("bank") : desk.name(viewOf(desk).seller));

/** A few letters for the board, in all languages. */
const TICKERS: Record<string, string> = {
  aeg: "AEG",
  barclays: "BARC",
  basf: "BASF",
  bouygues: "BOUY",
  bp: "BP",
  british_leyland: "LEYL",
  bsn: "BSN",
  canon: "CANO",
  cge: "CGE",
  chase_manhattan: "CHAS",
  club_mediterranee: "CLUB",
  coca_cola: "COCA",
  colgate_palmolive: "COLG",
  deutsche_bank: "DEUT",
  elf: "ELF",
  esso: "ESSO",
  fiat: "FIAT",
  fuji: "FUJI",
  general_motors: "G.M.",
  havas: "HAVA",
  ibm: "IBM",
  kodak: "KODA",
  loreal: "ORÉA",
  matra: "MATR",
  mitsubishi: "MITS",
  moet_vuitton: "MOËT",
  nestle: "NEST",
  olivetti: "OLIV",
  peugeot: "PEUG",
  philips: "PHIL",
  shell: "SHEL",
  sony: "SONY",
  tdk: "TDK",
  thomson: "THOM",
  toyota: "TOYO",
  twa: "TWA",
  unilever: "UNIL",
  ubs: "UBS",
  volkswagen: "V.W.",
  wagons_lits: "WAGO",
};
export const ticker = (desk: Desk, company: number) => TICKERS[printed(desk).companies[company]!.id]!;
