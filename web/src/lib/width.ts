/** Whether the window is too narrow for the log beside the table. */

import { MediaQuery } from "svelte/reactivity";

export const isNarrow = new MediaQuery("max-width: 1080px");
