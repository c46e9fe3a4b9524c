/** Written by scripts/table_types.py from the declaration of the game; change that. */

/** The position as the server sends it; null is hidden. */
export interface View {
  seats: number;
  actor: number;
  phase: number;
  edition: number;
  duration: number;
  length: number;
  turn_limit: number;
  companies: number;
  portfolio: number;
  overcommit: number;
  au_cours_moves_quote: number;
  sale_ends_turn: number;
  forced_sale: number;
  private_requests: number;
  rumour_windows: number;
  price_ceiling: number;
  final_payout: number;
  open_cash: number;
  turn: number;
  rounds: number;
  /** seat */
  starter: number;
  /** seat */
  active: number;
  /** by seat */
  out: number[];
  falls: number;
  /** by seat */
  missing: number[];
  /** by seat */
  progress: number[];
  first_die: number;
  second_die: number;
  /** by seat; money */
  cash: (number | null)[];
  /** money */
  taken: number | null;
  /** money */
  paid: number | null;
  /** by seat and company; lots */
  held: number[][];
  /** by company; lots */
  bank: number[];
  /** by company; quote */
  quote: number[];
  /** by place and place */
  pack: number[][];
  /** by place */
  next_card: number[];
  /** by seat and rumeur */
  hand: (number | null)[][];
  /** by rumeur; yes or no */
  fresh: (number | null)[];
  /** by place */
  pile: (number | null)[];
  /** by place; seat + 1, 0 is none */
  laid_by: number[];
  pile_top: number;
  pile_size: number;
  start_best: number;
  /** seat, one bit each */
  start_tied: number;
  /** by company; yes or no */
  sold: number[];
  /** by seat; yes or no */
  requested: number[];
  effect: number;
  last_effect: number;
  /** by seat; money */
  owes: number[];
  /** by seat */
  sealed: (number | null)[];
  /** by seat */
  bound: number[];
  stage: number;
  after: number;
  kind: number;
  /** company */
  company: number;
  seller: number;
  /** seat */
  buyer: number;
  /** quote */
  price: number;
  /** quote */
  offer: number;
  /** quote */
  named: number;
  /** lots */
  left: number;
  round: number;
  /** seat, one bit each */
  concerned: number;
  /** money */
  due: number;
  /** money */
  raised: number;
  /** by seat; lots */
  demand: number[];
  pending: number;
  depth: number;
  /** by place */
  actor_below: number[];
  /** by place */
  phase_below: number[];
  /** by place */
  stage_below: number[];
  /** by place */
  after_below: number[];
  /** by place */
  kind_below: number[];
  /** by place */
  company_below: number[];
  /** by place */
  seller_below: number[];
  /** by place */
  buyer_below: number[];
  /** by place */
  price_below: number[];
  /** by place */
  offer_below: number[];
  /** by place */
  named_below: number[];
  /** by place */
  left_below: number[];
  /** by place */
  round_below: number[];
  /** by place */
  concerned_below: number[];
  /** by place */
  due_below: number[];
  /** by place */
  raised_below: number[];
  /** by place and place */
  demand_below: number[][];
  /** by place */
  pending_below: number[];
  /** by seat */
  rumours_held: number[];
  /** by seat; square */
  square_under: number[];
  /** by seat */
  circuits: number[];
  /** by seat; money */
  shares_worth: number[];
  /** by seat; money */
  wealth: (number | null)[];
}

/** M100  For a majority. */
export interface Fee {
  company: number;
  sum: number;
}

/** M101-M104  Three companies that are paid for together; of a horizontal one the first has the majority. */
export interface Concentration {
  sector: number;
  companies: number[];
  sum: number;
}

/** M98-M106  What a completed circuit would bring now. */
export interface Payout {
  seat: number;
  lots: number;
  dividends: number;
  fees: Fee[];
  horizontal: Concentration[];
  vertical: Concentration[];
  total: number;
}

/** M98-M106  What one, two ... more lots of a company would add to the next payout at today's quotes. */
export interface Addition {
  company: number;
  held: number;
  bank: number;
  to_three: number;
  to_six: number;
  gains: number[];
}

/** M98-M106  Of every company in play. */
export interface Additions {
  payout: number;
  companies: Addition[];
}

