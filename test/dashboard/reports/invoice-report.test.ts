import { expect } from "chai";
import { make } from "../time/scene.js";
import { checkAccessibility, portsAt, useDashboards } from "../dashboards.js";
import { downloaded, exportAs, NOW } from "./scene.js";

describe("the dashboard's invoice report, in Chromium", () => {
  const dashboards = useDashboards({ ports: portsAt(NOW) });
  const owner = () => dashboards.api("owner");

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
    expect(await page.getByRole("tab").count(), "a single currency").to.equal(0);
    const paidTable = page.getByRole("table", { name: "Received by month (EUR)" });
    expect(await paidTable.getByRole("row").count()).to.equal(13);
    await paidTable.getByText("€200.00").waitFor();
    await page.getByRole("table", { name: "Open by age (EUR)" }).getByText("31 to 60 days").waitFor();
    await page.locator("rect[data-series]").first().waitFor();
    await checkAccessibility(page);
    await page.getByLabel("Payments received").selectOption("Last year");
    await paidTable.getByText("€200.00").waitFor({ state: "detached" });
  });

  it("shows one of several currencies at a time, named in the URL next to the period", async () => {
    for (const [name, currency, unit_price] of [
      ["Ada Ltd", "EUR", 5_000],
      ["Babbage & Co", "JPY", 900],
    ] as const) {
      const client_id = await make(owner(), "/clients", { name, currency });
      await make(owner(), "/invoices", { client_id, lines: [{ description: "Work", quantity: "1", unit_price }] });
    }
    const page = await dashboards.openDashboard("owner", "/reports/invoices?span=last-year");
    const tabs = page.getByRole("tablist", { name: "Currency" }).getByRole("tab");
    await page.getByText("€50.00").first().waitFor();
    expect(await tabs.allTextContents()).to.deep.equal(["EUR", "JPY"]);
    await tabs.last().click();
    await page.getByText("¥900").first().waitFor();
    expect(await page.getByText("€50.00").count()).to.equal(0);
    await checkAccessibility(page);
    expect(new URL(page.url()).search).to.equal("?span=last-year&currency=JPY");
    await page.reload();
    await page.getByText("¥900").first().waitFor();
  });

  it("exports its tables as CSV, is saved with its period and currency, and shared as a link", async () => {
    const client_id = await make(owner(), "/clients", { name: "Ada Ltd", currency: "JPY" });
    const lines = [{ description: "Work", quantity: "1", unit_price: 900 }];
    const id = await make(owner(), "/invoices", { client_id, lines, issue_date: "2026-01-05", due_date: "2026-01-31" });
    await owner()(`/v1/invoices/${id}`, { method: "PATCH", body: { status: "open" } });
    await owner()(`/v1/invoices/${id}/payments`, { body: { amount: 300, paid_on: "2026-02-03" } });
    const page = await dashboards.openDashboard("owner", "/reports/invoices?span=this-year&currency=JPY&unknown=1", {
      time: NOW,
    });
    const paid = await downloaded(page, () => exportAs(page, "CSV: Received by month (JPY)"));
    expect(paid.name).to.equal("invoice-report.csv");
    expect(paid.text.split("\r\n").slice(0, 3)).to.deep.equal(["\ufeffMonth,Received (JPY)", "2026-01,0", "2026-02,300"]);
    const aging = await downloaded(page, () => exportAs(page, "CSV: Open by age (JPY)"));
    expect(aging.text.split("\r\n").slice(0, 2)).to.deep.equal([
      "\ufeffDays overdue,Invoices,Amount due (JPY)",
      "Not due yet,0,0",
    ]);
    expect(aging.text.split("\r\n")).to.include("More than 90 days,1,600");

    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Copy link" }).click();
    await page.getByText("Link copied. It always opens “This year”").waitFor();
    const link = `${dashboards.harness.url}/reports/invoices?span=this-year&currency=JPY`;
    expect(await page.evaluate("navigator.clipboard.readText()")).to.equal(link);
    await page.getByRole("button", { name: "Saved reports" }).click();
    const dialog = page.getByRole("dialog", { name: "Saved reports" });
    await dialog.getByLabel("Name of this report").fill("Yen");
    await page.keyboard.press("Enter");
    await dialog.getByText("Yen", { exact: true }).waitFor();
    await checkAccessibility(page);
    await page.goto(`${dashboards.harness.url}/reports`);
    await page.getByRole("button", { name: "Saved reports" }).click();
    await dialog.getByRole("link", { name: "Open: Yen" }).click();
    await page.getByRole("heading", { level: 1, name: "Reports: invoices" }).waitFor();
    expect(page.url()).to.equal(link);
  });
});
