/** The drawings of the games, found by their folders: table/Table.svelte, table/Box.svelte (its cover), table/log.ts, table/text.ts,
 * table/words/*.ftl. */

import type { Component } from "svelte";
import type { Desk } from "./desk.svelte";

type Loaded<T> = () => Promise<{ default: T }>;
/** What a game's drawing knows about its log: the rules behind an event, and the events that begin a chapter. */
export interface LogNotes {
  RULES: Record<string, string[]>;
  CHAPTERS: string[];
}
/** How a game's text view says its fields: which it leaves out, and what their numbers stand for; in a list with the number of their place. */
export interface TextNotes {
  HIDDEN: string[];
  SAID: Record<string, (value: number, desk: Desk, place: number) => string>;
  /** The kind of the entries of a list, where its length does not tell. */
  OF?: Record<string, string>;
}
export type TableComponent = Component<{ desk: Desk }>;

const tables = import.meta.glob("$games/*/table/Table.svelte") as Record<string, Loaded<TableComponent>>;
const boxes = import.meta.glob("$games/*/table/Box.svelte") as Record<string, Loaded<Component>>;
const logs = import.meta.glob("$games/*/table/log.ts", { eager: true }) as Record<string, LogNotes>;
const notes = import.meta.glob("$games/*/table/text.ts", { eager: true }) as Record<string, TextNotes>;
const texts = import.meta.glob("$games/*/table/words/*.ftl", { query: "?raw", import: "default", eager: true }) as Record<string, string>;

function of<T>(found: Record<string, T>, game: string, file: string): T | undefined {
  return Object.entries(found).find(([path]) => path.endsWith(`/games/${game}/table/${file}`))?.[1];
}

export async function tableOf(game: string): Promise<TableComponent | null> {
  return (await of(tables, game, "Table.svelte")?.())?.default ?? null;
}

export async function boxOf(game: string): Promise<Component | null> {
  return (await of(boxes, game, "Box.svelte")?.())?.default ?? null;
}

export function logNotes(game: string): LogNotes {
  return of(logs, game, "log.ts") ?? { RULES: {}, CHAPTERS: [] };
}

export function textNotes(game: string): TextNotes {
  return of(notes, game, "text.ts") ?? { HIDDEN: [], SAID: {} };
}

export function tableTexts(game: string, language: string): string[] {
  return [of(texts, game, `words/${language}.ftl`)].filter((text) => text !== undefined);
}
