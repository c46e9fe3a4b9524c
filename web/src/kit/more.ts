/** A box that scrolls by itself says whether more lies below: `<div {@attach tellsMore}>` has the attribute `data-more` then. */

import type { Attachment } from "svelte/attachments";

const NEAR = 4; // pixels that nobody misses

export const tellsMore: Attachment<HTMLElement> = (element) => {
  const look = () => element.toggleAttribute("data-more", element.scrollHeight - element.scrollTop - element.clientHeight > NEAR);
  const size = new ResizeObserver(look);
  const contents = new MutationObserver(look);
  size.observe(element);
  contents.observe(element, { childList: true, subtree: true, characterData: true });
  element.addEventListener("scroll", look, { passive: true });
  return () => {
    size.disconnect();
    contents.disconnect();
    element.removeEventListener("scroll", look);
  };
};
