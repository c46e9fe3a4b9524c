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
 * close to the dock: what is spoken of lies mostly above it. Beside the card the window goes back to its top where all can be seen from there. */
export function bringIntoSight(elements: Element[], card: Element | null = document.querySelector(".guide")): void {
  const [element] = elements;
  if (!element) return;
  for (const list of scrollersOf(element)) {
    const [own, around] = [element.getBoundingClientRect(), list.getBoundingClientRect()];
    if (own.top < around.top || own.bottom > around.bottom) list.scrollTop += own.top + own.height / 2 - (around.top + around.height / 2);
  }
  const free = freeFor(element, card);
  const room = free.bottom - free.top;
  const all = around(elements);
  const { top, bottom } = all.bottom - all.top <= room ? all : around([element]);
  const height = bottom - top;
  const isUnder = card !== null && isSticky(card);
  const isSeen = top >= free.top && bottom <= free.bottom;
  const isBeside = card !== null && !isUnder;
  const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
  if (isBeside && bottom + scrollY <= free.bottom) return scrollTo({ top: 0, behavior });
  if (isSeen && !(isUnder && free.bottom - bottom > UNUSED)) return;
  const wanted = height > room ? free.top + EDGE : isBeside ? free.top + (room - height) / 2 : free.bottom - EDGE - height;
  scrollBy({ top: top - wanted, behavior });
}

function around(elements: Element[]): { top: number; bottom: number } {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  return { top: Math.min(...boxes.map(({ top }) => top)), bottom: Math.max(...boxes.map(({ bottom }) => bottom)) };
}
