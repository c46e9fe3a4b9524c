/** The trade loop that I have made mine: four cultures, each buying what the one before sells. */

import type { Flight } from "./flight.svelte";
import { printed, systemOf } from "./view";
import type { Desk } from "./types";

export class MyLoop {
  cultures = $state.raw<number[]>([]);
  private readonly key: string;

  constructor(
    private readonly desk: Desk,
    private readonly flight: Flight,
  ) {
    this.key = `merchant-of-venus-loop-${desk.store.id}`;
    this.cultures = kept(this.key);
  }

  isMine(cultures: number[]): boolean {
    return cultures.join() === this.cultures.join();
  }

  /** Make a loop mine, or give it up. */
  toggle(cultures: number[]): void {
    this.cultures = this.isMine(cultures) ? [] : cultures;
    sessionStorage.setItem(this.key, JSON.stringify(this.cultures));
  }

  /** The system of the next stop: where my load is wanted, else the one after this place, else the nearest; null without a loop. */
  get next(): number | null {
    const { desk, cultures } = this;
    const view = desk.view;
    const { held, spaces } = printed(desk);
    const systems = cultures.map((culture) => systemOf(view, culture));
    if (!systems.length || systems.includes(-1)) return null;
    const here = spaces[view.space[desk.here]!]!.system;
    const after = (place: number) => systems[(place + 1) % systems.length]!;
    const aboard = cultures.map((good) => view.held[desk.here]![held.good + good]! + view.held[desk.here]![held.factory + good]!);
    const loaded = cultures.map((_, place) => place).filter((place) => aboard[place] && after(place) !== here);
    if (loaded.length) return after(loaded.sort((a, b) => aboard[b]! - aboard[a]!)[0]!);
    if (systems.includes(here)) return after(systems.indexOf(here));
    const turns = (system: number) => this.flight.course(system)?.turns ?? Infinity;
    return systems.reduce((best, system) => (turns(system) < turns(best) ? system : best));
  }
}

function kept(key: string): number[] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "[]") as number[];
  } catch {
    return [];
  }
}
