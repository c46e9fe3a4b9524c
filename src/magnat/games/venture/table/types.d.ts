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
  | "HAT"
  | "OPEN"
  | "DEAL"
  | "MAIN"
  | "TAKE"
  | "PLACE"
  | "REORG"
  | "PAY"
  | "DISCARD"
  | "DRAW"
  | "FORCED";

export type Block =
  | "buy"
  | "proxy"
  | "reorg"
  | "end_ops"
  | "take"
  | "place_on"
  | "place_alone"
  | "add"
  | "close"
  | "pay"
  | "discard"
  | "hat"
  | "open_company"
  | "deal"
  | "draw_card";

/** A line of the log; null is hidden. */
export type Event =
  | { event: "HAT"; values: { seat: number } }
  | { event: "TURN"; values: { seat: number; turn: number } }
  | { event: "OPENED"; values: { company: number } }
  | { event: "RESERVE_EMPTY"; values: Record<never, never> }
  | { event: "BOUGHT"; values: { seat: number; company: number; price: number } }
  | { event: "PROXY"; values: { seat: number; mark: number } }
  | { event: "RAIDED"; values: { seat: number; company: number; victim: number; price: number } }
  | { event: "PLACED_ON"; values: { seat: number; company: number; top: number } }
  | { event: "PLACED_ALONE"; values: { seat: number; company: number } }
  | { event: "REORGANISES"; values: { seat: number; cost: number } }
  | { event: "REORGANISED"; values: { seat: number; profit: number } }
  | { event: "MISTAKE_PAID"; values: { seat: number; cost: number } }
  | { event: "MISTAKE_NOT_PAID"; values: { seat: number; cost: number } }
  | { event: "PUT_RIGHT"; values: { seat: number; company: number } }
  | { event: "LOST_CARD"; values: { seat: number; card: number } }
  | { event: "PAID"; values: { seat: number; card: number } }
  | { event: "PAYMENT"; values: { seat: number; owed: number; worth: number } }
  | { event: "DISCARDED"; values: { seat: number; card: number } }
  | { event: "NOTHING_TO_DISCARD"; values: { seat: number } }
  | { event: "SHUFFLED"; values: { cards: number } }
  | { event: "DREW"; values: { seat: number; card: number | null } }
  | { event: "PILES_EMPTY"; values: { seat: number } }
  | { event: "PROFIT"; values: { seat: number } }
  | { event: "SCORED"; values: { seat: number; profit: number; total: number } }
  | { event: "LAST_COMPANY"; values: { seat: number } }
  | { event: "CUT_SHORT"; values: { turns: number } }
  | { event: "FINAL_CAPITAL"; values: { seat: number; capital: number; total: number } }
  | { event: "WON"; values: { seat: number; total: number } };

export type Refusal =
  | "EMPTY_SLOT"
  | "TOO_DEAR"
  | "NO_SUCH_PROXY"
  | "NOTHING_TO_TAKE"
  | "NO_COMPANY"
  | "NOT_AN_OPPONENTS_TOP"
  | "NOT_YOUR_STACK"
  | "TOO_TALL"
  | "SAME_INDUSTRY"
  | "NO_COMMON_LETTER"
  | "REORG_SAME_INDUSTRY"
  | "REORG_NO_COMMON_LETTER"
  | "NOT_IN_POOL"
  | "NO_OPEN_STACK"
  | "PAID_NOT_IN_HAND"
  | "DISCARDED_NOT_IN_HAND";

/** A reason of a hint. */
export type Hint =
  | { hint: "BUY_FOR_PROFIT"; values: { company: number; top: number; before: number; after: number } }
  | { hint: "BUY_TO_BUILD"; values: { company: number } }
  | { hint: "BUY_AND_REORGANISE"; values: { company: number; before: number; after: number } }
  | { hint: "BUY_TO_END"; values: { company: number } }
  | { hint: "RAID"; values: { company: number; victim: number; gain: number; loss: number } }
  | { hint: "RAID_GAIN"; values: { company: number; victim: number; gain: number } }
  | { hint: "RAID_LOSS"; values: { company: number; victim: number; loss: number } }
  | { hint: "RAID_TO_BUILD"; values: { company: number; victim: number } }
  | { hint: "REORGANISE"; values: { before: number; after: number } }
  | { hint: "LEAVE_LAST"; values: Record<never, never> }
  | { hint: "SAVE"; values: Record<never, never> }
  | { hint: "ENOUGH"; values: { owed: number } }
  | { hint: "PLACE_ON"; values: { top: number; before: number; after: number } }
  | { hint: "PLACE_TO_BUILD"; values: { top: number } }
  | { hint: "PLACE_ALONE"; values: Record<never, never> }
  | { hint: "BUILD"; values: Record<never, never> }
  | { hint: "PAY"; values: { kept: number } }
  | { hint: "DISCARD"; values: { card: number } };

