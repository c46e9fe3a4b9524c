/** Anything that stands for an act: `<button {...choosing(desk, ["buy", good], () => text)}>`. */

import { createAttachmentKey } from "svelte/attachments";
import type { Desk } from "$lib/desk.svelte";
import { explain } from "$lib/tip.svelte";
import type { ActOf, Declared } from "$lib/types";

const EXPLAINED = createAttachmentKey();

/** The attributes of such a button: it does the act or says why not, is explained on hover and focus, and shows when it is hinted at.
 *
 * In styles it is `[aria-disabled="false"]` when it may be chosen and `[data-hinted]` when it is advised. `text` is what the explanation says; without it
 * the act and, where it is refused, the reason. `does` takes the place of doing the act, where it takes more than that.
 */
export function choosing<G extends Declared>(desk: Desk<G>, act: NoInfer<ActOf<G>>, text?: () => string, does: () => unknown = () => desk.do(act)) {
  const choice = desk.choice(...act);
  const said = text ?? (() => [desk.means(act), desk.choice(...act).reason].filter(Boolean).join("\n"));
  return {
    type: "button" as const,
    "data-act": act.join(" "),
    "data-hinted": desk.isHinted(...act) || undefined,
    "aria-disabled": !choice.open,
    onclick: () => void (desk.choice(...act).open ? does() : desk.do(act)),
    [EXPLAINED]: explain(said),
  };
}
