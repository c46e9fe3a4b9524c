/** Small words for things. */

import type { Desk, Kinds, View } from "./types";

export type Good = Kinds["good"][number];

/** Nobody owns anything yet. */
export const isFirstRound = ({ lap, tour }: View) => lap <= 1 && tour <= 1;

/** The title of a resource: "Coal". */
export const title = (desk: Desk, good: number) => desk.words.part("good", good, "title");

/** Two letters for a resource, different in every language. */
export const short = (desk: Desk, good: number) => desk.say(`short-${desk.kinds.good[good]}`);

export const stepText = (step: number) => (step < 0 ? `−${-step}` : `+${step}`);
