/** The position of Hab & Gut as the server sends it; null is hidden. */

import { idsOf, partsOf, printedBy } from "$kit/printed";
import type { Desk } from "$lib/desk.svelte";
import type { View } from "./types";

/** The printed matter the drawing needs. */
export interface Printed {
  goods: string[];
  track: number[];
  start: number;
  shares: number;
  laps: number;
  tours: number;
  places: number;
  holderCards: number;
  trades: number;
  cardGood: number[];
  cardStep: number[];
  copies: number[];
}

interface Components {
  price_track: { values: number[]; start_value: number };
  market_cards: { values_per_commodity: number[] };
  shares: { per_commodity: number };
  structure: {
    rounds: number;
    turns_per_round: number;
    donation_slots_per_round: number;
    cards_per_rack: number;
    max_buy_per_turn: number;
  };
}

export const printed = printedBy((parts: Components, info): Printed => {
  const { good, step } = partsOf(info, "card") as {
    good: number[];
    step: number[];
  };
  const steps = parts.market_cards.values_per_commodity;
  return {
    goods: idsOf(info, "good"),
    track: parts.price_track.values,
    start: parts.price_track.start_value,
    shares: parts.shares.per_commodity,
    laps: parts.structure.rounds,
    tours: parts.structure.turns_per_round,
    places: parts.structure.donation_slots_per_round,
    holderCards: parts.structure.cards_per_rack,
    trades: parts.structure.max_buy_per_turn,
    cardGood: good,
    cardStep: step,
    copies: step.map((step) => steps.filter((other) => other === step).length),
  };
});

export const viewOf = (desk: Desk) => desk.view as unknown as View;

/** The title of a resource: "Coal". */
export const title = (desk: Desk, good: number) => desk.words.part("good", good, "title");

/** Two letters for a resource, different in every language. */
export const short = (desk: Desk, good: number) => desk.say(`short-${idsOf(desk.info, "good")[good]}`);

export const stepText = (step: number) => (step < 0 ? `−${-step}` : `+${step}`);
