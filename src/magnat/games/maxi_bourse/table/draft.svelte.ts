/** A sale with its number, a request with its number: what lies in their form. */

import type { Verdict } from "$lib/desk.svelte";
import { Draft as Kit } from "$kit/draft.svelte";
import type { Act, Advice, Game, Sale } from "./types";

export type Kind = "sell" | "request";

interface Laid {
  company: number;
  lots: number;
}

/** What a sale would bring; of a request that is not known. */
interface Judged extends Verdict<Act> {
  sale: Sale | null;
}

export class Draft extends Kit<Laid | null, Judged, Game> {
  protected blank() {
    return null;
  }
  protected get isOpen(): boolean {
    return this.kind !== null && (this.laid === null || this.most > 0);
  }
  protected get isWhole(): boolean {
    return this.kind !== null && this.laid !== null;
  }
  protected async judge(): Promise<Judged> {
    const { kind, company, lots } = this;
    const acts: Act[] = [
      [kind!, company!],
      ["qty", lots],
    ];
    return { refused: null, acts, sale: kind === "sell" ? await this.desk.helper("sale", { company: company!, lots }) : null };
  }

  /** Which kind can be put together now. */
  get kind(): Kind | null {
    if (this.desk.isIn("SALE", "RAISE_CASH")) return "sell";
    return this.desk.isIn("PRETURN") ? "request" : null;
  }
  get company(): number | null {
    return this.laid?.company ?? null;
  }
  get lots(): number {
    return Math.min(this.laid?.lots ?? 0, this.most);
  }
  /** All that the holder has. */
  get most(): number {
    const holder = this.kind === "request" ? this.desk.view.active : this.desk.here;
    return this.laid ? this.desk.view.held[holder]![this.laid.company]! : 0;
  }
  /** The companies that it can be about. */
  get companies(): number[] {
    const { kind } = this;
    return this.desk.snapshot.legal.flatMap(({ act: [block, company] }) => (block === kind ? [company] : []));
  }

  open = (company: number, lots = 1): void => this.lay({ company, lots });

  /** A hint to sell or to ask for lots is filled in where that is done. */
  fillIn(hint: Advice): boolean {
    const [[block, company], number] = [hint.acts[0]!, hint.acts[1]];
    if (hint.acts.length !== 2 || block !== this.kind || number?.[0] !== "qty") return false;
    this.fill(hint, { company, lots: number[1] });
    return true;
  }
}
