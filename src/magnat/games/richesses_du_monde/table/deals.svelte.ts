/** What I am putting together and have not yet sent: a bid, a sale, an exchange, an association. What it would mean, the server says. */

import { untrack } from "svelte";
import { api } from "$lib/api";
import { Answer, asOf } from "$kit/answer.svelte";
import type { Desk, Verdict } from "$lib/desk.svelte";
import type { Association, Exchange, Lot, OpenAssociation, OpenExchange, Sale } from "./types";
import { isParty, myParty, unitsOf, viewOf } from "./view";

export type Kind = "sale" | "exchange" | "association";
export type Judged = ({ kind: "sale" } & Sale) | ({ kind: "exchange" } & Exchange) | ({ kind: "association" } & Association);
export type Offer = OpenExchange | OpenAssociation;

/** What the table answers in my place. */
export interface Orders {
  claim: boolean;
  hand_down: boolean;
  /** By production: the most that is bid for it. */
  bid: Record<string, number>;
  never_sell: number[];
}
const NO_ORDERS: Orders = { claim: false, hand_down: false, bid: {}, never_sell: [] };

const USUAL_RAISE = 4; // steps above the least bid
const NO_TURN = -1;
const PAUSE_MS = 120; // a slider that is being moved does not ask at every step
const BIDDING = ["AUCTION_BID", "SALE_BID", "RAISE"];
const DRAFTING: Record<string, Kind> = { SALE_ASK: "sale", EXCHANGE: "exchange", EXCHANGE_CASH: "exchange", ASSOCIATION: "association" };

export class Deals {
  /** The form is open. */
  isTrading = $state(false);
  kind = $state<Kind>("exchange");
  lot = $state<number | null>(null);
  price = $state(0);
  partner = $state<number | null>(null);
  give = $state.raw<number[]>([]);
  want = $state.raw<number[]>([]);
  /** Who adds cash to an exchange. */
  side = $state<"none" | "mine" | "theirs">("none");
  cash = $state(0);
  members = $state.raw<number[]>([]);

  /** The bid I have in mind; null is the least one. */
  bid = $state<number | null>(null);
  /** The turn in which I roll as soon as I am asked to. */
  private rollTurn = NO_TURN;

  private readonly verdict: Answer<Judged>;
  private readonly room: Answer<Lot>;
  private readonly proposal: Answer<Offer>;

  constructor(private readonly desk: Desk) {
    this.cash = this.price = this.step;
    const isMine = () => desk.isLive && this.me !== null && desk.snapshot.status === "running";
    this.verdict = new Answer(
      desk,
      () => (isMine() && this.isTrading && this.isWhole ? asOf(desk, this.kind, this.draft) : null),
      () => this.judge(),
      PAUSE_MS,
    );
    this.room = new Answer(
      desk,
      () => (isMine() && this.isBidding ? asOf(desk) : null),
      () => desk.helper("lot"),
    );
    this.proposal = new Answer(
      desk,
      () => (isMine() && this.isReply ? asOf(desk) : null),
      () => desk.helper("offer"),
    );
    $effect(() => {
      void desk.snapshot;
      if (isMine()) untrack(() => this.refresh(this.me!));
    });
    desk.keys.b = { text: () => desk.say("key-bid"), isOpen: () => desk.choice("bid_min").open, act: () => void desk.do(["bid_min", 0]) };
    desk.keys.p = {
      text: () => desk.say("key-pass"),
      isOpen: () => this.desk.isIn("CLAIM") || this.mayBid,
      act: () => void desk.do([this.desk.isIn("CLAIM") ? "claim" : "pass_by", 0]),
    };
  }

