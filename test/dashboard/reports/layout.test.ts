import { expect } from "chai";
import type { Page, Route } from "playwright-core";
import { until, useDashboards } from "../dashboards.js";
import { makeTime, spring } from "./scene.js";

/** Records in each frame which links, buttons and fields are above or below where they were in the frame before. */
const watchPlaces = `
window.moved = [];
const tops = new Map();
const look = () => {
  for (const one of document.querySelectorAll("main :is(a, button, input, select)")) {
    const { top } = one.getBoundingClientRect();
    const before = tops.get(one) ?? top;
    if (Math.abs(top - before) > 1) moved.push([one.textContent || one.outerHTML, before, top].join(" "));
    tops.set(one, top);
  }
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
`;

const painted = "new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))";

/** What arrives later than the page itself: its data, and the scripts of its charts. */
const LATER = /\/v1\/|chart[^/]*\.js$/;

/** Opens the page, and lets what it requests arrive one after the other, each when the page has shown what came before. */
async function openInParts(page: Page, url: string, next: (held: Route[]) => Route | undefined): Promise<void> {
  const held: Route[] = [];
  await page.route(LATER, (route) => void held.push(route));
  await page.goto(url, { waitUntil: "commit" });
  const loading = page.locator(".mantine-Skeleton-root, [aria-busy=true]");
  await until("the page to be loaded", async () => {
    const route = next(held);
    if (route) {
      const response = page.waitForResponse((one) => one.request() === route.request());
      await route.continue();
      await (await response).finished();
    }
    await page.evaluate(painted);
    return !route && (await page.getByRole("table").count()) > 0 && (await loading.count()) === 0;
  });
}

describe("the layout of the dashboard's reports, in Chromium", () => {
  const dashboards = useDashboards();

  const orders = [
    ["first", (held: Route[]) => held.shift()],
    ["last", (held: Route[]) => held.pop()],
  ] as const;
  for (const [which, next] of orders)
    it(`does not move what the user can press, if the ${which} request is responded to first`, async () => {
      await makeTime(dashboards);
      const page = await dashboards.openDashboard("owner", "/settings/nowhere");
      await page.addInitScript(watchPlaces);
      await openInParts(page, `${dashboards.harness.url}/reports?${spring}`, next);
      expect(await page.evaluate<string[]>("moved")).to.deep.equal([]);
    });
});
