/** Finds on the table what a step of a guide points at, and where it can be seen. */

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

const EDGE = 8; // pixels between what is shown and what covers the window
const UNUSED = 60; // that may stay empty above the dock
const MARKS = ["data-guide", "data-act", "data-area"];

/** The visible element of that name: a place that a drawing marks, an act, or an area. What is only shown is no part of the table. */
function found(name: string): Element | null {
  for (const mark of MARKS) {
    const element = [...document.querySelectorAll(`[${mark}="${CSS.escape(name)}"]`)].find(
      (element) => element.checkVisibility() && !element.closest("[inert]"),
    );
    if (element) return element;
  }
  return null;
}

/** Already chosen, or not to be chosen now. */
function isSettled(element: Element): boolean {
  return (
    element.matches(":disabled") ||
    element.getAttribute("aria-pressed") === "true" ||
    element.getAttribute("aria-disabled") === "true" ||
    element.querySelector("input:checked") !== null
  );
}

/** What to point at: all of it to look at; of what is to be done one thing after the other. */
export function targets(names: string[], isDeed: boolean): Element[] {
  const here = names.map(found).filter((element) => element !== null);
  if (!isDeed) return here;
  const next = here.find((element) => !isSettled(element)) ?? here.at(-1);
  return next ? [next] : [];
}

/** Lists that scroll by themselves and hold this element, the innermost first. */
function scrollersOf(element: Element): Element[] {
  const scrollers: Element[] = [];
  for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement)
    if (parent.scrollHeight > parent.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(parent).overflowY)) scrollers.push(parent);
  return scrollers;
}

const isSticky = (card: Element) => getComputedStyle(card).position === "sticky";

/** The part of the window that neither the guide's card nor the dock covers, for this element. */
function freeFor(element: Element, card: Element | null): { top: number; bottom: number } {
  const foot = document.querySelector(".foot, .dock");
  return {
    top: card && isSticky(card) ? card.getBoundingClientRect().bottom : 0,
    bottom: foot && !foot.contains(element) ? foot.getBoundingClientRect().top : innerHeight,
  };
}

/** Where the ring lies: around the element, as far as it is in sight; null when it is not. */
export function ringAround(element: Element, card: Element): Rect | null {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const free = freeFor(element, card);
  const [from, to] = [Math.max(top - 5, free.top + 3), Math.min(bottom + 5, free.bottom - 3)];
  if (to - from < 8) return null;
  const [first, last] = [Math.max(left - 5, 3), Math.min(right + 5, document.documentElement.clientWidth - 3)];
  return { left: first, top: from, width: last - first, height: to - from };
}

/** Scroll so that this can be seen, in lists that scroll by themselves and in the window; nothing moves if it can. Below a card that sticks to the window's upper edge it comes
 * close to the dock, with all that it belongs to: what is spoken of lies mostly above it. */
export function bringIntoSight(elements: Element[], card: Element | null = document.querySelector(".guide")): void {
  const [element] = elements;
  if (!element) return;
  for (const list of scrollersOf(element)) {
    const [own, around] = [element.getBoundingClientRect(), list.getBoundingClientRect()];
    if (own.top < around.top || own.bottom > around.bottom) list.scrollTop += own.top + own.height / 2 - (around.top + around.height / 2);
  }
  const free = freeFor(element, card);
  const room = free.bottom - free.top;
  const groups = card && isSticky(card) ? [elements.map((one) => one.closest("[data-area]") ?? one), elements] : [];
  const { top, bottom } = groups.map(around).find((box) => box.bottom - box.top <= room) ?? around([element]);
  const isSeen = top >= free.top && bottom <= free.bottom;
  if (isSeen && (!groups.length || free.bottom - bottom <= UNUSED)) return;
  const height = bottom - top;
  const isBeside = card !== null && !isSticky(card);
  const wanted = height > room ? free.top + EDGE : isBeside ? free.top + (room - height) / 2 : free.bottom - EDGE - height;
  scrollBy({ top: top - wanted, behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth" });
}

function around(elements: Element[]): { top: number; bottom: number } {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  return { top: Math.min(...boxes.map(({ top }) => top)), bottom: Math.max(...boxes.map(({ bottom }) => bottom)) };
}
