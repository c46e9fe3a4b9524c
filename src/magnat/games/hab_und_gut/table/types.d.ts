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
  | "DEAL"
  | "TRADE"
  | "DONATE"
  | "LEFT_CARD"
  | "RIGHT_CARD"
  | "HALVE"
  | "ORDER";

export type Block =
  | "buy"
  | "sell"
  | "trade_end"
  | "donate"
  | "donate_none"
  | "left_card"
  | "right_card"
  | "halve_left"
  | "halve_right"
  | "first_left"
  | "first_right"
  | "hat"
  | "deal";

/** A line of the log; null is hidden. */
export type Event =
  | { event: "HAT"; values: { seat: number } }
  | { event: "LAP"; values: { lap: number } }
  | { event: "TOUR"; values: { seat: number; tour: number } }
  | { event: "BOUGHT"; values: { seat: number; good: number; price: number } }
  | { event: "SOLD"; values: { seat: number; good: number; price: number } }
  | { event: "PASSED"; values: { seat: number } }
  | { event: "DONATED"; values: { seat: number; good: number | null } }
  | { event: "DONATED_NOTHING"; values: { seat: number } }
  | { event: "PLAYED"; values: { seat: number; full: number; half: number } }
  | { event: "MOVED"; values: { good: number; before: number; after: number } }
  | { event: "GIFT_SOLD"; values: { seat: number; good: number; price: number } }
  | { event: "CHARITY"; values: { seat: number; sum: number } }
  | { event: "STINGIEST"; values: { seat: number; sum: number } }
  | { event: "FINAL_SALE"; values: { seat: number; sum: number; total: number } }
  | { event: "WON"; values: { seat: number; total: number } }
  | { event: "NO_WINNER"; values: Record<never, never> };

export type Refusal =
  | "BUY_OR_SELL"
  | "WORTHLESS"
  | "NONE_LEFT"
  | "TOO_DEAR"
  | "NOT_YOURS"
  | "NOTHING_TO_GIVE"
  | "NOT_IN_LEFT_HOLDER"
  | "NOT_IN_RIGHT_HOLDER";

/** A reason of a hint. */
export type Hint =
  | { hint: "RISES"; values: { good: number; sight: number; price: number; end: number } }
  | { hint: "RISES_UNSEEN"; values: { good: number; sight: number; price: number; end: number } }
  | { hint: "AT_TOP"; values: { good: number } }
  | { hint: "FALLS"; values: { good: number; price: number; end: number } }
  | { hint: "SWAP"; values: { good: number; better: number } }
  | { hint: "SAVE"; values: { good: number } }
  | { hint: "NO_TRADE"; values: Record<never, never> }
  | { hint: "ENOUGH_GIVEN"; values: { seat: number } }
  | { hint: "GIVE_LATER"; values: { seat: number } }
  | { hint: "KEEP_UP"; values: { seat: number; good: number; most: number } }
  | { hint: "GO_AHEAD"; values: { seat: number; good: number } }
  | { hint: "CATCH_UP"; values: { seat: number; good: number } }
  | { hint: "HELPS"; values: { card: number } }
  | { hint: "HELPS_LESS"; values: { card: number } }
  | { hint: "HITS"; values: { card: number } }
  | { hint: "HITS_LESS"; values: { card: number } }
  | { hint: "DAMPED"; values: { card: number } }
  | { hint: "HELPS_THEM"; values: { card: number } }
  | { hint: "HURTS"; values: { card: number } }
  | { hint: "INDIFFERENT"; values: { card: number } }
  | { hint: "LEAVE_RISE"; values: { card: number; seat: number } }
  | { hint: "LEAVE_FALL"; values: { card: number; seat: number } }
  | { hint: "ORDER"; values: { good: number; end: number } };

/** As they are chosen. */
export type Options = {
  first_player: "0" | "1" | "2" | "3" | "4" | "random";
  memory_aid: "off" | "on";
  all_tied: "no_winner" | "nobody_out";
  cash_tie: "shared" | "charity";
};

/** Standing orders. */
export type Orders = Record<never, never>;

/** The position as the server sends it; null is hidden. */
export type View = {
  seats: number;
  /** seat */
  actor: number;
  phase: number;
  first_player: number;
  memory_aid: number;
  all_tied: number;
  cash_tie: number;
  lap: number;
  tour: number;
  /** seat */
  first: number;
  dealt: number;
  bought: number;
  sold: number;
  /** by good */
  price: number[];
  /** by good */
  bank: number[];
  /** by seat; money */
  cash: (number | null)[];
  /** by seat; money */
  charity: number[];
  /** by seat */
  given: number[];
  /** by card */
  discard: number[];
  /** by seat; yes or no */
  out: number[];
  /** by seat and good */
  hand: (number | null)[][];
  /** by seat and place; good + 1, 0 is none */
  gift: (number | null)[][];
  /** by seat and place and good */
  backing: (number | null)[][][];
  /** by seat and card */
  holder: (number | null)[][];
  /** by card */
  aside: (number | null)[];
  /** card + 1, 0 is none */
  left: number | null;
  /** card + 1, 0 is none */
  right: number | null;
  halved: number;
  /** by seat */
  shares_held: number[];
  /** by seat and good */
  net: (number | null)[][];
  /** by seat */
  cards_left: number[];
};

/** The ids of things, the parts of those put together, how many units make one. */
export type Kinds = {
  good: ("coal" | "grain" | "coffee" | "rubber" | "tea" | "salt")[];
  card: { good: number[]; step: number[] };
};

/** What is printed, as far as drawings may read it. */
export type Printed = {
  track: number[];
  start: number;
  laps: number;
  tours: number;
  places: number;
  trades: number;
  copies: number[];
};

/** What each helper is asked and answers. */
export type Helpers = Record<never, never>;
