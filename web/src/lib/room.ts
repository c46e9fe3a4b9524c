/** How much room the window has. */

import { MediaQuery } from "svelte/reactivity";

/** Nothing stands beside the table: the log slides in, and what is said is said in the dock. */
export const isNarrow = new MediaQuery("max-width: 1080px");

/** Fingers only: no mouse, and likely no keyboard. */
export const isTouchOnly = new MediaQuery("(hover: none) and (not (any-pointer: fine))");

/** A phone held upright: words of tools are only said. */
export const isPhone = new MediaQuery("max-width: 620px");
