/** What the server works out for me: payouts, what lots would add to them, what a demand, a step or a sale comes to. Sums and prices in the units of the position. */

import { Answer, asOf } from "$kit/answer.svelte";
import type { Desk } from "$lib/desk.svelte";
import type { Draft } from "./draft.svelte";
import type { Addition, Additions, Ahead, Auction, Demand, Forced, Payout, Sale, Session } from "./types";
import { viewOf } from "./view";

export class Outlook {
  private readonly income: Answer<Payout>;
  private readonly growth: Answer<Additions>;
  private readonly reach: Answer<Ahead>;
  private readonly asking: Answer<Session>;
  private readonly bidding: Answer<Auction>;
  private readonly selling: Answer<Sale>;
  private readonly raising: Answer<Forced>;

  constructor(
    private readonly desk: Desk,
    draft: Draft,
  ) {
    const isIn = () => desk.isLive && desk.me !== null && !desk.isOver && viewOf(desk).out[desk.me] === 0;
    const portfolio = () => (isIn() ? JSON.stringify([viewOf(desk).held, viewOf(desk).quote]) : null);
    this.income = new Answer(desk, portfolio, () => desk.helper("payout"));
    this.growth = new Answer(desk, portfolio, () => desk.helper("additions"));
    this.reach = new Answer(
      desk,
      () => (isIn() ? JSON.stringify([viewOf(desk).progress, portfolio()]) : null),
      () => desk.helper("ahead"),
    );
    const during = (...phases: string[]) => (isIn() && phases.includes(desk.phase) ? asOf(desk) : null);
    this.asking = new Answer(
      desk,
      () => during("DEMAND"),
      () => desk.helper("session"),
    );
    this.bidding = new Answer(
      desk,
      () => (isIn() && viewOf(desk).demand[desk.me!] ? during("BIDS") : null),
      () => desk.helper("auction"),
    );
    this.selling = new Answer(
      desk,
      () => (draft.kind === "sell" && draft.company !== null ? asOf(desk, draft.company, draft.lots) : during("POLL", "EXTEND", "FALL")),
      () => desk.helper("sale", draft.company === null ? {} : { company: draft.company, lots: Math.min(draft.lots, draft.most) }),
    );
    this.raising = new Answer(
      desk,
      () => (desk.isIn("FORCED", "RAISE_CASH") ? asOf(desk) : null),
      () => desk.helper("forced"),
    );
  }

  get payout(): Payout | null {
    return this.income.latest;
  }
  addition(company: number): Addition | undefined {
    return this.growth.latest?.companies.find((row) => row.company === company);
  }
  get demands(): Demand[] {
    return this.asking.now?.demands ?? [];
  }
  get auction(): Auction | null {
    return this.bidding.now;
  }
  get sale(): Sale | null {
    return this.selling.latest;
  }
  get forced(): Forced | null {
    return this.raising.latest;
  }

  /** In how many of the 36 rolls my pawn comes to a square; of the past nothing is known. */
  ways(square: number): number {
    return this.desk.isLive ? (this.reach.latest?.rolls.filter((roll) => roll.square === square).length ?? 0) : 0;
  }
}
