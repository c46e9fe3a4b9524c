/** A table at which nobody sits: a moment of a game as its first seat sees it. Nobody is asked, nothing can be done, and no server hears of it. */

import { MatchStore } from "$lib/match.svelte";
import type { GameInfo, SamplePosition, Seat, Snapshot } from "$lib/types";
import type { Words } from "$lib/words";

const chair = (name: string): Seat => ({
  name,
  kind: "person",
  bot: null,
  connected: true,
  covered: null,
  coverable_from: null,
  holiday: null,
  holiday_left: 0,
  resigned: false,
  given: false,
  standin: null,
  reserved: false,
  muted: false,
  character: {},
});

const snapshotOf = (game: string, { seats, options, view, lines }: SamplePosition): Snapshot => ({
  id: "",
  code: "",
  game,
  version: 1,
  status: "running",
  me: 0,
  host: false,
  options,
  marks: [],
  seats: seats.map(chair),
  spectators: 0,
  listed: false,
  wish: null,
  gathering: null,
  series: null,
  spectators_chat: false,
  pace: "at_once",
  asked: [],
  window: "asked",
  phase: null,
  phase_rule: null,
  deadline: null,
  countdown: null,
  clocks: { kind: "none", bank: [], per_decision: 0, days: 0, grace: null, window: null },
  view,
  legal: [],
  refused: [],
  orders: {},
  ordered: false,
  undoable: 0,
  may_take_back: false,
  takebacks: false,
  rated: false,
  deal: null,
  advice: true,
  fixed: true,
  puzzle: null,
  removed: false,
  lines_from: 0,
  lines,
  chat_from: 0,
  chat: [],
  fair: { commitment: null, words: [], secret: null, earlier: 0 },
  guide: null,
  may_settle: false,
  result: null,
  entries_left: null,
  rematch: null,
});

export class StillStore extends MatchStore {
  private readonly helped: SamplePosition["helped"];

  constructor(info: GameInfo, words: Words, sample: SamplePosition) {
    super("");
    this.info = info;
    this.words = words;
    this.snapshot = snapshotOf(info.name, sample);
    this.helped = sample.helped;
  }

  override helper<T>(name: string): Promise<T | null> {
    return Promise.resolve((this.helped[name] as T | undefined) ?? null);
  }
  override ask(): Promise<null> {
    return Promise.resolve(null);
  }
  override setOrders(): Promise<null> {
    return Promise.resolve(null);
  }
  override preview(): Promise<null> {
    return Promise.resolve(null);
  }
  override ends(): Promise<null> {
    return Promise.resolve(null);
  }
  override async askHint(): Promise<void> {}
}
