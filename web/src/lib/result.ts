/** How a game ended. */

import type { Result, Snapshot } from "./types";

/** Whether a game was ended before its end: its ranks only say how everybody stood. */
export const isUnfinished = ({ marks }: Pick<Snapshot, "marks">): boolean => marks.includes("unfinished");

/** The seats, best first. */
export const inOrder = ({ ranks }: Result): number[] => ranks.map((_, seat) => seat).sort((a, b) => ranks[a]! - ranks[b]!);

/** Whether somebody with less stands before this seat: then what it has does not count. */
export const isOutranked = ({ ranks, scores }: Result, seat: number): boolean =>
  scores.some((score, other) => score < scores[seat]! && ranks[other]! < ranks[seat]!);

/** How many stand on the same rank as this seat, itself among them. */
export const sharing = ({ ranks }: Result, seat: number): number => ranks.filter((rank) => rank === ranks[seat]).length;
