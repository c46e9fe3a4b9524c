/** The match that a what-if is a copy of, and how many lines its log had then: remembered on the device on which it was made. */

import { recall, remember } from "./settings.svelte";

export interface Origin {
  id: string;
  lines: number;
}

const KEPT = 40; // what-ifs
const KEY = "origins";

export function keepOrigin(whatIf: string, origin: Origin): void {
  remember(KEY, JSON.stringify([[whatIf, origin], ...kept()].slice(0, KEPT)));
}

export function originOf(whatIf: string): Origin | null {
  return kept().find(([id]) => id === whatIf)?.[1] ?? null;
}

function kept(): [string, Origin][] {
  try {
    return JSON.parse(recall(KEY) ?? "[]") as [string, Origin][];
  } catch {
    return [];
  }
}
