/** Written by scripts/page_types.py from the declaration of the game; change that. */

import type { Desk as DeskOf } from "$lib/desk.svelte";
import type { HintOf, LineOf } from "$lib/types";

export type Desk = DeskOf<Game>;
export type Line = LineOf<Game>;
export type Advice = HintOf<Game>;
export type Act = [block: Block, argument: number];
export type EventName = Event["event"];

/** All that the game declares. */
export type Game = {
  Phase: Phase;
  Block: Block;
  Event: Event;
  Refusal: Refusal;
  Hint: Hint;
  Options: Options;
  Orders: Orders;
  Helpers: Helpers;
  View: View;
  Kinds: Kinds;
  Printed: Printed;
};

export type Phase =
  | "DEAL"
  | "START"
  | "DICE"
  | "DRAW_BOURSE"
  | "DRAW_INTERIEURE"
  | "DRAW_INTERNATIONALE"
  | "DRAW_RUMEUR"
  | "DRAW_PERSONNEL"
  | "PORTFOLIO"
  | "PRETURN"
  | "REQ_TARGET"
  | "REQ_QTY"
  | "REQ_PRICE"
  | "REQ_REPLY"
  | "SALE"
  | "SALE_QTY"
  | "POLL"
  | "EXTEND"
  | "FALL"
  | "NAME"
  | "SOLD_OUT"
  | "DEMAND"
  | "BIDS"
  | "RUMOUR"
  | "DOUBLE"
  | "DOUBLE_QTY"
  | "FORCED"
  | "FORCED_QTY"
  | "CARD_COMPANY"
  | "CARD_QTY"
  | "BANK_SALE"
  | "BANK_SALE_QTY"
  | "RAISE_CASH"
  | "REQ_TENS"
  | "CLOCK";

export type Block =
  | "company"
  | "sell"
  | "request"
  | "qty"
  | "player"
  | "reveal"
  | "roll"
  | "pass_by"
  | "ask_holders"
  | "refuse"
  | "close"
  | "up_10"
  | "up_20"
  | "up_50"
  | "up_100"
  | "accept"
  | "decline"
  | "yes"
  | "no"
  | "withdraw"
  | "stay"
  | "stay_5"
  | "stay_20"
  | "hundreds"
  | "tens"
  | "deal"
  | "first_roll"
  | "dice"
  | "draw_bourse"
  | "draw_interieure"
  | "draw_internationale"
  | "draw_rumeur"
  | "draw_personnel"
  | "clock";

