import type { Page } from "playwright-core";
import { until, untilPrepared } from "../dashboards.js";
import { untilInstalled } from "./installed.js";

export const line = (page: Page) => page.getByRole("combobox", { name: "New entry" });
export const rows = (page: Page) => page.getByRole("list", { name: "Entries" }).getByRole("listitem");
export const waiting = (page: Page) => page.getByRole("button", { name: /waiting to be sent/ });
export const dialog = (page: Page) => page.getByRole("dialog", { name: "Entries on this device" });

/** Types an entry and waits until the line is empty again. */
export async function enter(page: Page, text: string): Promise<void> {
  await line(page).fill(text);
  await page.keyboard.press("Enter");
  await until("the line to be empty", async () => (await line(page).inputValue()) === "");
}

/** Waits until the page can be used without a network. */
export async function untilReady(page: Page): Promise<void> {
  await line(page).waitFor();
  await untilPrepared(page);
}

/** Waits until the page has kept what it needs without a network, and cuts the network. */
export async function goOffline(page: Page): Promise<void> {
  await untilInstalled(page);
  await untilReady(page);
  await until("the copies on this device", async () => (await copies(page)) >= 7);
  await page.context().setOffline(true);
}

export async function goOnline(page: Page): Promise<void> {
  await page.context().setOffline(false);
}

/** Like a lost network, in a browser without the service worker. */
export const cut = (page: Page) => page.context().route("**/*", (route) => route.abort());
export const mend = (page: Page) => page.context().unroute("**/*");

/** The name of the database of a service without a path prefix. */
const read = (store: string, what: string) => `new Promise((resolve, reject) => {
  const opening = indexedDB.open("stint /");
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const database = opening.result;
    if (!database.objectStoreNames.contains("${store}")) { database.close(); return resolve(0); }
    const asking = database.transaction("${store}").objectStore("${store}").${what}();
    asking.onsuccess = () => { database.close(); resolve(asking.result); };
  };
})`;

export const copies = (page: Page) => page.evaluate<number>(read("copies", "count"));
export const kept = (page: Page) => page.evaluate<number>(read("outbox", "count"));
