/** What I am about to do and have not yet sent: cards laid out for a payment, a draft of a reorganisation. Whatever it is worth, the server says. */

import { api } from "$lib/api";
import type { Desk } from "$lib/desk.svelte";
import type { Act } from "$lib/types";
import { poolOf, stacksOf, viewOf, type Arrangement, type Payment, type Raid, type VentureView, type Worth } from "./view";

/** One card of the hand: its kind, and which of the equal ones. */
export interface Held {
  kind: number;
  key: string;
}

export class Turn {
  worth = $state.raw<Worth | null>(null);
  raids = $state.raw<Map<number, Raid>>(new Map());
  /** Keys of the cards laid out. */
  chosen = $state.raw<string[]>([]);
  payment = $state.raw<Payment | null>(null);
  /** The stacks of a reorganisation that is being drawn up; null when none is. */
  draft = $state.raw<number[][] | null>(null);
  judged = $state.raw<Arrangement | null>(null);
  /** The company that is picked up in the draft. */
  picked = $state<number | null>(null);
  /** Of each own stack, by its top: what all stacks would pay with the company in hand on it, and whether that would be a mistake. */
  placing = $state.raw<Map<number, { profit: number; isMistake: boolean }>>(new Map());
  /** What a reorganisation would cost now. */
  moving = $state<number | null>(null);

  /** The pool for which the draft was begun. */
  private begunAt = "";
  /** The hand for which `worth` holds. */
  private weighed = "";

  constructor(private readonly desk: Desk) {}

  private get view() {
    return viewOf(this.desk);
  }
  private get me() {
    return this.desk.me;
  }
  isIn(...phases: string[]): boolean {
    return this.desk.isMyTurn && phases.includes(this.desk.phase);
  }

  /** The cards of my hand, grouped as the server groups them: collections, then single ones. */
  get hand(): { cards: Held[]; value: number | null }[] {
    const counts = this.view.hand[this.desk.here] ?? [];
    const left = counts.map((count) => count ?? 0);
    const used = left.map(() => 0);
    const take = (kind: number): Held => ({ kind, key: `${kind}.${used[kind]!++}` });
    const parts = (this.worth?.parts ?? []).filter(({ cards }) => cards.every((kind) => used[kind]! < left[kind]!));
    const groups: { cards: Held[]; value: number | null }[] = parts.map(({ cards, value }) => ({ cards: cards.map(take), value }));
    left.forEach((count, kind) => {
      while (used[kind]! < count) groups.push({ cards: [take(kind)], value: null });
    });
    return groups;
  }

  /** What the Proxy card that is played makes of a company's price. */
  raidCost(top: number): number {
    return this.raids.get(top)?.costs[this.view.mark - 1] ?? 0;
  }

  // News.

  /** Ask anew what depends on the position. */
  async refresh(): Promise<void> {
    const { desk } = this;
    if (!this.isIn("PAY", "DISCARD")) this.unchoose();
    if (!(this.begunAt ? this.isIn("REORG", "FORCED") : this.isIn("MAIN"))) this.drop();
    if (this.me === null || !desk.isLive) {
      this.worth = null;
      this.weighed = "";
      return;
    }
    await Promise.all([this.weighHand(), this.weighRaids()]);
    if (this.isIn("REORG", "FORCED") && this.begunAt !== this.pool) await this.resume();
    await Promise.all([this.weighPlaces(), this.weighMoving(), this.chosen.length ? this.weigh() : undefined, this.draft ? this.judge() : undefined]);
  }

  private async weighHand(): Promise<void> {
    const hand = this.view.hand[this.me!]!.join();
    if (hand === this.weighed) return;
    const worth = await this.desk.helper<Worth>("value");
    if (!worth) return;
    this.worth = worth;
    this.weighed = hand;
  }

  private async weighRaids(): Promise<void> {
    if (!this.isIn("MAIN", "TAKE")) return;
    const answer = await this.desk.helper<{ raids: Raid[] }>("raids");
    if (answer) this.raids = new Map(answer.raids.map((raid) => [raid.company, raid]));
  }

  private async weighPlaces(): Promise<void> {
    if (!this.isIn("PLACE")) {
      this.placing = new Map();
      return;
    }
    const company = this.view.taken - 1;
    const stacks = this.desk.snapshot.legal.filter(({ act }) => act[0] === "place_on").map(({ act }) => act as Act);
    const found = await Promise.all(stacks.map(async (act) => [act[1], (await this.desk.preview(act))?.view as VentureView | undefined] as const));
    this.placing = new Map(
      found.flatMap(([top, then]) => (then ? [[top, { profit: then.profit[this.me!]!, isMistake: then.misplaced[company] === 1 }]] : [])),
    );
  }