  private get view() {
    return viewOf(this.desk);
  }
  /** What the server says of the draft; of another kind of deal it says nothing. */
  get judged(): Judged | null {
    return this.verdict.latest?.kind === this.kind ? this.verdict.latest : null;
  }
  /** The lot on offer and the offer made to me, as the server explains them. */
  get onOffer(): Lot | null {
    return this.room.latest;
  }
  get offer(): Offer | null {
    return this.proposal.latest;
  }
  get me(): number | null {
    return myParty(this.desk);
  }
  /** The least step of any sum, and the most that can be asked for. */
  get step(): number {
    return this.units("minimum_raise", "amounts");
  }
  get most(): number {
    return this.units("shared_total", "money");
  }
  private units(name: string, part: "amounts" | "money"): number {
    return unitsOf(this.desk.info, (this.desk.info.components as Record<string, Record<string, number>>)[part]![name]!);
  }
  get mayBid(): boolean {
    return this.desk.isIn(...BIDDING);
  }
  /** A lot is on offer, and the offer lies open. */
  get isBidding(): boolean {
    return this.view.lot > 0 && [...BIDDING, "SALE_DECIDE"].includes(this.desk.phase);
  }
  get isReply(): boolean {
    return this.desk.phase === "EXCHANGE_REPLY" || this.desk.phase === "ASSOCIATION_REPLY";
  }
  /** I sit here, and the lot on offer is not mine. */
  get isBidder(): boolean {
    return this.isBidding && this.me !== null && this.me === this.desk.me && this.view.seller !== this.me;
  }
  /** Whether there is anything to show. */
  get isShown(): boolean {
    return this.isBidding || this.isReply || (this.isTrading && this.me !== null && this.desk.isLive);
  }
  /** A deal that was begun step by step is finished in the same form. */
  get begun(): Kind | null {
    return this.desk.isMyTurn ? (DRAFTING[this.desk.phase] ?? null) : null;
  }
  get maySend(): boolean {
    return this.desk.isIn("MARKET") || this.begun !== null;
  }
  /** Operations that I may still start in this market. */
  get left(): number {
    return this.me === null ? 0 : this.view.market_cap - (this.desk.phase === "MARKET" ? this.view.deals[this.me]! : 0);
  }

  // The form.

  open(): void {
    this.isTrading = true;
    this.rollTurn = NO_TURN;
  }

  close(): void {
    this.isTrading = false;
  }

  choosePartner(seat: number): void {
    if (this.partner !== seat) this.want = [];
    this.partner = seat;
  }

  toggle(list: "give" | "want" | "members", value: number): void {
    this[list] = this[list].includes(value) ? this[list].filter((other) => other !== value) : [...this[list], value];
  }

  /** The draft as the helper of its kind takes it. */
  private get draft(): Record<string, unknown> {
    if (this.kind === "sale") return { production: this.lot, price: this.price };
    if (this.kind === "association") return { members: this.members };
    const cash = this.side === "none" ? 0 : this.side === "mine" ? this.cash : -this.cash; // what I add, or ask for if negative
    return { partner: this.partner, give: this.give, want: this.want, cash };
  }
  private get isWhole(): boolean {
    return this.kind === "sale" ? this.lot !== null : this.kind === "exchange" ? this.partner !== null : this.members.length > 0;
  }

  private async judge(): Promise<Judged | null> {
    const { kind } = this;
    const told = await this.desk.helper<Judged>(kind, this.draft);
    return told && ({ ...told, kind } as Judged);
  }

  /** One request makes the whole offer. */
  async send(): Promise<void> {
    const judged = await this.verdict.settled();
    if (this.maySend && (await this.desk.send(judged))) this.forget();
  }

  private forget(): void {
    this.lot = this.partner = null;
    this.give = this.want = this.members = [];
    this.side = "none";
    this.cash = this.price = this.step;
    this.close();
  }

  // Bids.

