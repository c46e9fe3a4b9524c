/** At the address of a table: all that it needs is asked for at once, not one thing after the other. The document says which game is played there. */

import { api } from "./api";
import { tableOf, tableText } from "./games";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";

const [place, id] = router.parts;
if (place === "m" && id) {
  const game = document.querySelector<HTMLMetaElement>("meta[name=magnat-game]")?.content ?? "";
  api.askAhead(id, game, settings.language);
  for (const part of [tableOf(game), tableText(game, settings.language)]) part.catch(() => undefined); // whoever draws it says if it does not come
}
