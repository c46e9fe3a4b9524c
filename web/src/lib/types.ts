/** What the server says, as the page uses it: the generated types of its schema, with what the schema leaves open made precise. */

import type { components } from "../api";

type Schemas = components["schemas"];

export type Act = [block: string, argument: number];
export type Values = Record<string, number | null>;
/** Fields and facts of the position; null is hidden. Only the game's own drawing knows their shapes. */
export type View = Record<string, unknown> & { actor: number; phase: number; seats: number };

export type NewMatch = Partial<Schemas["Create"]> & Pick<Schemas["Create"], "game" | "seats">;
export type Clock = Schemas["ClockChoice"];
export type Countdown = Schemas["CountdownInfo"];
export type Option = Schemas["OptionInfo"];
export type GameBrief = Schemas["GameInfo"];
export type GameInfo = Omit<Schemas["GameDetails"], "kinds" | "components"> & {
  kinds: Record<string, string[] | Record<string, number[]> | number>; // ids, parts, or how many units make one
  components: Record<string, unknown>;
};
export type Order = Schemas["OrderInfo"];
/** Standing orders by name: a flag, a list of things, or amounts by thing. */
export type Orders = Record<string, boolean | number[] | Record<string, number>>;
export type Rulebook = Schemas["Rules"];
export type HowTo = Schemas["HowTo"];
/** A moment of a game among bots, to draw parts of the table from. */
export type SamplePosition = Omit<Schemas["Sample"], "view"> & { view: View };

export type OpenTable = Schemas["ListedTable"];
export type Seat = Schemas["Chair"];
/** With the rules behind it, and whether it begins a chapter of the log. */
export type Line = Schemas["LogLine"];
export type Said = Schemas["Message"];
export type Guide = Schemas["GuideInfo"];
export type Result = Schemas["Result"];
export type Snapshot = Omit<Schemas["Snapshot"], "view" | "orders"> & { view: View | null; orders: Orders | null };
export type Created = Pick<Schemas["Created"], "id"> & { snapshot: Snapshot };
export type Joined = Pick<Schemas["Joined"], "seat"> & { snapshot: Snapshot };
export type Preview = Omit<Schemas["Previewed"], "view"> & { view: View };
export type Replay = Omit<Schemas["Replayed"], "view"> & { view: View };
export type Hint = Schemas["Hint"];

/** What the WebSocket pushes. */
export type Push =
  | ({ type: "snapshot" } & Snapshot)
  | { type: "chat"; version: number; chat_from: number; chat: Said[] }
  | { type: "presence"; connected: boolean[]; spectators: number };
