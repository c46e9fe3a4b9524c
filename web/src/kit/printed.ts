/** What a drawing makes of the printed matter of its game: made once, then kept. */

import type { Desk } from "$lib/desk.svelte";
import type { Declared, InfoOf } from "$lib/types";

/** `const chart = madeOf((printed: Printed) => ({ ... }))`, then `chart(desk)`. */
export function madeOf<Printed extends Declared["Printed"], Made>(
  make: (printed: Printed) => Made,
): (desk: Desk<Declared & { Printed: Printed }>) => Made {
  const made = new WeakMap<InfoOf<Declared & { Printed: Printed }>, Made>();
  return ({ info }) => {
    if (!made.has(info)) made.set(info, make(info.printed));
    return made.get(info)!;
  };
}
