/** What the server works out from all that my seat knows: the markets, what unexplored systems can hide, the cup, what fits, what everything is worth. */

import { Answer, asOf } from "$kit/answer.svelte";
import type { Act, Culture, Cup, Desk, Effect, Market, Possible, Prices, Room, Worth } from "./types";

export class Knowledge {
  private readonly markets: Answer<Market>;
  private readonly hidden: Answer<Possible>;
  private readonly drawn: Answer<Cup>;
  private readonly fitting: Answer<Room>;
  private readonly worths: Answer<Worth>;
  private readonly prices: Answer<Prices>;

  constructor(desk: Desk) {
    const mine = () => desk.me !== null && desk.isLive && desk.snapshot.status === "running";
    /** When I can use it: while others fly, what was answered stays. */
    const atRest = () => (!mine() ? null : desk.isIn("HEADING", "TRANSACT") ? asOf(desk) : undefined);
    const atCounter = () => (mine() && desk.isIn("TRANSACT") ? asOf(desk) : null);
    this.markets = new Answer(desk, atRest, () => desk.helper("market"));
    this.hidden = new Answer(desk, atRest, () => desk.helper("possible"));
    this.drawn = new Answer(desk, atRest, () => desk.helper("cup"));
    this.fitting = new Answer(desk, atRest, () => desk.helper("room"));
    this.worths = new Answer(desk, atCounter, () => desk.helper("worth"));
    this.prices = new Answer(desk, atCounter, () => desk.helper("prices"));
  }

  /** A culture as my seat knows it; null while nothing has been answered. */
  culture(number: number): Culture | null {
    return this.markets.latest?.cultures[number] ?? null;
  }

  /** The cultures that an undiscovered system can still hide from me. */
  possible(system: number): number[] {
    return this.hidden.latest?.systems.find((one) => one.system === system)?.cultures ?? [];
  }

  /** The systems where a culture that I have not found can live. */
  homes(culture: number): number[] {
    return this.hidden.latest?.systems.filter(({ cultures }) => cultures.includes(culture)).map(({ system }) => system) ?? [];
  }

  /** The market where a token of the cup goes when it is drawn; null while nothing has been answered. */
  marketOf(kind: number): number | null {
    return this.drawn.latest?.tokens.find((token) => token.kind === kind)?.culture ?? null;
  }

  get room(): Room | null {
    return this.fitting.latest;
  }

  /** What an act at the counter would make of my net worth. */
  effect([block, number]: Act): Effect | null {
    return this.worths.now?.effects.find(({ act }) => act[0] === block && act[1] === number) ?? null;
  }

  /** The sum of money behind an act at the counter; null where there is none. */
  sum([block, number]: Act): number | null {
    return this.prices.now?.prices.find(({ act }) => act[0] === block && act[1] === number)?.sum ?? null;
  }

  /** Commissions due when this turn ends. */
  get commissions(): { seat: number; sum: number }[] {
    return (this.worths.now?.players ?? []).flatMap(({ seat, commission }) => (commission ? [{ seat, sum: commission }] : []));
  }
}
