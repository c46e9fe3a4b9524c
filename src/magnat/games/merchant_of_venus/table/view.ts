/** The position of Merchant of Venus as the server sends it, and the printed matter the chart is drawn from; null is hidden. */

import { idsOf, printedBy } from "$kit/printed";
import type { Desk } from "$lib/desk.svelte";
import type { View } from "./types";

export type Kind = "space" | "hazard" | "encounter" | "orbit" | "city" | "asteroid" | "navigation" | "neutral_spaceport" | "galactic_base";
export type Colour = "blue" | "yellow" | "red";

export interface Space {
  number: number;
  id: string;
  kind: Kind;
  system: number; // -1: on a trade route
  x: number;
  y: number;
  colour: Colour | null;
  cost: number;
  orbit: number; // -1: none
  encounter: number; // -1: none
  /** Where each value of a die leads from a navigation space. */
  exits: number[] | null;
}

export interface Link {
  a: Space;
  b: Space;
  kind: "solid" | "dotted" | "green" | "foil";
}

interface Node {
  id: string;
  kind: Kind;
  system: string | null;
  x: number;
  y: number;
  orbit: boolean;
  color?: Colour;
  cost?: number;
}

interface Edge {
  a: string;
  b: string;
  line: "solid" | "dotted";
  color: "grey" | "green";
}

interface Ware {
  buy: number;
  sell: number;
  buyers: number[];
}

interface Components {
  setup: { shield_saves: number; goals: Record<string, number> };
  sciences: { items: { id: string; equipment: string[]; ships: string[] }[] };
  equipment: { items: { id: string; cost: number; trade_in: number }[] };
  ships: {
    items: {
      id: string;
      speed: number;
      holds: number;
      hull_shield_slots: number;
      cost: number;
      trade_in: number;
    }[];
  };
  races: {
    items: {
      id: string;
      home_culture: number;
      home_spaceport_price: number;
      home_factory_price: number;
    }[];
  };
  cultures: {
    items: {
      id: string;
      science: string;
      iou: number;
      factory_deed_cost: number;
      good: Ware & { count: number };
      factory_good: Ware;
    }[];
  };
  demands: { items: { good: string; culture: number; bonus: number }[] };
  passengers: {
    items: {
      id: string;
      from: number | "BASE";
      to: number | "BASE";
      fare: number;
    }[];
  };
  relics: { items: { id: string; value: number; trade_in: number }[] };
  deeds: { spaceport: { cost: number } };
  map: {
    nodes: Node[];
    edges: Edge[];
    air_foil_edges: { a: string; b: string }[];
    navigation: Record<string, Record<string, string>>;
    systems: { id: string }[];
    anomalies: { id: string; name: string; nodes: string[] }[];
    galactic_base: string;
  };
}

const FACES = 6;

export const viewOf = (desk: Desk) => desk.view as unknown as View;

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
      const free = Math.min(...spaces.map((one) => Math.hypot(one.x - x, one.y - y)));
      const worth = Math.min(WIDE_ENOUGH, free) - Math.hypot(x - mx, y - my) / STEP;
      if (worth > most) [best, most] = [{ x, y }, worth];
    }
  return best;
}

export const printed = printedBy((parts: Components, info) => {
  const { map } = parts;
  const systems = map.systems.map(({ id }) => id);
  const numbers = new Map(map.nodes.map(({ id }, number) => [id, number]));
  const at = (id: string) => numbers.get(id)!;
  let orbits = 0;
  let encounters = 0;
  const spaces: Space[] = map.nodes.map((node, number) => ({
    number,
    id: node.id,
    kind: node.kind,
    system: node.system === null ? -1 : systems.indexOf(node.system),
    x: node.x,
    y: node.y,
    colour: node.color ?? null,
    cost: node.kind === "hazard" ? (node.cost ?? 0) : 0,
    orbit: node.orbit ? orbits++ : -1,
    encounter: node.kind === "encounter" ? encounters++ : -1,
    exits: map.navigation[node.id] ? Array.from({ length: FACES }, (_, face) => at(map.navigation[node.id]![String(face + 1)]!)) : null,
  }));
  const space = (id: string) => spaces[at(id)]!;
  const goods = idsOf(info, "good");
  const things = idsOf(info, "thing");
  const cup = idsOf(info, "cup");
  const groupOf = (ids: string[], name: string) => ids.findIndex((id) => id.startsWith(`${name}-`));
  return {
    spaces,
    links: [
      ...map.edges.map(({ a, b, line, color }): Link => ({
        a: space(a),
        b: space(b),
        kind: color === "green" ? "green" : line,
      })),
      ...map.air_foil_edges.map(({ a, b }): Link => ({
        a: space(a),
        b: space(b),
        kind: "foil",
      })),
    ],
    base: space(map.galactic_base),
    systems: systems.map((id, number) => {
      return {
        id,
        number,
        ...clearing(
          spaces.filter((one) => one.system === number),
          spaces,
        ),
      };
    }),
    anomalies: map.anomalies.map(({ id, nodes }) => {
      const own = nodes.map(space);
      const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
      return {
        id,
        x: mean(own.map(({ x }) => x)),
        y: mean(own.map(({ y }) => y)),
      };
    }),
    cultures: parts.cultures.items.map((culture, number) => ({
      ...culture,
      number,
      demands: parts.demands.items.flatMap((demand, place) =>
        demand.culture === number + 1
          ? [
              {
                good: goods.indexOf(demand.good),
                bonus: demand.bonus,
                kind: groupOf(cup, "demand") + place,
              },
            ]
          : [],
      ),
      science: parts.sciences.items.find(({ id }) => id === culture.science)!,
    })),
    ships: parts.ships.items,
    races: parts.races.items,
    equipment: parts.equipment.items,
    relics: parts.relics.items,
    passengers: parts.passengers.items,
    shieldSaves: parts.setup.shield_saves,
    goals: Object.values(parts.setup.goals),
    portCost: parts.deeds.spaceport.cost,
    things,
    /** Where each group begins among the things held, and among the kinds of the cup. */
    held: {
      good: groupOf(things, "good"),
      factory: groupOf(things, "factory"),
      passenger: groupOf(things, "passenger"),
      equipment: groupOf(things, "equipment"),
      relic: groupOf(things, "relic"),
      card: groupOf(things, "card"),
    },
    cup: {
      good: groupOf(cup, "good"),
      factory: groupOf(cup, "factory"),
      demand: groupOf(cup, "demand"),
      passenger: groupOf(cup, "passenger"),
    },
    tokens: idsOf(info, "token"),
  };
});

