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
  | "LAY"
  | "START"
  | "DICE"
  | "NEWS"
  | "MARKET"
  | "SALE_ASK"
  | "SALE_BID"
  | "SALE_DECIDE"
  | "EXCHANGE"
  | "EXCHANGE_CASH"
  | "EXCHANGE_REPLY"
  | "ASSOCIATION"
  | "ASSOCIATION_REPLY"
  | "ROLL"
  | "CLAIM"
  | "BUY"
  | "JOKER_BUY"
  | "JOKER_USE"
  | "AUCTION_PICK"
  | "AUCTION_BID"
  | "RAISE"
  | "GRACE_PICK"
  | "CONSENT";

export type Block =
  | "buy"
  | "put_up"
  | "give_lot"
  | "ask_lot"
  | "exchange_with"
  | "associate_with"
  | "add_member"
  | "sell_to"
  | "add"
  | "ok"
  | "pass_by"
  | "bid_min"
  | "raise_bid"
  | "keep"
  | "give_cash"
  | "ask_cash"
  | "send"
  | "abandon"
  | "accept"
  | "refuse"
  | "roll"
  | "claim"
  | "skip"
  | "stop"
  | "buy_joker"
  | "decline"
  | "use_joker"
  | "keep_joker"
  | "give_up"
  | "lay"
  | "first_roll"
  | "dice"
  | "turn_up";

/** A line of the log; null is hidden. */
export type Event =
  | { event: "LAID"; values: { production: number; square: number } }
  | { event: "START_ROLLED"; values: { seat: number; sum: number } }
  | { event: "STARTS"; values: { seat: number } }
  | { event: "ROLLED"; values: { seat: number; white: number; red: number } }
  | { event: "FINED"; values: { seat: number; sum: number } }
  | { event: "LANDED"; values: { seat: number; square: number } }
  | { event: "BONUS"; values: { seat: number; sum: number } }
  | { event: "CLAIMED"; values: { seat: number; production: number; sum: number } }
  | { event: "SKIPPED"; values: { seat: number; production: number; sum: number } }
  | { event: "PAID"; values: { seat: number; other: number; sum: number } }
  | { event: "BOUGHT"; values: { seat: number; title: number; price: number } }
  | { event: "JOKER_BOUGHT"; values: { seat: number; price: number } }
  | { event: "JOKER_USED"; values: { seat: number } }
  | { event: "DREW"; values: { seat: number; news: number } }
  | { event: "NEWS_PAID"; values: { seat: number; sum: number } }
  | { event: "PUT_UP"; values: { seat: number; production: number; titles: number } }
  | { event: "AUCTION"; values: { seat: number; production: number; price: number } }
  | { event: "BID"; values: { seat: number; production: number; price: number } }
  | { event: "PASSED"; values: { seat: number } }
  | { event: "KNOCKED_DOWN"; values: { seat: number; production: number; price: number } }
  | { event: "TO_THE_BANK"; values: { seat: number; production: number; price: number } }
  | { event: "OFFERED"; values: { seat: number; production: number; price: number } }
  | { event: "SOLD"; values: { seat: number; production: number; other: number; price: number } }
  | { event: "KEPT"; values: { seat: number; production: number } }
  | { event: "PROPOSED"; values: { seat: number; other: number } }
  | { event: "WOULD_GIVE"; values: { seat: number; production: number } }
  | { event: "WOULD_GIVE_CASH"; values: { seat: number; sum: number } }
  | { event: "EXCHANGED"; values: { seat: number; other: number } }
  | { event: "DECLINED"; values: { seat: number } }
  | { event: "INVITED"; values: { seat: number; other: number } }
  | { event: "JOINS"; values: { seat: number } }
  | { event: "STAYS_OUT"; values: { seat: number } }
  | { event: "POOL_TOO_SMALL"; values: { tax: number } }
  | { event: "MERGED"; values: { seat: number; tax: number } }
  | { event: "MEMBER"; values: { seat: number; other: number } }
  | { event: "PUT_TO_PARTNERS"; values: { seat: number; proposal: number } }
  | { event: "CONSENTED"; values: { seat: number } }
  | { event: "OBJECTED"; values: { seat: number } }
  | { event: "LEADS"; values: { seat: number } }
  | { event: "IN_GRACE"; values: { seat: number; sum: number } }
  | { event: "BANKRUPT"; values: { seat: number } }
  | { event: "RESIGNED"; values: { seat: number } }
  | { event: "FACE_TO_FACE"; values: Record<never, never> }
  | { event: "WON"; values: { seat: number } }
  | { event: "TIME_IS_UP"; values: { turns: number } }
  | { event: "RANKED"; values: { seat: number; rank: number; sum: number; fall: number } };