/** A line of the log; null is hidden. */
export type Event =
  | { event: "CHOSE"; values: { seat: number; company: number } }
  | { event: "DEALT"; values: { seat: number; company: number } }
  | { event: "START_ROLLED"; values: { seat: number; sum: number } }
  | { event: "STARTS"; values: { seat: number } }
  | { event: "TURN"; values: { seat: number } }
  | { event: "SKIPPED"; values: { seat: number } }
  | { event: "ROUND_OVER"; values: { rounds: number } }
  | { event: "ROLLED"; values: { seat: number; first: number; second: number } }
  | { event: "LANDED"; values: { seat: number; square: number } }
  | { event: "QUOTED"; values: { company: number; quote: number } }
  | { event: "REVEALED"; values: { seat: number; rumeur: number } }
  | { event: "PAYS_NOW"; values: { company: number; price: number } }
  | { event: "NAMED"; values: { seat: number; company: number; quote: number } }
  | { event: "DEMANDED"; values: { seat: number; lots: number; price: number } }
  | { event: "AT_QUOTE"; values: { seat: number; lots: number; price: number } }
  | { event: "STOCK"; values: { company: number; lots: number } }
  | { event: "SESSION_OVER"; values: { company: number } }
  | { event: "BOUGHT"; values: { seat: number; company: number; lots: number; price: number; sum: number } }
  | { event: "SOLD_TO"; values: { seat: number; company: number; lots: number; other: number; price: number; sum: number } }
  | { event: "SOLD_TO_BANK"; values: { seat: number; company: number; lots: number; price: number; sum: number } }
  | { event: "AUCTION"; values: { company: number; lots: number; price: number } }
  | { event: "STAYED"; values: { seat: number; steps: number; price: number } }
  | { event: "WITHDREW"; values: { seat: number; price: number } }
  | { event: "KNOCKED_DOWN"; values: { company: number; price: number } }
  | { event: "OFFERED"; values: { seat: number; company: number; lots: number; price: number } }
  | { event: "TAKES"; values: { seat: number; lots: number; price: number } }
  | { event: "TAKES_NOTHING"; values: { seat: number; price: number } }
  | { event: "EXTENDED"; values: { seat: number; lots: number } }
  | { event: "NOT_EXTENDED"; values: { seat: number; lots: number } }
  | { event: "REQUESTED"; values: { seat: number; company: number; other: number } }
  | { event: "WANTED"; values: { seat: number; lots: number } }
  | { event: "PRICE_NAMED"; values: { seat: number; price: number } }
  | { event: "ACCEPTED"; values: { seat: number; price: number } }
  | { event: "DECLINED"; values: { seat: number; price: number } }
  | { event: "REFUSED"; values: { seat: number } }
  | { event: "CLOSED"; values: { seat: number; price: number } }
  | { event: "READ_BOURSE"; values: { seat: number; bourse: number } }
  | { event: "READ_INTERIEURE"; values: { seat: number; interieure: number } }
  | { event: "READ_INTERNATIONALE"; values: { seat: number; internationale: number } }
  | { event: "READ_PERSONNEL"; values: { seat: number; personnel: number } }
  | { event: "DREW_RUMEUR"; values: { seat: number; rumeur: number | null } }
  | { event: "NO_RUMOURS"; values: { seat: number } }
  | { event: "RECEIVED"; values: { seat: number; sum: number } }
  | { event: "PAID"; values: { seat: number; sum: number } }
  | { event: "GAVE"; values: { seat: number; other: number; sum: number } }
  | { event: "FREE_LOT"; values: { seat: number; company: number; lots: number } }
  | { event: "NO_EFFECT"; values: { seat: number } }
  | { event: "MUST_SELL"; values: { seat: number; sum: number } }
  | { event: "SHORT_OF_CASH"; values: { seat: number; sum: number } }
  | { event: "IMPRUDENT"; values: { seat: number; company: number; lots: number; sum: number } }
  | { event: "FINED"; values: { seat: number; sum: number } }
  | { event: "SUSPENDED"; values: { seat: number; turns: number } }
  | { event: "CESSATION"; values: { seat: number; sum: number } }
  | { event: "SEIZED"; values: { seat: number; company: number; lots: number } }
  | { event: "SURPLUS"; values: { seat: number; sum: number } }
  | { event: "RUINED"; values: { seat: number } }
  | { event: "DIVIDENDS"; values: { seat: number; sum: number; lots: number } }
  | { event: "FEE"; values: { seat: number; company: number; sum: number } }
  | { event: "HORIZONTAL"; values: { seat: number; sector: number; sum: number } }
  | { event: "VERTICAL"; values: { seat: number; times: number; sum: number } }
  | { event: "PAYOUT"; values: { seat: number; sum: number } }
  | { event: "TIME_IS_UP"; values: Record<never, never> }
  | { event: "BANK_IS_EMPTY"; values: Record<never, never> }
  | { event: "ONE_IS_LEFT"; values: { seat: number } }
  | { event: "WON"; values: { seat: number } }
  | { event: "RANKED"; values: { seat: number; rank: number; sum: number; fall: number } };

export type Refusal =
  | "NOT_IN_PLAY"
  | "TOO_DEAR_TO_CHOOSE"
  | "CHOSEN_ALREADY"
  | "NOT_YOUR_CARD"
  | "NOT_ASKED_HERE"
  | "OWN_TURN"
  | "ASKED_ALREADY"
  | "NOT_HELD_THERE"
  | "SUSPENDED"
  | "NOBODY_TO_ASK"
  | "FIRST_PRICE"
  | "PRICE_ACCEPTED"
  | "NOT_OWNED"
  | "SOLD_ALREADY"
  | "NO_STOCK"
  | "OVER_CALL"
  | "OVER_STOCK"
  | "AT_LEAST_ONE"
  | "OVER_HOLDING"
  | "OVER_OFFER"
  | "OVER_NEED"
  | "OVER_CASH"
  | "OVER_LIMIT"
  | "OVER_CEILING"
  | "NOT_ADMITTED"
  | "OVER_CARD"
  | "MUST_OBEY"
  | "NOT_ABOVE"
  | "ONE_COMPANY_A_TURN";

