/** What matters now comes into sight: `<section {@attach inSight(() => desk.isIn("PAY"))}>`. */

import type { Attachment } from "svelte/attachments";
import { bringIntoSight } from "../guide/pointing";

/** Scrolls there when `matters` becomes true; never to what is only shown, and not while a guide points at something else. `free`: between a guide that stands
 * above and the dock below. */
export function inSight(matters: () => boolean, block: ScrollLogicalPosition | "free" = "nearest"): Attachment<Element> {
  return (element) => {
    const now = $derived(matters());
    $effect(() => {
      if (!now || element.closest("[inert]") || document.querySelector(".guide[data-points]:not([data-points='0'])")) return;
      if (block === "free") bringIntoSight([element]);
      else element.scrollIntoView({ block });
    });
  };
}
