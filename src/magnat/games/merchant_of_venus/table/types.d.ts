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
  | "HAT"
  | "ROLL"
  | "OBSERVED"
  | "CONTACT"
  | "SPIED"
  | "REVEALED"
  | "DRAW"
  | "RACE"
  | "HEADING"
  | "DRIVES"
  | "AUTOPILOT"
  | "MULLIGAN"
  | "EARLYNAV"
  | "JUMP"
  | "SPY"
  | "OBSERVE"
  | "HAZARD"
  | "RELIC"
  | "LAND"
  | "GATELOCK"
  | "NAV"
  | "STEP"
  | "ASTEROID"
  | "TRANSACT"
  | "OVERLOAD"
  | "TRADE"
  | "REPLY";

export type Block =
  | "race"
  | "stay"
  | "head"
  | "js"
  | "drv"
  | "yes"
  | "no"
  | "mull"
  | "nav"
  | "spy"
  | "go"
  | "observe"
  | "skip"
  | "pay"
  | "stop"
  | "collect"
  | "leave"
  | "lock"
  | "use"
  | "land"
  | "fly"
  | "sell"
  | "sellf"
  | "barter"
  | "buy_good"
  | "buy_fgood"
  | "buy_fdeed"
  | "buy_equip"
  | "buy_ship"
  | "buy_pdeed"
  | "buy_relic"
  | "iou"
  | "pick"
  | "drop"
  | "dump"
  | "trade"
  | "done"
  | "give"
  | "take"
  | "gc"
  | "tc"
  | "offer"
  | "cancel"
  | "accept"
  | "refuse"
  | "deal"
  | "hat"
  | "die"
  | "culture"
  | "token"
  | "draw";

/** A line of the log; null is hidden. */
export type Event =
  | { event: "RACE"; values: { seat: number; race: number } }
  | { event: "STARTS"; values: { seat: number } }
  | { event: "TURN"; values: { seat: number; turn: number } }
  | { event: "STAYED"; values: { seat: number; space: number } }
  | { event: "HEADED"; values: { seat: number; space: number } }
  | { event: "JUMP_DECLARED"; values: { seat: number; gate: number } }
  | { event: "DRIVES_SET"; values: { seat: number; drives: number } }
  | { event: "DIE_SET"; values: { seat: number; die: number } }
  | { event: "ROLLED"; values: { seat: number; first: number; second: number; third: number; fourth: number; points: number } }
  | { event: "ROLLED_AGAIN"; values: { seat: number; die: number } }
  | { event: "ASSIGNED"; values: { seat: number; die: number } }
  | { event: "FLEW"; values: { seat: number; space: number; points: number } }
  | { event: "JUMPED"; values: { seat: number; space: number; gate: number; points: number } }
  | { event: "JUMP_FAILED"; values: { seat: number } }
  | { event: "LOCKED"; values: { seat: number } }
  | { event: "REVEALED"; values: { space: number; token: number } }
  | { event: "GIVEN_BACK"; values: { seat: number; space: number } }
  | { event: "SPIED"; values: { seat: number; encounter: number; token: number | null } }
  | { event: "OBSERVED"; values: { seat: number; system: number; culture: number | null } }
  | { event: "HAZARD_PAID"; values: { seat: number; space: number; sum: number } }
  | { event: "STOPPED"; values: { seat: number; space: number; sum: number } }
  | { event: "COLLECTED"; values: { seat: number; relic: number } }
  | { event: "LED_BACK"; values: { seat: number; space: number; die: number } }
  | { event: "LANDED"; values: { seat: number; space: number } }
  | { event: "CAME_TO_REST"; values: { seat: number; space: number } }
  | { event: "FIRST_CONTACT"; values: { seat: number; system: number; culture: number } }
  | { event: "DREW"; values: { cup: number } }
  | { event: "SOLD"; values: { seat: number; good: number; sum: number } }
  | { event: "SOLD_FACTORY_GOOD"; values: { seat: number; good: number; sum: number } }
  | { event: "DEMAND_MET"; values: { demand: number; sum: number } }
  | { event: "BARTERED"; values: { seat: number; item: number; sum: number } }
  | { event: "BOUGHT_GOOD"; values: { seat: number; good: number; price: number } }
  | { event: "BOUGHT_FACTORY_GOOD"; values: { seat: number; good: number; price: number } }
  | { event: "BOUGHT_FACTORY"; values: { seat: number; culture: number; price: number } }
  | { event: "BOUGHT_EQUIPMENT"; values: { seat: number; equipment: number; price: number } }
  | { event: "BOUGHT_SHIP"; values: { seat: number; ship: number; price: number; old: number; sum: number } }
  | { event: "BOUGHT_PORT"; values: { seat: number; orbit: number; price: number } }
  | { event: "BOUGHT_RELIC"; values: { seat: number; relic: number; price: number } }
  | { event: "USED_CARD"; values: { seat: number; culture: number; sum: number } }
  | { event: "PICKED_UP"; values: { seat: number; passenger: number } }
  | { event: "DROPPED_OFF"; values: { seat: number; passenger: number; sum: number } }
  | { event: "DISCARDED"; values: { seat: number; cargo: number } }
  | { event: "FACTORY_COMMISSION"; values: { seat: number; culture: number; sum: number } }
  | { event: "PORT_COMMISSION"; values: { seat: number; space: number; sum: number } }
  | { event: "LOST_VALUE"; values: { seat: number; sum: number } }
  | { event: "TRADE_OPENED"; values: { seat: number; other: number } }
  | { event: "OFFERED"; values: { seat: number; other: number } }
  | { event: "WOULD_GIVE"; values: { seat: number; thing: number; count: number } }
  | { event: "WOULD_PAY"; values: { seat: number; sum: number } }
  | { event: "TRADED"; values: { seat: number; other: number } }
  | { event: "DECLINED"; values: { seat: number } }
  | { event: "CALLED_OFF"; values: { seat: number } }
  | { event: "BANK_EMPTY"; values: Record<never, never> }
  | { event: "WON"; values: { seat: number; total: number } }
  | { event: "TIME_IS_UP"; values: { turns: number } };

