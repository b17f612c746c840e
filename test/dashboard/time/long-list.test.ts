import { expect } from "chai";
import { instant, type ProjectId } from "../../../core/index.js";
import { required } from "../../http/storages.js";
import { checkAccessibility, until, useDashboards } from "../dashboards.js";
import { makeScene } from "./scene.js";

const MANY = 2_000;

describe("the dashboard's long entry list, in Chromium", () => {
  const dashboards = useDashboards();
  const owner = () => dashboards.api("owner");

  const recordMany = async (count: number) => {
    const { website } = await makeScene(owner());
    const { harness, workspace } = dashboards;
    const first = Date.parse("2020-01-01T08:00:00Z");
    for (let index = 0; index < count; index += 1) {
      const start = first + index * 3_600_000;
      const times = { startTime: instant(start), endTime: instant(start + 1_800_000) };
      const projectId = website as ProjectId;
      await harness.useCases.createTimeEntry(workspace.actors.owner, { projectId, notes: `Entry ${index}`, ...times });
    }
  };

  it("stops if more of the list cannot be loaded, shows an error, and continues on request", async () => {
    dashboards.expectStatus(403);
    await recordMany(250);
    const page = await dashboards.openDashboard("owner", "/time/all");
    await page.getByText("Entry 249").waitFor();
    let asked = 0;
    const problem = { type: "t", title: "t", status: 403, detail: "No.", code: "forbidden", request_id: "r-1", errors: [] };
    await page.route("**/v1/time-entries?*cursor=*", (route) => {
      asked += 1;
      return route.fulfill({ status: 403, json: problem });
    });
    const failure = page.getByText("Failed to load");
    await until("the failure", async () => {
      await page.evaluate("scrollTo(0, 1e9)");
      return failure.isVisible();
    });
    await checkAccessibility(page);
    expect(asked).to.equal(1);
    await page.unroute("**/v1/time-entries?*cursor=*");
    await page.getByRole("button", { name: "Try again" }).click();
    await until("the first entry", async () => {
      await page.evaluate("scrollTo(0, 1e9)");
      return page.getByText("Entry 0", { exact: true }).isVisible();
    });
    await page.evaluate("scrollTo(0, 5_000)");
    await until("as many rows ready above what is in sight as below", async () => {
      const [above = 0, below = 0] = await page.evaluate<number[]>(rowsOutOfSight);
      return above > 0 && Math.abs(above - below) <= 2;
    });
  });

  it(`scrolls ${MANY} entries to their end and back with few of them in the document`, async () => {
    await recordMany(MANY);
    const page = await dashboards.openDashboard("owner", "/time/all");
    await page.getByText(`Entry ${MANY - 1}`).waitFor();
    await until("the first entry", async () => {
      await page.evaluate("scrollTo(0, 1e9)");
      return page.getByText("Entry 0", { exact: true }).isVisible();
    });
    expect(await page.evaluate<number>(worstJump), "pixels that rows jump as those above are drawn first").to.be.below(3);
    await page.evaluate("scrollTo(0, 1e9)");
    await page.evaluate(watch);
    for (const [how, pixels, frames] of [
      ["as a wheel flung", 600, 100],
      ["as a scroll bar dragged, to the top", 3_000, Infinity],
    ] as const) {
      await page.evaluate(scrollUp(pixels, frames));
      console.log(`        ${MANY} entries, ${how} (${pixels} pixels a frame): ${await page.evaluate<string>("felt()")}`);
    }
    await page.getByText(`Entry ${MANY - 1}`, { exact: true }).waitFor();
    expect(await page.evaluate("scrollY")).to.equal(0);
    const rows = await page.locator("tbody tr").count();
    const heap = required((await (await page.context().newCDPSession(page)).send("Runtime.getHeapUsage")).usedSize);
    console.log(`        ${rows} rows in the document, ${Math.round(heap / 1e6)} MB of heap`);
    expect(rows).to.be.below(60);
  });
});

/** The number of rendered rows above and below the visible area. */
const rowsOutOfSight = `(() => {
  const places = [...document.querySelectorAll("tbody tr[data-index]")].map((row) => row.getBoundingClientRect());
  return [places.filter(({ bottom }) => bottom <= 0).length, places.filter(({ top }) => top >= innerHeight).length];
})()`;

/** Scrolls to rows that were never visible, then up in steps, and returns how far rows move beyond the scrolling. */
const worstJump = `new Promise((done) => {
  scrollTo(0, document.documentElement.scrollHeight / 2);
  let worst = 0, left = 30;
  const next = (then) => requestAnimationFrame(() => requestAnimationFrame(then));
  const step = () => {
    const row = [...document.querySelectorAll("tr[data-index]")].find((one) => one.getBoundingClientRect().top > 100);
    const { top } = row.getBoundingClientRect();
    scrollBy(0, -150);
    next(() => {
      worst = Math.max(worst, row.isConnected ? Math.abs(row.getBoundingClientRect().top - top - 150) : Infinity);
      left -= 1;
      if (left > 0) step();
      else done(worst);
    });
  };
  next(step);
})`;

/** Measures the smoothness of scrolling. */
const watch = `
  const long = [], gaps = [];
  new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => long.push(duration))).observe({ type: "longtask" });
  let last = performance.now();
  const frame = (now) => { gaps.push(now - last); last = now; requestAnimationFrame(frame); };
  requestAnimationFrame(frame);
  window.felt = () => {
    const frames = gaps.splice(0), tasks = long.splice(0);
    return tasks.length + " long tasks, worst " + Math.round(Math.max(0, ...tasks)) + " ms, "
      + frames.filter((gap) => gap > 50).length + " of " + frames.length + " frames over 50 ms";
  };
  undefined;
`;

/** Scrolls up by this many pixels per frame. */
const scrollUp = (pixels: number, frames: number) => `new Promise((done) => {
  let left = ${frames};
  const step = () => {
    scrollBy(0, -${pixels});
    left -= 1;
    if (scrollY > 0 && left > 0) requestAnimationFrame(step);
    else done();
  };
  step();
})`;
