import { expect } from "chai";
import type { Page } from "playwright-core";
import { checkAccessibility, portsAt, useDashboards } from "../dashboards.js";
import { pick } from "../pick.js";
import { makeTime, NOW } from "./scene.js";

const day = (page: Page, date: string) => page.locator(`a[data-date="${date}"]`);
const levelOf = (page: Page, date: string) => day(page, date).locator("rect").getAttribute("data-level");

describe("the dashboard's year of recorded time, in Chromium", () => {
  const dashboards = useDashboards({ ports: portsAt(NOW) });
  const open = () => dashboards.openDashboard("owner", "/reports", { time: NOW });

  it("shades days by their time, with the figures as labels and the filters of the report", async () => {
    await makeTime(dashboards);
    const page = await open();
    await page.getByText("5:00 h on 2 days").waitFor();
    expect(await page.locator("a[data-date]").count()).to.equal(365);
    await page.getByRole("link", { name: "Tue, Mar 10, 2026: 3:00 h" }).waitFor();
    expect(await levelOf(page, "2026-03-10")).to.equal("4");
    expect(await levelOf(page, "2026-03-02")).to.equal("3");
    expect(await levelOf(page, "2026-03-03")).to.equal("0");
    await checkAccessibility(page);
    await pick(page.getByRole("combobox", { name: "Project" }), "=Engine");
    await page.getByText("2:00 h on 1 day").waitFor();
    expect(await levelOf(page, "2026-03-02")).to.equal("4");
    await page.getByRole("button", { name: "Previous year" }).click();
    await page.getByText("0:00 h on 0 days").waitFor();
    expect(new URL(page.url()).searchParams.get("year")).to.equal("2025");
    await page.reload();
    await day(page, "2025-12-31").waitFor();
  });

  it("has one tab stop, from which arrow keys reach every day and Enter opens it", async () => {
    await makeTime(dashboards);
    const page = await open();
    await page.getByText("5:00 h on 2 days").waitFor();
    expect(await page.locator("a[data-date][tabindex='0']").count()).to.equal(1);
    await day(page, "2026-05-20").focus();
    await page.keyboard.press("Home");
    for (const key of ["ArrowUp", "ArrowDown", "ArrowRight", "ArrowRight"]) await page.keyboard.press(key);
    expect(await page.evaluate("document.activeElement.dataset.date")).to.equal("2026-01-16");
    await page.getByText("Fri, Jan 16, 2026: 0:00 h").waitFor();
    await page.keyboard.press("End");
    expect(await page.evaluate("document.activeElement.dataset.date")).to.equal("2026-12-31");
    await day(page, "2026-03-02").focus();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Time" }).waitFor();
    expect(new URL(page.url()).search).to.equal("?date=2026-03-02");
    await page.getByText("=Engine").first().waitFor();
  });
});