export type Refusal =
  | "RACE_TAKEN"
  | "NOT_NEXT_DOOR"
  | "NO_JUMP_START"
  | "NO_SUCH_GATE"
  | "NO_SUCH_DRIVE"
  | "NOT_ROLLED"
  | "HEADING_BINDS"
  | "NOT_IN_SIGHT"
  | "SEEN_ALREADY"
  | "NO_WAY_BACK"
  | "TOO_FEW_POINTS"
  | "IN_THIS_RUN"
  | "NO_LANDING_HERE"
  | "MUST_MOVE"
  | "NOT_ABOARD"
  | "NO_BUYER"
  | "NO_SALE_LEFT"
  | "NO_PURCHASE_LEFT"
  | "TOO_DEAR"
  | "NOT_SOLD_HERE"
  | "NONE_LEFT"
  | "NO_ROOM"
  | "NO_FACTORY"
  | "DEED_SOLD"
  | "SAME_SHIP"
  | "NO_CARD"
  | "NOT_WAITING"
  | "OTHER_DESTINATION"
  | "CAME_THIS_TURN"
  | "NO_TRADING"
  | "NOT_SAME_SPACE"
  | "NO_OFFER_LEFT"
  | "NO_STEP_LEFT"
  | "NOT_HELD"
  | "OVER_CREDITS"
  | "EMPTY_DRAFT"
  | "LOADS_MUST_FIT";

