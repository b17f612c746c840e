import { expect } from "chai";
import { until, useDashboards } from "../dashboards.js";
import { entriesOf, makeScene } from "../time/scene.js";
import { cut, enter, mend, untilReady, waiting } from "./scene.js";

const HOUR_MS = 3_600_000;

/** Makes every item as old as if it had been sent a day ago, under a key that the service has forgotten. */
const makeOld = `new Promise((resolve, reject) => {
  const opening = indexedDB.open("stint /");
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const change = opening.result.transaction("outbox", "readwrite");
    const store = change.objectStore("outbox");
    store.getAll().onsuccess = ({ target }) => {
      for (const item of target.result) store.put({ ...item, key: "another " + item.key, sentAt: item.sentAt - 24 * ${HOUR_MS} });
    };
    change.oncomplete = () => { opening.result.close(); resolve(); };
  };
})`;

describe("unsent entries and clocks, in Chromium", () => {
  const dashboards = useDashboards();
  const owner = () => dashboards.api("owner");

  it("are recorded once even if the service has forgotten their key", async () => {
    await makeScene(owner());
    const page = await dashboards.openDashboard("owner", "/time");
    await untilReady(page);
    await page.route("**/v1/time-entries*", async (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      await route.fetch();
      await page.context().route("**/*", (one) => one.abort());
      await route.abort();
    });
    await enter(page, "9-10 #Website recorded");
    await enter(page, "10-11 #Website not recorded");
    await page.getByRole("button", { name: "2 entries waiting to be sent" }).waitFor();
    await page.evaluate(makeOld);
    await page.unroute("**/v1/time-entries*");
    await mend(page);
    await waiting(page).waitFor({ state: "detached" });
    expect((await entriesOf(owner())).map(({ notes }) => notes)).to.deep.equal(["recorded", "not recorded"]);
  });

  it("have the times of the service's clock if the device's is wrong", async () => {
    await makeScene(owner());
    const time = new Date(Date.now() - HOUR_MS).toISOString();
    const page = await dashboards.openDashboard("owner", "/time", { time });
    await untilReady(page);
    await cut(page);
    const begun = Date.now();
    await enter(page, "#Website timer");
    await waiting(page).waitFor();
    const done = Date.now();
    await mend(page);
    await until("the timer to be sent", async () => (await entriesOf(owner())).length === 1);
    const [entry] = await entriesOf(owner());
    // The service states whole seconds.
    expect(Date.parse(String(entry?.["start_time"]))).to.be.within(begun - 5_000, done + 5_000);
  });
});
