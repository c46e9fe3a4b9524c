/** Where the names of the chart stand: near what they name, never on a port, a city or a token, and on a plain space only where nothing else is near. */

import type { Space } from "./view";

/** A block of lines that wants to be read at a place; `x`, `y` is the middle of where it would best stand. */
export interface Label {
  key: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What lies on the chart, and how bad it is to cover it. */
interface Drawn extends Box {
  weight: number;
}

const WIDE = 0.68; // of a letter, by its height
/** Four ships stand at the base when a game begins. */
const SIZES: Partial<Record<Space["kind"], number>> = { galactic_base: 100 };
const USUAL = 40; // from the middle of a space to its edge
const GAP = 4;
const STEP = 10;
const FAR = 240; // as far as a name goes from what it names
const COVERED = 40; // so much worse than to stand a little further away is it to cover a little
const PLAIN = 3; // the same for a space on which nothing lies

/** The size of lines of text. */
export const sizeOf = (lines: { text: string; letter: number }[]) => ({
  width: Math.max(...lines.map(({ text, letter }) => text.length * letter * WIDE)),
  height: lines.reduce((sum, { letter }) => sum + letter, 0),
});

const around = (x: number, y: number, width: number, height: number): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

/** How much of two boxes lies on each other, as a length. */
function covered(a: Box, b: Box): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? Math.min(wide, high) : 0;
}

/** The middle of every label, the widest placed first. `discs` are circles that lie on the chart, too. */
export function placed(
  labels: Label[],
  spaces: Space[],
  discs: { x: number; y: number; r: number }[],
  chart: { width: number; height: number },
): Map<string, { x: number; y: number }> {
  const drawn: Drawn[] = [
    ...spaces.map(({ x, y, kind }) => ({
      ...around(x, y, 2 * (SIZES[kind] ?? USUAL), 2 * (SIZES[kind] ?? USUAL)),
      weight: kind === "space" || kind === "hazard" ? PLAIN : COVERED,
    })),
    ...discs.map(({ x, y, r }) => ({ ...around(x, y, 2 * r, 2 * r), weight: COVERED })),
  ];
  const found = new Map<string, { x: number; y: number }>();
  for (const { key, x, y, width, height } of [...labels].sort((a, b) => b.width - a.width)) {
    const near = drawn.filter((box) => covered(box, around(x, y, width + 2 * FAR, height + 2 * FAR)) > 0);
    let best = { x, y };
    let least = Infinity;
    for (let dx = -FAR; dx <= FAR; dx += STEP)
      for (let dy = -FAR; dy <= FAR; dy += STEP) {
        const away = Math.hypot(dx, dy);
        if (away >= least || away > FAR) continue;
        const box = around(x + dx, y + dy, width + GAP, height + GAP);
        const isOff = box.left < 0 || box.top < 0 || box.right > chart.width || box.bottom > chart.height;
        if (isOff) continue;
        const cost = away + near.reduce((sum, one) => sum + one.weight * covered(box, one), 0);
        if (cost < least) [best, least] = [{ x: x + dx, y: y + dy }, cost];
      }
    found.set(key, best);
    drawn.push({ ...around(best.x, best.y, width, height), weight: COVERED });
  }
  return found;
}
