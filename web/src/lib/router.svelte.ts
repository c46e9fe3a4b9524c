/** Where we are: "/" the front door, "/m/ID" a match, "/how/GAME" how to play it, "/me" who I am here ("/me#SECRET" on another device), "/p/PERSON" what somebody has achieved, "/g/GAME" records of a game, "/deal" and "/deal/DAY" the deal of a day, "/duplicate" and "/duplicate/ID" one deal at several tables, "/series/ID" a series, "/join/CODE" an invitation, "/seat#SECRET" a private seat link ("/seat/SECRET" from older servers). */

import { ROOT } from "./root";

const below = (path: string) => (path.startsWith(ROOT) ? path.slice(ROOT.length) : path);

class Router {
  path = $state(below(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.path = below(location.pathname)));
  }

  get parts(): string[] {
    const parts = this.path.split("/").filter(Boolean);
    return parts.length === 1 && parts[0] === "seat" && location.hash ? [...parts, location.hash.slice(1)] : parts;
  }

  /** Write a value into the address of this page, or take it out. */
  mark(name: string, value: string | null): void {
    const address = new URL(location.href);
    if (value === null) address.searchParams.delete(name);
    else address.searchParams.set(name, value);
    history.replaceState(history.state, "", address);
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", ROOT + path);
    else history.pushState(null, "", ROOT + path);
    this.path = below(location.pathname);
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** For links: stay in the page on a plain click, leave new tabs to the browser. */
export function follow(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  router.go(below((event.currentTarget as HTMLAnchorElement).pathname));
}
