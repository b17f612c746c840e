import type { Browser, Page } from "playwright-core";
import { PATIENCE_MS } from "../pages/browser.js";

const sizes = { "a desk": { width: 1280, height: 900 }, "a phone": { width: 390, height: 844 } } as const;

export interface Look {
  readonly size?: keyof typeof sizes;
  readonly scheme?: "light" | "dark";
  readonly language?: string;
  /** The browser's time zone. Defaults to the machine's. */
  readonly zone?: string | undefined;
  /** The page's initial time. It advances normally, and the test can change it with `page.clock`. */
  readonly time?: string | undefined;
  /** Whether the application is installed, so that it opens without a network. Routes of the test do not see requests of its service worker. */
  readonly installed?: boolean;
}

interface Window {
  readonly key: string;
  readonly page: Page;
  /** The URL of the service. */
  readonly url: string;
}

const deleteDatabases = `indexedDB.databases().then((all) => Promise.all(all.map(({ name }) => new Promise((resolve, reject) => {
  const deleting = indexedDB.deleteDatabase(name);
  deleting.onsuccess = resolve;
  deleting.onerror = reject;
})))).then(() => undefined)`;

/** The look of pages that are not used again, since they have a service worker. */
const ONCE = "once";

/** Ends the key of pages with a clock. */
const CLOCK = "clock";

/** Pages that a file leaves to the next one. Each has a process with its memory. */
const KEPT = 6;

/** The one used last is the last. */
let idle: Window[] = [];

/** The events that tests listen to. */
const events = ["console", "pageerror", "request", "requestfinished", "requestfailed", "response", "download"] as const;

const reportViolations = `document.addEventListener("securitypolicyviolation", (event) => console.error("blocked by the content security policy: " + event.violatedDirective + " " + event.blockedURI))`;

/**
 * The pages that tests open. Each test gets its pages without cookies, storage, permissions, routes and listeners of earlier tests. Pages with the same
 * URL, language and zone are reused, also by the next file, since their processes have already compiled the scripts.
 */
export class Windows {
  readonly #open: Window[] = [];

  constructor(private readonly browser: () => Browser) {}

  async open(
    { size = "a desk", scheme = "light", language = "en", zone, time, installed = false }: Look,
    url: string,
  ): Promise<Page> {
    const key = installed ? ONCE : `${url} ${language} ${zone} ${time === undefined ? "" : CLOCK}`;
    const page = takeIdle(key) ?? (await this.#create({ language, zone, installed }));
    this.#open.push({ key, page, url });
    await page.setViewportSize(sizes[size]);
    await page.emulateMedia({ media: null, colorScheme: scheme });
    if (time !== undefined) await page.context().clock.install({ time });
    return page;
  }

  async #create({ language, zone, installed }: Required<Pick<Look, "language" | "zone" | "installed">>) {
    const context = await this.browser().newContext({
      locale: language,
      ...(zone === undefined ? {} : { timezoneId: zone }),
      serviceWorkers: installed ? "allow" : "block",
      // Of further tabs that the test opens.
      viewport: sizes["a desk"],
      // Avoids waiting for animations.
      reducedMotion: "reduce",
    });
    context.setDefaultTimeout(PATIENCE_MS);
    await context.addInitScript(reportViolations);
    return context.newPage();
  }

  async clear(): Promise<void> {
    for (const window of this.#open.splice(0)) {
      const { key, page } = window;
      if (key !== ONCE && !page.isClosed() && (await isCleaned(window))) idle.push(window);
      else await page.context().close();
    }
  }

  async close(): Promise<void> {
    for (const { page } of idle.slice(0, -KEPT)) await page.context().close();
    idle = idle.slice(-KEPT);
  }
}

function takeIdle(key: string): Page | undefined {
  const index = idle.findLastIndex((window) => window.key === key && !window.page.isClosed());
  return index < 0 ? undefined : idle.splice(index, 1)[0]?.page;
}

/** Opens a page without scripts of the same origin, so that the browser keeps the process. Returns false if the page fails to respond. */
async function isCleaned({ key, page, url }: Window): Promise<boolean> {
  const context = page.context();
  try {
    for (const other of context.pages()) if (other !== page) await other.close();
    await page.unrouteAll({ behavior: "ignoreErrors" });
    if (key.endsWith(CLOCK)) await context.clock.resume();
    await page.goto(`${url}/healthz`);
    for (const event of events) page.removeAllListeners(event);
    context.removeAllListeners("page");
    await page.evaluate("localStorage.clear(); sessionStorage.clear()");
    await page.evaluate(deleteDatabases);
    await page.mouse.move(0, 0);
    await context.clearCookies();
    await context.clearPermissions();
    return true;
  } catch {
    return false;
  }
}
