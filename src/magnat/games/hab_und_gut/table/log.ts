/** The rules behind the lines of the log. */
export const RULES: Record<string, string[]> = {
  HAT: ["H9"],
  LAP: ["H38"],
  TOUR: ["H12"],
  BOUGHT: ["H17"],
  SOLD: ["H20"],
  PASSED: ["H14"],
  DONATED: ["H23"],
  DONATED_NOTHING: ["H22"],
  PLAYED: ["H29"],
  MOVED: ["H28"],
  GIFT_SOLD: ["H35"],
  CHARITY: ["H36"],
  STINGIEST: ["H42"],
  FINAL_SALE: ["H43"],
  WON: ["H44"],
  NO_WINNER: ["H46"],
};

/** Lines that begin something new. */
export const CHAPTERS = ["LAP", "TOUR"];
