/** Where cards that pass are shown: beside the table, above the log; where there is no room for that, over a part of the table that nobody needs just now. They never lie on what a guide
 * says, on a hint, on the header, the dock, or the reader's own things, and while the reader is asked or guided on nothing that can be pressed and on no figure of what is chosen. Where no
 * place is left a card is folded: the dock has a button with its title, which opens it over the table. */

import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { isNarrow } from "$lib/room";
import type { Moment } from "./moment.svelte";

const LOG_ROOM = 200; // pixels that are left to log and chat
const GAP = 8;
const LOOK_MS = 30;
const BEAT_MS = 250;
const OWN = "[data-area='mine'], [data-area='hand'], .table-page > header";
/** What can be pressed, acts that cannot be chosen just now (their sums count too), and figures that a drawing marks. Of a chart that can be enlarged only what can be chosen. */
const PRESSED = "main .things :is(button, a, select, input, summary):not(:disabled)";
const NEEDED = `${OWN}, ${PRESSED}, [data-ring], [data-hinted], [data-needed], main .hinted, main .place.open, main .things [data-act]`;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Card {
  element: HTMLElement;
  moment: Moment<unknown>;
  title: string;
  opened: unknown; // the moment that the reader has opened
}

let cards: Card[] = [];
let folded = $state.raw<Card[]>([]);
let looked = 0;

/** Gives the card its place as long as it is there, and lets the time of its moment run while it is seen. */
export function passing(moment: Moment<unknown>, title: string): Attachment<HTMLElement> {
  return (element) => {
    cards = [...cards, { element, moment, title, opened: null }];
    untrack(place);
    if (cards.length === 1) {
      looked = performance.now();
      requestAnimationFrame(look);
    }
    return () => {
      element.removeAttribute("style"); // it may go on in the flow
      cards = cards.filter((card) => card.element !== element);
      untrack(place);
    };
  };
}

/** Lets the time of a moment run that lies over nothing: it is seen whenever the page is. */
export function seen(moment: Moment<unknown>): Attachment<HTMLElement> {
  return () => {
    const beat = setInterval(() => {
      if (!document.hidden) moment.pass(BEAT_MS, true);
    }, BEAT_MS);
    return () => clearInterval(beat);
  };
}

/** The cards for which there is no place now. */
export const foldedCards = (): { title: string; open: () => void }[] =>
  folded.map((card) => ({
    title: card.title,
    open: () => {
      card.opened = card.moment.shown;
      place();
    },
  }));

function look(now: number): void {
  if (!cards.length) return;
  if (now - looked >= LOOK_MS) {
    place();
    for (const { element, moment } of cards) moment.pass(Math.min(now - looked, 10 * LOOK_MS), element.style.visibility === "visible");
    looked = now;
  }
  requestAnimationFrame(look);
}

function place(): void {
  const column = isNarrow.current ? null : document.querySelector<HTMLElement>("[data-passing]");
  const left = column ? inColumn(column) : cards;
  const taken: Box[] = [];
  const hidden: Card[] = [];
  for (const card of left.toReversed()) {
    const box = overTable(card, taken);
    if (box) taken.push(box);
    else hidden.push(card);
  }
  if (hidden.length !== folded.length || hidden.some((card, index) => card !== folded[index])) folded = hidden;
}

const hide = ({ element }: Card) => void (element.style.visibility = "hidden");

function show({ element }: Card, left: number, top: number): void {
  element.style.left = `${left}px`;
  element.style.top = `${top}px`;
  element.style.visibility = "visible";
}

/** So wide, and no higher than there is room: what is larger scrolls. */
function fit(element: HTMLElement, width: string, room: number): void {
  element.style.width = width;
  element.style.maxHeight = element.style.overflowY = "";
  if (element.offsetHeight <= room) return;
  element.style.maxHeight = `${room}px`;
  element.style.overflowY = "auto";
}

/** Put the cards into their place beside the table; gives those for which there is no room. */
function inColumn(column: HTMLElement): Card[] {
  const { left, top, width } = column.getBoundingClientRect();
  const room = column.parentElement!.getBoundingClientRect().bottom - top - LOG_ROOM;
  let used = 0;
  const rest: Card[] = [];
  for (const card of cards) {
    fit(card.element, `${width - 2 * GAP}px`, Infinity);
    const height = card.element.offsetHeight + GAP;
    if (used + height > room) rest.push(card);
    else {
      show(card, left + GAP, top + used + GAP);
      used += height;
    }
  }
  column.style.height = used ? `${used + GAP}px` : "0";
  return rest;
}

/** Put a card where it covers nothing that is needed; null if there is no such place now. */
function overTable(card: Card, taken: Box[]): Box | null {
  const { element, moment } = card;
  const table = document.querySelector("main")?.getBoundingClientRect();
  if (!table) return null;
  const free = freeOf(table);
  fit(element, "", Math.max(0, free.bottom - free.top));
  const [width, height] = [element.offsetWidth, element.offsetHeight];
  const left = Math.max(GAP, table.left + (table.width - width) / 2);
  const at = (top: number): Box => ({ left, top, right: left + width, bottom: top + height });
  const was = element.style.visibility === "visible" ? element.getBoundingClientRect().top : free.bottom - height;
  const isNeeded = moment.desk.isMyTurn || isGuided(moment);
  const kept = card.opened === moment.shown ? [] : boxesOf(isNeeded ? NEEDED : OWN);
  const top = firstFree(was, at, free, [...taken, ...kept]);
  if (top === null) {
    hide(card);
    return null;
  }
  show(card, left, top);
  return at(top);
}

function isGuided({ desk }: Moment<unknown>): boolean {
  const { guide } = desk.snapshot;
  return guide !== null && !guide.over && !guide.left;
}

/** The part of the table's window that no header, guide or dock lies on. */
function freeOf(table: DOMRect): Box {
  const above = [...document.querySelectorAll(".guide, .banner, header")].filter((element) => getComputedStyle(element).position === "sticky");
  const tops = isNarrow.current ? above.map((element) => element.getBoundingClientRect().bottom) : [table.top];
  const foot = document.querySelector(".foot, .dock")?.getBoundingClientRect();
  return { left: table.left, right: table.right, top: Math.max(0, ...tops) + GAP, bottom: Math.min(innerHeight, foot?.top ?? innerHeight) - GAP };
}

const boxesOf = (selector: string): Box[] =>
  [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility()).map((element) => element.getBoundingClientRect());

const overlap = (one: Box, other: Box) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Where a card lies on none of these, from above: where it was if possible, else below, above or between. */
function firstFree(was: number, at: (top: number) => Box, free: Box, kept: Box[]): number | null {
  const height = at(0).bottom;
  const tops = [was, free.bottom - height, free.top, ...kept.flatMap(({ top, bottom }) => [bottom + GAP, top - height - GAP])];
  return tops.find((top) => top >= free.top && top + height <= free.bottom && !kept.some((box) => overlap(at(top), box))) ?? null;
}