// What is known.

const DOWN = 0;

/** The culture of a system as far as this seat knows; -1 unknown. When the game is over nothing is hidden, and what nobody has drawn is still unknown. */
export const cultureOf = (view: View, system: number) => (view.contacted[system] || view.observed[system] ? (view.card[system] ?? -1) : -1);
/** Where a culture lives as far as this seat knows; -1 unknown. */
export const systemOf = (view: View, culture: number) => view.card.findIndex((_, system) => cultureOf(view, system) === culture);
export const isPencilled = (view: View, system: number) => cultureOf(view, system) >= 0 && !view.contacted[system];

/** The token on an encounter space: its id as far as it is known, whether it lies face up, and whether a relic has left an asteroid. */
export function tokenOn(desk: Desk, encounter: number): { id: string | null; number: number; isUp: boolean; isTaken: boolean } {
  const view = viewOf(desk);
  const isDown = view.face[encounter] === DOWN;
  const number = isDown && !view.spied[encounter] ? -1 : (view.token[encounter] ?? -1);
  return {
    id: number < 0 ? null : printed(desk).tokens[number]!,
    number,
    isUp: !isDown,
    isTaken: view.face[encounter]! > 1,
  };
}

/** The relic on a token that is one, and what it does. */
export const relicOf = (desk: Desk, token: number) => token - printed(desk).tokens.findIndex((id) => id.startsWith("relic-"));
export const aboutRelic = (desk: Desk, relic: number) => desk.words.part("relic", relic, "about");

/** What a printed hazard costs the player who looks, with their shields. */
export function costFor(desk: Desk, seat: number, cost: number): number {
  const { held, shieldSaves, things } = printed(desk);
  const mine = viewOf(desk).held[seat]!;
  const shields = mine[held.equipment]! + mine[things.indexOf("relic-shield")]!;
  return Math.max(0, cost - shieldSaves * shields);
}

/** The printed hazard of a space or of the token on it. */
export function hazardOn(desk: Desk, space: Space): { cost: number; colour: Colour } | null {
  if (space.kind === "hazard") return { cost: space.cost, colour: space.colour! };
  if (space.encounter < 0) return null;
  const found = /^(blue|red|yellow)-(\d+)$/.exec(tokenOn(desk, space.encounter).id ?? "");
  return found ? { cost: Number(found[2]), colour: found[1] as Colour } : null;
}

/** Where a telegate lies face up; -1: nowhere. */
export function gateSpace(desk: Desk, number: number): number {
  const { spaces, tokens } = printed(desk);
  const view = viewOf(desk);
  const token = tokens.indexOf(`telegate-${number}`);
  return spaces.find(({ encounter }) => encounter >= 0 && view.face[encounter] === 1 && view.token[encounter] === token)?.number ?? -1;
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
  const view = viewOf(desk);
  const parts = [spaceName(desk, space.number)];
  if (space.colour) parts.push(desk.say(`colour-${space.colour}`));
  if (space.encounter >= 0) {
    const token = tokenOn(desk, space.encounter);
    if (token.isTaken) parts.push(desk.say("lies-taken"));
    else if (token.number >= 0)
      parts.push(
        desk.say(token.isUp ? "lies-up" : "lies-spied", {
          token: desk.words.thing("token", token.number),
        }),
      );
    else parts.push(desk.say("lies-down"));
  }
  const hazard = hazardOn(desk, space);
  if (hazard)
    parts.push(
      desk.say("hazard-costs", {
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
