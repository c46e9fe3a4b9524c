/** What I am putting together and have not yet sent: a bid, a sale, an exchange, an association. What it would mean, the server says. */

import { untrack } from "svelte";
import { api } from "$lib/api";
import { Answer, asOf } from "$kit/answer.svelte";
import type { Deed } from "$lib/desk.svelte";
import { Draft, mirrored, type Judged, type Kind, type Laid } from "./draft.svelte";
import type { Advice, Block, Desk, Lot, OpenAssociation, OpenExchange, Orders, Phase } from "./types";
import { myParty } from "./view";

export type Offer = OpenExchange | OpenAssociation;

const NO_ORDERS: Orders = { claim: false, agree: false, hand_down: false, bid: {}, let: {}, never_sell: [], every_bid: false, unwanted: {} };

const USUAL_RAISE = 4; // steps above the least bid
const NO_TURN = -1;
const BIDDING: Phase[] = ["AUCTION_BID", "SALE_BID", "RAISE"];
const BEGINS: Partial<Record<Block, Kind>> = { put_up: "sale", exchange_with: "exchange", associate_with: "association" };
const DRAFTING: Partial<Record<Phase, Kind>> = { SALE_ASK: "sale", EXCHANGE: "exchange", EXCHANGE_CASH: "exchange", ASSOCIATION: "association" };

export class Deals {
  /** The form is open. */
  isTrading = $state(false);
  /** It was not I who filled it in: what it comes to is shown first. */
  isFilled = $state(false);
  readonly draft: Draft;
  /** The draft is sent as soon as the market opens to me. */
  isPlanned = $state(false);
  /** My hand is up only for what I have planned. */
  private liftedHand = false;
  private isSending = false;
  private hasSent = $state(false);

  /** The bid I have in mind; null is the least one. */
  bid = $state<number | null>(null);
  /** The turn in which I roll as soon as I am asked to. */
  private rollTurn = NO_TURN;

  private readonly room: Answer<Lot>;
  private readonly proposal: Answer<Offer>;

