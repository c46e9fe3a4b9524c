/** What matters now comes into sight: `<section {@attach inSight(() => desk.isIn("PAY"))}>`. */

import type { Attachment } from "svelte/attachments";

/** Scrolls there when `matters` becomes true; never to what is only shown. */
export function inSight(matters: () => boolean, block: ScrollLogicalPosition = "nearest"): Attachment<Element> {
  return (element) => {
    const now = $derived(matters());
    $effect(() => {
      if (now && !element.closest("[inert]")) element.scrollIntoView({ block });
    });
  };
}