  private async weighMoving(): Promise<void> {
    this.moving = null;
    if (!this.isIn("MAIN") || !this.view.controlled[this.me!]) return;
    const answer = await this.desk.helper<Arrangement>("arrangement", { stacks: stacksOf(this.view, this.me!) });
    this.moving = answer?.cost ?? null;
  }

  // Payment and discard.

  toggle(card: Held): void {
    if (this.isIn("DISCARD")) this.chosen = this.chosen.includes(card.key) ? [] : [card.key];
    else if (this.isIn("PAY")) {
      this.chosen = this.chosen.includes(card.key) ? this.chosen.filter((key) => key !== card.key) : [...this.chosen, card.key];
      void this.weigh();
    }
  }

  unchoose(): void {
    this.chosen = [];
    this.payment = null;
  }

  private async weigh(): Promise<void> {
    if (!this.isIn("PAY")) return;
    const cards = this.chosenKinds;
    const payment = cards.length ? await this.desk.helper<Payment>("payment", { cards }) : null;
    if (cards.join() === this.chosenKinds.join()) this.payment = payment;
  }

  get chosenKinds(): number[] {
    return this.chosen.map((key) => Number(key.split(".")[0]));
  }

  async choosePayment(): Promise<void> {
    const best = await this.desk.helper<{ cards: number[] }>("best_payment");
    if (!best || !this.isIn("PAY")) return;
    const used = new Map<number, number>();
    this.chosen = best.cards.map((kind) => {
      const copy = used.get(kind) ?? 0;
      used.set(kind, copy + 1);
      return `${kind}.${copy}`;
    });
    await this.weigh();
  }

  async pay(): Promise<void> {
    if (this.payment?.enough) await this.desk.do(...this.payment.acts);
  }

  async discard(): Promise<void> {
    const [kind] = this.chosenKinds;
    if (kind !== undefined) await this.desk.do(["discard", kind]);
  }

  // Reorganisation.

  begin(): void {
    if (this.me === null) return;
    this.draft = stacksOf(this.view, this.me);
    this.picked = null;
    void this.judge();
  }

  /** A reorganisation that is announced already. As long as nothing is stacked, it starts from what lay there before: only companies that were wrong lie alone. */
  private async resume(): Promise<void> {
    const { view, pool, desk } = this;
    const me = this.me!;
    const announced = desk.snapshot.lines.findLast(({ event, values }) => event === "REORGANISES" && values.seat === me);
    let draft = [...stacksOf(view, me).filter((stack) => stack.at(-1) === view.open_stack - 1), ...poolOf(view, me).map((company) => [company])];
    if (view.pool === view.controlled[me] && announced) {
      const before = (await api.replay(desk.store.id, announced.place)).view as unknown as VentureView;
      const stacks = stacksOf(before, me);
      const isWrong = (company: number) => before.misplaced[company] === 1;
      draft = [
        ...stacks.map((stack) => stack.filter((company) => !isWrong(company))),
        ...stacks
          .flat()
          .filter(isWrong)
          .map((company) => [company]),
      ];
    }
    if (pool !== this.pool || !this.isIn("REORG", "FORCED")) return;
    this.begunAt = pool;
    this.draft = draft;
    this.picked = null;
  }

  /** Which companies wait to be stacked, and on what: changes when some have been. */
  private get pool(): string {
    return `${this.view.turn} ${this.view.pool} ${this.view.open_stack}`;
  }

  drop(): void {
    this.begunAt = "";
    this.draft = null;
    this.judged = null;
    this.picked = null;
  }

  /** Lay a company into a stack of the draft; a stack behind the last one is a new one. `level` counts from the bottom. */
  move(company: number, stack: number, level: number): void {
    if (!this.draft) return;
    const from = this.draft.findIndex((cards) => cards.includes(company));
    const before = this.draft[from]!.indexOf(company);
    const target = this.draft[stack];
    if (target === this.draft[from] && before < level) level -= 1;
    const next = [...this.draft.map((cards) => cards.filter((card) => card !== company)), ...(target ? [] : [[]])];
    const place = target ? stack : next.length - 1;
    next[place] = next[place]!.toSpliced(level, 0, company);
    this.draft = next.filter((cards) => cards.length > 0);
    this.picked = null;
    void this.judge();
  }

  async best(): Promise<void> {
    const best = await this.desk.helper<{ stacks: number[][] }>("best_arrangement");
    if (!best?.stacks.length || !this.isIn("MAIN", "REORG", "FORCED")) return;
    this.draft = best.stacks;
    this.picked = null;
    await this.judge();
  }

  private async judge(): Promise<void> {
    const draft = this.draft;
    const judged = draft ? await this.desk.helper<Arrangement>("arrangement", { stacks: draft }) : null;
    if (draft === this.draft) this.judged = judged;
  }

  async carryOut(): Promise<void> {
    if (this.judged && this.judged.acts.length && (await this.desk.do(...this.judged.acts))) this.drop();
  }
}
