/** What a game's drawing gets: the position to draw, what may be done and why not, and the means to do it. */

import { untrack } from "svelte";
import { api } from "./api";
import { Coach } from "./coach.svelte";
import type { MatchStore } from "./match.svelte";
import { Motion } from "./motion.svelte";
import type { Origin } from "./origin";
import { isUnfinished } from "./result";
import { endOfMyTurn, gathered, type Told } from "./story";
import type { ActOf, Declared, EndOf, HintOf, InfoOf, Line, LineOf, Orders, PreviewOf, Replay, ReplayOf, Seat, SnapshotOf } from "./types";
import type { Words } from "./words";

export interface Choice<Refusal = string> {
  /** May be done now. */
  open: boolean;
  /** What refuses it: a refusal of the game, or that it is not asked now; null when it may be done. */
  refusal: Refusal | "not-now" | "not-your-turn" | null;
  /** Why not, as a sentence; empty when it may be done. */
  why: string;
  rules: string[];
  /** The sentence with the numbers of its rules: "It is worthless now. (H18)" */
  reason: string;
}

/** What a helper of the server refuses, and by which rules. */
export interface Refused {
  reason: string;
  rules: string[];
}

/** What a helper says about a draft: whether the rules refuse it, and the acts that carry it out. */
export interface Verdict<Act = [string, number]> {
  refused: Refused | null;
  acts: Act[];
}

/** What a button of the drawing does, in the words that stand on it. */
export interface Deed {
  words: string;
  act: () => void;
}

/** How a drawing takes up a hint; written so that a desk of one game is a desk. */
type Taking<Hint> = { take(hint: Hint): boolean | Deed | Promise<boolean | Deed> }["take"];

/** A single key of a game: what it does, and whether it can be done now. */
interface Key {
  text: () => string;
  isOpen: () => boolean;
  act: () => void;
}

/** The arguments of a helper: left out where none is needed. */
type Given<Arguments> = Record<never, never> extends Arguments ? [values?: Arguments] : [values: Arguments];

/** Typed by what its game declares: `Desk` of the game's table/types.d.ts. Plain `Desk` is a table of whatever game. */
export class Desk<G extends Declared = Declared> {
  /** The place in the past that is shown; null is now. */
  replay = $state.raw<ReplayOf<G> | null>(null);
  /** The rules drawer: open at these numbers, or closed. */
  rules = $state.raw<string[] | null>(null);

  /** Shows moves: whoever draws something that travels gives it a name there. */
  readonly motion = new Motion(this);

  /** Keys that a drawing adds; while one of them is open it goes before the page's own key of that name. */
  readonly keys: Record<string, Key> = {};

  /** A drawing that has a form for what the hint says fills it in and answers true: then the button of the form is the one that does it. One that has a button for
   * all of it answers with that. */
  fillIn: Taking<HintOf<G>> = () => false;
  /** The hint that the drawing has taken up, and what it has made of it: whether it is filled in on the table, or which button does it. */
  takenUp = $state.raw<HintOf<G> | null>(null);
  isFilledIn = $state(false);
  deed = $state.raw<Deed | null>(null);

  private wantedPlace = 0;
  /** Whether the moment of the past that is shown is not the one after the moment before. */
  isJump = false;
  /** The whole past with its last position, from which the moments of a replay are taken. */
  private past = $state.raw<Replay | null>(null);
  private told: Told[] = [];
  /** The log as people tell it, to its end: also while a moment of the past is shown. */
  readonly story = $derived.by(() => (this.told = gathered(this.past?.lines ?? this.snapshot.lines, this.told)));

  /** In a what-if: what the log of the match told up to the moment of which it is a copy. */
  earlier = $state.raw<Told[]>([]);

  /** Whether log and chat are open, where they are not always in sight. */
  isSideOpen = $state(false);

