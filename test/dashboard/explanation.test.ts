import { expect } from "chai";
import type { Page } from "playwright-core";
import { checkAccessibility, useDashboards } from "./dashboards.js";
import { invoiceScene } from "./invoice-scene.js";

const HOSTING = { description: "Hosting", quantity: "3", unit_price: 1_005 };

describe("the calculation of an invoice on the dashboard, in Chromium", () => {
  const dashboards = useDashboards();
  const { made, anInvoice, settle, open } = invoiceScene(dashboards);
  const discounted = { issue_date: "2026-02-01", lines: [HOSTING], discount: { percent: "10" } };

  const creditOne = (id: string) => made(`/invoices/${id}/credit-notes`, { reason: "One", lines: [{ line: 0, quantity: "1" }] });
  const show = async (page: Page) => {
    await page.getByRole("button", { name: "Show calculation" }).click();
    await page.getByRole("table", { name: "Tax by rate" }).waitFor();
  };
  const rows = async (page: Page, table: string) => {
    const found = await page.getByRole("table", { name: table }).getByRole("row").all();
    return Promise.all(found.map(async (row) => (await row.getByRole("cell").allTextContents()).join(" | ")));
  };

  it("shows the entries of a line with their rates, the formula, the discount and the tax groups", async () => {
    const page = await open(await anInvoice("draft", discounted));
    await show(page);
    await page.getByText("Line 2: Website = €150.00").click();
    expect(await rows(page, "Line 2: Website")).to.deep.equal(["", "Jan 12, 2026 | €100.00 (client) | 1:30 h | 1:30 h"]);
    await page.getByText("1:30 h × €100.00 per hour = €150.00", { exact: true }).waitFor();
    await page.getByText("Discount: 10% of €180.15 = €18.02", { exact: true }).waitFor();
    expect(await rows(page, "Tax by rate")).to.deep.equal(["", "19% | 1, 2 | €180.15 | -€18.02 | €162.13 | €30.80"]);
    await checkAccessibility(page);
    await page.getByRole("button", { name: "Hide calculation" }).click();
    await page.getByRole("table", { name: "Tax by rate" }).waitFor({ state: "detached" });
  });

  it("shows what was rounded together, and what an edit of the draft added", async () => {
    const client = await made("/clients", { name: "Initech", rate: 10_000 });
    const project = await made("/projects", { name: "Audit", client_id: client });
    for (const [start, end] of [
      ["08:00:00", "08:10:00"],
      ["09:00:00", "09:10:30"],
    ]) {
      await made("/time-entries", { project_id: project, start_time: `2026-01-12T${start}Z`, end_time: `2026-01-12T${end}Z` });
    }
    const rounding = { grain: "day", mode: "up", step_minutes: 15 };
    const id = await made("/invoices", { client_id: client, from_time: { rounding } });
    const reply = await dashboards.api("owner")(`/v1/invoices/${id}`);
    const lines = (reply.body["lines"] as { quantity: string }[]).map((line) => ({ ...line, quantity: "3600" }));
    await dashboards.api("owner")(`/v1/invoices/${id}`, { method: "PATCH", body: { lines } });
    const page = await open(id);
    await show(page);
    await page.getByText("Line 1: Audit = €100.00").click();
    expect((await rows(page, "Line 1: Audit")).slice(1)).to.deep.equal([
      "Jan 12, 2026 | €100.00 (client) | 0:10 h | ",
      "Jan 12, 2026 | €100.00 (client) | 0:10:30 h | ",
      "Rounded together | 0:20:30 h | 0:30 h",
    ]);
    await page.getByText("Changed in the draft: 0:30 h", { exact: true }).waitFor();
  });

  it("adds up payments and credit notes to the balance", async () => {
    const id = await anInvoice("open", discounted);
    await settle(id, { amount: 5_000, paid_on: "2026-02-02" });
    await creditOne(id);
    await creditOne(id);
    const page = await open(id);
    await show(page);
    const settled = await rows(page, "From the total to the amount due");
    expect(settled.slice(1).map((row) => row.replace(/CN-\S+/, "CN"))).to.deep.equal([
      "Amount payable | €192.93",
      "Credit note CN | -€10.76",
      "Credit note CN | -€10.77",
      "Payment | -€50.00",
      "Balance | €121.40",
    ]);
  });

  it("explains the tax of a credit note that is a difference", async () => {
    const id = await anInvoice("open", { issue_date: "2026-02-01", lines: [{ ...HOSTING, unit_price: 13 }] });
    await creditOne(id);
    const page = await open(await creditOne(id));
    await show(page);
    await page
      .getByText("the difference between what is credited with this credit note (€0.05) and before it (€0.02).")
      .waitFor();
    await checkAccessibility(page);
  });
});