/** A reason of a hint. */
export type Hint =
  | { hint: "WORTH_MOST"; values: { company: number; quote: number } }
  | { hint: "RISES_WITH_YOU"; values: { company: number; lots: number } }
  | { hint: "FOR_THE_PAYOUT"; values: { company: number; gain: number } }
  | { hint: "MAKES_A_MAJORITY"; values: { company: number } }
  | { hint: "RUMOUR_WILL_RAISE"; values: { company: number; rise: number } }
  | { hint: "AT_THE_QUOTE"; values: { company: number; quote: number } }
  | { hint: "KEEPS_RESERVE"; values: { reserve: number } }
  | { hint: "HELPS_OTHERS"; values: { company: number; seat: number } }
  | { hint: "NOT_WORTH_ITS_PRICE"; values: { company: number } }
  | { hint: "STAYS_IN"; values: { company: number; limit: number } }
  | { hint: "TOO_DEAR"; values: { company: number; limit: number } }
  | { hint: "BARGAIN"; values: { company: number; price: number } }
  | { hint: "HURTS_OTHERS_MORE"; values: { company: number; seat: number; fall: number } }
  | { hint: "NOTHING_TO_SELL"; values: Record<never, never> }
  | { hint: "STOPS_THE_FALL"; values: { company: number; loss: number } }
  | { hint: "LET_IT_FALL"; values: { company: number } }
  | { hint: "TAKES_FOR_PAYOUT"; values: { company: number; gain: number } }
  | { hint: "COSTS_LEAST"; values: { company: number; loss: number } }
  | { hint: "COSTS_NOTHING"; values: { company: number } }
  | { hint: "ONE_BY_ONE"; values: { company: number } }
  | { hint: "ENOUGH_FOR_SALE"; values: { company: number } }
  | { hint: "RUMOUR_PAYS"; values: { rumeur: number; gain: number } }
  | { hint: "RUMOUR_BEFORE_PAYOUT"; values: { rumeur: number } }
  | { hint: "RUMOUR_BEFORE_PAYMENT"; values: { rumeur: number } }
  | { hint: "RUMOUR_LATER"; values: { rumeur: number } }
  | { hint: "NOTHING_TO_REVEAL"; values: Record<never, never> }
  | { hint: "ASKS_FOR_LOTS"; values: { company: number; lots: number; seat: number } }
  | { hint: "MISSING_LOTS"; values: { company: number; lots: number } }
  | { hint: "GOOD_PRICE"; values: { company: number; limit: number } }
  | { hint: "PAYS_UP_TO"; values: { company: number; limit: number } }
  | { hint: "WORTH_MORE_TO_YOU"; values: { company: number; limit: number } }
  | { hint: "NOBODY_WORTH_ASKING"; values: Record<never, never> }
  | { hint: "AGREED_ALREADY"; values: { quote: number } }
  | { hint: "CANNOT_PAY"; values: { company: number; price: number } };

/** As they are chosen. */
export type Options = {
  edition: "junior" | "senior" | "masters";
  duration: "circuits" | "rounds" | "minutes";
  length: `${number}`;
  turn_limit: `${number}`;
  companies: "portion" | "all";
  portfolio: "choose" | "random";
  overcommit: "guarded" | "free";
  au_cours_moves_quote: "off" | "on";
  sale_ends_turn: "off" | "on" | "one_company";
  forced_sale: "short" | "full";
  private_requests: "preturn" | "square_only" | "off";
  rumour_windows: "full" | "turn" | "any_time";
  price_ceiling: `${number}`;
  final_payout: "off" | "on";
  open_cash: "off" | "on";
  double_purchase: "inside" | "extra";
};