  /** What the table bids for me at most for the lot on offer; 0: I leave it to the others. null: I am asked. */
  get limit(): number | null {
    return this.orders.bid[this.view.lot - 1] ?? null;
  }
  async setLimit(production: number, most: number | null): Promise<void> {
    const { [production]: _, ...rest } = this.orders.bid;
    await this.setOrders({ bid: most === null ? rest : { ...rest, [production]: most } });
  }
  /** The sum in the control: more than the least bid, and not above my purse. */
  get bidSum(): number {
    const least = this.view.least + this.step;
    return Math.min(Math.max(this.bid ?? least + USUAL_RAISE * this.step, least), Math.max(this.mostBid, least));
  }
  get mostBid(): number {
    const cash = (this.me === null ? null : this.view.cash[this.me]) ?? 0;
    return cash - ((cash - this.view.least) % this.step);
  }
  async raise(): Promise<void> {
    if (await this.desk.send(await this.desk.helper<Verdict>("bid", { sum: this.bidSum }))) this.bid = null;
  }

  // Standing orders.

  get orders(): Orders {
    return (this.desk.snapshot.orders ?? NO_ORDERS) as unknown as Orders;
  }
  async setOrders(orders: Partial<Orders>): Promise<void> {
    await this.desk.store.setOrders({ ...orders });
  }

  /** Ask me before the others roll, too; if the table has just passed for me, that is taken back. */
  async raiseHand(isUp: boolean): Promise<void> {
    await this.setOrders({ hand_down: !isUp });
    if (isUp && this.isSealed) await this.desk.store.undo();
  }
  /** My answer to the market lies sealed until the others have answered too. */
  get isSealed(): boolean {
    return this.desk.phase === "MARKET" && !this.desk.isMyTurn && this.desk.snapshot.undoable > 0;
  }

  // The roll.

  /** Leave the market, and roll as soon as the question comes. */
  async roll(): Promise<void> {
    this.rollTurn = this.view.turn;
    await this.pass();
  }
  async pass(): Promise<void> {
    this.isTrading = false;
    await this.desk.store.ask((version) => api.pass(this.desk.store.id, version));
  }

  // News.

  /** After every change: keep of the draft what can still be, and do what I have decided. */
  private refresh(me: number): void {
    const { desk, view } = this;
    this.tidy(me);
    if (desk.isIn("ROLL") && this.rollTurn === view.turn) {
      this.rollTurn = NO_TURN; // a roll that is taken back is not made again by itself
      void desk.do(["roll", 0]);
    }
    if (!view.lot) this.bid = null;
  }

  private tidy(me: number): void {
    const { view } = this;
    const begun = this.begun;
    if (begun) this.takeUp(begun, me);
    const owns = (seat: number) => (production: number) => view.held[seat]![production]! > 0;
    if (this.lot !== null && !owns(me)(this.lot)) this.lot = null;
    if (this.partner !== null && !isParty(view, this.partner)) this.partner = null;
    if (!this.give.every(owns(me))) this.give = this.give.filter(owns(me));
    const partner = this.partner;
    const wanted = partner === null ? [] : this.want.filter(owns(partner));
    if (wanted.length !== this.want.length) this.want = wanted;
    const members = this.members.filter((seat) => isParty(view, seat) && seat !== me);
    if (members.length !== this.members.length) this.members = members;
  }

  /** What already lies in a draft at the table belongs to the form. */
  private takeUp(kind: Kind, me: number): void {
    const { view } = this;
    const bits = (mask: number | null, size: number) =>
      Array.from({ length: size }, (_, place) => place).filter((place) => ((mask ?? 0) >> place) & 1);
    const both = (chosen: number[], laid: number[]) => [...chosen, ...laid.filter((one) => !chosen.includes(one))];
    this.isTrading = true;
    this.kind = kind;
    if (kind === "sale") this.lot = view.lot - 1;
    if (kind === "exchange") {
      this.choosePartner(view.partner);
      this.give = both(this.give, bits(view.give, view.held[me]!.length));
      this.want = both(this.want, bits(view.want, view.held[me]!.length));
      if (view.side) this.side = view.side === 1 ? "mine" : "theirs";
      if (view.balance) this.cash = view.balance;
    }
    if (kind === "association") this.members = both(this.members, bits(view.members, this.desk.seats.length));
  }
}
