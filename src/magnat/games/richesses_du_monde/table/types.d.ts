/** Written by scripts/table_types.py from the declaration of the game; change that. */

/** The position as the server sends it; null is hidden. */
export interface View {
  seats: number;
  actor: number;
  phase: number;
  open_market: number;
  market_cap: number;
  association: number;
  bankruptcy: number;
  royalty_claim: number;
  two_players: number;
  continental_royalty: number;
  choice_after_tour: number;
  sale_bar: number;
  starting_cash: number;
  open_cash: number;
  turn_limit: number;
  resign: number;
  turn: number;
  /** seat */
  active: number;
  /** by seat; seat */
  lead: number[];
  /** by seat; yes or no */
  out: number[];
  falls: number;
  /** yes or no */
  fell: number;
  /** by seat */
  progress: (number | null)[];
  white: number;
  red: number;
  /** by seat; money */
  cash: (number | null)[];
  /** money */
  taken: number | null;
  /** money */
  paid: number | null;
  /** by seat and production */
  held: number[][];
  /** by production */
  file: number[];
  /** by seat */
  jokers: number[];
  joker_pile: number;
  /** by place; production + 1, 0 is none */
  plaque: number[];
  /** by production */
  unlaid: number[];
  laid: number;
  /** by place; news + 1, 0 is none */
  pack: number[];
  next_card: number;
  start_best: number;
  /** seat, one bit each */
  start_tied: number;
  bought: number;
  /** by seat; money */
  due: number[];
  /** money */
  debt: number;
  cause: number;
  /** by place; production + 1, 0 is none */
  queue: number[];
  queued: number;
  /** production + 1, 0 is none */
  lot: number;
  /** seat */
  seller: number;
  /** money */
  price: number;
  /** money */
  least: number;
  /** seat */
  bidder: number;
  /** by seat; money */
  bids: number[];
  /** by seat; production, one bit each */
  barred: number[];
  /** by seat */
  deals: number[];
  /** seat */
  proposer: number;
  /** seat */
  partner: number;
  /** production, one bit each */
  give: number | null;
  /** production, one bit each */
  want: number | null;
  side: number;
  /** money */
  balance: number | null;
  /** seat, one bit each */
  members: number | null;
  /** money */
  sum: number | null;
  /** step + 1, 0 is none */
  step: number | null;
  steps: number;
  pending: number;
  depth: number;
  /** by place */
  actor_below: number[];
  /** by place */
  phase_below: number[];
  /** by place */
  pending_below: number[];
  /** by seat and production */
  share: number[][];
  /** by seat and production; money */
  royalty: number[][];
  /** by seat; money */
  value_of_titles: number[];
  /** by seat; yes or no */
  has_toured: number[];
  /** by seat; square */
  square_under: (number | null)[];
}

/** R18  What a party may ask for. */
export interface ClaimRow {
  seat: number;
  sum: number;
}

/** R9-R24  A square that the next roll can lead to. */
export interface Square {
  sum: number;
  ways: number;
  square: number;
  production: number;
  claims: ClaimRow[];
  owed: number;
  gets: number;
  ruin: number;
}

/** R9-R24  What the next roll can cost. `owed_in_all` counts every roll once: divided by `rolls` it is the average. */
export interface Ahead {
  cash: number;
  rolls: number;
  squares: Square[];
  owed_in_all: number;
  most_owed: number;
  needed: number;
  ruin: number;
}

/** R20  What a party has of a production, and the next band of its income table; a band of 0: there is none above. */
export interface Stake {
  seat: number;
  share: number;
  pays: number;
  next_band: number;
  next_pays: number;
}

/** R18-R21  Who earns what from a landing on a production. */
export interface Royalties {
  parties: Stake[];
  owed: number;
}

/** A stake with its production. */
export interface ProductionStake {
  seat: number;
  share: number;
  pays: number;
  next_band: number;
  next_pays: number;
  production: number;
}

/** R18-R20  All lots of all parties. */
export interface Shares {
  lots: ProductionStake[];
}

/** R31  What a title would make of a share and its income. */
export interface Addition {
  title: number;
  share: number;
  pays: number;
}

/** R20, R31  Those of the file. */
export interface Additions {
  titles: Addition[];
}

/** R18-R20  A production in one hand, before and after. */
export interface Row {
  production: number;
  titles: [number, number];
  share: [number, number];
  band: [number, number];
  royalty: [number, number];
}

/** What becomes of one party: its productions that change, and the cash it gets (pays, if negative). */
export interface Side {
  seat: number;
  cash: number;
  rows: Row[];
}

/** R33, R47, R54  A lot in the hand of its owner, and what it would make of every other party. */
export interface Lot {
  owner: number;
  production: number;
  titles: number[];
  share: number;
  royalty: number;
  price: number;
  start: number;
  buyers: Side[];
}

/** R52  The highest bid that is worth it; 0: none is. */
export interface Limit {
  sum: number;
}

/** Why something is refused. */
export interface Why {
  reason: string;
  rules: string[];
}

/** The acts that bring something about, or the first reason against them. */
export interface Verdict {
  refused: Why | null;
  acts: [string, number][];
}

/** R66, R67, R71  A sale of one of one's own lots. */
export interface Sale {
  refused: Why | null;
  acts: [string, number][];
  lot: Lot;
}

/** R72-R74  An exchange: the proposer first. */
export interface Exchange {
  refused: Why | null;
  acts: [string, number][];
  sides: [Side, Side];
}

/** R84  A production in one hand, beside the largest of the hands it comes from: pairs are of the largest and of all together. */
export interface Joint {
  production: number;
  titles: [number, number];
  share: [number, number];
  band: [number, number];
  royalty: [number, number];
  shares: number[];
}

/** R76-R86  What an association would be. */
export interface Merger {
  members: number[];
  tax: number;
  pool: number | null;
  mine: number;
  lead: number;
  rows: Joint[];
}

/** R76-R86  A merger with other parties. */
export interface Association {
  members: number[];
  tax: number;
  pool: number | null;
  mine: number;
  lead: number;
  rows: Joint[];
  refused: Why | null;
  acts: [string, number][];
}

/** R72  The exchange that is proposed now. */
export interface OpenExchange {
  kind: "exchange";
  sides: [Side, Side];
}

/** R77  The association to which one is invited now. */
export interface OpenAssociation {
  members: number[];
  tax: number;
  pool: number | null;
  mine: number;
  lead: number;
  rows: Joint[];
  kind: "association";
}

/** What each helper is asked and answers. */
export interface Helpers {
  ahead: { arguments: Record<string, never>; answer: Ahead };
  royalties: { arguments: { production: number }; answer: Royalties };
  shares: { arguments: Record<string, never>; answer: Shares };
  additions: { arguments: Record<string, never>; answer: Additions };
  lot: { arguments: { production?: number | null; owner?: number | null }; answer: Lot };
  bid: { arguments: { sum: number }; answer: Verdict };
  limit: { arguments: Record<string, never>; answer: Limit };
  sale: { arguments: { price: number; production?: number | null }; answer: Sale };
  exchange: { arguments: { partner: number; give: number[]; want: number[]; cash?: number }; answer: Exchange };
  association: { arguments: { members: number[] }; answer: Association };
  offer: { arguments: Record<string, never>; answer: OpenExchange | OpenAssociation };
}
