/** Who I am on this server, as this browser knows it. */

import { api, ApiError } from "./api";
import { myMatches, recall, remember, settings } from "./settings.svelte";
import type { MeInfo } from "./types";

class Me {
  info = $state.raw<MeInfo | null>(null);

  get person() {
    return this.info?.person ?? null;
  }
  get isOffered(): boolean {
    return this.info?.offered ?? false;
  }

  take(info: MeInfo): void {
    this.info = info;
    if (info.person) settings.setName(info.person.name);
  }

  /** Ask who I am; what this browser held before it knew that becomes mine. */
  async load(guest: string): Promise<void> {
    try {
      this.take(await api.me());
      if (!this.isOffered || recall("claimed")) return;
      const old = myMatches();
      if (old.length && !this.person) this.take(await api.beSomebody(settings.name.trim() || guest));
      for (const id of old) await api.claim(id).catch(() => undefined); // it may be gone
      remember("claimed", "yes");
    } catch (error) {
      if (!(error instanceof ApiError)) throw error; // one plays without a name of one's own
    }
  }
}

export const me = new Me();
