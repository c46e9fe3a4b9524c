/** A deal that is being put together and has not been sent: what lies in the form. */

import type { Association, Desk, Exchange, Sale, View } from "./types";
import { isParty } from "./view";

export type Kind = "sale" | "exchange" | "association";

export type Judged = ({ kind: "sale" } & Sale) | ({ kind: "exchange" } & Exchange) | ({ kind: "association" } & Association);

/** What a form holds, to be kept and laid out again. */
export interface Laid {
  kind: Kind;
  lot: number | null;
  price: number;
  partner: number | null;
  give: number[];
  want: number[];
  /** Who adds cash to an exchange. */
  side: "none" | "mine" | "theirs";
  cash: number;
  members: number[];
}

const GIVEN = 1; // side of the cash: the proposer adds it

export const bits = (mask: number | null, size: number) =>
  Array.from({ length: size }, (_, place) => place).filter((place) => ((mask ?? 0) >> place) & 1);

/** The exchange that somebody was offered, as he would offer it himself: what he was to give he gives, what he was to get he wants. */
export function mirrored(view: View): Laid {
  const size = view.held[0]!.length;
  return {
    kind: "exchange",
    lot: null,
    price: 0,
    partner: view.proposer,
    give: bits(view.want, size),
    want: bits(view.give, size),
    side: view.side === 0 ? "none" : view.side === GIVEN ? "theirs" : "mine",
    cash: view.balance ?? 0,
    members: [],
  };
}

export class Draft {
  kind = $state<Kind>("exchange");
  lot = $state<number | null>(null);
  price = $state(0);
  partner = $state<number | null>(null);
  give = $state.raw<number[]>([]);
  want = $state.raw<number[]>([]);
  side = $state<Laid["side"]>("none");
  cash = $state(0);
  members = $state.raw<number[]>([]);

  constructor(private readonly least: number) {
    this.clear();
  }

  get laid(): Laid {
    const { kind, lot, price, partner, give, want, side, cash, members } = this;
    return { kind, lot, price, partner, give, want, side, cash, members };
  }

  lay(laid: Laid): void {
    Object.assign(this, laid, { price: Math.max(this.least, laid.price), cash: Math.max(this.least, laid.cash) });
  }

  /** Nothing is being put together; the kind stays the one chosen last. */
  clear(): void {
    this.lot = this.partner = null;
    this.give = this.want = this.members = [];
    this.side = "none";
    this.cash = this.price = this.least;
  }

  choosePartner(seat: number): void {
    if (this.partner !== seat) this.want = [];
    this.partner = seat;
  }

  toggle(list: "give" | "want" | "members", value: number): void {
    this[list] = this[list].includes(value) ? this[list].filter((other) => other !== value) : [...this[list], value];
  }

  /** Whether enough is chosen to ask what it would mean. */
  get isWhole(): boolean {
    return this.kind === "sale" ? this.lot !== null : this.kind === "exchange" ? this.partner !== null : this.members.length > 0;
  }

  /** What the server says of it. */
  judge(desk: Desk): Promise<Judged | null> {
    const { kind, lot, price, members, partner, give, want } = this;
    const of = <Kind, Told>(kind: Kind, told: Promise<Told | null>) => told.then((told) => told && { kind, ...told });
    if (kind === "sale") return of(kind, desk.helper("sale", { production: lot, price }));
    if (kind === "association") return of(kind, desk.helper("association", { members }));
    const cash = this.side === "none" ? 0 : this.side === "mine" ? this.cash : -this.cash; // what I add, or ask for if negative
    return of(kind, desk.helper("exchange", { partner: partner!, give, want, cash }));
  }

  /** Keep what can still be. */
  tidy(view: View, me: number): void {
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

  /** What lies at the table in a draft of this kind belongs to the form, beside what was chosen there already. */
  takeUp(kind: Kind, view: View, me: number): void {
    const both = (chosen: number[], laid: number[]) => [...chosen, ...laid.filter((one) => !chosen.includes(one))];
    this.kind = kind;
    if (kind === "sale") {
      this.lot = view.lot - 1;
      if (view.price) this.price = view.price;
    }
    if (kind === "exchange") {
      this.choosePartner(view.partner);
      this.give = both(this.give, bits(view.give, view.held[me]!.length));
      this.want = both(this.want, bits(view.want, view.held[me]!.length));
      if (view.side) this.side = view.side === GIVEN ? "mine" : "theirs";
      if (view.balance) this.cash = view.balance;
    }
    if (kind === "association") this.members = both(this.members, bits(view.members, view.held.length));
  }
}