export type Refusal =
  | "NOT_SOLD_HERE"
  | "NOT_IN_FILE"
  | "NOT_OWNED_YET"
  | "TOO_DEAR"
  | "NO_SUCH_LOT"
  | "BARRED"
  | "NO_SUCH_PARTY"
  | "NOTHING_TO_EXCHANGE"
  | "NO_ASSOCIATION"
  | "NO_OPPONENT_LEFT"
  | "IN_DRAFT"
  | "INVITED_ALREADY"
  | "CASH_ON_ONE_SIDE"
  | "LOT_FROM_EACH"
  | "OVER_CASH"
  | "OVER_LIMIT"
  | "SMALLER_STEPS"
  | "NO_BID"
  | "CANNOT_PAY"
  | "WRONG_COUNT"
  | "JOKER_TOO_DEAR"
  | "NO_RESIGNING";

/** A reason of a hint. */
export type Hint =
  | { hint: "RAISES_BAND"; values: { production: number; share: number; royalty: number } }
  | { hint: "GATHERS"; values: { production: number; share: number } }
  | { hint: "BLOCKS"; values: { production: number } }
  | { hint: "KEEPS_RESERVE"; values: { danger: number } }
  | { hint: "NOTHING_WORTHWHILE"; values: Record<never, never> }
  | { hint: "CLAIM_ALWAYS"; values: { sum: number } }
  | { hint: "WORTH_MORE"; values: { production: number; value: number } }
  | { hint: "TOO_DEAR_FOR_ME"; values: { production: number; value: number } }
  | { hint: "JOKER_PROTECTS"; values: { production: number } }
  | { hint: "JOKER_NOT_NEEDED"; values: Record<never, never> }
  | { hint: "LEAST_USEFUL"; values: { production: number; value: number } }
  | { hint: "SELL_IN_TIME"; values: { production: number; danger: number } }
  | { hint: "WORTH_MORE_TO_OTHERS"; values: { production: number; seat: number } }
  | { hint: "BEST_BID"; values: { seat: number; price: number } }
  | { hint: "BIDS_TOO_LOW"; values: { production: number; value: number } }
  | { hint: "GOOD_FOR_BOTH"; values: { seat: number; gain: number } }
  | { hint: "FAIR_OFFER"; values: { gain: number; theirs: number } }
  | { hint: "HELPS_THEM_MORE"; values: { gain: number; theirs: number } }
  | { hint: "COSTS_ME"; values: { loss: number } }
  | { hint: "TOO_RISKY"; values: { danger: number } }
  | { hint: "STRONGER_TOGETHER"; values: { seat: number } }
  | { hint: "BETTER_ALONE"; values: Record<never, never> }
  | { hint: "ONE_PURSE"; values: { seat: number } }
  | { hint: "OWN_ROLL"; values: Record<never, never> }
  | { hint: "NO_DEAL"; values: Record<never, never> };

/** As they are chosen. */
export type Options = {
  open_market: "any_time" | "own_turn" | "none";
  market_cap: `${number}`;
  association: "off" | "on";
  bankruptcy: "strict" | "grace";
  royalty_claim: "decide" | "auto" | "by_hand";
  two_players: "face_to_face" | "keep_auctions";
  continental_royalty: "off" | "on";
  choice_after_tour: "both" | "world_only";
  sale_bar: "next_turn" | "until_auction_square";
  starting_cash: `${number}`;
  open_cash: "off" | "on";
  turn_limit: `${number}`;
  resign: "off" | "on";
  decisions: "leader" | "agree" | "alternate";
};

/** Standing orders. */
export type Orders = {
  claim: boolean; // yes or no
  agree: boolean; // yes or no
  hand_down: boolean; // yes or no
  bid: Record<number, number>; // by production
  let: Record<number, number>; // by seat
  never_sell: number[]; // some of production
  every_bid: boolean; // yes or no
  unwanted: Record<number, number>; // by production
};

/** The position as the server sends it; null is hidden. */
export type View = {
  seats: number;
  /** seat */
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
  decisions: number;
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
  /** by seat */
  shift: number[];
  /** proposal + 1, 0 is none */
  proposal: number;
  matter: number;
  /** seat, one bit each */
  pending: number;
  depth: number;
  /** by place; seat */
  actor_below: number[];
  /** by place */
  phase_below: number[];
  /** by place; seat, one bit each */
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
  /** money */
  least_raise: number;
  /** by seat; money */
  most_bid: (number | null)[];
  /** by seat */
  deals_left: number[];
};

