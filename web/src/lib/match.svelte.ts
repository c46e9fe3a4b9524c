/** One match as this page knows it: the present snapshot, its words, the connection; and everything one can ask the server for. */

import { untrack } from "svelte";
import { api, ApiError } from "./api";
import { BlockedHere } from "./blocked.svelte";
import { tableOf, tableText } from "./games";
import { PAGE_TEXTS, sentence, t } from "./page.svelte";
import { ROOT } from "./root";
import { router } from "./router.svelte";
import { rememberMatch, settings, type Language } from "./settings.svelte";
import { gathered } from "./story";
import type { Act, End, GameInfo, Hint, Orders, Preview, Push, Rulebook, Snapshot, Thought } from "./types";
import { usual, Words } from "./words";

const RETRY_MS = [250, 500, 1000, 2000, 4000];
const RESTARTING = 1012; // the code with which a server that stops closes its connections
const RESTART_MS = 3000; // over which those who were cut off come back
const NOTICE_MS = 9000;
const OVERTAKEN_MS = 2000; // for a push that an answer has overtaken
const AT_ONCE = 3; // a browser keeps six connections to a server: a click must not wait behind what is only good to know
const LOST_MS = 1200; // shorter cuts show nothing

export interface Notice {
  text: string;
  rules: string[];
  tone: "told" | "wrong";
}

export class MatchStore {
  snapshot = $state.raw<Snapshot | null>(null);
  info = $state.raw<GameInfo | null>(null);
  words = $state.raw<Words | null>(null);
  rulebook = $state.raw<Rulebook | null>(null);
  missing = $state(false);
  /** Why this browser may not look, if it may not. */
  barred = $state("");
  /** The version since which the position and what is asked are the same: chat, and what others order or rename, leave them. */
  since = $state(0);
  /** Whether pushes arrive. */
  connection = $state<"live" | "connecting" | "lost">("connecting");
  /** The version on which a command was sent that is not answered yet. */
  private sent = $state<number | null>(null);
  notice = $state.raw<Notice | null>(null);
  hint = $state.raw<Hint | Thought | null>(null);

  private readonly called = $derived(JSON.stringify(this.snapshot?.seats.map((seat) => seat.name) ?? []));
  /** Who sits where: the same list until somebody is renamed, so that a long log is not told again at every push. */
  readonly names = $derived(JSON.parse(this.called) as string[]);
  /** Whether I am asked, and no bot and no standing order answers for me. */
  readonly isMyTurn = $derived.by(() => {
    const now = this.snapshot;
    return (
      now !== null && now.status === "running" && now.me !== null && now.asked.includes(now.me) && now.seats[now.me]?.bot == null && !now.ordered
    );
  });

  private socket: WebSocket | null = null;
  private heard: Push[] = [];
  private failures = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private lost: ReturnType<typeof setTimeout> | undefined;
  private noticeEnd: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  /** How many lines the log had when I last did something. */
  toldBefore = $state(0);
  /** How many acts each of the last requests held. */
  private requests: number[] = [];
  /** The language whose words are on their way. */
  private asking: Language | null = null;
  private askedAtOnce = 0;
  private inLine: (() => void)[] = [];

  /** Whose messages are not shown. */
  readonly blocked: BlockedHere;

  constructor(readonly id: string) {
    this.blocked = new BlockedHere(id);
  }