  /** What happened since my last turn, from the first thing that somebody else did, when it is my turn again. What the setup told of me is no turn. */
  readonly news = $derived.by((): Told[] => {
    const { lines, me } = this.store.snapshot!;
    if (!this.isMyTurn) return [];
    const isMine = (line: Line) => line.values.seat === me;
    const begins = (line: Line) => line.turn || line.chapter;
    const begun = lines.findIndex(begins);
    const opened = lines.findLastIndex(begins);
    let end = lines.length;
    if (opened >= 0 && isMine(lines[opened]!)) {
      end = opened;
      // A turn without a chapter opens with each thing that I do in it. Before a chapter of mine stands what became of me in the turns of others.
      const isOwn = (line: Line) => isMine(line) || line.values.seat == null;
      if (!lines[opened]!.chapter) while (end > 0 && isOwn(lines[end - 1]!)) end -= 1;
    }
    const mine = endOfMyTurn(lines.slice(0, end), me);
    if (mine < 0 || mine < begun) return [];
    const since = this.story.filter(({ first }) => first > mine && first < end);
    const theirs = since.findIndex(({ lead }) => lead.values.seat != null && !isMine(lead));
    return theirs < 0 ? [] : since.slice(theirs);
  });

  /** What the coach says, once the game is over. */
  readonly coach: Coach;

  constructor(
    readonly store: MatchStore,
    readonly info: InfoOf<G>,
  ) {
    this.coach = new Coach(store.id);
  }

  /** Let the drawing take up each hint. To be called while a component is made. */
  followHints(): void {
    $effect(() => {
      const { hint } = this.store;
      this.takenUp = this.deed = null;
      if (hint)
        void Promise.resolve(untrack(() => this.fillIn(hint))).then((made) => {
          if (hint !== this.store.hint) return;
          this.isFilledIn = made === true;
          this.deed = typeof made === "object" ? made : null;
          this.takenUp = hint;
        });
    });
  }

  // What the server says is taken by its word here: it speaks of the game that this desk is of.

  get snapshot() {
    return this.store.snapshot as SnapshotOf<G>;
  }
  get hint() {
    return this.store.hint as HintOf<G> | null;
  }
  get words(): Words {
    return this.store.words!;
  }
  get view(): G["View"] {
    return this.replay?.view ?? this.snapshot.view!;
  }
  get isLive(): boolean {
    return this.replay === null;
  }
  get me(): number | null {
    return this.snapshot.me;
  }
  get seats(): Seat[] {
    return this.snapshot.seats;
  }
  get names(): string[] {
    return this.store.names;
  }
  /** The seat from which the table is seen: mine, or the first for a spectator. */
  get here(): number {
    return this.me ?? 0;
  }
  /** All seats clockwise, beginning with the one from which the table is seen. */
  get around(): number[] {
    return this.seats.map((_, step) => (this.here + step) % this.seats.length);
  }
  /** The numbers of all seats. */
  get all(): number[] {
    return this.seats.map((_, seat) => seat);
  }
  /** The others clockwise. */
  get others(): number[] {
    return this.around.slice(1);
  }
  get phase(): G["Phase"] {
    return this.phaseOf(this.view);
  }
  phaseOf(view: G["View"]): G["Phase"] {
    return this.info.phases[view.phase]!.name;
  }
  /** The ids of things, the parts of those put together, how many units make one. */
  get kinds(): G["Kinds"] {
    return this.info.kinds;
  }
  /** What is printed, as far as the game lets drawings read it. */
  get printed(): G["Printed"] {
    return this.info.printed;
  }
  /** The options of this match. */
  get options(): G["Options"] {
    return this.snapshot.options;
  }
  /** My standing orders. */
  get orders(): G["Orders"] | null {
    return this.snapshot.orders;
  }
  setOrders(given: Partial<G["Orders"]>): Promise<unknown> {
    return this.store.setOrders(given as Orders);
  }
  get isMyTurn(): boolean {
    return this.isLive && this.store.isMyTurn;
  }
  /** A puzzle is asked here and not answered yet: standing orders answer nothing until then. */
  get isPuzzling(): boolean {
    return this.snapshot.puzzle !== null && !this.snapshot.puzzle.answered;
  }
  get isOver(): boolean {
    return this.isLive && this.snapshot.status === "over";
  }
  /** Whether the game was ended before its end: nobody has won. */
  get isUnfinished(): boolean {
    return isUnfinished(this.snapshot);
  }
  /** Whether what is shown is how the game ended, now or in its replay. */
  get isAtEnd(): boolean {
    return this.snapshot.status === "over" && (this.replay === null || this.replay.place >= this.replay.places);
  }
  get lines(): LineOf<G>[] {
    return this.replay?.lines ?? this.snapshot.lines;
  }

