/** A part of the page that cannot be loaded belongs to an older page: the server has a new one since. Get that one, but not again and again. */

const KEY = "magnat.renewed";
const AGAIN_MS = 60_000;

addEventListener("vite:preloadError", (event) => {
  if (Date.now() - Number(sessionStorage.getItem(KEY)) < AGAIN_MS) return;
  sessionStorage.setItem(KEY, String(Date.now())); // a browser that refuses throws, and goes on with what it has
  event.preventDefault();
  location.reload();
});
