import { expect } from "chai";
import type { Locator, Page } from "playwright-core";
import { checkAccessibility, portsAt, useDashboards } from "../dashboards.js";
import { pick } from "../pick.js";
import { downloaded, exportAs, makeTime, NOW, rowsOf, spring, table } from "./scene.js";

const bars = (page: Page) => page.locator("rect[data-series]");

describe("the dashboard's reports, in Chromium", () => {
  const dashboards = useDashboards({ ports: portsAt(NOW) });

  it("shows hours and amounts by project and by week, as tables and as a chart", async () => {
    await makeTime(dashboards);
    const page = await dashboards.openDashboard("owner", `/reports?${spring}&step=week`);
    await table(page, "Project").getByText("=Engine").waitFor();
    expect(await rowsOf(page, "Project")).to.deep.equal(["Notes3:00 h3:00 h€0.00", "=Engine2:00 h1:30 h€150.00"]);
    expect(await rowsOf(page, "Week")).to.deep.equal(["Mar 2, 20262:00 h1:30 h€150.00", "Mar 9, 20263:00 h3:00 h€0.00"]);
    await page.getByText("5:00 h", { exact: true }).waitFor();
    await page.getByText("4:30 h", { exact: true }).waitFor();
    // Six weeks touch this month; two have a bar.
    await bars(page).first().waitFor();
    expect(await bars(page).count()).to.equal(2);
    expect(await page.locator(".visx-axis-bottom .visx-axis-tick").count()).to.be.greaterThan(2);
    const [engine, notes] = [await boxOf(bars(page).last()), await boxOf(bars(page).first())];
    expect(notes.height / engine.height, "3 hours to 2").to.be.closeTo(1.5, 0.01);
    expect(notes.x, "a week later").to.be.greaterThan(engine.x + engine.width);
    await page.mouse.move(notes.x + 2, notes.y + 2);
    await page.locator("[aria-hidden=true] p").getByText("3:00 h").waitFor();
    await checkAccessibility(page);
  });

  it("keeps filters in the URL, groups by person, client and tag, and filters", async () => {
    const { engine } = await makeTime(dashboards);
    const page = await dashboards.openDashboard("owner", `/reports?${spring}`);
    await page.getByLabel("Group by", { exact: true }).selectOption("Client");
    await table(page, "Client").getByText("Babbage & Co").waitFor();
    await page.getByLabel("Group by", { exact: true }).selectOption("Tag");
    await table(page, "Tag").getByText("brass").waitFor();
    await table(page, "Tag").getByText("None", { exact: true }).waitFor();
    await page.getByText("An entry with several tags counts").waitFor();
    await page.getByLabel("Group by", { exact: true }).selectOption("Person");
    await pick(page.getByRole("combobox", { name: "Project" }), "=Engine");
    await table(page, "Person").getByText("2:00 h").waitFor();
    await expectRows(page, "Person", 1);
    await page.reload();
    await table(page, "Person").getByText("2:00 h").waitFor();
    await expectRows(page, "Person", 1);
    const search = new URL(page.url()).searchParams;
    expect([search.get("by"), search.get("project")]).to.deep.equal(["user", engine]);
    await pick(page.getByRole("combobox", { name: "Project" }), "All");
    await pick(page.getByRole("combobox", { name: "Person" }), /^member-/);
    await table(page, "Person").getByText("¥27,000").waitFor();
    await expectRows(page, "Person", 1);
  });

  it("shows amounts in one of several currencies, named in the URL", async () => {
    await makeTime(dashboards);
    const page = await dashboards.openDashboard("owner", `/reports?${spring}&step=week`);
    const choice = page.getByRole("combobox", { name: "Amounts in" });
    await choice.waitFor();
    expect(await choice.locator("option").allTextContents()).to.deep.equal(["EUR", "JPY"]);
    await page.getByText("Hours include time in every currency").waitFor();
    await page.getByRole("radiogroup", { name: "Chart value" }).getByText("Amount").click();
    await page
      .locator(".visx-axis-left")
      .getByText(/^€[1-9]/)
      .first()
      .waitFor();
    await choice.selectOption("JPY");
    await page
      .locator(".visx-axis-left")
      .getByText(/^¥[1-9]/)
      .first()
      .waitFor();
    await table(page, "Project").getByText("¥27,000").waitFor();
    expect(await page.getByText("€150.00").count()).to.equal(0);
    await checkAccessibility(page);
    await page.reload();
    await table(page, "Project").getByText("¥27,000").waitFor();
    expect(new URL(page.url()).searchParams.get("currency")).to.equal("JPY");
    await pick(page.getByRole("combobox", { name: "Project" }), "=Engine");
    await choice.waitFor({ state: "detached" });
    await table(page, "Project").getByText("€150.00").waitFor();
  });

  it("links to the entries behind a figure", async () => {
    await makeTime(dashboards);
    const page = await dashboards.openDashboard("owner", `/reports?${spring}`);
    await table(page, "Project").getByRole("link", { name: "=Engine" }).click();
    await page.getByRole("heading", { level: 1, name: "Time" }).waitFor();
    await page.getByRole("table", { name: "Entries" }).getByText("1:30 h").filter({ visible: true }).waitFor();
    expect(await page.getByRole("table", { name: "Entries" }).getByText("=Engine").count()).to.equal(2);
    expect(await page.getByRole("table", { name: "Entries" }).getByText("Notes").count()).to.equal(0);
  });

  it("exports what is shown as CSV, exact, and safe to open in a spreadsheet", async () => {
    await makeTime(dashboards);
    const page = await dashboards.openDashboard("owner", `/reports?${spring}&step=week`);
    const detailed = await downloaded(page, () => exportAs(page, "CSV: Week, Project"));
    expect(detailed.name).to.equal("time-report.csv");
    expect(detailed.text).to.equal(
      [
        "\ufeffWeek,Project,Hours,Billable hours,Billable without rate,Amount (EUR)",
        "2026-03-02,'=Engine,2.0000,1.5000,0.0000,150.00",
        "2026-03-09,Notes,3.0000,3.0000,0.0000,0.00",
        "",
      ].join("\r\n"),
    );
    await page.getByRole("combobox", { name: "Amounts in" }).selectOption("JPY");
    await table(page, "Project").getByText("¥27,000").waitFor();
    const grouped = await downloaded(page, () => exportAs(page, "CSV: Project"));
    expect(grouped.text.split("\r\n")).to.deep.equal([
      "\ufeffProject,Hours,Billable hours,Billable without rate,Amount (JPY)",
      "Notes,3.0000,3.0000,0.0000,27000",
      "'=Engine,2.0000,1.5000,0.0000,0",
      "Total,5.0000,4.5000,0.0000,27000",
      "",
    ]);
  });

  it("reports reversed dates, and a period without recorded time", async () => {
    const page = await dashboards.openDashboard("owner", "/reports?span=range&first=2026-03-31&last=2026-03-01");
    await page.getByText("The last day must not be before the first day.").waitFor();
    await page.getByLabel("Last day").fill("2026-04-30");
    await table(page, "Project").getByText("No time recorded.").waitFor();
    await checkAccessibility(page);
  });

  it("shows why a report failed, and retries", async () => {
    dashboards.expectStatus(503);
    const page = await dashboards.openDashboard("owner", "/time");
    const problem = { type: "t", title: "t", status: 503, detail: "Away.", code: "unavailable", request_id: "r-1", errors: [] };
    await page.route("**/v1/reports/time?*", (route) => route.fulfill({ status: 503, json: problem }));
    await page.getByRole("link", { name: "Reports" }).click();
    await page.getByText("Away.").first().waitFor();
    await page.unroute("**/v1/reports/time?*");
    await makeTime(dashboards);
    await page.getByRole("button", { name: "Try again" }).first().click();
    await table(page, "Project").waitFor();
  });

  it("shows a member their own time as far as they may see it, and not the invoice report", async () => {
    await makeTime(dashboards);
    const page = await dashboards.openDashboard("member", `/reports?${spring}`);
    await table(page, "Project").getByText("Notes").waitFor();
    await expectRows(page, "Project", 1);
    expect(await page.getByLabel("Group by", { exact: true }).getByRole("option").allTextContents()).to.deep.equal([
      "Project",
      "Task",
      "Tag",
    ]);
    expect(await page.getByRole("combobox", { name: "Person" }).count()).to.equal(0);
    expect(await page.getByRole("radio", { name: "Invoices" }).count()).to.equal(0);
    await page.goto(`${dashboards.harness.url}/reports/invoices`);
    await page.getByRole("heading", { level: 1, name: "Access denied" }).waitFor();
  });
});

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error("The element is not in sight.");
  return box;
}

async function expectRows(page: Page, name: string, count: number): Promise<void> {
  const rows = table(page, name).getByRole("row");
  await rows.nth(count + 1).waitFor({ state: "detached" });
  await rows.nth(count).waitFor();
  expect(await rows.count()).to.equal(count + 1);
}
