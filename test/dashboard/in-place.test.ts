import { expect } from "chai";
import type { Locator, Page } from "playwright-core";
import { paths } from "../../adapters/dashboard/paths.js";
import { portsAt, untilLoaded, useDashboards } from "./dashboards.js";
import { makeTime, NOW, spring } from "./reports/scene.js";

interface Case {
  readonly path: string;
  readonly part: (page: Page) => Locator;
  readonly side: "y" | "height";
}

const cases: Readonly<Record<string, Case>> = {
  "the filters of reports stay in place": {
    path: `${paths.reports}?${spring}`,
    part: (page) => page.getByRole("button", { name: "Filters" }),
    side: "y",
  },
  "projects with budgets keep their height": {
    path: paths.projects,
    part: (page) => page.getByRole("row", { name: "=Engine" }),
    side: "height",
  },
  "the days of the week keep their height": {
    path: `${paths.time}?date=2026-03-02`,
    part: (page) => page.getByRole("navigation", { name: "Days" }),
    side: "height",
  },
};

const twoFrames = "new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))";

describe("the dashboard while figures load, in Chromium", () => {
  const dashboards = useDashboards({ ports: portsAt(NOW) });

  for (const [title, { path, part, side }] of Object.entries(cases))
    it(title, async () => {
      const { engine } = await makeTime(dashboards);
      const budget = { kind: "hours", hours: "10", period: "total" };
      const reply = await dashboards.api("owner")(`/v1/projects/${engine}`, { method: "PATCH", body: { budget } });
      expect(reply.status).to.equal(200);
      const page = await dashboards.openDashboard("owner", paths.profile, { time: NOW, size: "a phone" });
      let release: () => void = () => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route("**/v1/reports/**", async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(dashboards.harness.url + path);
      await part(page).waitFor();
      await page.evaluate(twoFrames);
      const before = await part(page).boundingBox();
      release();
      await untilLoaded(page);
      await page.evaluate(twoFrames);
      const after = await part(page).boundingBox();
      expect(after?.[side]).to.be.closeTo(before?.[side] ?? 0, 1);
    });

  it("shows the year of a report once it is near", async () => {
    await makeTime(dashboards);
    const page = await dashboards.openDashboard("owner", `${paths.reports}?${spring}`, { time: NOW, size: "a phone" });
    await untilLoaded(page);
    const year = page.getByRole("group", { name: "Year" });
    await page.getByRole("table").last().waitFor();
    expect(await year.count()).to.equal(0);
    await page.mouse.wheel(0, 10_000);
    await year.waitFor();
  });
});
