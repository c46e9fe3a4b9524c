/** A list that the server gives in pages: some rows at first, the rest of a page on demand, then the next ones. */

import { sentence } from "./page.svelte";

export interface Page<Row> {
  rows: Row[];
  next: number | null;
}

/** The first pages of a list that changes meanwhile: each row once. */
export async function firstPages<Row>(fetch: (first: number) => Promise<Page<Row>>, pages: number, key: (row: Row) => string): Promise<Page<Row>> {
  const rows = new Map<string, Row>();
  let next: number | null = 0;
  for (let page = 0; page < pages && next !== null; page++) {
    const found: Page<Row> = await fetch(next);
    for (const row of found.rows) rows.set(key(row), row);
    next = found.next;
  }
  return { rows: [...rows.values()], next };
}

export class Pages<Row> {
  rows = $state.raw<Row[]>([]);
  wrong = $state("");
  isLoaded = $state(false);
  #next = $state<number | null>(0);
  #shown = $state(0);
  #isLoading = false;

  constructor(
    private readonly fetch: (first: number) => Promise<Page<Row>>,
    atFirst = 10,
  ) {
    this.#shown = atFirst;
    void this.#load();
  }

  get visible(): Row[] {
    return this.rows.slice(0, this.#shown);
  }

  get hasMore(): boolean {
    return this.#shown < this.rows.length || (this.isLoaded && this.#next !== null);
  }

  more = async (): Promise<void> => {
    if (this.#shown >= this.rows.length) await this.#load();
    this.#shown = this.rows.length;
  };

  /** The next page, once however often it is asked for meanwhile. */
  async #load(): Promise<void> {
    if (this.#isLoading) return;
    this.#isLoading = true;
    try {
      const page = await this.fetch(this.#next ?? 0);
      this.rows = [...this.rows, ...page.rows];
      this.#next = page.next;
      this.wrong = "";
    } catch (error) {
      this.wrong = sentence(error);
    }
    this.isLoaded = true;
    this.#isLoading = false;
  }
}
