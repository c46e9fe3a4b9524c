/** How much room the window has. */

import { MediaQuery } from "svelte/reactivity";

/** Nothing stands beside the table: the log slides in, and what is said is said in the dock. */
export const isNarrow = new MediaQuery("max-width: 1080px");
