/** The drawings of the games, found by their folders: table/Table.svelte, table/Box.svelte (its cover), table/Sample.svelte (parts of the table in "How to play"), table/text.ts, table/words/*.ftl. */

import type { Component } from "svelte";
import type { Desk } from "./desk.svelte";
import type { HowTo } from "./types";

type Loaded<T> = () => Promise<{ default: T }>;
/** How a game's text view says fields whose declaration does not tell; in a list with the number of their place. */
export interface TextNotes {
  SAID: Record<string, (value: number, desk: Desk, place: number) => string>;
}
/** Parts of the table beside what "How to play" says of that part of the game, if it has any for it; the desk stands still. */
export type Sample = Component<{ part: HowTo["chapters"][number]["part"]; desk: Desk }>;
type TableComponent = Component<{ desk: Desk }>;

const tables = import.meta.glob("$games/*/table/Table.svelte") as Record<string, Loaded<TableComponent>>;
const boxes = import.meta.glob("$games/*/table/Box.svelte") as Record<string, Loaded<Component>>;
const samples = import.meta.glob("$games/*/table/Sample.svelte") as Record<string, Loaded<Sample>>;
const notes = import.meta.glob("$games/*/table/text.ts") as Record<string, () => Promise<TextNotes>>;
const texts = import.meta.glob("$games/*/table/words/*.ftl", { query: "?raw", import: "default" }) as Record<string, () => Promise<string>>;

function of<T>(found: Record<string, T>, game: string, file: string): T | undefined {
  return Object.entries(found).find(([path]) => path.endsWith(`/games/${game}/table/${file}`))?.[1];
}

export async function tableOf(game: string): Promise<TableComponent | null> {
  return (await of(tables, game, "Table.svelte")?.())?.default ?? null;
}

export async function boxOf(game: string): Promise<Component | null> {
  return (await of(boxes, game, "Box.svelte")?.())?.default ?? null;
}

export async function sampleOf(game: string): Promise<Sample | null> {
  return (await of(samples, game, "Sample.svelte")?.())?.default ?? null;
}

export async function textNotes(game: string): Promise<TextNotes> {
  return (await of(notes, game, "text.ts")?.()) ?? { SAID: {} };
}

/** The words of a drawing; empty where it has none. */
export async function tableText(game: string, language: string): Promise<string> {
  return (await of(texts, game, `words/${language}.ftl`)?.()) ?? "";
}
