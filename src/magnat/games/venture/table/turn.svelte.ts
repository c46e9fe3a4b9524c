/** What I am about to do and have not yet sent: cards laid out for a payment, a draft of a reorganisation. Whatever it is worth, the server says. */

import { untrack } from "svelte";
import { Answer, asOf } from "$kit/answer.svelte";
import type { Advice, Arrangement, Block, Cards, Desk, Payment, RaidRow, Value } from "./types";
import { beneath, poolOf, stacksOf } from "./view";

const REORGANISING: Block[] = ["reorg", "add", "close"]; // the acts of a reorganisation

/** One card of the hand: its kind, and which of the equal ones. */
export interface Held {
  kind: number;
  key: string;
}

/** What all stacks would pay with the company in hand on one of them, and whether that would be a mistake. */
export interface Placing {
  profit: number;
  isMistake: boolean;
}

export class Turn {
  /** Keys of the cards laid out. */
  chosen = $state.raw<string[]>([]);
  /** The stacks of a reorganisation that is being drawn up; null when none is. */
  draft = $state.raw<number[][] | null>(null);
  /** The company that is picked up in the draft. */
  picked = $state<number | null>(null);
  /** The pool for which the draft was begun. */
  private begunAt = "";
  /** A hint that was drawn up, and the draft it led to. */
  private advised = $state.raw<{ hint: Advice; draft: number[][] } | null>(null);

  private readonly worth: Answer<Value>;
  private readonly raided: Answer<Map<number, RaidRow>>;
  private readonly least: Answer<Cards>;
  private readonly paying: Answer<Payment>;
  private readonly arranged: Answer<Arrangement>;
  private readonly placed: Answer<Map<number, Placing>>;
  private readonly moved: Answer<Arrangement>;

  constructor(private readonly desk: Desk) {
    desk.fillIn = (hint) => this.fillIn(hint);
    const isMine = () => desk.me !== null && desk.isLive;
    this.worth = new Answer(
      desk,
      () => (isMine() ? this.view.hand[desk.me!]!.join() : null),
      () => desk.helper("value"),
    );
    this.raided = new Answer(
      desk,
      () => (desk.isIn("MAIN", "TAKE") ? asOf(desk) : isMine() ? undefined : null),
      () => this.weighRaids(),
    );
    this.least = new Answer(
      desk,
      () => (desk.isIn("PAY") ? [this.view.owed, ...this.view.hand[desk.me!]!].join() : null),
      () => desk.helper("best_payment"),
    );
    this.paying = new Answer(
      desk,
      () => (desk.isIn("PAY") && this.chosen.length ? [this.view.owed, ...this.chosenKinds].join() : null),
      () => desk.helper("payment", { cards: this.chosenKinds }),
    );
    this.arranged = new Answer(
      desk,
      () => this.draft && asOf(desk, this.draft),
      () => desk.helper("arrangement", { stacks: this.draft! }),
    );
    this.placed = new Answer(
      desk,
      () => (desk.isIn("PLACE") ? asOf(desk) : null),
      () => this.weighPlaces(),
    );
    this.moved = new Answer(
      desk,
      () => (desk.isIn("MAIN") && this.view.controlled[desk.me!] ? asOf(desk) : null),
      () => desk.helper("arrangement", { stacks: stacksOf(this.view, desk.me!) }),
    );
    new Answer(
      desk,
      () => (this.isStacking ? this.pool : null),
      () => this.resume(),
    );
    $effect(() => {
      if (this.least.now) untrack(() => this.choosePayment()); // what loses least lies there at once: one press pays
    });
    $effect(() => {
      if (!desk.isIn("PAY", "DISCARD")) this.chosen = [];
      if (!(this.begunAt ? this.isStacking : desk.isIn("MAIN"))) untrack(() => this.drop());
    });
  }

  private get view() {
    return this.desk.view;
  }
  private get isStacking(): boolean {
    return this.desk.isIn("REORG", "FORCED");
  }
  /** What the cards laid out would pay. */
  get payment(): Payment | null {
    return this.paying.latest;
  }
  /** What the draft would be worth. */
  get judged(): Arrangement | null {
    return this.arranged.latest;
  }
  /** What a reorganisation would cost now. */
  get moving(): number | null {
    return this.moved.latest?.cost ?? null;
  }
  raid(top: number): RaidRow | undefined {
    return this.raided.latest?.get(top);
  }
  /** With the company in hand on the stack of this top. */
  placing(top: number): Placing | undefined {
    return this.placed.latest?.get(top);
  }

  /** The cards of my hand, grouped as the server groups them: collections, then single ones. */
  get hand(): { cards: Held[]; value: number | null }[] {
    const counts = this.view.hand[this.desk.here] ?? [];
    const left = counts.map((count) => count ?? 0);
    const used = left.map(() => 0);
    const take = (kind: number): Held => ({ kind, key: `${kind}.${used[kind]!++}` });
    const parts = (this.worth.latest?.parts ?? []).filter(({ cards }) => cards.every((kind) => used[kind]! < left[kind]!));
    const groups: { cards: Held[]; value: number | null }[] = parts.map(({ cards, value }) => ({ cards: cards.map(take), value }));
    left.forEach((count, kind) => {
      while (used[kind]! < count) groups.push({ cards: [take(kind)], value: null });
    });
    return groups;
  }

