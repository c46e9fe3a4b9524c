/**
 * The word that it is my turn when I am not looking. While the page is open the browser shows it; when it is closed, the server sends it to this
 * device, at tables by days and where the operator wants that. Off until somebody asks for it.
 */

import { api, ApiError } from "./api";
import { ROOT } from "./root";
import { myMatches, settings } from "./settings.svelte";
import type { Snapshot } from "./types";
import type { Words } from "./words";
import { worker } from "./worker";

const FEW = 12; // of my last matches, asked for at once when reminders are turned on

class Reminders {
  private permission = $state<NotificationPermission | null>(isSecureContext && typeof Notification !== "undefined" ? Notification.permission : null);
  private isAsking = $state(false);
  /** Whether they may come when the page is closed: null until the server has said so. */
  private key = $state<string | null>(null);
  private subscription: PushSubscription | null = $state.raw(null);
  private subscribed: Promise<void> | null = null;
  /** The matches that the server was told of. */
  private known = new Set<string>();

  constructor() {
    if (this.permission === null) return;
    navigator.permissions?.query({ name: "notifications" }).then(
      (status) => (status.onchange = () => (this.permission = Notification.permission)),
      () => undefined,
    );
  }

  get state(): "impossible" | "blocked" | "asked" | "on" | "off" {
    if (this.permission === null) return "impossible";
    if (this.permission === "denied") return "blocked";
    if (this.isAsking) return "asked";
    return settings.reminders && this.permission === "granted" ? "on" : "off";
  }

  /** Whether they come, or would come, also when the page is closed. */
  get reachesClosed(): boolean {
    return this.state === "on" ? this.subscription !== null : this.key !== null && "PushManager" in window;
  }

  /** Learn what is possible here. */
  look(): void {
    if (this.permission !== null) void this.prepare().catch(() => undefined);
  }

  async turnOn(): Promise<void> {
    this.isAsking = true;
    try {
      this.permission = await Notification.requestPermission();
    } finally {
      this.isAsking = false;
    }
    if (this.permission !== "granted") return;
    settings.setReminders(true);
    for (const id of myMatches().slice(0, FEW)) await this.remind(id);
  }

  async turnOff(): Promise<void> {
    settings.setReminders(false);
    this.known.clear();
    await this.subscribed?.catch(() => undefined);
    this.subscribed = null;
    const found = this.subscription ?? (await (await worker)?.pushManager?.getSubscription()) ?? null;
    this.subscription = null;
    if (!found) return;
    await api.stopReminders(found.endpoint).catch(() => undefined); // then the push service tells the server that nobody is there
    await found.unsubscribe();
  }

  /** I sit at this table: reminders of it are wanted, if any are. */
  follow(now: Snapshot): void {
    if (this.state === "on" && now.me !== null && now.clocks.kind === "days" && now.status !== "over") void this.remind(now.id);
  }

  private async remind(id: string): Promise<void> {
    if (this.known.has(id)) return;
    this.known.add(id);
    try {
      await this.prepare();
      if (this.state === "on" && this.subscription) await api.remind(id, this.subscription);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status === 0) this.known.delete(id); // else there is nothing to be reminded of there
    }
  }

  private prepare(): Promise<void> {
    return (this.subscribed ??= this.subscribe().catch((error: unknown) => {
      this.subscribed = null;
      throw error;
    }));
  }

  private async subscribe(): Promise<void> {
    this.key = (await api.reminders()).key;
    const pushes = (await worker)?.pushManager;
    if (this.state !== "on" || this.key === null || !pushes) {
      this.subscribed = null;
      return;
    }
    const found = await pushes.getSubscription();
    if (found && keyOf(found) === this.key) this.subscription = found;
    else {
      await found?.unsubscribe(); // it is for another server that was here
      // A browser may have no push service; then the page itself is all there is.
      this.subscription = await pushes.subscribe({ userVisibleOnly: true, applicationServerKey: this.key }).catch(() => null);
    }
  }

  /** It is my turn at a table that is open here: say so, if nobody looks. */
  async show(now: Snapshot, words: Words): Promise<void> {
    if (this.state !== "on" || document.visibilityState === "visible") return;
    const title = words.say("reminder-title", { game: words.title });
    const more = { body: words.say("reminder-body", { code: now.code }), tag: now.id, icon: `${ROOT}/icon-192.png`, data: { path: `/m/${now.id}` } };
    const registration = await worker;
    if (registration) await registration.showNotification(title, more);
    else new Notification(title, more).onclick = () => focus();
  }

  /** Somebody looks at this table: what was said about it is no news any more. */
  async clear(id: string): Promise<void> {
    for (const shown of (await (await worker)?.getNotifications({ tag: id })) ?? []) shown.close();
  }
}

/** The key of the server for which a device has subscribed, as that server writes it. */
function keyOf(subscription: PushSubscription): string {
  const bytes = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

export const reminders = new Reminders();
