/** Single keys of this game. */

import type { Flight } from "./flight.svelte";
import type { MyLoop } from "./loop.svelte";
import type { Desk } from "./types";

export function addKeys(desk: Desk, flight: Flight, loop: MyLoop): void {
  desk.keys.e = {
    text: () => desk.say("key-choices"),
    isOpen: () => desk.isMyTurn,
    act: () => document.querySelector<HTMLElement>(".venus :is(.choices, .counter) .row[aria-disabled=false]")?.focus(),
  };
  desk.keys.n = {
    text: () => desk.say("key-onward"),
    isOpen: () => flight.onward !== null || (desk.isIn("HEADING") && loop.next !== null),
    act: () => {
      flight.picked ??= loop.next;
      if (flight.onward) flight.pick(flight.onward);
    },
  };
}