  async open(): Promise<void> {
    addEventListener("offline", this.drop);
    addEventListener("online", this.reconnect);
    document.addEventListener("visibilitychange", this.onVisible);
    try {
      this.take(await api.snapshot(this.id));
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) this.missing = true;
      else if (error instanceof ApiError && error.code === "sealed") this.barred = error.message;
      else this.failed();
      return;
    }
    rememberMatch(this.id);
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearTimeout(this.lost);
    clearTimeout(this.noticeEnd);
    this.socket?.close();
    removeEventListener("offline", this.drop);
    removeEventListener("online", this.reconnect);
    document.removeEventListener("visibilitychange", this.onVisible);
  }

  // Words.

  async speak(game: string, language: Language): Promise<void> {
    if (this.words?.language === language || this.asking === language) return;
    this.asking = language;
    try {
      await this.learn(game, language);
    } finally {
      if (this.asking === language) this.asking = null;
    }
    if (this.words?.language !== language) return; // another one was chosen meanwhile
    const rulebook = await api.rules(game, language).catch(() => null); // a game may come without a rulebook
    if (language === settings.language) this.rulebook = rulebook;
  }

  private async learn(game: string, language: Language): Promise<void> {
    void tableOf(game).catch(() => undefined); // it is on its way meanwhile; whoever draws it says if it does not come
    const known = this.info?.name === game ? this.info : api.game(game);
    const [info, text, drawn] = await Promise.all([known, api.words(game, language), tableText(game, language)]);
    if (language !== settings.language) return;
    this.info = info;
    this.words = new Words(language, [text, PAGE_TEXTS[language], drawn], info, { ...usual(info.options), ...this.snapshot?.options });
  }

  // News from the server.

  take(news: Snapshot): void {
    const known = this.snapshot;
    if (known && news.version < known.version) return;
    const lines = joined(known?.lines ?? [], news.lines_from, news.lines);
    const chat = joined(known?.chat ?? [], news.chat_from, news.chat);
    if (!lines || !chat) {
      void this.fill(news, known);
      return;
    }
    if (!known || position(known) !== position(news)) {
      this.since = news.version;
      this.hint = null;
    }
    this.snapshot = { ...news, lines, chat };
  }

  /** Log and chat come in pages: get what is between those we have and those of a snapshot, then take it. */
  private async fill(news: Snapshot, known: Snapshot | null): Promise<void> {
    const lines = await api.logUntil(this.id, news.lines_from, known?.lines);
    const chat = await api.chatUntil(this.id, news.chat_from, known?.chat);
    if (this.closed || lines.length < news.lines_from || chat.length < news.chat_from) return;
    this.take({ ...news, lines_from: 0, lines: [...lines, ...news.lines], chat_from: 0, chat: [...chat, ...news.chat] });
  }

  /** The same match with other rights: the old connection was made without them. */
  reenter(news: Snapshot): void {
    this.drop();
    this.take(news);
    this.reconnect();
  }

  private connect = (): void => {
    if (this.closed || this.socket) return;
    const address = new URL(`${ROOT}/api/matches/${this.id}/live`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onmessage = (event) => this.receive(JSON.parse(event.data as string) as Push);
    socket.onopen = () => {
      this.failures = 0;
      clearTimeout(this.lost);
      this.lost = undefined;
      this.connection = "live";
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.socket = null;
      this.failed(event.code === RESTARTING);
    };
  };

  /** News that come faster than the page is painted are taken together: bots that play at once must not hold it up. */
  private receive(push: Push): void {
    this.heard.push(push);
    if (document.hidden) this.catchUp();
    else if (this.heard.length === 1) requestAnimationFrame(this.catchUp);
  }

  private catchUp = (): void => {
    const heard = this.heard;
    this.heard = [];
    for (const [place, push] of heard.entries()) {
      const next = heard[place + 1];
      const both = push.type === "snapshot" && next?.type === "snapshot" ? together(push, next) : null;
      if (both) heard[place + 1] = both;
      else this.hear(push);
    }
  };

  private hear(push: Push): void {
    const now = this.snapshot;
    if (push.type === "snapshot") this.take(push);
    else if (push.type === "presence") {
      const { connected, coverable_from, spectators } = push;
      if (now)
        this.snapshot = {
          ...now,
          spectators,
          seats: now.seats.map((seat, place) => ({ ...seat, connected: connected[place] ?? false, coverable_from: coverable_from[place] ?? null })),
        };
    } else if (now) {
      const chat = joined(now.chat, push.chat_from, push.chat);
      if (chat) this.snapshot = { ...now, version: Math.max(now.version, push.version), chat };
    }
  }

  /** Try again, not all at the same moment: a server that comes back would have to serve everybody at once. */
  private failed = (restarting = false): void => {
    if (this.closed) return;
    this.cut();
    const usual = RETRY_MS[Math.min(this.failures, RETRY_MS.length - 1)]!;
    const wait = (restarting ? RETRY_MS[0]! : usual * 0.7) + Math.random() * (restarting ? RESTART_MS : usual * 0.6);
    this.failures += 1;
    clearTimeout(this.retry);
    this.retry = setTimeout(this.snapshot ? this.connect : () => void this.open(), wait);
  };

  /** No pushes for now; if that lasts, people are told. */
  private cut(): void {
    if (this.connection === "live") this.connection = "connecting";
    this.lost ??= setTimeout(() => (this.connection = "lost"), LOST_MS);
  }

  private drop = (): void => {
    this.cut();
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  };

  private reconnect = (): void => {
    this.failures = 0;
    clearTimeout(this.retry);
    if (this.snapshot) this.connect();
    else void this.open();
  };

  /** A phone that slept may hold a dead connection: ask once when the page is looked at again. A page that is not painted any more still hears. */
  private onVisible = (): void => {
    if (document.hidden) this.catchUp();
    else if (this.snapshot) void this.refresh();
  };

  private async refresh(): Promise<void> {
    try {
      this.take(await api.snapshot(this.id));
    } catch {
      // The connection will bring the news when it is back.
    }
  }

  // What a person asks for.

  /** A command is under way and nothing has been heard since: another click would be the same one twice. */
  get busy(): boolean {
    return this.sent !== null && this.sent === this.snapshot?.version;
  }

  tell(text: string, rules: string[] = [], tone: Notice["tone"] = "told"): void {
    this.notice = { text, rules, tone };
    clearTimeout(this.noticeEnd);
    this.noticeEnd = setTimeout(() => (this.notice = null), NOTICE_MS);
  }

  /** Run a command; what it answers is taken as news, what it refuses is told. */
  async ask<T>(command: (version: number) => Promise<T>): Promise<T | null> {
    if (!this.snapshot || this.busy) return null;
    const version = this.snapshot.version;
    const told = this.notice;
    this.sent = version;
    try {
      const answer = await command(version);
      if (isSnapshot(answer) && answer.id === this.id) this.take(answer);
      if (this.notice === told) this.notice = null; // what was told meanwhile stays
      return answer;
    } catch (error) {
      await this.report(error);
      return null;
    } finally {
      if (this.sent === version) this.sent = null;
    }
  }

  /** Say what went wrong; a stale page takes the news first. */
  async report(error: unknown): Promise<void> {
    if (error instanceof ApiError && error.code === "stale") {
      this.take(error.news ?? (await api.snapshot(this.id)));
      this.tell(t("told-stale"));
    } else {
      this.tell(sentence(error), error instanceof ApiError ? error.rules : [], "wrong");
    }
  }

  async play(acts: Act[]): Promise<Snapshot | null> {
    const before = this.snapshot?.undoable ?? 0;
    const told = this.snapshot?.lines.length ?? 0;
    const answer = await this.ask((version) => api.acts(this.id, version, acts));
    if (answer) {
      this.requests = answer.undoable === 0 ? [] : [...this.requests.slice(-before), acts.length];
      this.toldBefore = told;
    }
    return answer;
  }

  /** Take back the last request, however many acts it held. */
  undo(): Promise<Snapshot | null> {
    const acts = this.requests.pop() ?? 1;
    return this.ask((version) => api.undo(this.id, version, acts <= (this.snapshot?.undoable ?? 0) ? acts : 1));
  }

  /** Whether something can be taken back: my last request, or, alone among bots, my last decision and what they did since. */
  get canUndo(): boolean {
    const now = this.snapshot;
    return now !== null && (now.undoable > 0 || now.may_take_back);
  }

  /** Take back what was done last: the last request, also with all that followed it. What it was is said. */
  async takeBack(): Promise<void> {
    const known = this.snapshot?.lines ?? [];
    const now = this.snapshot?.undoable ? await this.undo() : await this.ask((version) => api.takeback(this.id, version));
    if (!now || !this.words) return;
    this.toldBefore = 0;
    const gone = gathered(known.slice(this.snapshot!.lines.length)).filter(({ lead }) => lead.values.seat === now.me);
    if (gone.length) this.tell(t("taken-back", { what: gone.map((told) => this.words!.told(told, this.names)).join(" ") }));
  }

  /** Whether nobody else sits here whom a faster or slower game would bother. */
  get isAlone(): boolean {
    const now = this.snapshot;
    if (now === null || now.me === null || now.seats[now.me]?.resigned) return false;
    return now.seats.every((seat, place) => place === now.me || seat.kind !== "person" || seat.resigned);
  }

  /** Give standing orders; those not named stay as they are. They are sent even while an act is under way. */
  async setOrders(orders: Orders): Promise<Snapshot | null> {
    if (!this.snapshot) return null;
    try {
      const answer = await api.orders(this.id, this.snapshot.version, orders);
      this.take(answer);
      return answer;
    } catch (error) {
      await this.report(error);
      return null;
    }
  }

  /** What a helper of the game says about the position as it is now; null when it cannot say, or when the position has changed meanwhile. */
  async helper<T>(name: string, values: Record<string, unknown> = {}): Promise<T | null> {
    return this.inTurn(async (now) => {
      const { version, answer } = await api.helper(this.id, now, name, values);
      return (await this.reached(version)) && version >= this.since ? (answer as T) : null;
    });
  }

  /** Ask what is only good to know, a few questions at once; null when it is refused, or when the position has changed while it stood in line. */
  private async inTurn<T>(ask: (version: number) => Promise<T | null>): Promise<T | null> {
    const since = untrack(() => this.since);
    if (this.askedAtOnce < AT_ONCE) this.askedAtOnce += 1;
    else await new Promise<void>((resolve) => this.inLine.push(resolve));
    try {
      return since === this.since && this.snapshot ? await ask(this.snapshot.version) : null;
    } catch {
      return null;
    } finally {
      const next = this.inLine.shift();
      if (next) next();
      else this.askedAtOnce -= 1;
    }
  }

  /** An answer may overtake the push of the version that it speaks of: wait for that one. */
  private async reached(version: number): Promise<boolean> {
    for (let waited = 0; version > (this.snapshot?.version ?? 0) && waited < OVERTAKEN_MS; waited += 20)
      await new Promise((resolve) => setTimeout(resolve, 20));
    return version <= (this.snapshot?.version ?? 0);
  }

  /** What these acts would do; null when they may not be done. */
  async preview(acts: Act[]): Promise<Preview | null> {
    if (!this.snapshot) return null;
    return this.inTurn((version) => api.preview(this.id, version, acts));
  }

  /** Every complete answer that begins with these acts; null when they may not be done, or the table has changed meanwhile. */
  async ends(phases: string[], acts: Act[]): Promise<End[] | null> {
    if (!this.snapshot) return null;
    return this.inTurn(async (version) => (await api.ends(this.id, version, phases, acts)).ends);
  }

  /** Play again; at a table of bots the new game begins at once. */
  async rematch(): Promise<void> {
    const made = await this.ask(() => api.rematch(this.id));
    if (!made) return;
    if (made.snapshot.host && !made.snapshot.seats.some((seat) => seat.kind === "open")) await this.ask(() => api.start(made.id));
    router.go(`/m/${made.id}`);
  }

  /** What a good player would do. What others did meanwhile is taken into account; who acts meanwhile hears nothing of it. */
  async askHint(isLonger = false): Promise<void> {
    const asked = () => JSON.stringify(this.snapshot?.legal);
    const before = asked();
    try {
      const hint: Hint | Thought = isLonger ? await api.think(this.id) : await api.hint(this.id);
      if (!(await this.reached(hint.version))) await this.refresh();
      if (hint.version >= this.since) this.hint = hint;
      else if (asked() === before) await this.askHint(isLonger);
    } catch (error) {
      await this.report(error);
    }
  }
}

/** A list of which only the end was sent; null when what comes before it is not here. */
function joined<T>(known: T[], from: number, fresh: T[]): T[] | null {
  if (from === 0) return fresh;
  return known.length < from ? null : [...known.slice(0, from), ...fresh];
}

/** The later of two snapshots, with what only the earlier one brings; null where something is missing between them. */
function together<S extends Snapshot>(earlier: S, later: S): S | null {
  if (later.version < earlier.version || later.lines_from < earlier.lines_from || later.chat_from < earlier.chat_from) return null;
  const lines = joined(earlier.lines, later.lines_from - earlier.lines_from, later.lines);
  const chat = joined(earlier.chat, later.chat_from - earlier.chat_from, later.chat);
  return lines && chat && { ...later, lines_from: earlier.lines_from, lines, chat_from: earlier.chat_from, chat };
}

/** What a position consists of, to tell whether it is still the same. Who else has answered already is no part of it. */
function position(now: Snapshot): string {
  return JSON.stringify([now.view, now.legal, now.phase, now.status]);
}

function isSnapshot(answer: unknown): answer is Snapshot {
  return typeof answer === "object" && answer !== null && "version" in answer && "seats" in answer;
}
