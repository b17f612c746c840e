import { readFile } from "node:fs/promises";
import { expect } from "chai";
import { instant, type ProjectId } from "../../../core/index.js";
import { until } from "../../end-to-end/until.js";
import { required } from "../../http/storages.js";
import { checkAccessibility, useDashboards } from "../dashboards.js";
import { day, make, makeScene, span } from "./scene.js";

const MANY = 10_000;

describe("the dashboard's week and list of time, in Chromium", () => {
  const dashboards = useDashboards();
  const owner = () => dashboards.api("owner");

  const record = async () => {
    const scene = await makeScene(owner());
    await make(owner(), "/time-entries", {
      project_id: scene.website,
      notes: "landing",
      tags: ["ux"],
      ...span("09:00", "10:30"),
    });
    await make(owner(), "/time-entries", { project_id: scene.shop, notes: "basket", billable: false, ...span("13:00", "14:00") });
    return scene;
  };

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

  it("sums the week up by project and day, and leads to a day with its line begun", async () => {
    await record();
    const page = await dashboards.openDashboard("owner", `/time/week?date=2026-03-04`);
    const row = page.getByRole("row", { name: /^Website/ });
    await row.waitFor();
    expect((await row.innerText()).match(/\d+:\d\d h/g)).to.deep.equal(["1:30 h", "1:30 h"]);
    await page.getByText("2:30 h").first().waitFor();
    await checkAccessibility(page);
    await row.getByRole("link", { name: /1:30 h/ }).click();
    const line = page.getByRole("combobox", { name: "New entry" });
    await line.and(page.locator(":focus")).waitFor();
    expect([await line.inputValue(), new URL(page.url()).search]).to.deep.equal(["#Website ", `?date=${day}`]);
  });

  it("narrows the list by what the address says, and gives just that as CSV", async () => {
    const { shop } = await record();
    const page = await dashboards.openDashboard("owner", "/time/all");
    await page.getByText("basket").waitFor();
    await checkAccessibility(page);
    await page.getByLabel("Project").selectOption(shop);
    await page.getByText("landing").waitFor({ state: "detached" });
    expect(new URL(page.url()).searchParams.get("project")).to.equal(shop);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download as CSV" }).click();
    const lines = (await readFile(await (await download).path(), "utf8")).trim().split(/\r?\n/);
    expect([lines.length, lines[1]?.includes("basket")]).to.deep.equal([2, true]);
    await page.reload();
    await page.getByText("basket").waitFor();
    expect(await page.getByText("landing").count()).to.equal(0);
    await page.getByLabel("Search in notes").fill("nothing like it");
    await page.getByText("No entry is like this.").waitFor();
  });

  it("narrows by text, tag, billable and days", async () => {
    await record();
    for (const [search, isThere] of [
      ["text=LAND", true],
      ["tag=ux", true],
      ["billable=true", true],
      ["billed=true", false],
      [`from=${day}&to=${day}`, true],
      ["to=2026-03-01", false],
      ["from=2026-03-03", false],
    ] as const) {
      const page = await dashboards.openDashboard("owner", `/time/all?${search}`);
      await page.getByText(isThere ? "landing" : "No entry is like this.").waitFor();
      expect(await page.getByText("landing").count(), search).to.equal(isThere ? 1 : 0);
      if (!search.includes("from=2026-03-02")) expect(await page.getByText("basket").count(), search).to.equal(0);
      await page.close();
    }
  });

  it("asks once the typing pauses, with the list standing meanwhile, and shows what the address says", async () => {
    await record();
    const page = await dashboards.openDashboard("owner", "/time/all");
    await page.getByText("basket").waitFor();
    const asked: (string | null)[] = [];
    page.on("request", (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === "/v1/time-entries" && searchParams.has("tag")) asked.push(searchParams.get("tag"));
    });
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/v1/time-entries?*tag=*", async (route) => {
      await held;
      await route.fallback();
    });
    await page.getByLabel("Tag").pressSequentially("ux");
    await until("the question", () => asked.length > 0);
    expect([asked, await page.getByText("basket").count()]).to.deep.equal([["ux"], 1]);
    release();
    await page.getByText("basket").waitFor({ state: "detached" });
    await page.getByLabel("Search in notes").fill("land");
    await page.waitForURL(/text=land/);
    await page.getByRole("heading", { level: 1 }).focus();
    await page.keyboard.press("/");
    await page.getByText("basket").waitFor();
    expect([await page.getByLabel("Tag").inputValue(), await page.getByLabel("Search in notes").inputValue()]).to.deep.equal([
      "",
      "",
    ]);
    await page.goBack();
    await page.waitForURL(/text=land/);
    await page.getByLabel("Search in notes").and(page.locator("[value=land]")).waitFor();
  });

  it("stops where more of the list cannot be read, says so, and reads on when asked", async () => {
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
    const failure = page.getByText("This could not be loaded");
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

  it(`scrolls ${MANY} entries to their end and back with few of them in the document, and says how long its tasks are`, async () => {
    await recordMany(MANY);
    const page = await dashboards.openDashboard("owner", "/time/all");
    await page.getByText(`Entry ${MANY - 1}`).waitFor();
    await until(
      "the first entry",
      async () => {
        await page.evaluate("scrollTo(0, 1e9)");
        return page.getByText("Entry 0", { exact: true }).isVisible();
      },
      150_000,
    );
    await page.evaluate(watch);
    for (const [how, pixels, frames] of [
      ["as a wheel flung", 600, 300],
      ["as a scroll bar dragged, to the top", 3_000, Infinity],
    ] as const) {
      await page.evaluate(scrollUp(pixels, frames));
      console.log(`        ${MANY} entries, ${how} (${pixels} pixels a frame): ${await page.evaluate<string>("felt()")}`);
    }
    await page.getByText(`Entry ${MANY - 1}`, { exact: true }).waitFor();
    expect(await page.evaluate("scrollY")).to.equal(0);
    expect(await page.evaluate<number>(worstJump), "pixels that rows jump as those above are drawn first").to.be.below(3);
    const rows = await page.locator("tbody tr").count();
    const heap = required((await (await page.context().newCDPSession(page)).send("Runtime.getHeapUsage")).usedSize);
    console.log(`        ${rows} rows in the document, ${Math.round(heap / 1e6)} MB of heap`);
    expect(rows).to.be.below(60);
    expect(heap / 1e6, "MB of heap").to.be.below(150);
  });
});

/** How many rows of the list stand in the document above and below what is in sight. */
const rowsOutOfSight = `(() => {
  const places = [...document.querySelectorAll("tbody tr[data-index]")].map((row) => row.getBoundingClientRect());
  return [places.filter(({ bottom }) => bottom <= 0).length, places.filter(({ top }) => top >= innerHeight).length];
})()`;

/** Goes to rows that were never in sight, then up in steps: how far a row moves otherwise than it was scrolled. */
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

/** Counts what is felt while scrolling. */
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

/** Towards the top, by so many pixels with each frame. */
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
