/** What the server works out for my party: what the next roll can cost, and what each title in the file would add. */

import { Answer, PAUSE_MS } from "$kit/answer.svelte";
import type { Addition, Additions, Ahead, Desk, Square } from "./types";
import { myParty } from "./view";

export class Outlook {
  private readonly risk: Answer<Ahead>;
  private readonly growth: Answer<Additions>;

  constructor(private readonly desk: Desk) {
    const position = () => {
      if (!desk.isLive || myParty(desk) === null || desk.isOver) return null;
      const { progress, held, file, cash, lead, out } = desk.view;
      return JSON.stringify([progress, held, file, cash, lead, out]);
    };
    this.risk = new Answer(desk, position, () => desk.helper("ahead"), PAUSE_MS);
    this.growth = new Answer(desk, position, () => desk.helper("additions"), PAUSE_MS);
  }

  get ahead(): Ahead | null {
    return this.risk.latest;
  }

  /** What a title would add to my share. */
  addition(title: number): Addition | undefined {
    return this.growth.latest?.titles.find((row) => row.title === title);
  }

  /** What the next roll can bring on a square; of the past nothing is known. */
  at(square: number): Square | undefined {
    return this.desk.isLive ? this.ahead?.squares.find((reach) => reach.square === square) : undefined;
  }
}
