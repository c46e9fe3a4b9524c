/** How the fields of the position are said in the text view. */

import type { Desk } from "$lib/desk.svelte";

/** Fields that say nothing a player needs. */
export const HIDDEN = [
  "depth",
  "pending",
  "phase_below",
  "actor_below",
  "pending_below",
  "stage",
  "run",
  "run_length",
  "entered",
  "exempt",
  "moved",
  "mulled",
  "prev",
  "total",
  "came",
  "steps",
  "spying",
  "draws",
];

const sum = (value: number, desk: Desk) => desk.money(value);
const thing = (kind: string) => (value: number, desk: Desk) => (value < 0 ? "–" : desk.words.thing(kind, value));
const player = (value: number, desk: Desk) => (value < 0 ? "–" : desk.name(value));
const lookers = (bits: number, desk: Desk) => desk.list(desk.all.filter((seat) => (bits >> seat) & 1).map((seat) => desk.name(seat)));

export const SAID: Record<string, (value: number, desk: Desk, place: number) => string> = {
  credits: sum,
  net_worth: sum,
  pool: sum,
  iou: sum,
  bank: sum,
  give_credits: sum,
  take_credits: sum,
  race: thing("race"),
  space: thing("space"),
  ship: thing("ship"),
  drives: thing("drives"),
  card: thing("culture"),
  token: thing("token"),
  heading: thing("space"),
  relic_at: thing("market"),
  active: player,
  winner: player,
  partner: player,
  factory: player,
  port: player,
  observed: lookers,
  spied: lookers,
};
