/** The position of Merchant of Venus as the server sends it, and the printed matter the chart is drawn from; null is hidden. */

import { madeOf } from "$kit/printed";
import type { Desk, Printed, View } from "./types";

export type Space = Printed["spaces"][number];
export type Kind = Space["kind"];
type Colour = NonNullable<Space["colour"]>;

export interface Link {
  a: Space;
  b: Space;
  kind: Printed["links"][number]["kind"];
}

const STEP = 20;
const WIDE_ENOUGH = 135;

/** Where the medallion of a system covers least: far from all spaces, near the middle of its own. */
function clearing(own: Space[], spaces: Space[]): { x: number; y: number } {
  const mean = (pick: (one: Space) => number) => own.reduce((sum, one) => sum + pick(one), 0) / own.length;
  const [mx, my] = [mean(({ x }) => x), mean(({ y }) => y)];
  let best = { x: mx, y: my };
  let most = -Infinity;
  const [left, right] = [Math.min(...own.map(({ x }) => x)), Math.max(...own.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...own.map(({ y }) => y)), Math.max(...own.map(({ y }) => y))];
  for (let x = left; x <= right; x += STEP)
    for (let y = top; y <= bottom; y += STEP) {
      const far = Math.hypot(x - mx, y - my) / STEP;
      if (WIDE_ENOUGH - far <= most) continue; // however free it is there: looking at all spaces takes long
      const free = Math.min(...spaces.map((one) => Math.hypot(one.x - x, one.y - y)));
      const worth = Math.min(WIDE_ENOUGH, free) - far;
      if (worth > most) [best, most] = [{ x, y }, worth];
    }
  return best;
}

/** What is printed, and where the chart shows systems and anomalies. */
export const printed = madeOf((print: Printed) => {
  const { spaces } = print;
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    ...print,
    base: spaces[print.base]!,
    links: print.links.map(({ a, b, kind }): Link => ({ a: spaces[a]!, b: spaces[b]!, kind })),
    systems: print.systems.map((id, number) => {
      const own = spaces.filter((one) => one.system === number);
      return { id, number, ...clearing(own, spaces) };
    }),
    anomalies: print.anomalies.map(({ id, spaces: own }) => ({
      id,
      x: mean(own.map((space) => spaces[space]!.x)),
      y: mean(own.map((space) => spaces[space]!.y)),
    })),
  };
});

// What is known.

/** The culture of a system as far as this seat knows; -1 unknown. When the game is over nothing is hidden, and what nobody has drawn is still unknown. */
export const cultureOf = (view: View, system: number) => (view.contacted[system] || view.observed[system] ? (view.card[system] ?? -1) : -1);
/** Where a culture lives as far as this seat knows; -1 unknown. */
export const systemOf = (view: View, culture: number) => view.card.findIndex((_, system) => cultureOf(view, system) === culture);
export const isPencilled = (view: View, system: number) => cultureOf(view, system) >= 0 && !view.contacted[system];

/** The best of the bonuses at a culture. */
export const bonusIn = ({ printed, view }: Desk, culture: number) =>
  Math.max(0, ...printed.cultures[culture]!.demands.map((demand) => view.bonus[demand]!));

/** What a space is called within its system: its number, or the letter of a city. */
export const shortName = ({ id }: Space) => /-(?:city-)?([A-Z]?\d*|[A-Z])$/.exec(id)?.[1] ?? "";

/** How the token on an encounter space lies. */
export const sideUp = (desk: Desk, encounter: number) => desk.printed.token_sides[desk.view.face[encounter]!]!;

/** The token on an encounter space: its id as far as it is known, whether it lies face up, and whether a relic has left an asteroid. */
export function tokenOn(desk: Desk, encounter: number): { id: string | null; number: number; isUp: boolean; isTaken: boolean } {
  const view = desk.view;
  const side = sideUp(desk, encounter);
  const isDown = side === "down";
  const number = isDown && !view.spied[encounter] ? -1 : (view.token[encounter] ?? -1);
  return {
    id: desk.printed.tokens[number]?.id ?? null,
    number,
    isUp: !isDown,
    isTaken: side === "collected",
  };
}

export const aboutRelic = (desk: Desk, relic: number) => desk.words.part("relic", relic, "about");

/** What a printed hazard costs a player. */
export const costFor = (desk: Desk, seat: number, cost: number) => desk.view.toll[seat]![desk.printed.tolls.indexOf(cost)]!;

/** The printed hazard of a space or of the token on it. */
export function hazardOn(desk: Desk, space: Space): { cost: number; colour: Colour } | null {
  const lies = space.encounter < 0 ? space : desk.printed.tokens[tokenOn(desk, space.encounter).number];
  return lies?.cost && lies.colour ? { cost: lies.cost, colour: lies.colour } : null;
}

export const numberSaid = (desk: Desk, value: number) =>
  new Intl.NumberFormat(desk.words.language, {
    maximumFractionDigits: 1,
  }).format(value);

const NEARLY = 0.15; // of a turn

/** Expected turns as people say them: "about 2 turns", "2 to 3 turns". */
export function turnsSaid(desk: Desk, turns: number): string {
  const [least, most] = [Math.max(1, Math.floor(turns + NEARLY)), Math.max(1, Math.ceil(turns - NEARLY))];
  return least === most ? desk.say("turns-about", { turns: least }) : desk.say("turns-between", { least, most });
}

export const spaceName = (desk: Desk, space: number) => desk.words.thing("space", space);

/** What the chart says about a space when it is looked at. */
export function aboutSpace(desk: Desk, space: Space): string {
  const view = desk.view;
  const parts = [spaceName(desk, space.number)];
  if (space.colour) parts.push(desk.say(`colour-${space.colour}`));
  if (space.encounter >= 0) {
    const token = tokenOn(desk, space.encounter);
    if (token.isTaken) parts.push(desk.say("lies-taken"));
    else if (token.number >= 0)
      parts.push(
        desk.say(token.isUp || desk.me === null ? "lies-up" : "lies-spied", {
          token: desk.words.thing("token", token.number),
        }),
      );
    else parts.push(desk.say("lies-down"));
  }
  const hazard = hazardOn(desk, space);
  if (hazard)
    parts.push(
      desk.sayOfHere("hazard-costs", {
        printed: desk.money(hazard.cost),
        mine: desk.money(costFor(desk, desk.here, hazard.cost)),
      }),
    );
  if (space.exits) {
    const ways = [...new Set(space.exits)].map((exit) => {
      const dice = space.exits!.flatMap((to, face) => (to === exit ? [String(face + 1)] : []));
      return desk.say("exit-by", {
        dice: dice.join(", "),
        space: spaceName(desk, exit),
      });
    });
    parts.push(...ways);
  }
  if (space.orbit >= 0 && view.port[space.orbit]! >= 0) parts.push(desk.say("port-of", { name: desk.name(view.port[space.orbit]!) }));
  for (const seat of desk.all) if (view.space[seat] === space.number) parts.push(desk.say("vessel-of", { name: desk.name(seat) }));
  return parts.join(" · ");
}

/** Which way a die leads from here, as the number of eyes; for the text beside a choice. */
export const facesTo = (from: Space, to: number) => from.exits?.flatMap((exit, face) => (exit === to ? [face + 1] : [])) ?? [];
