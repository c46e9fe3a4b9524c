/** Moves are shown: what has a name of its own travels from where it was drawn to where it is drawn after the next news.
 *
 *     <g {@attach desk.motion.moves(`pawn-${seat}`)}>          travels by itself, also into another element of the same name
 *     <div {@attach desk.motion.stands("pile")}>               stands still; things come from there and go there
 *     <span {@attach desk.motion.moves("card-7", { from: ["pile"] })}>   is new, and comes from the pile
 *
 * Nothing waits for it: the page is drawn as it is now, and only looks as if things were still under way. Where people prefer less motion, where bots play at once,
 * while news come faster than anybody could follow, and when somebody jumps about in the past, nothing travels.
 * What can be clicked is not given a name itself, but the drawing inside it, so that it can be clicked where it will be.
 */

import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { prefersReducedMotion } from "svelte/motion";
import type { Desk } from "./desk.svelte";
import type { Snapshot } from "./types";

const GLIDE_MS: Record<Snapshot["pace"], number> = { slow: 900, normal: 560, fast: 220, at_once: 0 };
const EASE = "cubic-bezier(0.3, 0.8, 0.3, 1)";
const NEAR = 2; // pixels that nobody sees

export interface Point {
  x: number;
  y: number;
}

interface Travel {
  /** Where it comes from if it was not drawn before: the first of these that was. */
  from?: string[];
  /** The places it passes. */
  way?: () => string[];
}

interface Drawn extends Travel {
  element: Element;
  /** Whether it travels; else things only come from it and go to it. */
  moves: boolean;
}

/** Where the middle of something is on the page. What lies on a board or a plate stands still when that is shifted as a whole. */
interface Spot extends Point {
  element: Element;
  ground: Element | null;
  groundAt: Point;
}

export class Motion {
  private readonly drawn = new Map<string, Drawn[]>();
  private readonly running = new Map<Element, Animation>();
  private before = new Map<string, Spot>();
  private lastNews = -Infinity; // when the position changed last, in milliseconds
  private isRushed = false;

  constructor(private readonly desk: Desk) {}

  /** Whether things simply are where they are. */
  get isStill(): boolean {
    return prefersReducedMotion.current || this.glide === 0 || this.isRushed || (!this.desk.isLive && this.desk.isJump);
  }

  /** How long a move takes, in milliseconds. */
  get glide(): number {
    return this.desk.isLive ? GLIDE_MS[this.desk.snapshot.pace] : GLIDE_MS.normal;
  }

  /** Watch the position. To be called while the page of the table is made, before what is drawn on it. */
  follow(): void {
    $effect.pre(() => {
      void this.desk.view;
      untrack(() => this.look());
    });
    $effect(() => {
      void this.desk.view;
      untrack(() => this.show());
    });
    $effect(() => () => this.stop());
  }

  moves(key: string, travel: Travel = {}): Attachment<Element> {
    return this.named(key, true, travel);
  }

  stands(key: string): Attachment<Element> {
    return this.named(key, false, {});
  }

  /** The middle of what has this name, or had it a moment ago, in the window; null where there is no such thing. */
  at(key: string): Point | null {
    const element = this.newest(key)?.element;
    const box = element && boxOf(element);
    const was = this.before.get(key);
    return box ? middle(box) : was ? { x: was.x - scrollX, y: was.y - scrollY } : null;
  }

  private named(key: string, moves: boolean, travel: Travel): Attachment<Element> {
    return (element) => {
      const drawn: Drawn = { element, moves, ...travel };
      this.drawn.set(key, [...(this.drawn.get(key) ?? []), drawn]);
      return () => {
        const rest = this.drawn.get(key)!.filter((other) => other !== drawn);
        if (rest.length) this.drawn.set(key, rest);
        else this.drawn.delete(key);
      };
    };
  }

  private newest(key: string): Drawn | undefined {
    return this.drawn.get(key)?.at(-1);
  }

  /** Before the page changes: where everything is, also what is still under way. */
  private look(): void {
    const now = performance.now();
    this.isRushed = now - this.lastNews < this.glide / 2;
    this.lastNews = now;
    this.before.clear();
    if (this.isStill || document.hidden) {
      this.stop();
      return;
    }
    for (const key of this.drawn.keys()) {
      const spot = spotOf(this.newest(key)!.element);
      if (spot) this.before.set(key, spot);
    }
  }

  /** After the page has changed: everything sets out from where it was. */
  private show(): void {
    if (!this.before.size) return;
    this.stop();
    const moves = [...this.drawn].flatMap(([key, all]) => {
      const one = all.at(-1)!;
      const to = one.moves ? spotOf(one.element) : null;
      const from = to && [key, ...(one.from ?? [])].map((name) => this.before.get(name)).find((spot) => spot !== undefined);
      return from ? [{ one, way: [from, ...this.passed(one)].map((spot) => away(spot, to)) }] : [];
    });
    for (const { one, way } of moves) if (way.some(({ x, y }) => Math.hypot(x, y) >= NEAR)) this.glideOver(one.element, way);
  }

  private stop(): void {
    this.running.forEach((animation) => animation.cancel());
    this.running.clear();
  }

  private passed({ way }: Drawn): Spot[] {
    return (way?.() ?? []).flatMap((key) => this.before.get(key) ?? []);
  }

  private glideOver(element: Element, way: Point[]): void {
    const toOwn = unitsOf(element);
    const animation = element.animate(
      { translate: [...way.map(toOwn), "0px 0px"], zIndex: [20, 20], pointerEvents: ["none", "none"] },
      { duration: this.glide, easing: way.length > 1 ? "ease-in-out" : EASE },
    );
    this.running.set(element, animation);
    animation.onfinish = () => {
      if (this.running.get(element) === animation) this.running.delete(element);
    };
  }
}

const middle = (box: DOMRect): Point => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

/** The box of something that is drawn; null where it is not. */
function boxOf(element: Element): DOMRect | null {
  const box = element.getBoundingClientRect();
  return box.width || box.height ? box : null;
}

function spotOf(element: Element): Spot | null {
  const box = boxOf(element);
  if (!box) return null;
  const ground = element.closest("[data-area], .plate");
  const groundBox = ground?.getBoundingClientRect();
  const { x, y } = middle(box);
  return { x: x + scrollX, y: y + scrollY, element, ground, groundAt: { x: (groundBox?.left ?? 0) + scrollX, y: (groundBox?.top ?? 0) + scrollY } };
}

/** How far a place is from where something is now. On the same ground only the distance on it counts. */
function away(from: Spot, to: Spot): Point {
  const isSame = from.ground === to.ground;
  return {
    x: from.x - to.x - (isSame ? from.groundAt.x - to.groundAt.x : 0),
    y: from.y - to.y - (isSame ? from.groundAt.y - to.groundAt.y : 0),
  };
}

/** Distances on the screen as those of the element's own surroundings, which may be enlarged. */
function unitsOf(element: Element): (away: Point) => string {
  if (element instanceof SVGElement && element.ownerSVGElement) {
    const { a, b, c, d } = ((element.parentNode as SVGGraphicsElement).getScreenCTM() ?? new DOMMatrix()).inverse();
    return ({ x, y }) => `${a * x + c * y}px ${b * x + d * y}px`;
  }
  const own = element instanceof HTMLElement ? element.offsetWidth : element.clientWidth;
  const scale = own ? element.getBoundingClientRect().width / own : 1;
  return ({ x, y }) => `${x / scale}px ${y / scale}px`;
}