/** The ids of things, the parts of those put together, how many units make one. */
export type Kinds = {
  production: ("petrole" | "houille" | "acier" | "coton_brut" | "fer" | "laine_brute" | "cuivre" | "cafe" | "cobalt" | "or" | "tungstene" | "sucre" | "argent" | "riz" | "construction_automobile" | "ble" | "construction_navale" | "the" | "aluminium" | "cacao" | "plomb" | "caoutchouc_naturel" | "uranium" | "nickel")[];
  country: string[];
  square: string[];
  title: { production: number[]; country: number[] };
  proposal: ("buy" | "buy_joker" | "use_joker" | "put_up" | "bid" | "name_price" | "sell_to" | "exchange" | "accept_exchange" | "invite" | "join" | "give_up")[];
  news: ("n01" | "n02" | "n03" | "n04" | "n05" | "n06" | "n07" | "n08" | "n09" | "n10" | "n11" | "n12" | "n13" | "n14" | "n15" | "n16" | "n17" | "n18")[];
  step: ("100k" | "500k" | "1m" | "5m" | "20m")[];
  dice: { white: number[]; red: number[] };
  money: number;
};

/** What is printed, as far as drawings may read it. */
export type Printed = {
  proposals: ("buy" | "buy_joker" | "use_joker" | "put_up" | "bid" | "name_price" | "sell_to" | "exchange" | "accept_exchange" | "invite" | "join" | "give_up")[];
  cash_sides: ("given" | "asked_for" | null)[];
  bands: number[];
  productions: { number: number; id: "petrole" | "houille" | "acier" | "coton_brut" | "fer" | "laine_brute" | "cuivre" | "cafe" | "cobalt" | "or" | "tungstene" | "sucre" | "argent" | "riz" | "construction_automobile" | "ble" | "construction_navale" | "the" | "aluminium" | "cacao" | "plomb" | "caoutchouc_naturel" | "uranium" | "nickel"; pays: number[] }[];
  titles: { number: number; production: number; bit: number; zone: "u_r_s_s" | "etats_unis" | "moyen_orient" | "venezuela" | "chine" | "europe_danubienne" | "royaume_uni" | "peninsule_indienne" | "japon" | "allemagne_federale" | "europe_mediterraneenne" | "europe_balkanique" | "oceanie" | "bresil" | "argentine" | "afrique_du_sud" | "pays_andins" | "canada" | "afrique_centrale" | "mexique" | "indonesie" | "afrique_occidentale" | "afrique_du_nord_est" | "afrique_des_grands_lacs" | "maghreb" | "scandinavie" | "france" | "antilles" | "peninsule_indochinoise"; continent: "urss" | "etats_unis" | "asie" | "amerique" | "europe" | "oceanie" | "afrique"; country: number; percent: number; price: number }[];
  squares: { number: number; id: string; kind: "arrow" | "zone" | "continental_choice" | "auction" | "bonus" | "news" | "joker" | "world_choice"; zone: "scandinavie" | "allemagne_federale" | "royaume_uni" | "france" | "europe_mediterraneenne" | "europe_danubienne" | "europe_balkanique" | "u_r_s_s" | "canada" | "mexique" | "antilles" | "venezuela" | "pays_andins" | "bresil" | "argentine" | "etats_unis" | "maghreb" | "afrique_du_nord_est" | "afrique_occidentale" | "afrique_centrale" | "afrique_des_grands_lacs" | "afrique_du_sud" | "oceanie" | "moyen_orient" | "peninsule_indienne" | "peninsule_indochinoise" | "japon" | "chine" | "indonesie" | null; continents: ("europe" | "urss" | "amerique" | "etats_unis" | "afrique" | "oceanie" | "asie")[]; slot: number; rules: ("R9" | "R15" | "R17" | "R26" | "R35" | "R36" | "R37" | "R38" | "R41" | "R43" | "R45" | "R64" | "R65" | "R61" | "R62" | "R57" | "R60" | "R39")[] }[];
  rules: { market: "R75"[]; tax: "R78"[]; pool: "R79"[]; lead: "R81"[] };
  continents: { id: "europe" | "urss" | "amerique" | "etats_unis" | "afrique" | "oceanie" | "asie"; zones: ("scandinavie" | "allemagne_federale" | "royaume_uni" | "france" | "europe_mediterraneenne" | "europe_danubienne" | "europe_balkanique" | "u_r_s_s" | "canada" | "mexique" | "antilles" | "venezuela" | "pays_andins" | "bresil" | "argentine" | "etats_unis" | "maghreb" | "afrique_du_nord_est" | "afrique_occidentale" | "afrique_centrale" | "afrique_des_grands_lacs" | "afrique_du_sud" | "oceanie" | "moyen_orient" | "peninsule_indienne" | "peninsule_indochinoise" | "japon" | "chine" | "indonesie")[] }[];
  most_bought: number;
  raise: number;
  shared_out: number;
  news: { id: "n01" | "n02" | "n03" | "n04" | "n05" | "n06" | "n07" | "n08" | "n09" | "n10" | "n11" | "n12" | "n13" | "n14" | "n15" | "n16" | "n17" | "n18"; kind: "cash" | "cash_if_holds" | "cash_from_each_player"; from_each: number; holder: number; others: number; productions: number[] }[];
};

