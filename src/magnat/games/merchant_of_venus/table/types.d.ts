/** Written by scripts/table_types.py from the declaration of the game; change that. */

/** The position as the server sends it; null is hidden. */
export interface View {
  seats: number;
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
}

/** S43  A way to an end: `acts` fly there, up to the first thing that is turned up or may be looked at; then the rest is asked again. */
export interface Way {
  dice: number[];
  credits: number;
  points: number;
  unknown: number[];
  spaces: number[];
  acts: [string, number][];
  whole: boolean;
}

/** S37-S41, S47, S58, S66  Where a movement can end, and how; the ways are one for each set of dice, the cheapest first. */
export interface End {
  space: number;
  how: "landed" | "collected" | "stopped" | "unpaid" | "led_back";
  trading: boolean;
  turns: number;
  ways: Way[];
}

/** S43  Every space where the movement can end after this roll. */
export interface Reach {
  seat: number;
  dice: number[];
  points: number;
  ends: End[];
}

/** S38  How many rolls allow landing on a place. */
export interface Chance {
  space: number;
  rolls: number;
}

/** S26, S27  A heading with all that is fixed with it, and the places where one can land; `space` -1 with Jump Start. */
export interface Heading {
  space: number;
  gate: number;
  drives: number;
  auto_pilot: boolean;
  toll: number;
  unpaid: number;
  landings: Chance[];
}

/** S28, S38  Before the roll. `rolls` is the number of all rolls, each counted once; with Mulligan Gear one more die is counted. */
export interface Odds {
  seat: number;
  rolls: number;
  headings: Heading[];
}

/** Expected turns to land in a system: the best heading from here; -1: one is there. */
export interface Course {
  system: number;
  turns: number;
  heading: number;
  drives: number;
}

/** Expected turns from a space to each system. Always said: unknown tokens are taken as harmless, hazards as paid, relics other than
Air Foil and Yellow Drive as not used. */
export interface Turns {
  space: number;
  courses: Course[];
  unknown_harmless: true;
  hazards_paid: true;
  relics_unused: true;
}

/** S112, S113, S125  A culture known to buy a good, and what it would pay now. */
export interface Buyer {
  culture: number;
  system: number;
  pays: number;
  demand: number;
  margin: number;
  turns: number;
  a_turn: number;
}

/** A good aboard or for sale, and who buys it: the most for a turn first. */
export interface Deal {
  good: number;
  factory: boolean;
  aboard: number;
  stock: number;
  for_sale: boolean;
  system: number;
  cost: number;
  value: number;
  buyers: Buyer[];
}

/** S112, S125  What there is to be carried. */
export interface Deals {
  deals: Deal[];
}

/** Four cultures, each buying what the one before sells. */
export interface Loop {
  cultures: number[];
  systems: number[];
  margin: number;
  holds: number;
  turns: number;
  a_turn: number;
}

/** The best loops among the cultures that this seat knows, the most for a turn first. */
export interface Loops {
  loops: Loop[];
}

/** S125  Demands for a good. */
export interface Wanted {
  good: number;
  count: number;
  bonus: number;
}

/** What is known of a culture. `system` -1: nobody has told this seat where it lives. */
export interface Culture {
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
}

/** S83, S123  All 14 cultures. */
export interface Market {
  cultures: Culture[];
}

/** S4, S79  What an undiscovered system can still hide from this seat; a single one: this seat has seen it. */
export interface Hidden {
  system: number;
  cultures: number[];
}

/** S4, S79  All undiscovered systems. */
export interface Possible {
  systems: Hidden[];
}

/** S122  How many tokens of a kind lie in the cup, and the market they would go to. */
export interface Token {
  kind: number;
  count: number;
  culture: number;
}

/** S122  The odds of the next draw: `count` of `size`. */
export interface Cup {
  size: number;
  tokens: Token[];
}

/** S145-S147  Net worth of a player. `missing` is 0 where the goal is reached, -1 without a goal. */
export interface Fortune {
  seat: number;
  credits: number;
  ports: number;
  factories: number;
  worth: number;
  missing: number;
  commission: number;
}

/** What one act would make of the net worth of the active player, commissions included. */
export interface Effect {
  act: [string, number];
  price: number;
  worth: number;
  wins: boolean;
  most: number;
}

/** S99, S129, S147 */
export interface Worth {
  goal: number;
  players: Fortune[];
  effects: Effect[];
}

/** S106  A ship class with this load. */
export interface Fit {
  ship: number;
  holds: number;
  fits: boolean;
  goods: number;
}

/** S119-S121  What fits. */
export interface Room {
  holds: number;
  goods: number;
  halves: number;
  free_goods: number;
  free_halves: number;
  shield_slot: boolean;
  ships: Fit[];
}

/** Why something is refused. */
export interface Why {
  reason: string;
  rules: string[];
}

/** S139, S140  What an exchange makes of one player. */
export interface Side {
  seat: number;
  credits: number;
  goods: number;
  halves: number;
  fits: boolean;
  worth: number;
  value: number;
}

/** S138-S141  An exchange: its acts in one request, or the first reason against it; the proposer first. */
export interface Trade {
  sides: Side[];
  refused: Why | null;
  acts: [string, number][];
}

/** What each helper is asked and answers. */
export interface Helpers {
  reach: { arguments: { system?: number | null }; answer: Reach };
  odds: { arguments: Record<string, never>; answer: Odds };
  turns: { arguments: { space?: number | null }; answer: Turns };
  deals: { arguments: Record<string, never>; answer: Deals };
  loops: { arguments: Record<string, never>; answer: Loops };
  market: { arguments: Record<string, never>; answer: Market };
  possible: { arguments: Record<string, never>; answer: Possible };
  cup: { arguments: Record<string, never>; answer: Cup };
  worth: { arguments: Record<string, never>; answer: Worth };
  room: { arguments: Record<string, never>; answer: Room };
  trade: { arguments: { partner: number; give: number[]; take: number[]; give_credits?: number; take_credits?: number }; answer: Trade };
}