/** A reason of a hint. */
export type Hint =
  | { hint: "ON_THE_WAY"; values: { system: number; income: number } }
  | { hint: "TO_THE_BASE"; values: { income: number } }
  | { hint: "UNKNOWN_SYSTEM"; values: { system: number } }
  | { hint: "MORE_TO_TRADE"; values: { gain: number } }
  | { hint: "NEAREST_TO"; values: { system: number } }
  | { hint: "DETOUR"; values: { system: number } }
  | { hint: "LAND_TO_TRADE"; values: { system: number } }
  | { hint: "LAND_TO_MEET"; values: { system: number } }
  | { hint: "SELLS_HERE"; values: { good: number; sum: number } }
  | { hint: "FARE"; values: { passenger: number; sum: number } }
  | { hint: "FREE_WITH_THE_CARD"; values: { culture: number; sum: number } }
  | { hint: "FILL_THE_HOLDS"; values: { good: number; gain: number } }
  | { hint: "TAKE_ALONG"; values: { passenger: number; sum: number } }
  | { hint: "PORT_SAVES_TURNS"; values: { culture: number } }
  | { hint: "FACTORY_PAYS"; values: { culture: number } }
  | { hint: "REACHES_GOAL"; values: { total: number } }
  | { hint: "LARGER_SHIP"; values: { ship: number } }
  | { hint: "DRIVE_PAYS"; values: { equipment: number } }
  | { hint: "SHIELD_PAYS"; values: Record<never, never> }
  | { hint: "BUY_FROM"; values: { seat: number; thing: number; gain: number } }
  | { hint: "JUMP_NEARER"; values: { gate: number } }
  | { hint: "WORTH_A_TURN"; values: { sum: number } }
  | { hint: "TOO_DEAR"; values: { sum: number } }
  | { hint: "RELIC_EARLY"; values: { relic: number } }
  | { hint: "KEEP_FLYING"; values: Record<never, never> }
  | { hint: "LEAST_USEFUL"; values: { cargo: number } }
  | { hint: "ROLL_AGAIN"; values: Record<never, never> }
  | { hint: "ROLL_WILL_DO"; values: Record<never, never> }
  | { hint: "ALL_DRIVES"; values: Record<never, never> }
  | { hint: "SET_FOUR"; values: Record<never, never> }
  | { hint: "DIE_LATER"; values: Record<never, never> }
  | { hint: "OWN_WAY"; values: Record<never, never> }
  | { hint: "GOOD_TRADE"; values: { gain: number } }
  | { hint: "COSTS_ME"; values: { loss: number } }
  | { hint: "TOO_CLOSE"; values: { seat: number } }
  | { hint: "NOTHING_MORE"; values: Record<never, never> }
  | { hint: "UNSPENT"; values: { sum: number } }
  | { hint: "ANY_RACE"; values: { culture: number } }
  | { hint: "FREE_LOOK"; values: Record<never, never> }
  | { hint: "NO_BUYER_YET"; values: { good: number } };

/** As they are chosen. */
export type Options = {
  race_selection: "choose" | "random";
  goal: "1000" | "2000" | "3000" | "4000" | "none";
  small_bank: "off" | "12000";
  fast_play: "off" | "on";
  shields: `${number}`;
  yellow_drives: `${number}`;
  red_drives: `${number}`;
  combo_drives: `${number}`;
  player_trading: "off" | "on";
  trade_places: "landing" | "any";
  max_trade_offers: `${number}`;
  max_trade_steps: `${number}`;
  early_assignment: "off" | "on";
  auto_observe: "off" | "on";
  discard_new: "off" | "on";
  commission_base: "single" | "double";
  turn_cap: `${number}`;
};

/** Standing orders. */
export type Orders = {
  observe: boolean; // yes or no
  pay: Record<number, number>; // by toll
};

