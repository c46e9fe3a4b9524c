/** A sale with its number, a request with its number, a company to be named with the lots asked for first: what lies in their form. */

import type { Deed, Verdict } from "$lib/desk.svelte";
import { Draft as Kit } from "$kit/draft.svelte";
import { isNamedAlone } from "./question";
import type { Act, Advice, Block, Game, Sale, Session } from "./types";

export type Kind = "sell" | "request" | "name";

/** What each begins with. */
const BLOCKS: Record<Kind, Block> = { sell: "sell", request: "request", name: "company" };

interface Laid {
  company: number;
  lots: number;
}

/** What a sale would bring, or what lots cost in the session that would open; of a request nothing is known. */
interface Judged extends Verdict<Act> {
  sale: Sale | null;
  session: Session | null;
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
      [BLOCKS[kind!], company!],
      ["qty", lots],
    ];
    const sale = kind === "sell" ? await this.desk.helper("sale", { company: company!, lots }) : null;
    const session = kind === "name" ? await this.desk.helper("session", { company: company! }) : null;
    return { refused: null, acts, sale, session };
  }

  /** Which kind can be put together now. */
  get kind(): Kind | null {
    if (this.desk.isIn("SALE", "RAISE_CASH")) return "sell";
    if (this.desk.isIn("NAME", "SOLD_OUT") && !isNamedAlone(this.desk)) return "name";
    return this.desk.isIn("PRETURN") ? "request" : null;
  }
  get company(): number | null {
    return this.laid?.company ?? null;
  }
  get lots(): number {
    return Math.min(this.laid?.lots ?? 0, this.most);
  }
  /** All that the holder has; in a session the bank. */
  get most(): number {
    if (this.laid && this.kind === "name") return this.desk.view.bank[this.laid.company]!;
    const holder = this.kind === "request" ? this.desk.view.active : this.desk.here;
    return this.laid ? this.desk.view.held[holder]![this.laid.company]! : 0;
  }
  /** The companies that it can be about. */
  get companies(): number[] {
    const wanted = this.kind && BLOCKS[this.kind];
    return this.desk.snapshot.legal.flatMap(({ act: [block, company] }) => (block === wanted ? [company] : []));
  }

  open = (company: number, lots = 1): void => this.lay({ company, lots });

  /** What the card of a company offers now: to name it, to sell of it, to ask for its lots. */
  deed(company: number): Deed | null {
    const { kind } = this;
    if (!kind || !this.companies.includes(company)) return null;
    return { words: this.desk.means([BLOCKS[kind], company]), act: () => this.open(company) };
  }

  /** The session that naming the company would open, once it is known. */
  get session(): Session | null {
    const found = this.judgedNow?.session;
    return found && found.company === this.company ? found : null;
  }
  /** Name the company and ask for so many lots, in one go; nothing where that is not allowed. */
  naming(lots: number): Act[] {
    const isOpen = this.session?.demands.some((demand) => demand.lots === lots && demand.allowed);
    return isOpen
      ? [
          ["company", this.company!],
          ["qty", lots],
        ]
      : [];
  }

  /** A hint to sell or to ask for lots is filled in where that is done. */
  fillIn(hint: Advice): boolean {
    const [[block, company], number] = [hint.acts[0]!, hint.acts[1]];
    if (hint.acts.length !== 2 || block !== this.kind || number?.[0] !== "qty") return false;
    this.fill(hint, { company, lots: number[1] });
    return true;
  }
}
