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

/** The look of pages that are not used again: they have a clock or a service worker. */
const ONCE = "once";

/** The events that tests listen to. */
const events = ["console", "pageerror", "request", "requestfinished", "requestfailed", "response", "download"] as const;

const reportViolations = `document.addEventListener("securitypolicyviolation", (event) => console.error("blocked by the content security policy: " + event.violatedDirective + " " + event.blockedURI))`;

/**
 * The pages that tests open. Each test gets its pages without cookies, storage, permissions, routes and listeners of earlier tests. Pages with the same
 * look are reused, since their processes have already compiled the scripts.
 */
export class Windows {
  readonly #idle = new Map<string, Page[]>();
  readonly #open: Window[] = [];

  constructor(private readonly browser: () => Browser) {}

  async open(
    { size = "a desk", scheme = "light", language = "en", zone, time, installed = false }: Look,
    url: string,
  ): Promise<Page> {
    const key = time === undefined && !installed ? `${url} ${size} ${scheme} ${language} ${zone}` : ONCE;
    const page = this.#idle.get(key)?.pop() ?? (await this.#create({ size, scheme, language, zone, time, installed }));
    this.#open.push({ key, page, url });
    return page;
  }

  async #create({ size, scheme, language, zone, time, installed }: Required<Look>) {
    const context = await this.browser().newContext({
      viewport: sizes[size],
      colorScheme: scheme,
      locale: language,
      ...(zone === undefined ? {} : { timezoneId: zone }),
      serviceWorkers: installed ? "allow" : "block",
      // Avoids waiting for animations.
      reducedMotion: "reduce",
    });
    context.setDefaultTimeout(PATIENCE_MS);
    await context.addInitScript(reportViolations);
    if (time !== undefined) await context.clock.install({ time });
    return context.newPage();
  }

  async clear(): Promise<void> {
    for (const { key, page, url } of this.#open.splice(0)) {
      const isReusable = key !== ONCE && !page.isClosed() && (await isCleaned(page, url));
      if (isReusable) this.#idle.set(key, [...(this.#idle.get(key) ?? []), page]);
      else await page.context().close();
    }
  }

  async close(): Promise<void> {
    for (const page of [...this.#idle.values()].flat()) await page.context().close();
  }
}

/** Opens a page without scripts of the same origin, so that the browser keeps the process. Returns false if the page fails to respond. */
async function isCleaned(page: Page, url: string): Promise<boolean> {
  const context = page.context();
  try {
    for (const other of context.pages()) if (other !== page) await other.close();
    await page.unrouteAll({ behavior: "ignoreErrors" });
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