/** The position as the server sends it; null is hidden. */
export type View = {
  seats: number;
  /** seat */
  actor: number;
  phase: number;
  race_selection: number;
  goal: number;
  small_bank: number;
  fast_play: number;
  shields: number;
  yellow_drives: number;
  red_drives: number;
  combo_drives: number;
  player_trading: number;
  trade_places: number;
  max_trade_offers: number;
  max_trade_steps: number;
  early_assignment: number;
  auto_observe: number;
  discard_new: number;
  commission_base: number;
  turn_cap: number;
  turn: number;
  /** seat */
  active: number;
  /** seat */
  winner: number;
  /** money */
  bank: number;
  /** by seat; race */
  race: number[];
  /** by seat; space */
  space: number[];
  /** by seat; ship */
  ship: number[];
  /** by seat; drives */
  drives: number[];
  /** by seat; money */
  credits: number[];
  /** by seat and thing */
  held: number[][];
  /** by culture; seat */
  factory: number[];
  /** by orbit; seat */
  port: number[];
  /** by system; yes or no */
  contacted: number[];
  /** by system; seat, one bit each */
  observed: number[];
  /** by system; culture */
  card: (number | null)[];
  /** by culture; yes or no */
  used: number[];
  /** by encounter */
  face: number[];
  /** by encounter; seat, one bit each */
  spied: number[];
  /** encounter */
  spying: number;
  /** by encounter; token */
  token: (number | null)[];
  /** by cup */
  market: number[];
  /** by cup */
  cup: number[];
  draws: number;
  /** by equipment */
  pile: number[];
  /** by relic; market */
  relic_at: number[];
  /** space */
  heading: number;
  /** gate + 1, 0 is none */
  gate: number;
  /** by place; die + 1, 0 is none */
  dice: number[];
  /** yes or no */
  mulled: number;
  /** die + 1, 0 is none */
  nav: number;
  points: number;
  /** space */
  prev: number;
  /** yes or no */
  moved: number;
  /** yes or no */
  exempt: number;
  /** by place */
  entered: number[];
  /** by place; space */
  run: number[];
  run_length: number;
  stage: number;
  sales: number;
  buys: number;
  /** money */
  pool: number;
  /** money */
  iou: number;
  /** money */
  total: number;
  /** by cargo */
  came: number[];
  /** seat */
  partner: number;
  /** by seat */
  offers: number[];
  steps: number;
  /** by thing */
  give: number[];
  /** by thing */
  take: number[];
  /** money */
  give_credits: number;
  /** money */
  take_credits: number;
  /** by seat */
  goods_aboard: number[];
  /** by seat */
  halves_aboard: number[];
  /** by seat; money */
  net_worth: number[];
  /** by seat */
  denial: number[];
  /** by seat and place; money */
  toll: number[][];
  /** by place; space */
  gate_space: number[];
  /** by demand; money */
  bonus: number[];
  /** by seat and place; money */
  brings: number[][];
};

