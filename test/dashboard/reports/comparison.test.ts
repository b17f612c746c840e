import { expect } from "chai";
import type { Page } from "playwright-core";
import { checkAccessibility, portsAt, useDashboards } from "../dashboards.js";
import { pick } from "../pick.js";
import { make } from "../time/scene.js";
import { downloaded, exportAs, makeTime, NOW, rowsOf, spring, table } from "./scene.js";

/** The color of the project's bars, and of its dot in the table. */
async function coloursOf(page: Page, project: string) {
  await page.locator(`rect[data-series="${project}"]`).first().waitFor();
  const styleOf = (element: string, property: string) =>
    page.evaluate<string>(`getComputedStyle(document.querySelector('${element}')).${property}`);
  return {
    bar: await styleOf(`rect[data-series="${project}"]`, "fill"),
    dot: await styleOf(`td span:has(> a[href*="${project}"]) > :first-child`, "backgroundColor"),
  };
}

describe("the dashboard's reports over time, in Chromium", () => {
  const dashboards = useDashboards({ ports: portsAt(NOW) });

  it("show a project in its own color, and others in one that no filter or period changes", async () => {
    const { engine, notes } = await makeTime(dashboards);
    const page = await dashboards.openDashboard("owner", `/reports?${spring}`);
    const green = "rgb(47, 158, 68)";
    expect(await coloursOf(page, engine)).to.deep.equal({ bar: green, dot: green });
    const all = await coloursOf(page, notes);
    expect(all.bar).to.equal(all.dot).and.not.to.equal(green);
    await pick(page.getByRole("combobox", { name: "Person" }), /member/i);
    await table(page, "Project").getByText("=Engine").waitFor({ state: "detached" });
    expect(await coloursOf(page, notes)).to.deep.equal(all);
    await page.getByLabel("Period", { exact: true }).selectOption("All time");
    await page.getByRole("radiogroup", { name: "Interval" }).getByText("Month").click();
    await table(page, "Month").waitFor();
    expect(await coloursOf(page, notes)).to.deep.equal(all);
  });

  it("darken a color that is too light for the theme", async () => {
    const { notes } = await makeTime(dashboards);
    const path = `/v1/projects/${notes}`;
    await dashboards.api("owner")(path, { method: "PATCH", body: { color: "#ffff99" } });
    const dark = await dashboards.openDashboard("owner", `/reports?${spring}`, { scheme: "dark" });
    expect((await coloursOf(dark, notes)).bar).to.equal("rgb(255, 255, 153)");
    const light = await dashboards.openDashboard("owner", `/reports?${spring}`);
    const { bar, dot } = await coloursOf(light, notes);
    expect(bar).to.equal(dot).and.not.to.equal("rgb(255, 255, 153)");
  });

  it("compare the totals and each group with the period before, by a switch in the URL", async () => {
    const { engine, ada, entry } = await makeTime(dashboards);
    const old = await make(dashboards.api("owner"), "/projects", { name: "Old", client_id: ada });
    await entry(engine, "2026-02-02T08:00:00Z", "2026-02-02T09:00:00Z");
    await entry(old, "2026-02-03T08:00:00Z", "2026-02-03T09:30:00Z");
    const page = await dashboards.openDashboard("owner", `/reports?${spring}`);
    await page.getByRole("switch", { name: "Compare with previous period" }).check();
    await page.getByText("Compared with Feb 1 – 28, 2026").waitFor();
    await table(page, "Project").getByText("Old").waitFor();
    expect(await rowsOf(page, "Project")).to.deep.equal([
      "Notes3:00 hChange:  +3:00 h (new)3:00 hChange:  +3:00 h (new)€0.00",
      "=Engine2:00 hChange:  +1:00 h (+100%)1:30 hChange:  +0:30 h (+50%)€150.00Change:  +€50.00 (+50%)",
      "Old0:00 hChange:  -1:30 h (-100%)0:00 hChange:  -1:30 h (-100%)€0.00Change:  -€150.00 (-100%)",
    ]);
    await page.getByText("+2:30 h (+100%)").waitFor();
    await page.getByText("-€100.00 (-40%)").waitFor();
    await checkAccessibility(page);
    const { text } = await downloaded(page, () => exportAs(page, "CSV: Project"));
    expect(text.split("\r\n").map((line) => line.split(",").slice(-4))).to.deep.equal([
      ["Amount (EUR)", " change", "Amount (EUR)", " change (%)"],
      ["0.00", "0.00", "0.00", "0"],
      ["150.00", "100.00", "50.00", "50"],
      ["0.00", "150.00", "-150.00", "-100"],
      ["150.00", "250.00", "-100.00", "-40"],
      [""],
    ]);
    await page.reload();
    await page.getByText("-€100.00 (-40%)").waitFor();
    await page.getByRole("switch", { name: "Compare with previous period" }).uncheck();
    await page.getByText("Change:").first().waitFor({ state: "detached" });
    await page.getByLabel("Period", { exact: true }).selectOption("All time");
    expect(await page.getByRole("switch", { name: "Compare with previous period" }).isDisabled()).to.equal(true);
  });

  it("fit a phone", async () => {
    await makeTime(dashboards);
    const page = await dashboards.openDashboard("owner", `/reports?${spring}&compare=previous`, { size: "a phone" });
    await page.getByText("(new)").first().waitFor();
    await page.mouse.wheel(0, 10_000);
    await page.getByRole("link", { name: /^Mon, Mar 2, 2026/ }).waitFor();
    await checkAccessibility(page);
  });
});
