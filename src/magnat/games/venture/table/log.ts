/** The rules behind the lines of the log. */
export const RULES: Record<string, string[]> = {
  HAT: ["V1"],
  TURN: ["V9"],
  OPENED: ["V15"],
  RESERVE_EMPTY: ["V40"],
  BOUGHT: ["V18"],
  PROXY: ["V23"],
  RAIDED: ["V24"],
  PLACED_ON: ["V19"],
  PLACED_ALONE: ["V19"],
  REORGANISES: ["V29"],
  REORGANISED: ["V28"],
  MISTAKE_PAID: ["V33", "V34"],
  MISTAKE_NOT_PAID: ["V35"],
  PUT_RIGHT: ["V36"],
  LOST_CARD: ["V35"],
  PAYMENT: ["V12"],
  DISCARDED: ["V14"],
  NOTHING_TO_DISCARD: ["V14"],
  SHUFFLED: ["V17"],
  PILES_EMPTY: ["V17"],
  PROFIT: ["V37"],
  SCORED: ["V38"],
  LAST_COMPANY: ["V41"],
  CUT_SHORT: ["V46"],
  FINAL_CAPITAL: ["V43"],
  WON: ["V45"],
};

/** Lines that begin something new. */
export const CHAPTERS = ["TURN"];
