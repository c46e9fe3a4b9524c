/** What the server works out for me: payouts, what lots would add to them, what a demand, a step or a sale comes to, which sales would hurt me, which cards are
 * unseen, who has what. Sums and prices in the units of the position. */

import { Answer, asOf, PAUSE_MS } from "$kit/answer.svelte";
import type {
  Addition,
  Additions,
  Ahead,
  Auction,
  Defence,
  Demand,
  Desk,
  Phase,
  Forced,
  Fortune,
  Payout,
  Sale,
  Session,
  Swing,
  Unseen,
  Wealth,
} from "./types";

export class Outlook {
  private readonly income: Answer<Payout>;
  private readonly growth: Answer<Additions>;
  private readonly reach: Answer<Ahead>;
  private readonly asking: Answer<Session>;
  private readonly bidding: Answer<Auction>;
  private readonly selling: Answer<Sale>;
  private readonly raising: Answer<Forced>;
  private readonly guard: Answer<Defence>;
  private readonly hidden: Answer<Unseen>;
  private readonly fortunes: Answer<Wealth>;

  constructor(private readonly desk: Desk) {
    const isSeated = () => desk.isLive && desk.me !== null;
    const isIn = () => isSeated() && !desk.isOver && desk.view.out[desk.me!] === 0;
    /** To be asked again when these facts change; while portfolios are chosen they change all the time, and nothing of it matters yet. */
    const given =
      (facts: () => unknown[], isAsked = isIn) =>
      () =>
        desk.phase === "PORTFOLIO" ? undefined : isAsked() ? JSON.stringify(facts()) : null;
    const shares = () => [desk.view.held, desk.view.quote];
    const danger = () => [...shares(), desk.view.cash[desk.me!], desk.view.owes[desk.me!], desk.view.missing];
    const cards = () => [desk.view.pack, desk.view.next_card, desk.view.pile, desk.view.hand, desk.view.rumours_held];
    const wealth = () => [...shares(), desk.view.cash];
    const way = () => [...shares(), desk.view.progress];
    this.income = new Answer(desk, given(shares), () => desk.helper("payout"), PAUSE_MS);
    this.growth = new Answer(desk, given(shares), () => desk.helper("additions"), PAUSE_MS);
    this.reach = new Answer(desk, given(way), () => desk.helper("ahead"), PAUSE_MS);
    this.guard = new Answer(desk, given(danger), () => desk.helper("defence"), PAUSE_MS);
    this.hidden = new Answer(desk, given(cards), () => desk.helper("unseen"), PAUSE_MS);
    this.fortunes = new Answer(desk, given(wealth, isSeated), () => desk.helper("wealth"), PAUSE_MS);
    const during = (...phases: Phase[]) => (isIn() && phases.includes(desk.phase) ? asOf(desk) : null);
    this.asking = new Answer(
      desk,
      () => (desk.isMyTurn ? during("DEMAND") : null),
      () => desk.helper("session"),
    );
    this.bidding = new Answer(
      desk,
      () => (desk.isMyTurn && desk.view.demand[desk.me!] ? during("BIDS") : null),
      () => desk.helper("auction", { steps: desk.view.price_ceiling / desk.printed.step }),
    );
    this.selling = new Answer(
      desk,
      () => during("POLL", "EXTEND", "FALL"),
      () => desk.helper("sale"),
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
  get defence(): Defence | null {
    return this.guard.latest;
  }
  get unseen(): Unseen | null {
    return this.hidden.latest;
  }
  swing(company: number): Swing | undefined {
    return this.unseen?.companies.find((row) => row.company === company);
  }
  fortune(seat: number): Fortune | undefined {
    return this.fortunes.latest?.players[seat];
  }
  get demands(): Demand[] {
    return this.asking.now?.demands ?? [];
  }
  get auction(): Auction | null {
    return this.bidding.now;
  }
  /** The same, waited for. */
  async auctionSettled(): Promise<Auction | null> {
    return this.bidding.settled();
  }
  get sale(): Sale | null {
    return this.selling.latest;
  }
  get forced(): Forced | null {
    return this.raising.latest;
  }

  /** How many rolls there are. */
  get rolls(): number {
    return this.reach.latest?.rolls.length ?? 0;
  }

  /** In how many of the rolls my pawn comes to a square; of the past nothing is known. */
  ways(square: number): number {
    return this.desk.isLive ? (this.reach.latest?.rolls.filter((roll) => roll.square === square).length ?? 0) : 0;
  }
}
