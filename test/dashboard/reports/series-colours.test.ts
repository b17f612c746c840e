import { expect } from "chai";
import { until, useDashboards } from "../dashboards.js";
import { make } from "../time/scene.js";

describe("the series of a report's chart, in Chromium", () => {
  const dashboards = useDashboards();

  for (const scheme of ["light", "dark"] as const)
    it(`have a color each, and none of them that of the combined rest (${scheme})`, async () => {
      const owner = dashboards.api("owner");
      for (let n = 0; n < 9; n++) {
        const project = await make(owner, "/projects", { name: `Project ${n}` });
        const times = { start_time: `2026-03-0${n + 1}T08:00:00Z`, end_time: `2026-03-0${n + 1}T${10 + n}:00:00Z` };
        await make(owner, "/time-entries", { project_id: project, ...times });
      }
      const page = await dashboards.openDashboard("owner", "/reports?span=range&first=2026-03-01&last=2026-03-31", { scheme });
      const fills = () =>
        page.evaluate<readonly string[]>(
          "[...new Map([...document.querySelectorAll('rect[data-series]')].map((one) => [one.dataset.series.split(' ')[0], getComputedStyle(one).fill])).values()]",
        );
      await until("all series", async () => (await fills()).length === 8);
      const shown = await fills();
      expect(new Set(shown).size, shown.join(" ")).to.equal(8);
      for (const fill of shown)
        expect(fill)
          .to.match(/^rgb\(/)
          .and.not.equal("rgb(0, 0, 0)");
    });
});