/** Standing orders. */
export type Orders = {
  silent: boolean; // yes or no
  every_window: boolean; // yes or no
  hand: boolean; // yes or no
  no_requests: boolean; // yes or no
  on_payment: number[]; // some of rumeur
  before_payout: number[]; // some of rumeur
  stay: Record<number, number>; // by company
  hold: Record<number, number>; // by company
  below: Record<number, number>; // by company
  enough: Record<number, number>; // by company
  leave: number[]; // some of company
  declined: Record<number, number>; // by company
  keep: Record<number, number>; // by company
  then_roll: boolean; // yes or no
  no_sales: boolean; // yes or no
  sales_of: number[]; // some of company
  never_sell: boolean; // yes or no
};

/** The position as the server sends it; null is hidden. */
export type View = {
  seats: number;
  /** seat */
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
  double_purchase: number;
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
  /** seat, one bit each */
  pending: number;
  depth: number;
  /** by place; seat */
  actor_below: number[];
  /** by place */
  phase_below: number[];
  /** by place */
  stage_below: number[];
  /** by place */
  after_below: number[];
  /** by place */
  kind_below: number[];
  /** by place; company */
  company_below: number[];
  /** by place */
  seller_below: number[];
  /** by place; seat */
  buyer_below: number[];
  /** by place; quote */
  price_below: number[];
  /** by place; quote */
  offer_below: number[];
  /** by place; quote */
  named_below: number[];
  /** by place; lots */
  left_below: number[];
  /** by place */
  round_below: number[];
  /** by place; seat, one bit each */
  concerned_below: number[];
  /** by place; money */
  due_below: number[];
  /** by place; money */
  raised_below: number[];
  /** by place and seat; lots */
  demand_below: number[][];
  /** by place; seat, one bit each */
  pending_below: number[];
  /** by seat */
  rumours_held: number[];
  /** by seat; square */
  square_under: number[];
  /** by seat */
  circuits: number[];
  last_call: number;
  /** by place; yes or no */
  dead_rumour: number[];
  /** by seat; money */
  shares_worth: number[];
  /** by seat; money */
  wealth: (number | null)[];
  /** quote */
  least_price: number;
};

/** The ids of things, the parts of those put together, how many units make one. */
export type Kinds = {
  company: string[];
  sector: ("banques" | "energie" | "automobile" | "alimentaire_luxe" | "cosmetiques" | "services" | "electronique" | "informatique" | "chimie" | "travaux_publics")[];
  square: string[];
  lots: ("0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10")[];
  bourse: string[];
  interieure: string[];
  internationale: string[];
  rumeur: string[];
  personnel: string[];
  dice: { first: number[]; second: number[] };
  money: number;
  quote: number;
  clock: ("goes_on" | "is_over")[];
  hundreds: number;
};

/** What is printed, as far as drawings may read it. */
export type Printed = {
  bank: number;
  step: number;
  tens: number;
  last_calls: ("circuit" | "round" | null)[];
  few_steps: number;
  longest_stay: number;
  companies: { number: number; id: string; sector: number; nominal: number; ring: number }[];
  sectors: number[][];
  squares: { number: number; kind: "start" | "title" | "rumeurs" | "politique_interieure" | "strictement_personnel" | "bourse" | "politique_internationale"; company: number; ring: number }[];
  majority: number;
  minority: number;
  most: number;
  start_lots: number[];
  dearest_choice: number[][];
};

/** M100  For a majority. */
export type Fee = {
  company: number;
  sum: number;
};

/** M101-M104  Three companies that are paid for together; of a horizontal one the first has the majority. */
export type Concentration = {
  sector: number;
  companies: number[];
  sum: number;
};

/** M98-M106  What a completed circuit would bring now. */
export type Payout = {
  seat: number;
  lots: number;
  dividends: number;
  fees: Fee[];
  horizontal: Concentration[];
  vertical: Concentration[];
  total: number;
};

/** M98-M106  What one, two ... more lots of a company would add to the next payout at today's quotes. */
export type Addition = {
  company: number;
  held: number;
  bank: number;
  to_three: number;
  to_six: number;
  gains: number[];
};

/** M98-M106  Of every company in play. */
export type Additions = {
  payout: number;
  companies: Addition[];
};

/** M28, M32, M33  How a purchase can end, rumours apart: `shares` is what the shares of every seat gain, the lots bought included. */
export type Outcome = {
  price: number;
  cost: number;
  cash: number;
  quote: number;
  auction: boolean;
  shares: number[];
};