/** The ids of things, the parts of those put together, how many units make one. */
export type Kinds = {
  race: ("human" | "eeepeeep" | "whynom" | "qossuth")[];
  space: string[];
  gate: ("1" | "2" | "3" | "4" | "5" | "6")[];
  drives: ("none" | "yellow" | "red" | "both")[];
  die: ("1" | "2" | "3" | "4" | "5" | "6")[];
  encounter: ("DES-3" | "JUN-5" | "JUN-8" | "ICE-4" | "ICE-9" | "WAR-2" | "WAR-5" | "WAR-9" | "POL-5" | "POL-9" | "MOO-3" | "MOO-10" | "WAT-8" | "GIA-7" | "NEB-N1" | "NEB-B5" | "NEB-B2" | "NEB-B4" | "NEB-W3" | "AST-9" | "AST-10" | "AST-16" | "AST-18" | "AST-22")[];
  good: ("bionic_perfume" | "canned_traits" | "glorious_junk" | "living_toys" | "finest_dust" | "rock_videos" | "melf_pelts" | "immortal_grease" | "chicle_liquor" | "pedigree_bolts" | "impossible_furniture" | "designer_genes" | "megalith_paperweight" | "psychotic_sculpture")[];
  item: ("equipment-shield" | "equipment-yellow_drive" | "equipment-red_drive" | "equipment-combo_drive" | "relic-air_foil" | "relic-auto_pilot" | "relic-gate_lock" | "relic-jump_start" | "relic-mulligan_gear" | "relic-shield" | "relic-spy_eye" | "relic-switch_switch" | "relic-yellow_drive")[];
  culture: ("nillis" | "volois" | "graw" | "niks" | "dell" | "humans" | "shenna" | "yxklyx" | "zum" | "eeepeeep" | "whynoms" | "cholos" | "wollow" | "qossuth")[];
  equipment: ("shield" | "yellow_drive" | "red_drive" | "combo_drive")[];
  ship: ("scout" | "clipper" | "transport" | "freighter")[];
  orbit: ("TRP-1" | "TRP-4" | "DES-1" | "DES-4" | "IBS-4" | "JUN-1" | "JUN-3" | "ICE-1" | "COL-1" | "COL-4" | "WAR-1" | "WAR-3" | "POL-1" | "POL-3" | "MOO-1" | "MOO-8" | "WAT-1" | "WAT-3" | "GIA-1" | "GIA-3" | "GIA-4" | "MGS-1" | "NEB-B1" | "AST-2" | "AST-25")[];
  relic: ("air_foil" | "auto_pilot" | "gate_lock" | "jump_start" | "mulligan_gear" | "shield" | "spy_eye" | "switch_switch" | "yellow_drive")[];
  passenger: ("arms_dealer" | "census_taker" | "optometrist" | "philosopher" | "salesman" | "scientist" | "specimen" | "spy" | "tax_collector" | "toaster")[];
  cargo: string[];
  thing: string[];
  coin: ("1" | "10" | "100")[];
  token: ("telegate-1" | "telegate-2" | "telegate-3" | "telegate-4" | "telegate-5" | "telegate-6" | "open_port" | "blue-10" | "blue-20" | "blue-30" | "blue-40" | "red-10" | "red-20" | "red-30" | "red-40" | "yellow-10" | "yellow-20" | "yellow-30" | "yellow-40" | "relic-air_foil" | "relic-auto_pilot" | "relic-gate_lock" | "relic-jump_start" | "relic-mulligan_gear" | "relic-shield" | "relic-spy_eye" | "relic-switch_switch" | "relic-yellow_drive")[];
  cup: string[];
  system: ("TRP" | "DES" | "MOO" | "IBS" | "WAT" | "COL" | "NEB" | "POL" | "JUN" | "GIA" | "MGS" | "ICE" | "AST" | "WAR")[];
  demand: ("bionic_perfume-niks" | "bionic_perfume-dell" | "canned_traits-niks" | "chicle_liquor-whynoms" | "chicle_liquor-cholos" | "designer_genes-volois" | "designer_genes-qossuth" | "finest_dust-humans" | "finest_dust-shenna" | "finest_dust-zum" | "glorious_junk-niks" | "glorious_junk-humans" | "immortal_grease-eeepeeep" | "immortal_grease-cholos" | "impossible_furniture-wollow" | "living_toys-dell" | "living_toys-shenna" | "melf_pelts-yxklyx" | "psychotic_sculpture-graw")[];
  market: ("TRP" | "DES" | "MOO" | "IBS" | "WAT" | "COL" | "NEB" | "POL" | "JUN" | "GIA" | "MGS" | "ICE" | "AST" | "WAR" | "BASE")[];
  factory_good: ("bionic_perfume" | "canned_traits" | "glorious_junk" | "living_toys" | "finest_dust" | "rock_videos" | "melf_pelts" | "immortal_grease" | "chicle_liquor" | "pedigree_bolts" | "impossible_furniture" | "designer_genes" | "megalith_paperweight" | "psychotic_sculpture")[];
  card: ("nillis" | "volois" | "graw" | "niks" | "dell" | "humans" | "shenna" | "yxklyx" | "zum" | "eeepeeep" | "whynoms" | "cholos" | "wollow" | "qossuth")[];
  toll: "hazard"[];
};

