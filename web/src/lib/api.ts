/** The one client of the server's JSON API. */

import type { paths } from "../api";
import { creationCode } from "./code.svelte";
import { ROOT } from "./root";
import { settings } from "./settings.svelte";
import type {
  Act,
  Agreement,
  BlockedPerson,
  Coached,
  Figured,
  Created,
  DealOfDay,
  DealPlace,
  Duplicate,
  End,
  GameBrief,
  GameInfo,
  Hint,
  HowTo,
  InvitedTo,
  Joined,
  JudgedPuzzle,
  Line,
  LiveGame,
  MeInfo,
  NewDuplicate,
  NewMatch,
  NewSeries,
  OpenTable,
  Orders,
  PastDeal,
  PlayResult,
  Preview,
  Profile,
  PuzzleInfo,
  Puzzles,
  Ranked,
  Reason,
  Records,
  Replay,
  Rulebook,
  Said,
  SamplePosition,
  SideBySide,
  Seek,
  SeriesBrief,
  SeriesInfo,
  Snapshot,
  SoFar,
  SpanRanking,
  Thought,
  Why,
  Wish,
} from "./types";

/** What the server refused, with its sentence. Status 0: it could not be reached. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly rules: string[] = [],
    readonly news: Snapshot | null = null,
  ) {
    super(message);
  }
}

async function send(method: string, path: string, body?: unknown, more: Record<string, string> = {}): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(`${ROOT}/api${path}`, {
      method,
      headers: { ...more, "Accept-Language": settings.language, ...(body === undefined ? {} : { "Content-Type": "application/json" }) },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new ApiError(0, "unreachable", "");
  }
  if (answer.ok) return answer;
  const told = await answer.json().catch(() => null);
  const error = told?.error ?? {};
  throw new ApiError(answer.status, error.code ?? "unknown", error.message ?? answer.statusText, error.rules ?? [], told?.news ?? null);
}

/** Answers that were asked for before the code was here that wants them; each is taken once. */
const ahead = new Map<string, Promise<Response>>();

function fetched(path: string): Promise<Response> {
  const answer = ahead.get(path) ?? send("GET", path);
  ahead.delete(path);
  return answer;
}

async function get<T>(path: string): Promise<T> {
  return (await (await fetched(path)).json()) as T;
}

async function post<T>(path: string, body: unknown = {}): Promise<T> {
  return (await (await send("POST", path, body)).json()) as T;
}

/** Open a table. A private server wants its code: it is asked for when it is missing or wrong, and remembered. */
async function opened<T = Created>(path: string, body: unknown): Promise<T> {
  for (;;) {
    const code = settings.code ? { "X-Magnat-Code": encodeURIComponent(settings.code) } : undefined;
    try {
      return (await (await send("POST", path, body, code)).json()) as T;
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== "code-needed") throw error;
      const typed = await creationCode.ask(error.message);
      if (typed === null) throw error;
      settings.setCode(typed);
    }
  }
}

/** Be somebody before sitting down. Where the server knows no persons one sits all the same, and if the name is another's it says so then. */
const somebody = (name: string) => post("/me", { name }).catch(() => undefined);

/** A page of finished games, and where the next one begins. */
interface Page<T> {
  plays: T[];
  next: number | null;
}

