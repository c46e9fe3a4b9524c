/** The service worker: keeps the offline page and shows reminders. Null where there is none: plain http on a home network, development. */

import { ROOT } from "./root";

async function registered(): Promise<ServiceWorkerRegistration | null> {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return null;
  try {
    return (await navigator.serviceWorker.register(`${ROOT}/sw.js`)) ? await navigator.serviceWorker.ready : null;
  } catch {
    return null;
  }
}

export const worker = registered();