  /** The time in a seat's bank, where clocks run: "8:20". */
  bank(seat: number): string {
    const { kind, bank } = this.snapshot.clocks;
    const seconds = Math.floor(bank[seat] ?? 0);
    return kind === "live" ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}` : "";
  }

  /** What an act means in the phase that is shown. */
  means(act: ActOf<G>): string {
    const { legal, refused } = this.snapshot;
    const judged = this.isLive ? [...legal, ...refused].find((one) => one.act[0] === act[0] && one.act[1] === act[1]) : undefined;
    return this.words.act(act, this.names, this.phase, judged?.named);
  }

  /** Whether the game waits for this seat, at the moment that is shown. */
  isAsked(seat: number): boolean {
    return this.isLive ? this.snapshot.status !== "over" && this.snapshot.asked.includes(seat) : this.view.actor === seat;
  }

  /** I play here myself: no bot has my seat, and I have not left the game for good. */
  get isMySeat(): boolean {
    const seat = this.me === null ? undefined : this.seats[this.me];
    return seat !== undefined && seat.bot == null && !seat.resigned;
  }

  /** Whether I am asked, in one of these phases. */
  isIn(...phases: G["Phase"][]): boolean {
    return this.isMyTurn && phases.includes(this.phase);
  }

  // Words.

  say(key: string, values: Record<string, string | number> = {}): string {
    return this.words.say(key, values);
  }

  /** What is said of the seat from which the table is seen: to whoever sits there as their own, to a spectator by name. */
  sayOfHere(key: string, values: Record<string, string | number> = {}): string {
    return this.me === null ? this.say(`${key}-watched`, { name: this.name(this.here), ...values }) : this.say(key, values);
  }

  /** A sum as this game writes it: "2.5 M", "40 $". */
  money(sum: number): string {
    return this.words.thing("money", sum);
  }

  name(seat: number): string {
    return this.names[seat] ?? "";
  }

  /** Names as a list in a sentence: "Ada, Bruno and Chloé". */
  list(names: string[], type: Intl.ListFormatType = "conjunction"): string {
    return new Intl.ListFormat(this.words.language === "en" ? "en-GB" : this.words.language, { type }).format(names);
  }

  /** A refusal of the game as a sentence, with the numbers of the rules. */
  refusal(name: G["Refusal"]): string {
    return this.reason({ reason: name, rules: this.info.refusals[name] ?? [] });
  }

  /** Why something is refused, with the numbers of the rules. */
  reason({ reason, rules }: Refused): string {
    return withRules(this.say(`refusal-${reason}`), rules);
  }

  // What may be done.

  choice(block: G["Block"], argument = 0): Choice<G["Refusal"]> {
    const same = ({ act }: { act: ActOf<G> }) => act[0] === block && act[1] === argument;
    const shut = (refusal: G["Refusal"] | "not-now" | "not-your-turn", rules: string[]) => {
      const why = this.say(`refusal-${refusal}`);
      return { open: false, refusal, why, rules, reason: withRules(why, rules) };
    };
    const unsaid = { refusal: null, why: "", rules: [], reason: "" };
    if (!this.isMyTurn) return this.me === null ? { open: false, ...unsaid } : shut("not-your-turn", []);
    if (this.snapshot.legal.some(same)) return { open: true, ...unsaid };
    const refused = this.snapshot.refused.find(same);
    return refused ? shut(refused.reason, refused.rules) : shut("not-now", this.snapshot.phase_rule ? [this.snapshot.phase_rule] : []);
  }

  /** The first of several acts that a place stands for which may be done, else the first that is refused for a reason. */
  firstOpen(...acts: ActOf<G>[]): { act: ActOf<G>; choice: Choice } {
    const judged = acts.map((act) => ({ act, choice: this.choice(...act) }));
    return judged.find(({ choice }) => choice.open) ?? judged.find(({ act }) => this.isOfThisPhase(act)) ?? judged[0]!;
  }

  private isOfThisPhase(act: ActOf<G>): boolean {
    return this.snapshot.refused.some((refused) => refused.act[0] === act[0]);
  }

  isHinted(block: G["Block"], argument = 0): boolean {
    const act = this.store.hint?.act;
    return act !== undefined && act[0] === block && act[1] === argument;
  }

  /** Do it, or say why it cannot be done. */
  async do(...acts: ActOf<G>[]): Promise<boolean> {
    const only = acts.length === 1 ? this.choice(...acts[0]!) : null;
    if (only && !only.open) {
      if (only.why) this.store.tell(only.why, only.rules, "wrong");
      return false;
    }
    return (await this.store.play(acts)) !== null;
  }

  /** Send what a helper has judged, in one request; what the rules refuse is said. */
  async send(verdict: Verdict<ActOf<G>> | null): Promise<boolean> {
    if (verdict?.refused) this.store.tell(this.say(`refusal-${verdict.refused.reason}`), verdict.refused.rules, "wrong");
    return verdict !== null && !verdict.refused && verdict.acts.length > 0 && this.do(...verdict.acts);
  }

  /** Show a moment of the past; "first" is the first decision, null the last position. The newest wish wins when answers overtake each other, and
   * moves are shown only when it is the next step. */
  async showPlace(wanted: number | "first" | null, isNextStep = false): Promise<void> {
    const wish = ++this.wantedPlace;
    try {
      const past = this.past ?? (await this.wholePast());
      const place = wanted === "first" ? past.first : wanted;
      const there = place === null || place >= past.places ? past : await api.replay(this.store.id, Math.max(0, place), true);
      if (wish !== this.wantedPlace) return;
      this.past = past;
      this.isJump = !isNextStep;
      this.replay = { ...there, places: past.places, standing: past.standing, lines: past.lines.filter((line) => line.place < there.place) };
    } catch (error) {
      await this.store.report(error);
    }
  }

  /** The whole past with all that the log tells of it, after the end also what was hidden: it comes in pages, the last of them with the past. */
  private async wholePast(): Promise<Replay> {
    const past = await api.replay(this.store.id);
    const lines = await api.logUntil(this.store.id, past.lines_from);
    return { ...past, lines_from: 0, lines: [...lines, ...past.lines] };
  }

  /** Fetch what the log of a match told before this one was made of it. */
  async recall({ id, lines }: Origin): Promise<void> {
    this.earlier = gathered(await api.logUntil(id, lines).catch(() => []));
  }

  leaveReplay(): void {
    this.wantedPlace += 1;
    this.replay = this.past = null;
  }

  helper<Name extends keyof G["Helpers"] & string>(name: Name, ...[values]: Given<G["Helpers"][Name]["arguments"]>) {
    return this.store.helper<G["Helpers"][Name]["answer"]>(name, values);
  }

  /** The position at a moment of the past, as I saw it then. */
  async viewAt(place: number): Promise<G["View"]> {
    return (await api.replay(this.store.id, place, true)).view as G["View"];
  }

  preview(...acts: ActOf<G>[]) {
    return this.store.preview(acts) as Promise<PreviewOf<G> | null>;
  }

  /** Every complete answer that begins with these acts, asked once: complete where another phase than these asks. Of very many only the shortest. */
  ends(phases: G["Phase"][], ...acts: ActOf<G>[]) {
    return this.store.ends(phases, acts) as Promise<EndOf<G>[] | null>;
  }
}

function withRules(sentence: string, rules: string[]): string {
  return rules.length ? `${sentence} (${rules.join(", ")})` : sentence;
}
