import { expect } from "chai";
import { inkBox, squeezed } from "../../adapters/pdf/poppler.js";
import { portsAt, until, useDashboards } from "../dashboards.js";
import { exportAs, makeTime, NOW, spring, table } from "./scene.js";

/** In points on A4. */
const belowEverything = { left: 60, top: 740, right: 530, bottom: 790 };

describe("the printed report, in Chromium", () => {
  const dashboards = useDashboards({ ports: portsAt(NOW) });

  for (const scheme of ["light", "dark"] as const)
    it(`has the period, filters, totals and tables on white paper, without what surrounds them, from the ${scheme} theme`, async () => {
      const { engine } = await makeTime(dashboards);
      const page = await dashboards.openDashboard("owner", `/reports?${spring}&project=${engine}&compare=previous`, { scheme });
      await table(page, "Project").getByText("=Engine").waitFor();
      await page.locator("rect[data-series]").first().waitFor();
      await page.evaluate("window.print = () => { window.asked = true; }");
      await exportAs(page, "PDF or print");
      await until("the print dialog", async () => page.evaluate<boolean>("window.asked === true"));
      const pdf = await page.pdf({ format: "A4", printBackground: true, preferCSSPageSize: true });
      const text = await squeezed(pdf);
      for (const shown of [
        "Reports",
        "Period: Custom range",
        "Project: =Engine",
        "Currency: EUR",
        "Mar 1 – 31, 2026",
        "Compared with Feb 1 – 28, 2026",
        "€150.00",
        "Billable",
        "+2:00 h (new)",
      ])
        expect(text).to.include(shown);
      for (const hidden of [
        "Overview",
        "Export",
        "Copy link",
        "Skip to content",
        "Invoices",
        "Year at a glance",
        "Saved reports",
      ])
        expect(text).not.to.include(hidden);
      expect((await inkBox(pdf, belowEverything)).left, "ink below the tables").to.equal(Infinity);
      expect(await page.evaluate("document.documentElement.dataset.mantineColorScheme")).to.equal(scheme);
    });
});
