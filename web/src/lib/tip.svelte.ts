/** One small explanation at a time, beside what the mouse or the keyboard's focus rests on; it belongs to that thing as its description. */

import type { Attachment } from "svelte/attachments";

export const tip = $state<{ text: string; x: number; top: number; bottom: number; shown: boolean }>({
  text: "",
  x: 0,
  top: 0,
  bottom: 0,
  shown: false,
});

/** Under a finger it would lie over what is read. */
const canHover = () => matchMedia("(hover: hover)").matches;

function show(element: Element, text: string): void {
  if (text) element.setAttribute("aria-description", text);
  if (!canHover()) return;
  const box = element.getBoundingClientRect();
  Object.assign(tip, { text, x: box.left + box.width / 2, top: box.top, bottom: box.bottom, shown: text !== "" });
}

/** A thing that vanishes loses its focus while the page is being drawn, and then nothing may change: so a moment later. */
export function hideTip(): void {
  queueMicrotask(() => (tip.shown = false));
}

/** `{@attach explain(() => "...")}`; the text is asked for when it is needed. */
export function explain(text: () => string): Attachment<Element> {
  return (element) => {
    const enter = (event: Event) => (event as PointerEvent).pointerType === "mouse" && show(element, text());
    const focus = () => element.matches(":focus-visible") && show(element, text());
    element.addEventListener("pointerenter", enter);
    element.addEventListener("pointerleave", hideTip);
    element.addEventListener("pointerdown", hideTip);
    element.addEventListener("focus", focus);
    element.addEventListener("blur", hideTip);
    return () => {
      element.removeEventListener("pointerenter", enter);
      element.removeEventListener("pointerleave", hideTip);
      element.removeEventListener("pointerdown", hideTip);
      element.removeEventListener("focus", focus);
      element.removeEventListener("blur", hideTip);
    };
  };
}