  constructor(private readonly desk: Desk) {
    const isMine = () => desk.isLive && this.me !== null && desk.snapshot.status === "running";
    this.draft = new Draft(
      desk,
      () => isMine() && (this.isTrading || this.isPlanned),
      () => this.close(),
    );
    this.recall();
    this.room = new Answer(
      desk,
      () => (isMine() && this.isBidding ? asOf(desk) : null),
      () => desk.helper("lot", { production: this.view.lot - 1, owner: this.view.seller }),
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
    desk.fillIn = (hint) => this.fillIn(hint);
    desk.keys.b = { text: () => desk.say("key-bid"), isOpen: () => desk.choice("bid_min").open, act: () => void desk.do(["bid_min", 0]) };
    desk.keys.p = {
      text: () => desk.say("key-pass"),
      isOpen: () => this.desk.isIn("CLAIM") || this.mayBid,
      act: () => void (this.desk.isIn("CLAIM") ? desk.do(["claim", 0]) : this.letGo()),
    };
  }

  private get view() {
    return this.desk.view;
  }
  /** What the server says of the draft; of another kind of deal it says nothing. */
  get judged(): Judged | null {
    return this.draft.judged?.kind === this.draft.laid.kind ? this.draft.judged : null;
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
    return this.desk.printed.raise;
  }
  get most(): number {
    return this.desk.printed.shared_out;
  }
  get mayBid(): boolean {
    return this.desk.isIn(...BIDDING);
  }
  /** A lot is on offer, and the offer lies open. */
  get isBidding(): boolean {
    return this.view.lot > 0 && (BIDDING.includes(this.desk.phase) || this.desk.phase === "SALE_DECIDE");
  }
  get isReply(): boolean {
    return this.desk.phase === "EXCHANGE_REPLY" || this.desk.phase === "ASSOCIATION_REPLY";
  }
  /** I sit here, and the lot on offer is not mine. */
  get isBidder(): boolean {
    return this.isBidding && this.desk.isMySeat && this.me !== null && this.me === this.desk.me && this.view.seller !== this.me;
  }
  /** The form waits while something else is dealt with, or asked of me. */
  get isFormShown(): boolean {
    const { desk } = this;
    return this.isTrading && this.me !== null && desk.isLive && desk.isMySeat && !this.isBidding && !this.isReply && (!desk.isMyTurn || this.maySend);
  }
  /** Whether there is anything to show. */
  get isShown(): boolean {
    return this.isBidding || this.isReply || this.isFormShown;
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
    return this.me === null ? 0 : this.view.deals_left[this.me]!;
  }

  // The form.

  open(): void {
    this.isTrading = true;
    this.isFilled = false;
    this.rollTurn = NO_TURN;
    if (this.isPlanned) void this.unplan();
  }

  close(): void {
    this.isTrading = false;
  }

  /** One request makes the whole offer. */
  async send(): Promise<void> {
    if (!this.maySend || !(await this.draft.send())) return;
    this.hasSent = true;
    this.close();
    if (this.isPlanned) void this.unplan();
  }
  /** My offer is made, but lies sealed until the others have answered too. */
  get isUnderSeal(): boolean {
    return this.hasSent && this.isSealed;
  }

  // What is sent later.

  /** Send the draft as soon as the market opens to me; my hand goes up for it. */
  async plan(): Promise<void> {
    this.isPlanned = true;
    this.close();
    if (this.orders.hand_down && this.desk.options.open_market === "any_time") {
      this.liftedHand = true;
      await this.raiseHand(true);
    }
    sessionStorage.setItem(this.place, JSON.stringify({ laid: this.draft.laid, liftedHand: this.liftedHand }));
  }

  async unplan(): Promise<void> {
    this.isPlanned = false;
    sessionStorage.removeItem(this.place);
    if (this.liftedHand) {
      this.liftedHand = false;
      await this.setOrders({ hand_down: true });
    }
  }

  private async sendPlanned(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    await this.send();
    this.isSending = false;
    if (this.isPlanned && this.maySend) this.open(); // it is no longer possible as it was: the form says why
  }

  /** Where a plan outlives the page. */
  private get place(): string {
    return `deal ${this.desk.store.id}`;
  }

  private recall(): void {
    const kept = sessionStorage.getItem(this.place);
    if (!kept) return;
    const { laid, liftedHand } = JSON.parse(kept) as { laid: Laid; liftedHand: boolean };
    this.draft.lay(laid);
    this.liftedHand = liftedHand;
    this.isPlanned = true;
  }

  /** Refuse the exchange that I am offered, and offer it the other way round. */
  async counter(): Promise<void> {
    const laid = mirrored(this.desk);
    if (!(await this.desk.do(["refuse", 0]))) return;
    this.open();
    this.draft.lay(laid);
    this.isFilled = true;
  }

  // Hints.

  /** A hint for a deal is filled in where it is made; a roll and a bid have a button that does all of it. */
  private async fillIn(hint: Advice): Promise<boolean | Deed> {
    const { desk } = this;
    const [begins] = hint.act;
    if (desk.isIn("MARKET") && begins === "pass_by")
      return this.view.active === this.me
        ? { words: desk.say("deal-roll"), act: () => void this.roll() }
        : { words: desk.say("bid-pass"), act: () => void this.pass() };
    if (desk.isIn("AUCTION_BID", "SALE_BID"))
      return begins === "pass_by" ? { words: desk.say("bid-pass"), act: () => void this.letGo() } : this.limitAdvised(hint);
    const kind = desk.isIn("MARKET") ? BEGINS[begins] : undefined;
    const seen = kind ? await desk.preview(...hint.acts) : null;
    if (!kind || !seen || this.me === null || desk.hint !== hint) return false;
    this.draft.fillIn(hint, kind, seen.view, this.me);
    this.open();
    this.isFilled = true;
    return true;
  }

  /** As far as a good player goes for the lot on offer: said once instead of bid after bid. */
  private async limitAdvised(hint: Advice): Promise<boolean | Deed> {
    const { desk } = this;
    const { lot } = this.view;
    const advised = await desk.helper("limit");
    if (!advised?.sum || desk.hint !== hint) return false;
    this.bid = advised.sum;
    return { words: desk.say("bid-up-to-advised", { sum: desk.money(advised.sum) }), act: () => void this.setLimit(lot - 1, advised.sum) };
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
  /** Ask me again about a lot that nobody wanted at this price. */
  async wantAgain(production: number): Promise<void> {
    const { [production]: _, ...rest } = this.orders.unwanted;
    await this.setOrders({ unwanted: rest });
  }
  /** I have passed, and am asked again only when I am outbid or somebody else leads. */
  get hasLetGo(): boolean {
    return Object.keys(this.orders.let).length > 0;
  }
  /** Pass. Whoever leads now may have it: that is not asked again. */
  async letGo(): Promise<void> {
    const { bidder, price } = this.view;
    if (bidder < 0 || this.desk.isPuzzling) await this.desk.do(["pass_by", 0]);
    else await this.setOrders({ let: { ...this.orders.let, [bidder]: price } });
  }
  /** Bid again after all. */
  async comeBack(): Promise<void> {
    const { [this.view.lot - 1]: _, ...rest } = this.orders.bid;
    await this.setOrders({ bid: rest, let: {} });
  }
  /** The sum in the control: more than the least bid, and not above my purse. */
  get bidSum(): number {
    const { least_raise: least } = this.view;
    return Math.min(Math.max(this.bid ?? least + USUAL_RAISE * this.step, least), Math.max(this.mostBid, least));
  }
  get mostBid(): number {
    return (this.me === null ? null : this.view.most_bid[this.me]) ?? 0;
  }
  async raise(): Promise<void> {
    if (await this.desk.send(await this.desk.helper("bid", { sum: this.bidSum }))) this.bid = null;
  }

  // Standing orders.

  get orders(): Orders {
    return this.desk.orders ?? NO_ORDERS;
  }
  async setOrders(orders: Partial<Orders>): Promise<void> {
    await this.desk.setOrders(orders);
  }

  /** Ask me before the others roll, too; if the table has just passed for me, that is taken back. */
  async raiseHand(isUp: boolean): Promise<void> {
    await this.setOrders({ hand_down: !isUp });
    if (isUp && this.isSealed) await this.desk.store.undo();
  }
  /** My answer to the market lies sealed until the others have answered too. Once somebody has begun a deal there is nothing sealed that could be taken back. */
  get isSealed(): boolean {
    const { desk, view } = this;
    return desk.phase === "MARKET" && !desk.isMyTurn && desk.snapshot.undoable > 0 && view.deals.every((begun) => begun === 0);
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
    if (this.begun) {
      this.isTrading = true;
      this.draft.takeUp(this.begun, me);
    }
    this.draft.tidy(me);
    if (this.isPlanned && this.maySend) void this.sendPlanned();
    if (desk.isIn("ROLL") && this.rollTurn === view.turn) {
      this.rollTurn = NO_TURN; // a roll that is taken back is not made again by itself
      void desk.do(["roll", 0]);
    }
    if (!view.lot) this.bid = null;
    if (!this.isSealed) this.hasSent = false;
  }
}