/** What is printed, as far as drawings may read it. */
export type Printed = {
  tolls: number[];
  token_sides: ("down" | "up" | "collected")[];
  allowances: ("none" | "one" | "many")[];
  denials: ("none" | "late" | "tie")[];
  earning: ("SOLD" | "SOLD_FACTORY_GOOD" | "DROPPED_OFF" | "BOUGHT_PORT" | "BOUGHT_FACTORY" | "PORT_COMMISSION" | "FACTORY_COMMISSION")[];
  spaces: { number: number; id: string; kind: "orbit" | "space" | "hazard" | "city" | "encounter" | "asteroid" | "neutral_spaceport" | "navigation" | "galactic_base"; system: number; x: number; y: number; colour: "blue" | "red" | "yellow" | null; cost: number; orbit: number; encounter: number; exits: number[] | null }[];
  links: { a: number; b: number; kind: "solid" | "green" | "dotted" | "foil" }[];
  base: number;
  systems: ("TRP" | "DES" | "MOO" | "IBS" | "WAT" | "COL" | "NEB" | "POL" | "JUN" | "GIA" | "MGS" | "ICE" | "AST" | "WAR")[];
  anomalies: { id: "SNV" | "SGI"; spaces: number[] }[];
  cultures: { number: number; id: "nillis" | "volois" | "graw" | "niks" | "dell" | "humans" | "shenna" | "yxklyx" | "zum" | "eeepeeep" | "whynoms" | "cholos" | "wollow" | "qossuth"; science: "biotech" | "metaphysics" | "primitive" | "industry" | "technology"; iou: number; factory_cost: number; good: { buy: number; sell: number }; factory_good: { buy: number; sell: number }; demands: number[] }[];
  sales: { good: number; culture: number; demand: number }[];
  ships: { id: "scout" | "clipper" | "transport" | "freighter"; speed: number; holds: number; cost: number; trade_in: number }[];
  hull_shields: number;
  races: { id: "human" | "eeepeeep" | "whynom" | "qossuth"; home: number; port_cost: number; factory_cost: number }[];
  equipment: { id: "shield" | "yellow_drive" | "red_drive" | "combo_drive"; cost: number; trade_in: number }[];
  relics: { id: "air_foil" | "auto_pilot" | "gate_lock" | "jump_start" | "mulligan_gear" | "shield" | "spy_eye" | "switch_switch" | "yellow_drive"; value: number; trade_in: number }[];
  passengers: { id: "arms_dealer" | "census_taker" | "optometrist" | "philosopher" | "salesman" | "scientist" | "specimen" | "spy" | "tax_collector" | "toaster"; origin: number; to: number; fare: number }[];
  tokens: { id: "telegate-1" | "telegate-2" | "telegate-3" | "telegate-4" | "telegate-5" | "telegate-6" | "open_port" | "blue-10" | "blue-20" | "blue-30" | "blue-40" | "red-10" | "red-20" | "red-30" | "red-40" | "yellow-10" | "yellow-20" | "yellow-30" | "yellow-40" | "relic-air_foil" | "relic-auto_pilot" | "relic-gate_lock" | "relic-jump_start" | "relic-mulligan_gear" | "relic-shield" | "relic-spy_eye" | "relic-switch_switch" | "relic-yellow_drive"; colour: "blue" | "red" | "yellow" | null; cost: number; relic: number }[];
  goals: number[];
  port_cost: number;
  coins: number[];
  held: { good: number; factory: number; passenger: number; equipment: number; relic: number; card: number };
  cup: { good: number; factory: number; demand: number; passenger: number };
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

/** S43  A way to an end: `acts` fly there, up to the first thing that is turned up or may be looked at; then the rest is asked again. */
export type Way = {
  dice: number[];
  credits: number;
  points: number;
  unknown: number[];
  spaces: number[];
  acts: Act[];
  whole: boolean;
};

/** S37-S41, S47, S58, S66  Where a movement can end, and how; the ways are one for each set of dice, the cheapest first. */
export type End = {
  space: number;
  how: "landed" | "collected" | "stopped" | "unpaid" | "led_back";
  trading: boolean;
  turns: number;
  ways: Way[];
};

/** S43  Every space where the movement can end after this roll. */
export type Reach = {
  seat: number;
  dice: number[];
  points: number;
  ends: End[];
};

/** S38  How many rolls allow landing on a place. */
export type Chance = {
  space: number;
  rolls: number;
};

/** S26, S27  A heading with all that is fixed with it, and the places where one can land; `space` -1 with Jump Start. */
export type Heading = {
  space: number;
  gate: number;
  drives: number;
  auto_pilot: boolean;
  toll: number;
  unpaid: number;
  landings: Chance[];
};

/** S28, S38  Before the roll. `rolls` is the number of all rolls, each counted once; with Mulligan Gear one more die is counted. */
export type Odds = {
  seat: number;
  rolls: number;
  headings: Heading[];
};

/** Expected turns to land in a system: the best heading from here; -1: one is there. */
export type Course = {
  system: number;
  turns: number;
  heading: number;
  drives: number;
};

/** Expected turns from a space to each system. Always said: unknown tokens are taken as harmless, hazards as paid, relics other than
Air Foil and Yellow Drive as not used. */
export type Turns = {
  space: number;
  courses: Course[];
  unknown_harmless: true;
  hazards_paid: true;
  relics_unused: true;
};

/** S112, S113, S125  A culture known to buy a good, and what it would pay now. */
export type Buyer = {
  culture: number;
  system: number;
  pays: number;
  demand: number;
  margin: number;
  turns: number;
  a_turn: number;
};

/** A good aboard or for sale, and who buys it: the most for a turn first. */
export type Deal = {
  good: number;
  factory: boolean;
  aboard: number;
  stock: number;
  for_sale: boolean;
  system: number;
  cost: number;
  value: number;
  buyers: Buyer[];
};

/** S112, S125  What there is to be carried. */
export type Deals = {
  deals: Deal[];
};

/** Four cultures, each buying what the one before sells. */
export type Loop = {
  cultures: number[];
  systems: number[];
  margin: number;
  holds: number;
  turns: number;
  a_turn: number;
};

/** The best loops among the cultures that this seat knows, the most for a turn first. */
export type Loops = {
  loops: Loop[];
};

/** S125  Demands for a good. */
export type Wanted = {
  good: number;
  count: number;
  bonus: number;
};

/** What is known of a culture. `system` -1: nobody has told this seat where it lives. */
export type Culture = {
  culture: number;
  system: number;
  discovered: boolean;
  good_stock: number;
  good_cost: number;
  good_value: number;
  factory_stock: number;
  factory_cost: number;
  factory_value: number;
  factory_price: number;
  factory_owner: number;
  buyers: number[];
  demands: Wanted[];
  passengers: number[];
  equipment: number;
  ships: number[];
  port_price: number;
  ports: number[];
  relics: number[];
  iou: number;
  card: number;
  turns: number;
};

/** S83, S123  All 14 cultures. */
export type Market = {
  cultures: Culture[];
};

/** S4, S79  What an undiscovered system can still hide from this seat; a single one: this seat has seen it. */
export type Hidden = {
  system: number;
  cultures: number[];
};

/** S4, S79  All undiscovered systems. */
export type Possible = {
  systems: Hidden[];
};

/** S122  How many tokens of a kind lie in the cup, and the market they would go to. */
export type Token = {
  kind: number;
  count: number;
  culture: number;
};

/** S122  The odds of the next draw: `count` of `size`. */
export type Cup = {
  size: number;
  tokens: Token[];
};

/** S145-S147  Net worth of a player. `missing` is 0 where the goal is reached, -1 without a goal. */
export type Fortune = {
  seat: number;
  credits: number;
  ports: number;
  factories: number;
  worth: number;
  missing: number;
  commission: number;
};

/** What one act would make of the net worth of the active player, commissions included. */
export type Effect = {
  act: Act;
  price: number;
  worth: number;
  wins: boolean;
  most: number;
};

/** S99, S129, S147 */
export type Worth = {
  goal: number;
  players: Fortune[];
  effects: Effect[];
};

/** The sum of money behind an act at the counter. */
export type Price = {
  act: Act;
  sum: number;
};

/** S94-S144 */
export type Prices = {
  prices: Price[];
};

/** S106  A ship class with this load. */
export type Fit = {
  ship: number;
  holds: number;
  fits: boolean;
  goods: number;
};

/** S119-S121  What fits. */
export type Room = {
  holds: number;
  goods: number;
  halves: number;
  free_goods: number;
  free_halves: number;
  shield_slot: boolean;
  ships: Fit[];
};

/** S139, S140  What an exchange makes of one player. */
export type Side = {
  seat: number;
  credits: number;
  goods: number;
  halves: number;
  fits: boolean;
  worth: number;
  value: number;
};

/** S138-S141  An exchange: its acts in one request, or the first reason against it; the proposer first. */
export type Trade = {
  refused: Why | null;
  acts: Act[];
  sides: Side[];
};

/** What each helper is asked and answers. */
export type Helpers = {
  reach: { arguments: { system?: number | null }; answer: Reach };
  odds: { arguments: Record<string, never>; answer: Odds };
  turns: { arguments: { space?: number | null }; answer: Turns };
  deals: { arguments: Record<string, never>; answer: Deals };
  loops: { arguments: Record<string, never>; answer: Loops };
  market: { arguments: Record<string, never>; answer: Market };
  possible: { arguments: Record<string, never>; answer: Possible };
  cup: { arguments: Record<string, never>; answer: Cup };
  worth: { arguments: Record<string, never>; answer: Worth };
  prices: { arguments: Record<string, never>; answer: Prices };
  room: { arguments: Record<string, never>; answer: Room };
  trade: { arguments: { partner: number; give: number[]; take: number[]; give_credits?: number; take_credits?: number }; answer: Trade };
};
