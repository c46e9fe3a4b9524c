/** The match that a what-if is a copy of, and how many lines its log had then: remembered on the device on which it was made. */

import { recall, remember } from "./settings.svelte";

export interface Origin {
  id: string;
  lines: number;
}

export function keepOrigin(whatIf: string, { id, lines }: Origin): void {
  remember(`origin.${whatIf}`, `${id} ${lines}`);
}

export function originOf(whatIf: string): Origin | null {
  const [id, lines] = recall(`origin.${whatIf}`)?.split(" ") ?? [];
  return id ? { id, lines: Number(lines) || 0 } : null;
}
