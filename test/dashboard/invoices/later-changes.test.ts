import { expect } from "chai";
import { checkAccessibility, useDashboards } from "../dashboards.js";
import { invoiceScene } from "../invoice-scene.js";
import { pick } from "../pick.js";
import { choose } from "../row-menu.js";

const HOSTING = { description: "Hosting", quantity: "1", unit_price: 2_550 };
const THIS_YEAR = new Date().getUTCFullYear();

describe("later changes of the dashboard's invoices, in Chromium", () => {
  const dashboards = useDashboards();
  const { made, anInvoice, invoice, open } = invoiceScene(dashboards);

  it("give an open invoice another due date, which its activity shows", async () => {
    const id = await anInvoice("open", { issue_date: "2026-02-01", due_date: "2026-02-15" });
    const page = await open(id);
    await choose(page, "INV-2026-0001", "Change due date");
    const dialog = page.getByRole("dialog", { name: "Change due date" });
    await checkAccessibility(page);
    dashboards.expectStatus(422);
    await dialog.getByLabel("Due date").fill("2026-01-31");
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.getByText("before the issue date").first().waitFor();
    await dialog.getByLabel("Due date").fill("2026-12-31");
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.waitFor({ state: "detached" });
    await page.getByText(/^Due date changed from .*Feb.* to .*Dec/).waitFor();
    expect(await invoice(id)).to.include({ due_date: "2026-12-31", status: "open" });
  });

  it("bill a draft of fixed lines to another client of its currency", async () => {
    const client = await made("/clients", { name: "Globex", tax: { category: "S", rate: "19" } });
    const other = await made("/clients", { name: "Initech" });
    await made("/clients", { name: "Dollars", currency: "USD" });
    const id = await made("/invoices", { client_id: client, lines: [HOSTING] });
    const page = await open(id);
    await choose(page, "Draft: Globex", "Change client");
    const dialog = page.getByRole("dialog", { name: "Change client" });
    const field = dialog.getByRole("combobox", { name: "Client" });
    await field.click();
    await page.getByRole("option", { name: "Initech" }).waitFor();
    expect(await page.getByRole("option", { name: "Dollars" }).count()).to.equal(0);
    await page.keyboard.press("Escape");
    await checkAccessibility(page);
    await pick(field, "Initech");
    await dialog.getByRole("button", { name: "Save" }).click();
    await page.getByRole("heading", { level: 1, name: "Draft: Initech" }).waitFor();
    expect(await invoice(id)).to.include({ client_id: other, total: 3_035 });
  });

  it("refund an invoice with a negative total", async () => {
    const client = await made("/clients", { name: "Globex" });
    const id = await made("/invoices", { client_id: client, lines: [{ ...HOSTING, quantity: "-1" }] });
    await dashboards.api("owner")(`/v1/invoices/${id}`, { method: "PATCH", body: { status: "open" } });
    const page = await open(id);
    await page.getByRole("heading", { level: 1, name: `INV-${THIS_YEAR}-0001` }).waitFor();
    await page.getByRole("button", { name: "Record refund" }).click();
    const dialog = page.getByRole("dialog");
    expect(await dialog.getByLabel("Amount (EUR)").inputValue()).to.equal("25.50");
    await dialog.getByRole("button", { name: "Record refund" }).click();
    await dialog.waitFor({ state: "detached" });
    await page.getByText("Paid", { exact: true }).first().waitFor();
    await page
      .locator("p")
      .filter({ hasText: /^Refund$/ })
      .waitFor();
    expect(await invoice(id)).to.include({ status: "paid", amount_paid: -2_550, amount_refundable: 0 });
  });
});
