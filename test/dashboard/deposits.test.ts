import { expect } from "chai";
import { checkAccessibility, useDashboards } from "./dashboards.js";
import { invoiceScene } from "./invoice-scene.js";
import { pick } from "./pick.js";

describe("the dashboard's deposits, in Chromium", () => {
  const dashboards = useDashboards();
  const { made, aClient, invoice, open } = invoiceScene(dashboards);
  const patch = (id: string, body: object) => dashboards.api("owner")(`/v1/invoices/${id}`, { method: "PATCH", body });

  /** A paid deposit of 119.00 and a draft of 178.50, both of one client. */
  async function depositAndDraft() {
    const client = await aClient();
    const lines = [{ description: "Advance", quantity: "1", unit_price: 10_000 }];
    const deposit = await made("/invoices", { type: "deposit", client_id: client, lines });
    await patch(deposit, { status: "paid" });
    return { deposit, draft: await made("/invoices", { client_id: client, from_time: {} }) };
  }

  it("are created in the form of new invoices, which then asks for no time", async () => {
    await aClient("Initech");
    const page = await dashboards.openDashboard("accountant", "/invoices/new");
    await pick(page.getByRole("combobox", { name: "Client" }), "Initech");
    await page.getByRole("checkbox", { name: "Deposit invoice" }).check();
    expect(await page.getByRole("checkbox", { name: "Include unbilled time" }).count()).to.equal(0);
    await page.getByRole("button", { name: "Add line" }).click();
    await page.getByLabel("Description").fill("Advance");
    await page.getByLabel(/^Price/).fill("100");
    await page.getByText("€119.00").first().waitFor();
    await checkAccessibility(page);
    await page.getByRole("button", { name: "Create draft" }).click();
    await page.waitForURL(/\/invoices\/inv_/);
    const { pathname } = new URL(page.url());
    expect(await invoice(pathname.slice(pathname.indexOf("inv_")))).to.include({ type: "deposit", total: 11_900 });
  });

  it("are deducted by a draft and removed from it, and name the invoice", async () => {
    const { deposit, draft } = await depositAndDraft();
    const { number } = await invoice(deposit);
    const page = await open(draft);
    await page.getByRole("list", { name: "Deposits that can be deducted" }).getByText("€119.00").waitFor();
    await checkAccessibility(page);
    await page.getByRole("button", { name: `Deduct the deposit ${String(number)}` }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Deduct", exact: true }).click();
    const deducted = page.getByRole("list", { name: "Deducted deposits" });
    await deducted.getByText("€19.00").waitFor();
    await checkAccessibility(page);
    expect(await invoice(draft)).to.include({ deposit_total: 11_900, payable_amount: 5_950 });
    await deducted.getByRole("link", { name: String(number) }).click();
    await page.getByRole("heading", { level: 1, name: `Deposit invoice ${String(number)}` }).waitFor();
    await page.getByText("Deducted in").waitFor();
    for (const name of ["Credit", "Record refund", "Reverse"]) {
      expect(await page.getByRole("button", { name }).count(), name).to.equal(0);
    }
    await checkAccessibility(page);
    await page.goBack();
    await page.getByRole("button", { name: `Remove the deposit ${String(number)}` }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }).click();
    await page.getByRole("list", { name: "Deposits that can be deducted" }).waitFor();
    expect((await invoice(deposit))["deducted_by"]).to.equal(null);
  });
});
