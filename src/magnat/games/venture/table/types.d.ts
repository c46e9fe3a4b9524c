/** Written by scripts/table_types.py from the declaration of the game; change that. */

/** The position as the server sends it; null is hidden. */
export interface View {
  seats: number;
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
}

/** V8  A collection, or a single card. */
export interface Part {
  cards: number[];
  value: number;
}

/** V6-V8  What cards are worth together. */
export interface Value {
  value: number;
  parts: Part[];
}

/** V12  What chosen cards would pay. */
export interface Payment {
  owed: number;
  value: number;
  enough: boolean;
  lost: number;
  needless: number[];
  keeps: number;
  parts: Part[];
  acts: [string, number][];
}

/** Cards by their kinds. */
export interface Cards {
  cards: number[];
}

/** Why something is refused. */
export interface Reason {
  reason: string;
  rules: string[];
  company: number | null;
}

/** V20  A stack that somebody thinks of. */
export interface Judged {
  letters: number;
  profit: number;
  refused: Reason | null;
}

/** V28, V29, V38  What a reorganisation would cost and pay. */
export interface Arrangement {
  stacks: Judged[];
  profit: number;
  cost: number;
  refused: Reason | null;
  acts: [string, number][];
}

/** Stacks of companies, each from its bottom to its top. */
export interface Stacks {
  stacks: number[][];
}

/** V23-V27  A company that could be taken. */
export interface RaidRow {
  company: number;
  victim: number;
  gain: number;
  loss: number;
  costs: number[];
}

/** V23-V27  All of them. */
export interface Raids {
  raids: RaidRow[];
}

/** What each helper is asked and answers. */
export interface Helpers {
  value: { arguments: { cards?: number[] | null }; answer: Value };
  payment: { arguments: { cards: number[] }; answer: Payment };
  arrangement: { arguments: { stacks: number[][] }; answer: Arrangement };
  best_arrangement: { arguments: Record<string, never>; answer: Stacks };
  raids: { arguments: Record<string, never>; answer: Raids };
  best_payment: { arguments: Record<string, never>; answer: Cards };
}
