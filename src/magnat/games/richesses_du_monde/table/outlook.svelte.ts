/** What the server works out for my party: what the next roll can cost, and what each title in the file would add. */

import type { Desk } from "$lib/desk.svelte";
import { myParty, viewOf } from "./view";

export interface Reach {
  sum: number;
  ways: number;
  square: number;
  production: number;
  claims: { seat: number; sum: number }[];
  owed: number;
  gets: number;
  ruin: number;
}
export interface Ahead {
  cash: number;
  rolls: number;
  squares: Reach[];
  owed_in_all: number;
  most_owed: number;
  needed: number;
  ruin: number;
}
interface Addition {
  title: number;
  share: number;
  pays: number;
}

export class Outlook {
  ahead = $state.raw<Ahead | null>(null);
  additions = $state.raw<Map<number, Addition>>(new Map());
  /** The position they were worked out for. */
  private asked = "";

  constructor(private readonly desk: Desk) {}

  /** What the next roll can bring on a square; of the past nothing is known. */
  at(square: number): Reach | undefined {
    return this.desk.isLive ? this.ahead?.squares.find((reach) => reach.square === square) : undefined;
  }

  /** Ask anew when something has changed that matters. */
  async refresh(): Promise<void> {
    const desk = this.desk;
    if (!desk.isLive || myParty(desk) === null || desk.snapshot.status === "over") {
      this.asked = "";
      this.ahead = null;
      this.additions = new Map();
      return;
    }
    const { progress, held, file, cash, lead, out } = viewOf(desk);
    const position = JSON.stringify([progress, held, file, cash, lead, out]);
    if (position === this.asked) return;
    this.asked = position;
    const [ahead, additions] = await Promise.all([desk.helper<Ahead>("ahead"), desk.helper<{ titles: Addition[] }>("additions")]);
    if (position !== this.asked) return;
    if (!ahead || !additions) {
      this.asked = ""; // the table has changed meanwhile: its next news asks again
      return;
    }
    this.ahead = ahead;
    this.additions = new Map(additions.titles.map((row) => [row.title, row]));
  }
}
