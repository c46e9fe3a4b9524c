/** A reorganisation: the stacks that lie in its form. */

import { Answer } from "$kit/answer.svelte";
import { Draft } from "$kit/draft.svelte";
import type { Advice, Arrangement, Block, Desk, Game } from "./types";
import { beneath, poolOf, stacksOf } from "./view";

const REORGANISING: Block[] = ["reorg", "add", "close"]; // the acts of a reorganisation

export class Stacking extends Draft<number[][] | null, Arrangement, Game> {
  /** The company that is picked up. */
  picked = $state<number | null>(null);
  /** The pool for which it was begun; empty while nothing is announced. */
  private begunAt = "";

  constructor(desk: Desk) {
    super(desk);
    new Answer(
      desk,
      () => (this.isAnnounced ? this.pool : null),
      () => this.resume(),
    );
  }

  protected blank() {
    return null;
  }
  protected get isOpen(): boolean {
    return this.isAnnounced || (this.desk.isIn("MAIN") && !this.begunAt);
  }
  protected get isWhole(): boolean {
    return this.laid !== null;
  }
  protected judge(stacks: number[][]): Promise<Arrangement | null> {
    return this.desk.helper("arrangement", { stacks });
  }

  override lay(stacks: number[][]): void {
    super.lay(stacks);
    this.picked = null;
  }

  override clear(): void {
    super.clear();
    this.begunAt = "";
    this.picked = null;
  }

  private get view() {
    return this.desk.view;
  }
  private get isAnnounced(): boolean {
    return this.desk.isIn("REORG", "FORCED");
  }
  private get openStack(): number[] {
    return this.view.open_stack ? beneath(this.view, this.view.open_stack - 1) : [];
  }
  /** Which companies wait to be stacked, and on what: changes when some have been. */
  private get pool(): string {
    return `${this.view.turn} ${this.view.pool} ${this.view.open_stack}`;
  }
  /** The stacks that are finished and stay as they are while the rest is reorganised. */
  get finished(): number[][] {
    const { view } = this;
    return this.isAnnounced ? stacksOf(view, this.desk.me!).filter((stack) => stack.at(-1) !== view.open_stack - 1) : [];
  }

  begin(): void {
    this.desk.store.hint = null; // it speaks of something else
    this.lay(stacksOf(this.view, this.desk.me!));
  }

  /** A reorganisation that is announced already. As long as nothing is stacked, it starts from what lay there before: only companies that were wrong lie alone. */
  private async resume(): Promise<true | null> {
    const { view, pool, desk } = this;
    const me = desk.me!;
    if (this.begunAt === pool) return true;
    const announced = desk.snapshot.lines.findLast(({ event, values }) => event === "REORGANISES" && values.seat === me);
    let stacks = [...(view.open_stack ? [this.openStack] : []), ...poolOf(view, me).map((company) => [company])];
    if (view.pool === view.controlled[me] && announced) {
      const before = await desk.viewAt(announced.place);
      const lay = stacksOf(before, me);
      const isWrong = (company: number) => before.misplaced[company] === 1;
      stacks = [
        ...lay.map((stack) => stack.filter((company) => !isWrong(company))),
        ...lay
          .flat()
          .filter(isWrong)
          .map((company) => [company]),
      ];
    }
    if (pool !== this.pool || !this.isAnnounced) return null;
    this.begunAt = pool;
    this.lay(stacks);
    return true;
  }

  /** Draw up what a hint says about a reorganisation. */
  fillIn(hint: Advice): boolean {
    const end = hint.acts.findIndex(([block]) => !REORGANISING.includes(block));
    const acts = hint.acts.slice(0, end < 0 ? undefined : end);
    if (!acts.length) return false;
    const stacks = [[...this.openStack]];
    for (const [block, argument] of acts) {
      if (block === "add") stacks.at(-1)!.push(argument);
      if (block === "close") stacks.push([]);
    }
    this.fill(
      hint,
      stacks.filter((stack) => stack.length > 0),
    );
    this.picked = null;
    if (this.isAnnounced) this.begunAt = this.pool;
    return true;
  }

  /** Lay a company into a stack; one behind the last is a new one. `level` counts from the bottom. */
  move(company: number, stack: number, level: number): void {
    if (!this.laid) return;
    const from = this.laid.findIndex((cards) => cards.includes(company));
    const before = this.laid[from]!.indexOf(company);
    const target = this.laid[stack];
    if (target === this.laid[from] && before < level) level -= 1;
    const next = [...this.laid.map((cards) => cards.filter((card) => card !== company)), ...(target ? [] : [[]])];
    const place = target ? stack : next.length - 1;
    next[place] = next[place]!.toSpliced(level, 0, company);
    this.lay(next.filter((cards) => cards.length > 0));
  }

  async best(): Promise<void> {
    const best = await this.desk.helper("best_arrangement");
    if (best?.stacks.length && this.desk.isIn("MAIN", "REORG", "FORCED")) this.lay(best.stacks);
  }
}
