/** What I am putting together and have not yet sent: a bid, a sale, an exchange, an association. What it would mean, the server says. */

import { api } from "$lib/api";
import type { Desk } from "$lib/desk.svelte";
import type { Act } from "$lib/types";
import { isParty, myParty, say, viewOf, why } from "./view";

export type Kind = "sale" | "exchange" | "association";
export type Pair = [before: number, after: number];
/** What becomes of one production in one hand. */
export interface Row {
  production: number;
  titles: Pair;
  share: Pair;
  band: Pair;
  royalty: Pair;
}
/** What becomes of one party; `cash` is what it gets, negative what it pays. */
export interface Side {
  seat: number;
  cash: number;
  rows: Row[];
}
export interface LotOnOffer {
  owner: number;
  production: number;
  titles: number[];
  share: number;
  royalty: number;
  price: number;
  start: number;
  buyers: Side[];
}
export interface Merger {
  members: number[];
  tax: number;
  /** null where purses are closed. */
  pool: number | null;
  /** The purse of whoever asks. */
  mine: number;
  lead: number;
  rows: (Row & { shares: number[] })[];
}
export interface Refused {
  reason: string;
  rules: string[];
}
export interface Verdict {
  refused: Refused | null;
  acts: Act[];
}
export type Judged =
  | ({ kind: "sale"; lot: LotOnOffer } & Verdict)
  | ({ kind: "exchange"; sides: [Side, Side] } & Verdict)
  | ({ kind: "association" } & Merger & Verdict);
export type Offer = { kind: "exchange"; sides: [Side, Side] } | ({ kind: "association" } & Merger);

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
const ATTEMPTS = 3;
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
  judged = $state.raw<Judged | null>(null);

  /** The bid I have in mind; null is the least one. */
  bid = $state<number | null>(null);
  /** The lot on offer and the offer made to me, as the server explains them. */
  onOffer = $state.raw<LotOnOffer | null>(null);
  offer = $state.raw<Offer | null>(null);
  /** The turn in which I roll as soon as I am asked to. */
  private rollTurn = NO_TURN;
  private pause: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(private readonly desk: Desk) {
    this.cash = this.price = this.step;
    desk.keys.b = { text: () => say(desk, "key-bid"), isOpen: () => desk.choice("bid_min").open, act: () => void desk.do(["bid_min", 0]) };
    desk.keys.p = {
      text: () => say(desk, "key-pass"),
      isOpen: () => this.isIn("CLAIM") || this.mayBid,
      act: () => void desk.do([this.isIn("CLAIM") ? "claim" : "pass_by", 0]),
    };
  }

  private get view() {
    return viewOf(this.desk);
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
    const francs = (this.desk.info.components as Record<string, Record<string, number>>)[part]![name]!;
    return (francs * (this.desk.info.kinds.money as number)) / 1_000_000;
  }
  isIn(...phases: string[]): boolean {
    return this.desk.isMyTurn && phases.includes(this.desk.phase);
  }
  get mayBid(): boolean {
    return this.isIn(...BIDDING);
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
    return this.isIn("MARKET") || this.begun !== null;
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
    this.judged = null;
  }

  choosePartner(seat: number): void {
    if (this.partner !== seat) this.want = [];
    this.partner = seat;
  }

  toggle(list: "give" | "want" | "members", value: number): void {
    this[list] = this[list].includes(value) ? this[list].filter((other) => other !== value) : [...this[list], value];
  }

  /** Everything that the server's judgement depends on; not the objects, so that equal drafts are the same. */
  readonly key = $derived(
    JSON.stringify([this.isTrading, this.kind, this.lot, this.price, this.partner, this.give, this.want, this.side, this.cash, this.members]),
  );
  /** The draft that was judged. */
  private judgedKey = "";

  /** Cash as the server counts it: what I add, or ask for if negative. */
  private get balance(): number {
    return this.side === "none" ? 0 : this.side === "mine" ? this.cash : -this.cash;
  }

  private async judge(): Promise<void> {
    const { desk, kind, key } = this;
    const ask = ++this.asked;
    const values =
      kind === "sale"
        ? { production: this.lot, price: this.price }
        : kind === "exchange"
          ? { partner: this.partner, give: this.give, want: this.want, cash: this.balance }
          : { members: this.members };
    const isWhole = kind === "sale" ? this.lot !== null : kind === "exchange" ? this.partner !== null : this.members.length > 0;
    const told = isWhole ? await desk.helper<Judged>(kind, values) : null;
    if (ask !== this.asked || (isWhole && !told)) return;
    this.judged = told && ({ ...told, kind } as Judged);
    this.judgedKey = key;
  }

  /** One request makes the whole offer. */
  async send(): Promise<void> {
    clearTimeout(this.pause);
    for (let attempt = 0; attempt < ATTEMPTS && this.judgedKey !== this.key; attempt += 1) await this.judge(); // the table may change while it is asked
    const { judged } = this;
    if (!judged || !this.maySend || this.judgedKey !== this.key) return;
    if (judged.refused) this.desk.store.tell(why(this.desk, judged.refused), judged.refused.rules, "wrong");
    else if (judged.acts.length && (await this.desk.do(...judged.acts))) this.forget();
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
    const told = await this.desk.helper<Verdict>("bid", { sum: this.bidSum });
    if (told?.refused) this.desk.store.tell(why(this.desk, told.refused), told.refused.rules, "wrong");
    else if (told && (await this.desk.do(...told.acts))) this.bid = null;
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

  /** After every change: keep of the draft what can still be, do what I have decided, and ask anew what things mean. */
  refresh(): void {
    const { desk, view, me } = this;
    if (!desk.isLive || me === null || desk.snapshot.status !== "running") {
      this.onOffer = this.offer = this.judged = null;
      return;
    }
    this.tidy(me);
    if (this.isIn("ROLL") && this.rollTurn === view.turn) {
      this.rollTurn = NO_TURN; // a roll that is taken back is not made again by itself
      void desk.do(["roll", 0]);
    }
    void this.explain();
    clearTimeout(this.pause);
    if (this.isTrading) this.pause = setTimeout(() => void this.judge(), this.judged ? PAUSE_MS : 0);
    if (!view.lot) this.bid = null;
  }

  private async explain(): Promise<void> {
    const { desk, isBidding, isReply } = this;
    const [lot, offer] = await Promise.all([isBidding ? desk.helper<LotOnOffer>("lot") : null, isReply ? desk.helper<Offer>("offer") : null]);
    if (lot || !this.isBidding) this.onOffer = lot;
    if (offer || !this.isReply) this.offer = offer;
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