/** The acts that bring something about, or the first reason against them. */
export type Verdict = {
  refused: Why | null;
  acts: Act[];
};

/** Why something is refused. */
export type Why = {
  reason: string;
  rules: string[];
};

/** R18  What a party may ask for. */
export type ClaimRow = {
  seat: number;
  sum: number;
};

/** R9-R24  A square that the next roll can lead to. */
export type Square = {
  sum: number;
  ways: number;
  square: number;
  production: number;
  claims: ClaimRow[];
  owed: number;
  gets: number;
  ruin: number;
};

/** R9-R24  What the next roll can cost. `owed_in_all` counts every roll once: divided by `rolls` it is the average. */
export type Ahead = {
  cash: number;
  rolls: number;
  squares: Square[];
  owed_in_all: number;
  most_owed: number;
  needed: number;
  ruin: number;
};

/** R20  What a party has of a production, and the next band of its income table; a band of 0: there is none above. */
export type Stake = {
  seat: number;
  share: number;
  pays: number;
  next_band: number;
  next_pays: number;
};

/** R18-R21  Who earns what from a landing on a production. */
export type Royalties = {
  parties: Stake[];
  owed: number;
};

/** A stake with its production. */
export type ProductionStake = {
  seat: number;
  share: number;
  pays: number;
  next_band: number;
  next_pays: number;
  production: number;
};

/** R18-R20  All lots of all parties. */
export type Shares = {
  lots: ProductionStake[];
};

/** R31  What a title would make of a share and its income. */
export type Addition = {
  title: number;
  share: number;
  pays: number;
};

/** R20, R31  Those of the file. */
export type Additions = {
  titles: Addition[];
};

/** R18-R20  A production in one hand, before and after. */
export type Row = {
  production: number;
  titles: [number, number];
  share: [number, number];
  band: [number, number];
  royalty: [number, number];
};

/** What becomes of one party: its productions that change, and the cash it gets (pays, if negative). */
export type Side = {
  seat: number;
  cash: number;
  rows: Row[];
};

/** R33, R47, R54  A lot in the hand of its owner, and what it would make of every other party. */
export type Lot = {
  owner: number;
  production: number;
  titles: number[];
  share: number;
  royalty: number;
  price: number;
  start: number;
  buyers: Side[];
};

/** R52  The highest bid that is worth it; 0: none is. */
export type Limit = {
  sum: number;
};

/** R66, R67, R71  A sale of one of one's own lots. */
export type Sale = {
  refused: Why | null;
  acts: Act[];
  lot: Lot;
};

/** R72-R74  An exchange: the proposer first. */
export type Exchange = {
  refused: Why | null;
  acts: Act[];
  sides: [Side, Side];
};

/** R84  A production in one hand, beside the largest of the hands it comes from: pairs are of the largest and of all together. */
export type Joint = {
  production: number;
  titles: [number, number];
  share: [number, number];
  band: [number, number];
  royalty: [number, number];
  shares: number[];
};

/** R76-R86  What an association would be. */
export type Merger = {
  members: number[];
  tax: number;
  pool: number | null;
  mine: number;
  lead: number;
  rows: Joint[];
};

/** R76-R86  A merger with other parties. */
export type Association = {
  members: number[];
  tax: number;
  pool: number | null;
  mine: number;
  lead: number;
  rows: Joint[];
  refused: Why | null;
  acts: Act[];
};

/** R72  The exchange that is proposed now. */
export type OpenExchange = {
  kind: "exchange";
  sides: [Side, Side];
};

/** R77  The association to which one is invited now. */
export type OpenAssociation = {
  members: number[];
  tax: number;
  pool: number | null;
  mine: number;
  lead: number;
  rows: Joint[];
  kind: "association";
};

/** What each helper is asked and answers. */
export type Helpers = {
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
};