/** As they are chosen. */
export type Options = {
  edition: "venture" | "riche_ou_pauvre";
  first_player: "0" | "1" | "2" | "3" | "4" | "5" | "random";
  remove_14: "off" | "on";
  draw_count: `${number}`;
  final_capital: "sets" | "face" | "none";
  mistakes: "off" | "on";
  turn_limit: `${number}`;
};

/** Standing orders. */
export type Orders = Record<never, never>;

/** The position as the server sends it; null is hidden. */
export type View = {
  seats: number;
  /** seat */
  actor: number;
  phase: number;
  edition: number;
  first_player: number;
  remove_14: number;
  draw_count: number;
  final_capital: number;
  mistakes: number;
  turn_limit: number;
  /** seat */
  player: number;
  turn: number;
  /** yes or no */
  truncated: number;
  /** by seat; money */
  points: number[];
  /** money */
  owed: number;
  /** by slot; company + 1, 0 is none */
  centre: number[];
  reserve: number;
  /** by company */
  holder: number[];
  /** by company; yes or no */
  top: number[];
  /** by company; company + 1, 0 is none */
  under: number[];
  /** by company */
  height: number[];
  /** by company */
  letters: number[];
  /** by company */
  industries: number[];
  /** by seat */
  controlled: number[];
  /** company + 1, 0 is none */
  taken: number;
  /** mark + 1, 0 is none */
  mark: number;
  pool: number;
  /** company + 1, 0 is none */
  open_stack: number;
  /** by seat and card */
  hand: (number | null)[][];
  /** by seat; money */
  funds: (number | null)[];
  /** by card */
  paid: number[];
  /** by card */
  discarded: number[];
  /** by card */
  pile: (number | null)[];
  profits: number;
  dealt: number;
  to_draw: number;
  /** by seat */
  hand_size: number[];
  pile_size: number;
  /** by company; yes or no */
  misplaced: number[];
  /** by company; money */
  pays: number[];
  /** by seat; money */
  profit: number[];
};

/** The ids of things, the parts of those put together, how many units make one. */
export type Kinds = {
  company: string[];
  card: ("triangle_1" | "triangle_3" | "triangle_5" | "triangle_8" | "square_1" | "square_3" | "square_5" | "square_8" | "circle_1" | "circle_3" | "circle_5" | "circle_8" | "capital_10" | "capital_12" | "capital_14" | "capital_16" | "capital_18" | "capital_20" | "proxy_1" | "proxy_2" | "proxy_3" | "profit")[];
  mark: ("proxy_1" | "proxy_2" | "proxy_3")[];
  slot: ("1" | "2" | "3" | "4" | "5")[];
};

/** What is printed, as far as drawings may read it. */
export type Printed = {
  rules_of_mistakes: ("V32" | "V39")[];
  letters: ("A" | "B" | "C" | "D" | "E" | "F")[];
  companies: { number: number; industry: "aerospace" | "automotive" | "chemical" | "electronics" | "petroleum" | "steel"; letters: ("A" | "B" | "E" | "F" | "D" | "C")[]; price: number }[];
  cards: { kind: "low" | "high" | "proxy" | "profit"; symbol: "triangle" | "square" | "circle" | null; value: number }[];
};

/** V8  A collection, or a single card. */
export type Part = {
  cards: number[];
  value: number;
};

/** V6-V8  What cards are worth together. */
export type Value = {
  value: number;
  parts: Part[];
};

/** V12  What chosen cards would pay. */
export type Payment = {
  owed: number;
  value: number;
  enough: boolean;
  lost: number;
  needless: number[];
  keeps: number;
  parts: Part[];
  acts: Act[];
};

/** Cards by their kinds. */
export type Cards = {
  cards: number[];
};

/** Why something is refused. */
export type Reason = {
  reason: string;
  rules: string[];
  company: number | null;
};

/** V20  A stack that somebody thinks of. */
export type Judged = {
  letters: number;
  profit: number;
  refused: Reason | null;
};

/** V28, V29, V38  What a reorganisation would cost and pay. */
export type Arrangement = {
  stacks: Judged[];
  profit: number;
  cost: number;
  refused: Reason | null;
  acts: Act[];
};

/** Stacks of companies, each from its bottom to its top. */
export type Stacks = {
  stacks: number[][];
};

/** V23-V27  A company that could be taken. */
export type RaidRow = {
  company: number;
  victim: number;
  gain: number;
  loss: number;
  costs: number[];
};

/** V23-V27  All of them. */
export type Raids = {
  raids: RaidRow[];
};

/** What each helper is asked and answers. */
export type Helpers = {
  value: { arguments: { cards?: number[] | null }; answer: Value };
  payment: { arguments: { cards: number[] }; answer: Payment };
  arrangement: { arguments: { stacks: number[][] }; answer: Arrangement };
  best_arrangement: { arguments: Record<string, never>; answer: Stacks };
  raids: { arguments: Record<string, never>; answer: Raids };
  best_discard: { arguments: Record<string, never>; answer: Cards };
  best_payment: { arguments: Record<string, never>; answer: Cards };
};