const infoPath = (game: string) => `/games/${game}?components=false`;
const wordsPath = (game: string, language: string) => `/games/${game}/words/${language}`;
const match = (id: string, rest = "") => `/matches/${encodeURIComponent(id)}${rest}`;
const key = () => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`; // plain http on a home network has no randomUUID

type Command = keyof { [P in keyof paths as P extends `/api/matches/{id}/${infer C}` ? C : never]: P };
type Wanted<C extends Command> = paths[`/api/matches/{id}/${C}`] extends { post: { requestBody: { content: { "application/json": infer W } } } }
  ? W
  : Record<string, never>;

/** A command as the server declares it: its name and what it wants are those of the schema. `seat`: which one it is about, where the path has one. */
const command = <C extends Command>(id: string, name: C, wanted: Wanted<C>, seat = 0) =>
  post<Snapshot>(match(id, `/${name.replace("{seat}", String(seat))}`), wanted);

/** The log up to that line, page by page; `known`: the lines we have already. Fewer if some were taken back meanwhile. */
async function logUntil(id: string, end: number, known: Line[] = []): Promise<Line[]> {
  const lines = known.slice();
  while (lines.length < end) {
    const page = await get<{ lines: Line[] }>(match(id, `/log?from=${lines.length}`));
    if (!page.lines.length) break;
    lines.push(...page.lines);
  }
  return lines.slice(0, end);
}

/** The chat before its last page, after what is known of it. */
async function chatUntil(id: string, end: number, known: Said[] = []): Promise<Said[]> {
  const chat = known.slice();
  while (chat.length < end) {
    const page = await get<{ chat: Said[] }>(match(id, `/chat?from=${chat.length}`));
    if (!page.chat.length) break;
    chat.push(...page.chat);
  }
  return chat.slice(0, end);
}

export const api = {
  /** Ask for what a table asks for first, while the code that draws it is on its way. */
  askAhead: (id: string, game: string, language: string) => {
    for (const path of [match(id), ...(game ? [wordsPath(game, language), infoPath(game)] : [])]) {
      const answer = send("GET", path);
      answer.catch(() => undefined); // whoever takes it hears of it
      ahead.set(path, answer);
    }
  },

  games: () => get<GameBrief[]>("/games"),
  game: (game: string) => get<GameInfo>(infoPath(game)),
  words: async (game: string, language: string) => (await fetched(wordsPath(game, language))).text(),
  names: async (language: string) => (await get<{ names: Record<string, string> }>(`/names/${language}`)).names,
  rules: (game: string, language: string) => get<Rulebook>(`/games/${game}/rules/${language}`),
  sample: (game: string) => get<SamplePosition>(`/games/${game}/sample`),
  howTo: (game: string, language: string) => get<HowTo>(`/games/${game}/howto/${language}`),

  /** What each option is if it is left out, with that many players and these others. */
  defaults: async (game: string, players: number, options: Record<string, string>) =>
    (await post<{ defaults: Record<string, string> }>(`/games/${game}/defaults`, { players, options })).defaults,

  create: async (wanted: NewMatch) => {
    await somebody(wanted.name ?? "");
    return opened("/matches", wanted);
  },
  load: (save: unknown) => opened("/matches/import", save),
  byCode: (code: string) => get<{ id: string }>(`/codes/${encodeURIComponent(code)}`),
  recover: (secret: string) => post<{ id: string }>("/recover", { secret }),

  me: () => get<MeInfo>("/me"),
  beSomebody: (name: string) => post<MeInfo>("/me", { name }),
  rename: (name: string) => post<MeInfo>("/me/name", { name }),
  hide: (hidden: boolean) => post<MeInfo>("/me/hidden", { hidden }),
  phrase: async () => (await post<{ phrase: string }>("/me/phrase")).phrase,
  deviceLink: async () => (await post<{ link: string }>("/me/link")).link,
  enterByPhrase: (phrase: string) => post<MeInfo>("/me/enter/phrase", { phrase }),
  enterByLink: (secret: string) => post<MeInfo>("/me/enter/link", { secret }),
  askPasskey: async (path: "/me/passkeys" | "/me/enter/passkey") => (await post<{ options: Record<string, unknown> }>(`${path}/ask`)).options,
  givePasskey: (path: "/me/passkeys" | "/me/enter/passkey", credential: Record<string, unknown>) => post<MeInfo>(path, { credential }),
  removePasskey: (key: string) => post<MeInfo>(`/me/passkeys/${encodeURIComponent(key)}/remove`),
  revoke: (device: string) => post<MeInfo>(`/me/devices/${device}/revoke`),
  eraseMe: (name: string) => post<MeInfo>("/me/erase", { name }),
  myMatches: (first: number) => get<{ matches: string[]; next: number | null }>(`/me/matches?from=${first}`),
  profile: (person: string) => get<Profile>(`/persons/${encodeURIComponent(person)}`),
  playsOf: (person: string, first: number) => get<Page<PlayResult>>(`/persons/${encodeURIComponent(person)}/plays?from=${first}`),
  records: (game: string) => get<Records>(`/games/${encodeURIComponent(game)}/records`),
  ranking: (game: string, first: number) =>
    get<{ ranking: Ranked[]; next: number | null }>(`/games/${encodeURIComponent(game)}/ranking?from=${first}`),
  search: (game: string, wanted: Record<string, string>, first: number) =>
    get<Page<PlayResult>>(`/games/${encodeURIComponent(game)}/plays?${new URLSearchParams({ ...wanted, from: String(first) })}`),
  claim: (id: string) => post(match(id, "/claim")),

  deal: (day: string) => get<DealOfDay>(`/deals/${encodeURIComponent(day)}`),
  tryDeal: async (day: string, name: string) => {
    await somebody(name);
    return post<{ id: string }>(`/deals/${encodeURIComponent(day)}/try`);
  },
  practiseDeal: (day: string) => post<Created>(`/deals/${encodeURIComponent(day)}/practice`),
  dealRanking: (day: string, first: number) =>
    get<{ ranking: DealPlace[]; next: number | null }>(`/deals/${encodeURIComponent(day)}/ranking?from=${first}`),
  dealsOver: (span: "week" | "month", first: number) => get<SpanRanking>(`/deals/ranking?span=${span}&from=${first}`),
  pastDeals: (first: number) => get<{ deals: PastDeal[]; next: number | null }>(`/deals/past?from=${first}`),
  sideBySide: (day: string) => get<SideBySide>(`/deals/${encodeURIComponent(day)}/compare`),
  dealPicture: async (day: string, dark: boolean, language: string) =>
    (await send("GET", `/deals/${encodeURIComponent(day)}/picture?dark=${dark}&lang=${language}`)).blob(),
  duplicate: (id: string) => get<Duplicate>(`/duplicates/${encodeURIComponent(id)}`),
  openDuplicate: async (wanted: NewDuplicate, name: string) => {
    await somebody(name);
    return opened<Duplicate>("/duplicates", wanted);
  },
  blocks: async () => (await get<{ blocked: BlockedPerson[] }>("/me/blocks")).blocked,
  block: async (person: string) => (await post<{ blocked: BlockedPerson[] }>(`/persons/${encodeURIComponent(person)}/block`)).blocked,
  blockSeat: (id: string, seat: number) => post(match(id, `/seats/${seat}/block`)),
  unblock: async (person: string) => (await post<{ blocked: BlockedPerson[] }>(`/me/blocks/${encodeURIComponent(person)}/remove`)).blocked,
  blockedHere: (id: string) => get<{ seats: number[]; names: string[] }>(match(id, "/blocked")),
  report: (person: string, reason: Reason, text: string) => send("POST", `/persons/${encodeURIComponent(person)}/report`, { reason, text }),
  reportHere: (id: string, about: { seat?: number; message?: number }, reason: Reason, text: string) =>
    send("POST", match(id, "/report"), { ...about, reason, text }),
  invite: (id: string, persons: string[]) => post<{ invited: number }>(match(id, "/invite"), { persons }),
  invitations: async (first: number) => {
    const { invitations, next } = await get<{ invitations: InvitedTo[]; next: number | null }>(`/me/invitations?from=${first}`);
    return { rows: invitations, next };
  },
  decline: (id: string) => send("POST", `/me/invitations/${encodeURIComponent(id)}/decline`),
  seek: async (wanted: Seek) => {
    await somebody(wanted.name);
    return opened<{ id: string; found: boolean }>("/seek", wanted);
  },
  live: (game = "", wanted: Record<string, string> = {}, first = 0) =>
    get<{ games: LiveGame[]; next: number | null }>(`/live?${new URLSearchParams({ game, ...wanted, from: String(first) })}`),

  series: (id: string) => get<SeriesInfo>(`/series/${encodeURIComponent(id)}`),
  makeSeries: async (wanted: NewSeries) => {
    await somebody(wanted.name);
    return opened<SeriesInfo>("/series", wanted);
  },
  joinSeries: async (id: string, name: string) => {
    await somebody(name);
    return post<SeriesInfo>(`/series/${encodeURIComponent(id)}/join`, { name });
  },
  changeSeries: (id: string, what: "leave" | "begin" | "close" | "remove", wanted: { number?: number } = {}) =>
    post<SeriesInfo>(`/series/${encodeURIComponent(id)}/${what}`, wanted),
  playOn: (id: string, rounds: number) => post<SeriesInfo>(match(id, "/series"), { rounds }),
  mySeries: async () => (await get<{ series: SeriesBrief[] }>("/me/series")).series,
  puzzles: () => get<Puzzles>("/puzzles"),
  puzzlesOf: (game: string, first: number) =>
    get<{ puzzles: PuzzleInfo[]; next: number | null }>(`/games/${encodeURIComponent(game)}/puzzles?from=${first}`),
  puzzle: (id: string) => get<PuzzleInfo>(`/puzzles/${encodeURIComponent(id)}`),
  beginPuzzle: async (id: string, name: string) => {
    await somebody(name);
    return opened(`/puzzles/${encodeURIComponent(id)}`, { name });
  },
  solution: (id: string) => post<JudgedPuzzle>(match(id, "/solution")),

  tables: async (first: number) => {
    const answer = await fetched(`/tables?from=${first}`);
    const next = /[?&]from=([0-9]+)>; rel="next"/.exec(answer.headers.get("Link") ?? "");
    return { rows: (await answer.json()) as OpenTable[], next: next ? Number(next[1]) : null };
  },
  list: (id: string, listed: boolean, wish: Wish | null = null) => command(id, "list", { listed, wish }),
  audience: (id: string, chat: boolean) => command(id, "audience", { chat }),
  cover: (id: string, seat: number) => command(id, "seats/{seat}/cover", {}, seat),
  mute: (id: string, seat: number, muted: boolean) => command(id, "seats/{seat}/mute", { muted }, seat),
  swap: (id: string, seat: number, other: number) => command(id, "seats/{seat}/swap", { other }, seat),
  holiday: (id: string, days: number) => command(id, "holiday", { days }),
  stand: (id: string) => command(id, "stand", {}),
  setPlayer: (id: string, seat: number, bot: string | null) => command(id, "seats/{seat}/player", { bot }, seat),
  agree: (id: string, agreed: Agreement) => post<Snapshot>(match(id, "/agree"), agreed),
  free: (id: string, seat: number) => command(id, "seats/{seat}/free", {}, seat),
  giveSeat: (id: string, seat: number) => post<{ link: string }>(match(id, `/seats/${seat}/link`)),
  settle: (id: string, end: boolean) => command(id, "settle", { end }),
  closeTable: (id: string) => send("POST", match(id, "/close"), {}),

  snapshot: (id: string) => get<Snapshot>(match(id)),
  join: async (id: string, name: string, seat?: number) => {
    await somebody(name);
    return post<Joined>(match(id, "/join"), seat === undefined ? { name } : { name, seat });
  },
  start: (id: string) => command(id, "start", {}),
  addWords: (id: string, words: string) => command(id, "words", { words }),
  acts: (id: string, version: number, acts: Act[]) => command(id, "acts", { version, key: key(), acts }),
  pass: (id: string, version: number) => command(id, "pass", { version, key: key() }),
  ends: (id: string, version: number, phases: string[], acts: Act[]) => post<{ ends: End[] }>(match(id, "/ends"), { version, phases, acts }),
  preview: (id: string, version: number, acts: Act[]) => post<Preview>(match(id, "/preview"), { version, acts }),
  undo: (id: string, version: number, steps = 1) => command(id, "undo", { version, key: key(), steps }),
  takeback: (id: string, version: number) => command(id, "takeback", { version, key: key() }),
  resign: (id: string) => command(id, "resign", {}),
  bot: (id: string, bot: string | null) => command(id, "bot", { bot }),
  pace: (id: string, pace: Snapshot["pace"]) => command(id, "pace", { pace }),
  skip: (id: string) => command(id, "skip", {}),
  standin: (id: string, standin: string | null) => command(id, "standin", { standin }),
  orders: (id: string, version: number, orders: Orders) => command(id, "orders", { version, key: key(), orders }),
  guide: (id: string, read: string | null, left: boolean) => command(id, "guide", { read, left }),
  pause: (id: string, paused: boolean) => command(id, "pause", { paused }),
  chat: (id: string, text: string, name?: string) => command(id, "chat", name === undefined ? { text } : { text, name }),
  helper: (id: string, version: number, name: string, values: unknown) =>
    post<{ version: number; answer: unknown }>(match(id, `/helpers/${name}`), { version, arguments: values }),
  logUntil,
  chatUntil,
  /** With which key this device subscribes to reminders; null where the server sends none. */
  reminders: () => get<{ key: string | null }>("/reminders"),
  remind: (id: string, device: PushSubscription) => {
    const { endpoint, keys } = device.toJSON();
    return send("POST", match(id, "/reminders"), { endpoint, keys });
  },
  stopReminders: (endpoint: string) => send("POST", "/reminders/stop", { endpoint }),
  /** Let a finished game be judged, or see how far that is. */
  coach: (id: string) => post<Coached>(match(id, "/coach")),
  soFar: (id: string) => post<SoFar>(match(id, "/coach/so-far")),
  coached: (id: string) => get<Coached>(match(id, "/coach")),
  coachPicture: async (id: string, dark: boolean, language: string) =>
    (await send("GET", match(id, `/coach/picture?dark=${dark}&lang=${language}`))).blob(),
  think: (id: string) => post<Thought>(match(id, "/think")),
  why: (id: string, place: number) => post<Why>(match(id, "/coach/why"), { place }),
  hint: (id: string) => get<Hint>(match(id, "/hint")),
  privateLink: (id: string) => get<{ link: string }>(match(id, "/recover")),
  rematch: (id: string) => post<Created>(match(id, "/rematch")),
  whatIf: (id: string, place?: number) => post<Created>(match(id, "/what-if"), place === undefined ? {} : { place }),
  export: async (id: string) => (await send("GET", match(id, "/export"))).blob(),
  figures: (id: string) => get<Figured>(match(id, "/figures")),
  replay: (id: string, place?: number, brief = false) =>
    get<Replay>(match(id, `/replay?brief=${brief}${place === undefined ? "" : `&place=${place}`}`)),
};
