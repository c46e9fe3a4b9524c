/** Which questions of which games somebody has had explained on this device, where they wish for that at all. */

import { recall, remember } from "$lib/settings.svelte";

const OFF = "off";

class Explained {
  private kept = $state<Record<string, string>>({});

  private of(game: string): string {
    return this.kept[game] ?? recall(`explained.${game}`) ?? OFF;
  }
  private keep(game: string, known: string): void {
    this.kept[game] = known;
    remember(`explained.${game}`, known);
  }
  isOn(game: string): boolean {
    return this.of(game) !== OFF;
  }
  knows(game: string, question: string): boolean {
    return this.of(game).split(" ").includes(question);
  }
  understood(game: string, question: string): void {
    this.keep(game, `${this.of(game)} ${question}`);
  }
  /** Switched on, everything is explained once more. */
  set(game: string, on: boolean): void {
    this.keep(game, on ? "" : OFF);
  }
}

export const explained = new Explained();