/** M28, M32, M33  How a purchase can end, rumours apart: `shares` is what the shares of every seat gain, the lots bought included. */
export interface Outcome {
  price: number;
  cost: number;
  cash: number;
  quote: number;
  auction: boolean;
  shares: number[];
}

/** M24-M36  Asking for this many lots: if nobody after me asks, and if everybody does for two. */
export interface Demand {
  lots: number;
  allowed: boolean;
  at_quote: boolean;
  best: Outcome;
  worst: Outcome;
}

/** M21-M36  A session of purchase as it looks to one seat; no demands: it has nothing to pay in this round any more. */
export interface Session {
  company: number;
  quote: number;
  stock: number;
  spoken: boolean;
  still_to_speak: number[];
  demands: Demand[];
}

/** M38-M42  Served at this price. */
export interface Stay {
  price: number;
  cost: number;
  cash: number;
  shares: number;
}

/** M37-M44  An auction to a seat that is in it. `highest` is the last price that its cash covers, 0 if not even this step's. */
export interface Auction {
  company: number;
  lots: number;
  asked: number;
  price: number;
  highest: number;
  bidders: number[];
  steps: Stay[];
}

/** M54-M61  Somebody who is asked: in the poll (0), in a falling round (1, 2). */
export interface Rung {
  round: number;
  seat: number;
  price: number;
}

/** M51-M66, M81  A sale in which nobody takes anything: what it does to the shares of every seat, to the seller's wealth and next payout. */
export interface Sale {
  seller: number;
  company: number;
  lots: number;
  ladder: Rung[];
  bank: number;
  proceeds: number;
  fall: number;
  shares: number[];
  wealth: number;
  payout: number;
}

/** M54, M62  One lot in the hands of others: what its sale would cost me if nobody buys, and the price for which I can take it off the poll. */
export interface Threat {
  company: number;
  sellers: number[];
  fall: number;
  loss: number;
  fee_loss: number;
  price: number;
  covered: boolean;
}

/** M54, M62  The worst first. */
export interface Defence {
  cash: number;
  reserve: number;
  threats: Threat[];
}

/** M80  Lots of one company, sold one by one. */
export interface Lots {
  company: number;
  lots: number;
  prices: number[];
}

/** M74, M80, M89  What to sell for a sum if nobody buys: least of wealth and next payout together is lost. */
export interface Forced {
  sum: number;
  full: boolean;
  enough: boolean;
  sales: Lots[];
  raised: number;
  wealth_lost: number;
  payout_lost: number;
}

/** M14, M15  Where a roll leads. */
export interface Landing {
  first: number;
  second: number;
  square: number;
  payout: boolean;
}

/** M14, M15, M97  All rolls, and what a payout would bring now. */
export interface Ahead {
  rolls: Landing[];
  payout: number;
  paid: number;
}

/** M67  A series that is read: what was never read, and the card on top where that is known (-1: it is not). */
export interface Unread {
  series: string;
  cards: number[];
  top: number;
}

/** M77, M116  What rumours can do to a company: those I have not seen all together, and those in my own hand, in steps. */
export interface Swing {
  company: number;
  up: number;
  down: number;
  mine: number;
}

/** M7, M67, M70, M78  Cards not yet seen. */
export interface Unseen {
  series: Unread[];
  rumours: number[];
  in_hands: number;
  companies: Swing[];
}

/** M111, M115  What is public of a player, and the rest where I see it. */
export interface Fortune {
  seat: number;
  shares: number;
  lots: number;
  majorities: number[];
  payout: number;
  cash: number | null;
  wealth: number | null;
}

/** M111, M115 */
export interface Wealth {
  players: Fortune[];
}

/** What each helper is asked and answers. */
export interface Helpers {
  payout: { arguments: { player?: number | null }; answer: Payout };
  additions: { arguments: Record<string, never>; answer: Additions };
  session: { arguments: { company?: number | null }; answer: Session };
  auction: { arguments: { steps?: number }; answer: Auction };
  sale: { arguments: { company?: number | null; lots?: number | null }; answer: Sale };
  defence: { arguments: Record<string, never>; answer: Defence };
  forced: { arguments: { sum?: number | null; full?: boolean | null }; answer: Forced };
  ahead: { arguments: Record<string, never>; answer: Ahead };
  unseen: { arguments: Record<string, never>; answer: Unseen };
  wealth: { arguments: Record<string, never>; answer: Wealth };
}
