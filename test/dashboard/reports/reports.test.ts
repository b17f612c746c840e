import { expect } from "chai";
import type { Locator, Page } from "playwright-core";
import { make } from "../time/scene.js";
import { checkAccessibility, portsAt, useDashboards } from "../dashboards.js";

const NOW = "2026-05-20T10:00:00Z";
const spring = "span=range&first=2026-03-01&last=2026-03-31";
const table = (page: Page, name: string) => page.getByRole("table", { name });
const bars = (page: Page) => page.locator("rect[data-series]");

describe("the dashboard's reports, in Chromium", () => {
  const dashboards = useDashboards({ ports: portsAt(NOW) });
  const owner = () => dashboards.api("owner");

  /** Two projects of two clients, in two currencies; two hours, and three a week later by another user. */
  async function makeTime() {
    const ada = await make(owner(), "/clients", { name: "Ada Ltd", currency: "EUR", rate: 10_000 });
    const babbage = await make(owner(), "/clients", { name: "Babbage & Co", currency: "JPY", rate: 9_000 });
    const engine = await make(owner(), "/projects", { name: "=Engine", client_id: ada });
    const notes = await make(owner(), "/projects", { name: "Notes", client_id: babbage });
    const entry = (project_id: string, start_time: string, end_time: string, more: object = {}) =>
      make(owner(), "/time-entries", { project_id, start_time, end_time, ...more });
    await entry(engine, "2026-03-02T08:00:00Z", "2026-03-02T09:30:00Z", { tags: ["brass"] });
    await entry(engine, "2026-03-02T10:00:00Z", "2026-03-02T10:30:00Z", { billable: false });
    const member = dashboards.workspace.actors.member.userId;
    await entry(notes, "2026-03-10T08:00:00Z", "2026-03-10T11:00:00Z", { user_id: member });
    return { engine, notes, ada, member };
  }

  it("shows hours and amounts by project and by week, as tables and as a chart", async () => {
    await makeTime();
    const page = await dashboards.openDashboard("owner", `/reports?${spring}&step=week`);
    const rows = table(page, "Project").getByRole("row");
    await rows.getByText("=Engine").waitFor();
    expect((await rows.allTextContents()).slice(1)).to.deep.equal(["Notes3:00 h3:00 h¥27,000", "=Engine2:00 h1:30 h€150.00"]);
    expect((await table(page, "Week").getByRole("row").allTextContents()).slice(1)).to.deep.equal([
      "Mar 2, 20262:00 h1:30 h€150.00",
      "Mar 9, 20263:00 h3:00 h¥27,000",
    ]);
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
    const { engine, member } = await makeTime();
    const page = await dashboards.openDashboard("owner", `/reports?${spring}`);
    await page.getByLabel("Group by", { exact: true }).selectOption("Client");
    await table(page, "Client").getByText("Babbage & Co").waitFor();
    await page.getByLabel("Group by", { exact: true }).selectOption("Tag");
    await table(page, "Tag").getByText("brass").waitFor();
    await table(page, "Tag").getByText("None", { exact: true }).waitFor();
    await page.getByText("An entry with several tags counts").waitFor();
    await page.getByLabel("Group by", { exact: true }).selectOption("Person");
    await page.getByRole("combobox", { name: "Project" }).selectOption("=Engine");
    await table(page, "Person").getByText("2:00 h").waitFor();
    await expectRows(page, "Person", 1);
    await page.reload();
    await table(page, "Person").getByText("2:00 h").waitFor();
    await expectRows(page, "Person", 1);
    const search = new URL(page.url()).searchParams;
    expect([search.get("by"), search.get("project")]).to.deep.equal(["user", engine]);
    await page.getByRole("combobox", { name: "Project" }).selectOption("All");
    await page.getByRole("combobox", { name: "Person" }).selectOption(member);
    await table(page, "Person").getByText("¥27,000").waitFor();
    await expectRows(page, "Person", 1);
  });

  it("charts amounts in a currency", async () => {
    await makeTime();
    const page = await dashboards.openDashboard("owner", `/reports?${spring}&step=week`);
    await page.getByLabel("Chart value").selectOption("Amount (JPY)");
    await page
      .locator(".visx-axis-left")
      .getByText(/^¥[1-9]/)
      .first()
      .waitFor();
    await checkAccessibility(page);
  });

  it("links to the entries behind a figure", async () => {
    await makeTime();
    const page = await dashboards.openDashboard("owner", `/reports?${spring}`);
    await table(page, "Project").getByRole("link", { name: "=Engine" }).click();
    await page.getByRole("heading", { level: 1, name: "Time" }).waitFor();
    await page.getByRole("table", { name: "Entries" }).getByText("1:30 h").waitFor();
    expect(await page.getByRole("table", { name: "Entries" }).getByText("=Engine").count()).to.equal(2);
    expect(await page.getByRole("table", { name: "Entries" }).getByText("Notes").count()).to.equal(0);
  });

  it("exports its data as CSV, exact, and safe to open in a spreadsheet", async () => {
    await makeTime();
    const page = await dashboards.openDashboard("owner", `/reports?${spring}&step=week`);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "CSV" }).click();
    const file = await download;
    expect(file.suggestedFilename()).to.equal("time-report.csv");
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).toString()).to.equal(
      [
        "\ufeffWeek,Project,Hours,Billable hours,Billable without rate,Amount (EUR),Amount (JPY)",
        '2026-03-02,"\'=Engine",2.0000,1.5000,0.0000,150.00,0',
        "2026-03-09,Notes,3.0000,3.0000,0.0000,0.00,27000",
        "",
      ].join("\r\n"),
    );
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
    await makeTime();
    await page.getByRole("button", { name: "Try again" }).first().click();
    await table(page, "Project").waitFor();
  });

  it("shows a member their own time as far as they may see it, and not the invoice report", async () => {
    await makeTime();
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

  it("shows the totals of invoices by currency", async () => {
    const client = await make(owner(), "/clients", { name: "Ada Ltd" });
    const invoice = async (unit_price: number) =>
      make(owner(), "/invoices", { client_id: client, lines: [{ description: "Work", quantity: "1", unit_price }] });
    await invoice(5_000);
    const paid = await invoice(20_000);
    for (const status of ["open", "paid"]) {
      const reply = await owner()(`/v1/invoices/${paid}`, { method: "PATCH", body: { status } });
      expect(reply.status, JSON.stringify(reply.body)).to.equal(200);
    }
    const page = await dashboards.openDashboard("owner", "/reports", { time: NOW });
    await page.getByText("Invoices", { exact: true }).last().click();
    await page.getByRole("heading", { level: 1, name: "Reports: invoices" }).waitFor();
    await page.getByText("Drafts: 1").waitFor();
    const paidTable = page.getByRole("table", { name: "Received by month (EUR)" });
    expect(await paidTable.getByRole("row").count()).to.equal(13);
    await paidTable.getByText("€200.00").waitFor();
    await page.getByRole("table", { name: "Open by age (EUR)" }).getByText("31 to 60 days").waitFor();
    await bars(page).first().waitFor();
    await checkAccessibility(page);
    await page.getByLabel("Payments received").selectOption("Last year");
    await paidTable.getByText("€200.00").waitFor({ state: "detached" });
  });
});

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error("The element is not in sight.");
  return box;
}

async function expectRows(page: Page, name: string, count: number): Promise<void> {
  await table(page, name)
    .getByRole("row")
    .nth(count + 1)
    .waitFor({ state: "detached" });
  expect(await table(page, name).getByRole("row").count()).to.equal(count + 1);
}
