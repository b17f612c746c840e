import { expect } from "chai";
import { checkAccessibility, useDashboards } from "../dashboards.js";
import { invoiceScene } from "../invoice-scene.js";

describe("the timesheets of invoices, in Chromium", () => {
  const dashboards = useDashboards();
  const { made } = invoiceScene(dashboards);

  it("are chosen for a client with their columns, and downloaded from its invoices", async () => {
    const client = await made("/clients", { name: "Umbrella" });
    const project = await made("/projects", { name: "Website", client_id: client, rate: 9_000 });
    await made("/time-entries", { project_id: project, start_time: "2026-01-12T08:00:00Z", end_time: "2026-01-12T09:00:00Z" });
    const page = await dashboards.openDashboard("accountant", `/clients?edit=${client}`);
    await page.getByLabel("Timesheet with invoices").selectOption({ label: "As pages of the PDF" });
    await page.getByRole("checkbox", { name: "Person" }).uncheck();
    await page.getByRole("checkbox", { name: "Task" }).check();
    await checkAccessibility(page);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    const { body } = await dashboards.api("owner")(`/v1/clients/${client}`);
    expect(body).to.deep.include({ timesheet_annex: "pages", timesheet_columns: ["date", "notes", "duration", "task"] });
    const invoice = await made("/invoices", { client_id: client, from_time: {} });
    await page.goto(`${dashboards.harness.url}/invoices/${invoice}`);
    await page.getByRole("button", { name: /^Actions: / }).click();
    await page.getByRole("menuitem", { name: "Download as…" }).click();
    const sheet = page.getByRole("group", { name: "Timesheet" });
    await sheet.waitFor();
    await checkAccessibility(page);
    const downloading = page.waitForEvent("download");
    await sheet.getByRole("link", { name: "Download the timesheet as CSV" }).click();
    expect((await downloading).suggestedFilename()).to.match(/-timesheet\.csv$/);
  });
});
