/** Written by scripts/table_types.py from the declaration of the game; change that. */

/** The position as the server sends it; null is hidden. */
export interface View {
  seats: number;
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
}
