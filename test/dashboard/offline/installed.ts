import type { Page } from "playwright-core";
import { until } from "../dashboards.js";

/** Waits until the service worker controls the page and has kept the application. */
export async function untilInstalled(page: Page): Promise<void> {
  await until("the service worker to control the page", () =>
    page.evaluate<boolean>("navigator.serviceWorker.controller?.state === 'activated'"),
  );
}

/** The contents of the caches: the script of each kept page, oldest first. */
export function keptBuilds(page: Page): Promise<readonly string[]> {
  return page.evaluate<string[]>("caches.keys()");
}

/** Closes the tab, as a person does, and opens the address in a new one of the same browser. */
export async function openAgain(page: Page, url: string): Promise<Page> {
  const next = await page.context().newPage();
  await page.close();
  await next.goto(url);
  return next;
}
