import { expect } from "chai";
import { make } from "../time/scene.js";
import { checkAccessibility, portsAt, useDashboards } from "../dashboards.js";
import { NOW } from "./scene.js";

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
});
