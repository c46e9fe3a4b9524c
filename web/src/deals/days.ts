/** Days and shares of deals, as people read them. */

import { t } from "$lib/page.svelte";
import { ROOT } from "$lib/root";
import { settings } from "$lib/settings.svelte";

const isDay = (id: string) => /^\d{4}-\d\d-\d\d$/.test(id);

/** The page of a deal: of a day, or a duplicate. */
export const linkTo = (id: string) => (isDay(id) ? `${ROOT}/deal/${id}` : `${ROOT}/duplicate/${id}`);

/** The day of a deal, whatever the day is here. */
export const dayName = (id: string) =>
  new Date(`${id}T00:00:00Z`).toLocaleDateString(settings.locale, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });

/** A moment in local time, with its day unless that is today. */
export function moment(seconds: number): string {
  const at = new Date(seconds * 1000);
  const time = at.toLocaleTimeString(settings.locale, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  if (at.toDateString() === new Date().toDateString()) return time;
  return t("deal-moment", { day: at.toLocaleDateString(settings.locale, { weekday: "long", day: "numeric", month: "long" }), time });
}

/** A share of what strong bots made, or that it is not worked out yet. */
export const shareText = (share: number | null) => (share === null ? t("deal-share-waiting") : t("deal-share", { share: Math.round(share / 10) }));
