import { idle } from "../loading/idle.js";

/** Registers the service worker, with which the application opens without a network. Browsers allow one only on HTTPS and localhost. */
export async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  await idle();
  // The application works without it, and the next start tries again.
  await navigator.serviceWorker.register(new URL("sw.js", document.baseURI), { updateViaCache: "none" }).catch(() => undefined);
}
