/** What the server says, as the page uses it: the generated types of its schema, with what the schema leaves open made precise. */

import type { components } from "../api";

type Schemas = components["schemas"];

export type Values = Record<string, number | null>;
/** Fields and facts of the position; null is hidden. Only the game's own drawing knows their shapes. */
export type View = Record<string, unknown> & { actor: number; phase: number; seats: number };
/** Standing orders by name: a flag, a list of things, or amounts by thing. */
export type Orders = Record<string, boolean | number[] | Record<number, number>>;
/** Of each kind of things their ids, their parts, or how many units make one. */
export type Kinds = Record<string, string[] | Record<string, number[]> | number>;

/** What a game declares, as the types of its drawing know it: table/types.d.ts of the game says it exactly. */
export interface Declared {
  Phase: string;
  Block: string;
  Event: { event: string; values: Values };
  Refusal: string;
  Hint: { hint: string; values: Record<string, number> };
  Options: Record<string, string>;
  Orders: Orders;
  Helpers: Record<string, { arguments: Record<string, unknown>; answer: unknown }>;
  View: View;
  Kinds: Kinds;
  Printed: Record<string, unknown>;
}

/** What the words of an act name besides its argument: values by name, each with its kind. */
export type Named = Record<string, [kind: string, value: number]>;
export type ActOf<G extends Declared> = [block: G["Block"], argument: number];
export type LineOf<G extends Declared> = Omit<Schemas["LogLine"], "event" | "values"> & G["Event"];
export type HintOf<G extends Declared> = Omit<Schemas["Hint"], "act" | "acts" | "reasons"> & {
  act: ActOf<G>;
  acts: ActOf<G>[];
  reasons: (G["Hint"] & { words: string })[];
};
export type SnapshotOf<G extends Declared> = Omit<Schemas["Snapshot"], "view" | "orders" | "options" | "lines" | "legal" | "refused" | "phase"> & {
  view: G["View"] | null;
  orders: G["Orders"] | null;
  options: G["Options"];
  lines: LineOf<G>[];
  legal: { act: ActOf<G>; named?: Named }[];
  refused: { act: ActOf<G>; named?: Named; reason: G["Refusal"]; rules: string[] }[];
  phase: G["Phase"] | null;
};
export type PreviewOf<G extends Declared> = Omit<Schemas["Previewed"], "view"> & { view: G["View"] };
/** A complete answer: its acts, and what I would see after it. */
export type EndOf<G extends Declared> = Omit<Schemas["ForeseenEnd"], "acts" | "view"> & { acts: [ActOf<G>, ...ActOf<G>[]]; view: G["View"] };
export type ReplayOf<G extends Declared> = Omit<Schemas["Replayed"], "view" | "lines"> & { view: G["View"]; lines: LineOf<G>[] };
export type InfoOf<G extends Declared> = Omit<Schemas["GameDetails"], "kinds" | "components" | "printed"> & {
  kinds: G["Kinds"];
  printed: G["Printed"];
};

export type Act = ActOf<Declared>;

export type NewMatch = Partial<Schemas["Create"]> & Pick<Schemas["Create"], "game" | "seats">;
export type Puzzles = Schemas["Puzzles"];
export type PuzzleInfo = Schemas["PuzzleInfo"];
export type PuzzleGame = Schemas["PuzzleGame"];
export type PuzzleSkill = Schemas["PuzzleSkill"];
export type JudgedPuzzle = Schemas["JudgedPuzzle"];
export type Clock = Schemas["ClockChoice"];
export type Countdown = Schemas["CountdownInfo"];
export type Option = Schemas["OptionInfo"];
export type GameBrief = Schemas["GameInfo"];
export type GameInfo = InfoOf<Declared>;
export type Rulebook = Schemas["Rules"];
export type HowTo = Schemas["HowTo"];
/** A moment of a game among bots, to draw parts of the table from. */
export type SamplePosition = Omit<Schemas["Sample"], "view"> & { view: View };

export type Agreement = Schemas["Agree"];
export type OpenTable = Schemas["ListedTable"];
export type Seat = Schemas["Chair"];
/** With the rules behind it, and whether it begins a chapter of the log. */
export type Line = LineOf<Declared>;
/** A hint of somebody who has thought longer. */
export type Thought = Hint & Pick<Schemas["Thought"], "options" | "agrees" | "playouts">;
/** The same of a choice in a finished game. */
export type Why = Thought & Pick<Schemas["Why"], "place" | "seat" | "played">;
/** What the coach says of one's own acts in a running game. */
export type SoFar = Schemas["SoFar"];
/** What the coach says of a finished game. */
export type Figured = Schemas["Figured"];
export type Coached = Schemas["Coached"];
export type CoachReport = Schemas["CoachReport"];
export type Said = Schemas["Message"];
export type Guide = Schemas["GuideInfo"];
export type Result = Schemas["Result"];
export type Snapshot = SnapshotOf<Declared>;
export type Created = Pick<Schemas["Created"], "id"> & { snapshot: Snapshot };
export type Joined = Pick<Schemas["Joined"], "seat"> & { snapshot: Snapshot };
export type Preview = PreviewOf<Declared>;
export type End = EndOf<Declared>;
export type Replay = ReplayOf<Declared>;
export type Hint = HintOf<Declared>;

/** What the WebSocket pushes. */
export type Push =
  | ({ type: "snapshot" } & Snapshot)
  | { type: "chat"; version: number; chat_from: number; chat: Said[] }
  | { type: "presence"; connected: boolean[]; coverable_from: (string | null)[]; spectators: number };

/** Who I am on this server. */
export type MeInfo = Schemas["Me"];
export type Profile = Schemas["Profile"];
export type Records = Schemas["Records"];
export type Ranked = Schemas["Ranked"];
export type PlayResult = Schemas["PlayResult"];

/** What many play alike: the deal of a day, and duplicates. */
export type DealOfDay = Schemas["DealOfDay"];
export type DealPlace = Schemas["DealPlace"];
export type SpanRanking = Schemas["SpanRanking"];
export type PastDeal = Schemas["PastDeal"];
export type SideBySide = Schemas["SideBySideWith"];
export type Duplicate = Schemas["Duplicate"];
export type NewDuplicate = Schemas["NewDuplicate"];
/** Whom one plays with. */
export type BlockedPerson = Schemas["BlockedPerson"];
export type Reason = Schemas["ReportPerson"]["reason"];
export type InvitedTo = Schemas["Invitation"];
export type LiveGame = Schemas["LiveGame"];
export type Seek = Partial<Schemas["Seek"]> & Pick<Schemas["Seek"], "game" | "name">;
export type Wish = Schemas["WishInfo"];
export type SeriesInfo = Schemas["SeriesInfo"];
export type SeriesBrief = Schemas["SeriesBrief"];
export type NewSeries = Partial<Schemas["MakeSeries"]> & Pick<Schemas["MakeSeries"], "game" | "name" | "size">;
