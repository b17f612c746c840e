import { expect } from "chai";
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { checkAccessibility, portsAt, untilLoaded, useDashboards } from "./dashboards.js";
import { make } from "./time/scene.js";

const NOW = "2026-03-20T12:00:00Z";

describe("the statement of account of a client, in Chromium", () => {
  const dashboards = useDashboards({ ports: portsAt(NOW) });
  const owner = () => dashboards.api("owner");

  const issued = async (client_id: string, unit_price: number, due_date: string, issue_date = "2026-01-02") => {
    const lines = [{ description: "Work", quantity: "1", unit_price }];
    const id = await make(owner(), "/invoices", { client_id, lines, issue_date, due_date });
    await owner()(`/v1/invoices/${id}`, { method: "PATCH", body: { status: "open" } });
    return id;
  };
  const clientWithInvoices = async () => {
    const client = await make(owner(), "/clients", { name: "Ada Ltd", email: "ada@example.com" });
    const late = await issued(client, 5_000, "2026-02-01");
    await issued(client, 7_000, "2026-04-01", "2026-03-02");
    await owner()(`/v1/invoices/${late}/payments`, { body: { amount: 1_000, paid_on: "2026-03-05" } });
    return client;
  };
  const rowsOf = async (page: Page, table: string) => {
    const rows = page.getByRole("table", { name: table }).getByRole("row");
    return (await rows.allTextContents()).slice(1);
  };

  it("is reached from the client, and shows what is open, how old it is, and the movements of the days that one names", async () => {
    const client = await clientWithInvoices();
    const page = await dashboards.openDashboard("accountant", `/clients/${client}`, { time: NOW });
    await page.getByRole("link", { name: "Statement of account" }).click();
    await page.getByRole("heading", { level: 1, name: "Statement of account" }).waitFor();
    await page.getByRole("table", { name: "Open items EUR" }).waitFor();
    const section = page.getByRole("region", { name: "EUR" });
    expect(await section.textContent())
      .to.contain("Amount due€110.00")
      .and.contain("Not yet due€70.00")
      .and.contain("31–60 days overdue€40.00");
    expect(await rowsOf(page, "Open items EUR")).to.have.length(2);
    expect(await rowsOf(page, "Transactions EUR")).to.have.length(3);
    await checkAccessibility(page);
    await page.getByLabel("Transactions from", { exact: true }).fill("03/03/2026");
    await page.getByLabel("Transactions until", { exact: true }).fill("03/05/2026");
    await section.getByText("Opening balance €120.00").waitFor();
    const [only, ...others] = await rowsOf(page, "Transactions EUR");
    expect(only).to.contain("Payment").and.contain("-€10.00").and.contain("€110.00");
    expect(others).to.deep.equal([]);
    expect(new URL(page.url()).search).to.equal("?from=2026-03-03&until=2026-03-05");
  });

  it("is downloaded as a PDF, and sent by email with the days that are shown", async () => {
    const client = await clientWithInvoices();
    const page = await dashboards.openDashboard("owner", `/clients/${client}/statement?from=2026-03-01&until=2026-03-31`, {
      time: NOW,
    });
    await page.getByRole("table", { name: "Open items EUR" }).waitFor();
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download PDF" }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).to.equal("statement-2026-03-20.pdf");
    expect((await readFile(await download.path())).toString("latin1", 0, 5)).to.equal("%PDF-");
    await page.getByRole("button", { name: "Send by email" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Subject").fill("Your account");
    await checkAccessibility(page);
    await dialog.getByRole("button", { name: "Send by email" }).click();
    await page.getByRole("region", { name: "Emails" }).getByText("ada@example.com").waitFor();
    await dialog.waitFor({ state: "hidden" });
    await untilLoaded(page);
    await checkAccessibility(page);
    const { body } = await owner()(`/v1/clients/${client}/messages`);
    const [message] = body["data"] as readonly Readonly<Record<string, unknown>>[];
    expect(message).to.deep.include({
      ...{ to: ["ada@example.com"], subject: "Your account", message: null },
      ...{ statement_from: "2026-03-01", statement_to: "2026-04-01" },
    });
  });

  it("says that there is nothing, and is not shown to members or of a client that does not exist", async () => {
    const client = await make(owner(), "/clients", { name: "Grace KK" });
    const page = await dashboards.openDashboard("owner", `/clients/${client}/statement`, { time: NOW });
    await page.getByText("This client has no issued invoices and no credit.").waitFor();
    await checkAccessibility(page);
    dashboards.expectStatus(404);
    await page.goto(`${dashboards.harness.url}/clients/cli_nothing/statement`);
    await page.getByRole("heading", { name: "Page not found" }).waitFor();
    const other = await dashboards.openDashboard("member", `/clients/${client}/statement`, { time: NOW });
    await other.getByRole("heading", { level: 1 }).waitFor();
    expect(await other.getByText("Download PDF").count()).to.equal(0);
  });
});
