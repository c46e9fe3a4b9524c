/** The clocks that people can agree on, and what they are called. */

import { t } from "./page.svelte";
import { settings } from "./settings.svelte";
import type { Clock, Snapshot } from "./types";

type Choice = Omit<Clock, "window">;

const days = (count: number): Choice => ({ kind: "days", bank: 0, per_decision: 0, days: count });

export const CLOCKS: Record<string, Choice> = {
  none: { kind: "none", bank: 0, per_decision: 0, days: 0 },
  live: { kind: "live", bank: 600, per_decision: 30, days: 0 },
  days: days(1),
  days2: days(2),
  days3: days(3),
  days7: days(7),
};

export const COUNTDOWNS = [7, 15, 30, null]; // seconds; null is off

/** A clock in words, also one that no page offers. */
export function clockText({ kind, bank, per_decision: seconds, days }: Omit<Choice, "bank"> & { bank: number | number[] }): string {
  if (kind === "days") return t("clock-days", { days });
  if (kind === "live") return t("clock-live", { minutes: Math.round(Math.max(0, ...[bank].flat()) / 60), seconds });
  return t("clock-none");
}

/** The clock of a table that has not begun as it would be chosen; "" if it is another one. */
export function chosenClock({ clocks }: Pick<Snapshot, "clocks">): string {
  const isSame = ({ kind, days, bank, per_decision: seconds }: Choice) =>
    kind === clocks.kind && days === clocks.days && seconds === clocks.per_decision && clocks.bank.every((left) => left === bank);
  return Object.keys(CLOCKS).find((name) => isSame(CLOCKS[name]!)) ?? "";
}

/** When the holiday of a seat ends; null if it has none now. */
export const holidayOf = ({ holiday }: Pick<Snapshot["seats"][number], "holiday">): string | null =>
  holiday !== null && Date.parse(holiday) > Date.now() ? holiday : null;

/** A day as people of this language say it. */
export const dayOf = (at: string): string => new Date(at).toLocaleDateString(settings.locale, { weekday: "long", day: "numeric", month: "long" });

/** How long until then, roughly: for lists, where nothing ticks. */
export function timeLeft(deadline: string): string {
  const minutes = Math.max(0, Math.round((Date.parse(deadline) - Date.now()) / 60_000));
  const hours = Math.floor(minutes / 60);
  return hours >= 24 ? t("time-days", { days: Math.floor(hours / 24), hours: hours % 24 }) : t("time-hours", { hours, minutes: minutes % 60 });
}
