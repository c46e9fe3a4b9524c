/** The position of Maxi Bourse International and what is printed. Prices are in steps of 10 $, sums in units of 10 000 $. */

import type { Desk, Printed, Sale } from "./types";

export type Square = Printed["squares"][number];

// Companies.

export const isInPlay = (desk: Desk, company: number) => desk.view.quote[company] !== 0;

/** Sectors with the companies that are in play. */
export const listed = (desk: Desk) =>
  desk.printed.sectors
    .map((companies, sector) => ({ sector, companies: companies.filter((company) => isInPlay(desk, company)) }))
    .filter(({ companies }) => companies.length);

/** Who holds a company, most first. */
export function holdersOf(desk: Desk, company: number): { seat: number; lots: number }[] {
  return desk.all
    .map((seat) => ({ seat, lots: desk.view.held[seat]![company]! }))
    .filter(({ lots }) => lots)
    .sort((a, b) => b.lots - a.lots || a.seat - b.seat);
}

/** The one who holds most; null with nobody or a tie. */
export function strongest(desk: Desk, company: number): { seat: number; lots: number } | null {
  const [first, second] = holdersOf(desk, company);
  return first && first.lots !== second?.lots ? first : null;
}

/** The rumours that I hold. */
export const rumoursOf = (desk: Desk) => (desk.me === null ? [] : desk.view.hand[desk.me]!.flatMap((held, card) => (held ? [card] : [])));

/** Whether a rumour is about companies that are not in play: revealing it would change nothing. */
export const isDead = (desk: Desk, rumour: number) => Boolean(desk.view.dead_rumour[rumour]);

/** What a sale in which nobody takes anything does to everybody's wealth: the seller has the money for what is sold. */
export const wealthChanges = ({ shares, seller, wealth }: Sale) => shares.map((change, seat) => (seat === seller ? wealth : change));

// Words.

export const companyName = (desk: Desk, company: number) => desk.words.thing("company", company);
export const ofCompany = (desk: Desk, company: number) => desk.words.part("company", company, "of");
export const sectorName = (desk: Desk, sector: number) => desk.words.thing("sector", sector);
export const price = (desk: Desk, quote: number) => desk.words.thing("quote", quote);
/** A price in a column of prices, without its sign. */
export const figure = (desk: Desk, quote: number) => (quote * desk.printed.step).toLocaleString(desk.words.language);
export const lotsSaid = (desk: Desk, lots: number) => desk.words.thing("lots", lots);
export const sellerName = (desk: Desk) => (desk.view.seller === desk.printed.bank ? desk.say("bank") : desk.name(desk.view.seller));

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
export const ticker = (desk: Desk, company: number) => TICKERS[desk.printed.companies[company]!.id]!;