/** M24-M36  Asking for this many lots: if nobody after me asks, and if everybody does for two. */
export type Demand = {
  lots: number;
  allowed: boolean;
  at_quote: boolean;
  best: Outcome;
  worst: Outcome;
};

/** M21-M36  A session of purchase as it looks to one seat; no demands: it has nothing to pay in this round any more. */
export type Session = {
  company: number;
  quote: number;
  stock: number;
  spoken: boolean;
  still_to_speak: number[];
  demands: Demand[];
};

/** M38-M42  Served at this price. */
export type Stay = {
  price: number;
  cost: number;
  cash: number;
  shares: number;
};

/** M37-M44  An auction to a seat that is in it. `highest` is the last price that its cash covers, 0 if not even this step's. */
export type Auction = {
  company: number;
  lots: number;
  asked: number;
  price: number;
  highest: number;
  bidders: number[];
  steps: Stay[];
};

/** M54-M61  Somebody who is asked: in the poll (0), in a falling round (1, 2). */
export type Rung = {
  round: number;
  seat: number;
  price: number;
};

/** M51-M66, M81  A sale in which nobody takes anything: what it does to the shares of every seat, to the seller's wealth and next payout. */
export type Sale = {
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
};

/** M54, M62  One lot in the hands of others: what its sale would cost me if nobody buys, and the price for which I can take it off the poll. */
export type Threat = {
  company: number;
  sellers: number[];
  fall: number;
  loss: number;
  fee_loss: number;
  price: number;
  covered: boolean;
};

/** M54, M62  The worst first. */
export type Defence = {
  cash: number;
  reserve: number;
  threats: Threat[];
};

/** M80  Lots of one company, sold one by one. */
export type Lots = {
  company: number;
  lots: number;
  prices: number[];
};

/** M74, M80, M89  What to sell for a sum if nobody buys: least of wealth and next payout together is lost. */
export type Forced = {
  sum: number;
  full: boolean;
  enough: boolean;
  sales: Lots[];
  raised: number;
  wealth_lost: number;
  payout_lost: number;
};

/** M14, M15  Where a roll leads. */
export type Landing = {
  first: number;
  second: number;
  square: number;
  payout: boolean;
};

/** M14, M15, M97  All rolls, and what a payout would bring now. */
export type Ahead = {
  rolls: Landing[];
  payout: number;
  paid: number;
};

/** M67  A series that is read: what was never read, and the card on top where that is known (-1: it is not). */
export type Unread = {
  series: string;
  cards: number[];
  top: number;
};

/** M77, M116  What rumours can do to a company: those I have not seen all together, and those in my own hand, in steps. */
export type Swing = {
  company: number;
  up: number;
  down: number;
  mine: number;
};

/** M7, M67, M70, M78  Cards not yet seen. */
export type Unseen = {
  series: Unread[];
  rumours: number[];
  in_hands: number;
  companies: Swing[];
};

/** M111, M115  What is public of a player, and the rest where I see it. */
export type Fortune = {
  seat: number;
  shares: number;
  lots: number;
  majorities: number[];
  payout: number;
  cash: number | null;
  wealth: number | null;
};

/** M111, M115 */
export type Wealth = {
  players: Fortune[];
};

/** M46  What a good player asks for the lots that are wanted of him; nothing where he keeps them. */
export type Asked = {
  price: number | null;
};

/** What each helper is asked and answers. */
export type Helpers = {
  payout: { arguments: { player?: number | null }; answer: Payout };
  additions: { arguments: Record<string, never>; answer: Additions };
  session: { arguments: { company?: number | null }; answer: Session };
  auction: { arguments: { steps?: number }; answer: Auction };
  sale: { arguments: { company?: number | null; lots?: number | null }; answer: Sale };
  defence: { arguments: Record<string, never>; answer: Defence };
  forced: { arguments: { sum?: number | null; full?: boolean | null }; answer: Forced };
  asking: { arguments: Record<string, never>; answer: Asked };
  ahead: { arguments: Record<string, never>; answer: Ahead };
  unseen: { arguments: Record<string, never>; answer: Unseen };
  wealth: { arguments: Record<string, never>; answer: Wealth };
};
