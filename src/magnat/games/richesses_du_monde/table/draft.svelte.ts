/** A sale, an exchange, an association: what lies in their form. */

import { PAUSE_MS } from "$kit/answer.svelte";
import { Draft as Kit } from "$kit/draft.svelte";
import type { Advice, Association, Desk, Exchange, Game, Sale, View } from "./types";
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

export const bits = (mask: number | null, size: number) =>
  Array.from({ length: size }, (_, place) => place).filter((place) => ((mask ?? 0) >> place) & 1);

/** The exchange that somebody was offered, as he would offer it himself: what he was to give he gives, what he was to get he wants. */
export function mirrored({ view, printed }: Desk): Laid {
  const size = view.held[0]!.length;
  const side = printed.cash_sides[view.side]!;
  return {
    kind: "exchange",
    lot: null,
    price: 0,
    partner: view.proposer,
    give: bits(view.want, size),
    want: bits(view.give, size),
    side: side === null ? "none" : side === "given" ? "theirs" : "mine",
    cash: view.balance ?? 0,
    members: [],
  };
}

const both = (chosen: number[], laid: number[]) => [...chosen, ...laid.filter((one) => !chosen.includes(one))];

export class Draft extends Kit<Laid, Judged, Game> {
  constructor(
    desk: Desk,
    /** Whether it is being looked at or waits to be sent. */
    private readonly isAtHand: () => boolean,
    private readonly givenBack: () => void,
  ) {
    super(desk, PAUSE_MS);
  }

  /** The kind stays the one chosen last. */
  protected blank(): Laid {
    const { raise } = this.desk.printed;
    return {
      kind: this.laid?.kind ?? "exchange",
      lot: null,
      price: raise,
      partner: null,
      give: [],
      want: [],
      side: "none",
      cash: raise,
      members: [],
    };
  }
  protected readonly isOpen = true;
  protected get isWhole(): boolean {
    const { kind, lot, partner, members } = this.laid;
    return this.isAtHand() && (kind === "sale" ? lot !== null : kind === "exchange" ? partner !== null : members.length > 0);
  }
  protected judge({ kind, lot, price, members, partner, give, want, side, cash }: Laid): Promise<Judged | null> {
    const of = <Kind, Told>(kind: Kind, told: Promise<Told | null>) => told.then((told) => told && { kind, ...told });
    if (kind === "sale") return of(kind, this.desk.helper("sale", { production: lot, price }));
    if (kind === "association") return of(kind, this.desk.helper("association", { members }));
    const added = side === "none" ? 0 : side === "mine" ? cash : -cash; // what I add, or ask for if negative
    return of(kind, this.desk.helper("exchange", { partner: partner!, give, want, cash: added }));
  }
  protected override giveBack(): void {
    if (this.advice) this.givenBack();
    super.giveBack();
  }

  override lay(laid: Laid): void {
    const { raise } = this.desk.printed;
    super.lay({ ...laid, price: Math.max(raise, laid.price), cash: Math.max(raise, laid.cash) });
  }

  change(part: Partial<Laid>): void {
    this.lay({ ...this.laid, ...part });
  }

  choosePartner(partner: number): void {
    this.change({ partner, want: this.laid.partner === partner ? this.laid.want : [] });
  }

  toggle(list: "give" | "want" | "members", value: number): void {
    const chosen = this.laid[list];
    this.change({ [list]: chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value] });
  }

  /** Keep what can still be. */
  tidy(me: number): void {
    const { desk, laid } = this;
    const { view } = desk;
    const owns = (seat: number) => (production: number) => view.held[seat]![production]! > 0;
    const lot = laid.lot !== null && owns(me)(laid.lot) ? laid.lot : null;
    const partner = laid.partner !== null && isParty(view, laid.partner) ? laid.partner : null;
    const give = laid.give.filter(owns(me));
    const want = partner === null ? [] : laid.want.filter(owns(partner));
    const members = laid.members.filter((seat) => isParty(view, seat) && seat !== me);
    this.change({ lot, partner, give, want, members });
  }

  /** What lies at the table in a draft of this kind, beside what was chosen in the form already. */
  private takenUp(kind: Kind, view: View, me: number, laid: Laid): Laid {
    if (kind === "sale") return { ...laid, kind, lot: view.lot - 1, price: view.price || laid.price };
    if (kind === "association") return { ...laid, kind, members: both(laid.members, bits(view.members, view.held.length)) };
    const size = view.held[me]!.length;
    const side = this.desk.printed.cash_sides[view.side]!;
    return {
      ...laid,
      kind,
      partner: view.partner,
      give: both(laid.give, bits(view.give, size)),
      want: both(laid.partner === view.partner ? laid.want : [], bits(view.want, size)),
      side: side === null ? laid.side : side === "given" ? "mine" : "theirs",
      cash: view.balance || laid.cash,
    };
  }

  takeUp(kind: Kind, me: number): void {
    this.lay(this.takenUp(kind, this.desk.view, me, this.laid));
  }

  /** A hint for a deal, with the position that its acts lead to. */
  fillIn(hint: Advice, kind: Kind, seen: View, me: number): void {
    this.fill(hint, this.takenUp(kind, seen, me, this.blank()));
  }
}
