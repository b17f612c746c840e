import { paths } from "../paths.js";

declare const self: ServiceWorkerGlobalScope;

/** Set by the build: the script of the page, and the files of the application relative to the base path. */
declare const BUILD: { readonly script: string; readonly files: readonly string[] };
const { script, files } = BUILD;

/** How long a page may take before the kept one is shown. */
const PATIENCE_MS = 4_000;

/** The base path of the service as a URL. */
const base = self.registration.scope;

/** Caches belong to the origin, on which several services can run under different paths. */
const ofService = `stint ${new URL(base).pathname} `;
const ofBuild = ofService + script;

/** Statuses with which a proxy reports that the service is unavailable. */
const outages: readonly number[] = [502, 503, 504];

self.addEventListener("install", (event) => event.waitUntil(keepBuild()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  if (method !== "GET" || !url.startsWith(base)) return;
  const path = new URL(url).pathname.slice(new URL(base).pathname.length - 1);
  if (mode === "navigate" && isOfApplication(path)) event.respondWith(page(event.request));
  else if (path.startsWith("/assets/")) event.respondWith(asset(event.request));
});

/** Keeps the page and all its files. Fails if the service already serves another build: the browser tries again later. */
async function keepBuild(): Promise<void> {
  const cache = await caches.open(ofBuild);
  const served = await fetch(base, { cache: "no-store", headers: { Accept: "text/html" } });
  if (!served.ok || !(await served.clone().text()).includes(script)) throw new Error("The page is of another build.");
  await cache.addAll(files.map((file) => base + file));
  await cache.put(base, served);
  await self.skipWaiting();
}

/** Keeps the files of the previous build, which open tabs may still load. */
async function takeOver(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith(ofService) && name !== ofBuild);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

function isOfApplication(path: string): boolean {
  return Object.values(paths).some((one) => path === one || (one !== paths.welcome && path.startsWith(`${one}/`)));
}

/** The current page, or the kept one while the service is unreachable. */
async function page(request: Request): Promise<Response> {
  const kept = await (await caches.open(ofBuild)).match(base);
  if (!kept) return fetch(request);
  const current = fetch(request).then(
    (answer) => (outages.includes(answer.status) ? kept : answer),
    () => kept,
  );
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), PATIENCE_MS));
  return Promise.race([current, late]);
}

async function asset(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}
