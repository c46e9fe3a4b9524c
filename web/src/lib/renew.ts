/** A part of the page that cannot be loaded belongs to an older page: the server has a new one since. Get that one, but not again and again. */

import { recall, remember } from "./settings.svelte";

const KEY = "renewed";
const AGAIN_MS = 60_000;

addEventListener("vite:preloadError", (event) => {
  if (Date.now() - Number(recall(KEY)) < AGAIN_MS) return;
  remember(KEY, String(Date.now()));
  if (!recall(KEY)) return; // nothing is remembered here: that would go on for ever
  event.preventDefault();
  location.reload();
});