  /** What the Proxy card that is played makes of a company's price. */
  raidCost(top: number): number {
    return this.raid(top)?.costs[this.view.mark - 1] ?? 0;
  }

  private async weighRaids(): Promise<Map<number, RaidRow> | null> {
    const answer = await this.desk.helper("raids");
    return answer && new Map(answer.raids.map((raid) => [raid.company, raid]));
  }

  private async weighPlaces(): Promise<Map<number, Placing>> {
    const { desk, view } = this;
    const stacks = desk.snapshot.legal.filter(({ act }) => act[0] === "place_on").map(({ act }) => act);
    const found = await Promise.all(stacks.map(async (act) => [act[1], (await desk.preview(act))?.view] as const));
    return new Map(
      found.flatMap(([top, then]) => (then ? [[top, { profit: then.profit[desk.me!]!, isMistake: then.misplaced[view.taken - 1] === 1 }]] : [])),
    );
  }

  // Payment and discard.

  toggle(card: Held): void {
    if (this.desk.isIn("DISCARD")) this.chosen = this.chosen.includes(card.key) ? [] : [card.key];
    else if (this.desk.isIn("PAY"))
      this.chosen = this.chosen.includes(card.key) ? this.chosen.filter((key) => key !== card.key) : [...this.chosen, card.key];
  }

  get chosenKinds(): number[] {
    return this.chosen.map((key) => Number(key.split(".")[0]));
  }

  /** Lay out what leaves me the most. */
  choosePayment(): void {
    const used = new Map<number, number>();
    this.chosen = (this.least.now?.cards ?? []).map((kind) => {
      const copy = used.get(kind) ?? 0;
      used.set(kind, copy + 1);
      return `${kind}.${copy}`;
    });
  }

  /** Whether something else than the best payment lies there. */
  get mayPayBetter(): boolean {
    const sorted = (kinds: number[]) => kinds.toSorted((a, b) => a - b).join();
    return this.least.now !== null && sorted(this.chosenKinds) !== sorted(this.least.now.cards);
  }

  async pay(): Promise<void> {
    const payment = await this.paying.settled();
    if (payment?.enough) await this.desk.do(...payment.acts);
  }

  async discard(): Promise<void> {
    const [kind] = this.chosenKinds;
    if (kind !== undefined) await this.desk.do(["discard", kind]);
  }

  // Reorganisation.

  begin(): void {
    this.desk.store.hint = null; // it speaks of something else
    this.draft = stacksOf(this.view, this.desk.me!);
    this.picked = null;
  }

  /** A reorganisation that is announced already. As long as nothing is stacked, it starts from what lay there before: only companies that were wrong lie alone. */
  private async resume(): Promise<true | null> {
    const { view, pool, desk } = this;
    const me = desk.me!;
    if (this.begunAt === pool) return true;
    const announced = desk.snapshot.lines.findLast(({ event, values }) => event === "REORGANISES" && values.seat === me);
    let draft = [...(view.open_stack ? [this.openStack] : []), ...poolOf(view, me).map((company) => [company])];
    if (view.pool === view.controlled[me] && announced) {
      const before = await desk.viewAt(announced.place);
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
    if (pool !== this.pool || !this.isStacking) return null;
    this.begunAt = pool;
    this.draft = draft;
    this.picked = null;
    return true;
  }

  private get openStack(): number[] {
    return this.view.open_stack ? beneath(this.view, this.view.open_stack - 1) : [];
  }

  /** Which companies wait to be stacked, and on what: changes when some have been. */
  private get pool(): string {
    return `${this.view.turn} ${this.view.pool} ${this.view.open_stack}`;
  }

  drop(): void {
    if (this.advice && this.advice === this.desk.store.hint) this.desk.store.hint = null;
    this.begunAt = "";
    this.draft = null;
    this.picked = null;
  }

  /** The stacks that are finished and stay as they are while the rest is reorganised. */
  get finished(): number[][] {
    const { view } = this;
    return this.isStacking ? stacksOf(view, this.desk.me!).filter((stack) => stack.at(-1) !== view.open_stack - 1) : [];
  }

  /** The hint that the draft follows, as long as nothing is changed in it. */
  get advice(): Advice | null {
    return this.advised && this.advised.draft === this.draft ? this.advised.hint : null;
  }

  /** Draw up what a hint says about a reorganisation. */
  private fillIn(hint: Advice): boolean {
    const end = hint.acts.findIndex(([block]) => !REORGANISING.includes(block));
    const acts = hint.acts.slice(0, end < 0 ? undefined : end);
    if (!acts.length) return false;
    const draft = [[...this.openStack]];
    for (const [block, argument] of acts) {
      if (block === "add") draft.at(-1)!.push(argument);
      if (block === "close") draft.push([]);
    }
    this.draft = draft.filter((stack) => stack.length > 0);
    this.picked = null;
    if (this.isStacking) this.begunAt = this.pool;
    this.advised = { hint, draft: this.draft };
    return true;
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
  }

  async best(): Promise<void> {
    const best = await this.desk.helper("best_arrangement");
    if (!best?.stacks.length || !this.desk.isIn("MAIN", "REORG", "FORCED")) return;
    this.draft = best.stacks;
    this.picked = null;
  }

  /** Do what is drawn up; what a hint says is done to its end. */
  async carryOut(): Promise<void> {
    const { desk, advice } = this;
    if (advice ? await desk.do(...advice.acts) : await desk.send(await this.arranged.settled())) this.drop();
  }
}
