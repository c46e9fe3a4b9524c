/** Finds on the table what a step of a guide points at, and where it can be seen. */

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

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

/** The part of the window that neither the card nor the dock covers, for this element. */
function freeFor(element: Element, card: Element): { top: number; bottom: number } {
  const sticks = getComputedStyle(card).position === "sticky";
  const foot = document.querySelector(".foot, .dock");
  return {
    top: sticks ? card.getBoundingClientRect().bottom : 0,
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

/** Scroll so that it can be seen, in lists that scroll by themselves and in the window; nothing moves if it can. */
export function bringIntoSight(element: Element, card: Element): void {
  for (const list of scrollersOf(element)) {
    const [own, around] = [element.getBoundingClientRect(), list.getBoundingClientRect()];
    if (own.top < around.top || own.bottom > around.bottom) list.scrollTop += own.top + own.height / 2 - (around.top + around.height / 2);
  }
  const { top, bottom, height } = element.getBoundingClientRect();
  const free = freeFor(element, card);
  if (top >= free.top && bottom <= free.bottom) return;
  const room = free.bottom - free.top;
  const wanted = height > room ? free.top + 8 : free.top + (room - height) / 2;
  scrollBy({ top: top - wanted, behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth" });
}
