/** Words from Fluent, the same logic as magnat/core/say/words.py: a value in a message has a kind, and its kind says how it is spoken. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Act, GameInfo, Line, Named, Option, Values } from "./types";

type Spoken = Record<string, FluentVariable>;
type Kinds = Record<string, string>;

/** What a name says by itself, where nobody has written words for it. */
function plain(key: string): string {
  return key
    .replace(/^(act|log|phase|refusal|hint|figure|source|game)-/, "")
    .replaceAll("_", " ")
    .toLowerCase();
}

/** What a text says, read once: many vocabularies share the words of the page. */
const read = new Map<string, FluentResource>();
function resource(text: string): FluentResource {
  const known = read.get(text) ?? new FluentResource(text);
  read.set(text, known);
  return known;
}

/** All that can be said in one language, of the page alone or of one game. */
export class Words {
  readonly bundle: FluentBundle;

  constructor(
    readonly language: string,
    texts: string[],
    readonly info: GameInfo | null = null,
    /** The options of the game come along with every message, so that editions can have words of their own. */
    private readonly chosen: Record<string, string> = {},
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) this.bundle.addResource(resource(text), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  say = (key: string, values: Spoken = {}): string => {
    const message = this.bundle.getMessage(key);
    if (!message?.value) return plain(key);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(message.value, { ...this.chosen, ...values }, errors);
    if (errors.length) console.error(`${key} in ${this.language}: ${errors[0]?.message}`);
    return text;
  };

  /** The name of the game. */
  get title(): string {
    return this.has("game-name") ? this.say("game-name") : (this.info?.name ?? "");
  }

  attribute(key: string, name: string, values: Spoken = {}): string | null {
    const pattern = this.bundle.getMessage(key)?.attributes[name];
    return pattern ? this.bundle.formatPattern(pattern, { ...this.chosen, ...values }) : null;
  }

  /** An option as it is chosen: "Memory aid: Off". */
  option(name: string, value: string): string {
    const said = this.has(`option-${name}-${value}`) ? this.say(`option-${name}-${value}`) : value;
    return this.say("option-chosen", { option: this.has(`option-${name}`) ? this.say(`option-${name}`) : plain(name), value: said });
  }

  /** What doing this means, as a choice: "Buy coal"; in a phase that has its own words for it, with those; and where the position tells more of it
   * than its argument does, with what it names: "Take over Steel B". */
  act([block, argument]: Act, names: string[] = [], phase = "", named: Named | undefined = undefined): string {
    const row = this.info?.blocks.find((row) => row.name === block);
    const values = row?.of ? this.values({ [row.of]: row.of }, { [row.of]: argument }, names) : {};
    for (const [name, [kind, value]] of Object.entries(named ?? {})) Object.assign(values, this.spoken(name, kind, value, names));
    const key = [...(named ? [`act-${block}-named`] : []), `act-${block}-${phase}`, `act-${block}`].find((key) => this.has(key));
    if (key) return this.say(key, values);
    return [plain(block), row && row.size > 1 ? (row.of ? values[row.of] : argument) : ""].join(" ").trim();
  }

  /** A line of the log. */
  line(line: Line, names: string[]): string {
    const values = this.values(this.info?.events[line.event] ?? {}, line.values, names);
    if (this.has(`log-${line.event}`)) return this.say(`log-${line.event}`, values);
    return `${plain(line.event)}: ${Object.values(values).join(", ")}`;
  }

  /** A fact of a finished game: what it is called, and what it was. */
  figure({ figure, values }: { figure: string; values: Record<string, number> }, names: string[]): { title: string; text: string } {
    const spoken = this.values(this.info?.figures[figure] ?? {}, values, names);
    return { title: this.attribute(`figure-${figure}`, "title", spoken) ?? plain(figure), text: this.say(`figure-${figure}`, spoken) };
  }

  /** What a card says besides what it does; empty where nothing is written or I may not know. */
  aside(line: Line, names: string[]): string {
    const isHidden = Object.values(line.values).includes(null);
    return isHidden || !this.has(`aside-${line.event}`)
      ? ""
      : this.say(`aside-${line.event}`, this.values(this.info?.events[line.event] ?? {}, line.values, names));
  }

  /** Lines that are told as one, by the event that leads them: see `told` of magnat/core/say/words.py. */
  told({ lines, lead }: { lines: Line[]; lead: Line }, names: string[]): string {
    const key = `log-${lead.event}-gathered`;
    if (lines.length === 1 || !this.has(key)) return this.line(lead, names);
    const spoken: Spoken = {};
    for (const event of new Set([lead.event, ...lines.map((line) => line.event)])) {
      const rows = lines.filter((line) => line.event === event).map((line) => line.values);
      for (const [name, kind] of Object.entries(this.info?.events[event] ?? {})) {
        const all = rows.map((row) => row[name] ?? null);
        const isSame = all.length === 1 || this.info?.same[event]?.includes(name);
        const found = isSame ? this.spoken(name, kind, all[0]!, names) : this.summed(name, kind, all, names);
        for (const [part, word] of Object.entries(this.spoken(name, kind, all.at(-1)!, names))) found[`${part}_last`] = word;
        for (const [part, word] of Object.entries(found)) spoken[part] ??= word;
      }
    }
    const count = lines.filter((line) => line.event === lead.event).length;
    const details = lines
      .filter((line) => (line !== lead || count > 1) && this.has(`log-${line.event}-short`))
      .toSorted((one, other) => this.place(lead, one) - this.place(lead, other))
      .map((line) => this.short(line, names));
    return this.say(key, { ...spoken, count, details: details.join(", ") || "nothing", latest: details.at(-1) ?? "nothing" });
  }

  /** Which of the things that the lead names, made of parts, a detail tells of: grain 40 → 70 tells of the card grain +6. */
  private place(lead: Line, detail: Line): number {
    const named = Object.entries(this.info?.events[lead.event] ?? {}).flatMap(([name, kind]) => {
      const parts = this.info?.kinds[kind];
      return typeof parts === "object" && !Array.isArray(parts) ? [{ parts, value: lead.values[name] ?? null }] : [];
    });
    const kinds = Object.entries(this.info?.events[detail.event] ?? {});
    const found = named.findIndex(({ parts, value }) => value !== null && kinds.some(([name, kind]) => parts[kind]?.[value] === detail.values[name]));
    return found < 0 ? named.length : found;
  }

  private short(line: Line, names: string[]): string {
    return this.say(`log-${line.event}-short`, this.values(this.info?.events[line.event] ?? {}, line.values, names));
  }

  /** One word for several values: the sum of amounts, a list of things. */
  private summed(name: string, kind: string, values: (number | null)[], names: string[]): Spoken {
    const known = values.filter((value) => value !== null);
    const isThing = kind === "seat" || typeof this.info?.kinds[kind] === "object";
    if (!known.length) return this.spoken(name, kind, null, names);
    if (!isThing)
      return this.spoken(
        name,
        kind,
        known.reduce((sum, value) => sum + value, 0),
        names,
      );
    return {
      [name]: this.list([...new Set(known)].map((value) => this.counted(kind, value, known.filter((other) => other === value).length, names))),
    };
  }

  private counted(kind: string, value: number, count: number, names: string[]): string {
    const spoken = this.spoken(kind, kind, value, names);
    if (this.has(`${kind}-counted`)) return this.say(`${kind}-counted`, { count, ...spoken });
    return count === 1 || kind === "seat" ? String(spoken[kind]) : this.say("counted", { count, thing: spoken[kind]! });
  }

  /** Items as a list in a sentence: "Ada, Bruno and Chloé". */
  list(items: string[]): string {
    return items.length > 1 ? this.say("list", { before: items.slice(0, -1).join(", "), last: items.at(-1)! }) : items.join("");
  }

  /** The name of one thing of a kind: thing("good", 0) is coal. */
  thing(kind: string, value: number): string {
    return String(this.spoken(kind, kind, value, [])[kind]);
  }

  /** An attribute of a thing's name: its title, its genitive. */
  part(kind: string, value: number, attribute: string): string {
    return String(this.spoken(kind, kind, value, [])[`${kind}_${attribute}`] ?? this.thing(kind, value));
  }

  values(kinds: Kinds, values: Values, names: string[]): Spoken {
    const spoken: Spoken = {};
    for (const [name, kind] of Object.entries(kinds)) Object.assign(spoken, this.spoken(name, kind, values[name] ?? null, names));
    return spoken;
  }

  private spoken(name: string, kind: string, value: number | null, names: string[]): Spoken {
    if (value === null) return { [name]: "hidden" };
    if (kind === "seat") return { [name]: names[value] ?? this.say("seat-chance") };
    const ids = this.info?.kinds[kind];
    if (Array.isArray(ids)) {
      const key = `${kind}-${ids[value]}`;
      const spoken: Spoken = { [name]: this.say(key) };
      for (const [attribute, pattern] of Object.entries(this.bundle.getMessage(key)?.attributes ?? {}))
        spoken[`${name}_${attribute}`] = this.bundle.formatPattern(pattern, this.chosen);
      return spoken;
    }
    if (typeof ids === "object") {
      const parts: Values = {};
      const kinds: Kinds = {};
      for (const [part, column] of Object.entries(ids)) {
        parts[part] = column[value] ?? null;
        kinds[part] = part;
      }
      return { [name]: this.say(kind, this.values(kinds, parts, names)) };
    }
    const said = value / (ids ?? 1); // 20 units of 50 000 F make a million
    const size = Math.abs(said);
    const parts = {
      value: said,
      size,
      thousandths: Math.round(size * 1000),
      sign: value < 0 ? "minus" : "plus",
      scale: size > 0 && size < 1 ? "small" : "large",
    };
    if (this.has(kind)) return { [name]: this.say(kind, parts).replaceAll(" ", "\u00a0") }; // a figure and its unit stay together
    return { [name]: value };
  }
}

/** The options of a game as they are usually played. */
export function usual(options: Option[]): Record<string, string> {
  return Object.fromEntries(options.map((option) => [option.name, option.default]));
}
