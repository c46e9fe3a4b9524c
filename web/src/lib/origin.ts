/** The match that a what-if is a copy of, and how many lines its log had then: both are in the address, where we came from it. */

export interface Origin {
  id: string;
  lines: number;
}

export const withOrigin = (path: string, { id, lines }: Origin): string => `${path}?from=${id}&lines=${lines}`;

export function origin(): Origin | null {
  const address = new URLSearchParams(location.search);
  const id = /^[\w-]+$/.exec(address.get("from") ?? "")?.[0];
  return id ? { id, lines: Number.parseInt(address.get("lines") ?? "", 10) || 0 } : null;
}
