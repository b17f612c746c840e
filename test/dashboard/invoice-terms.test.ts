import { expect } from "chai";
import type { Page } from "playwright-core";
import { checkAccessibility, useDashboards } from "./dashboards.js";
import { invoiceScene, saveDraft } from "./invoice-scene.js";
import { pick } from "./pick.js";

describe("the terms of the dashboard's invoices, in Chromium", () => {
  const dashboards = useDashboards();
  const { aClient, anInvoice, made, invoice, open } = invoiceScene(dashboards);

  const group = (page: Page, name: string) => page.getByRole("group", { name, exact: true });
  const preview = (page: Page) => page.locator("section[aria-live]", { has: page.getByRole("heading", { name: "Preview" }) });
  const idIn = (page: Page) => new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const start = async () => {
    const page = await dashboards.openDashboard("accountant", "/invoices/new");
    await pick(page.getByRole("combobox", { name: "Client" }), "Globex");
    await preview(page).getByText("€178.50").waitFor();
    return page;
  };
  const create = async (page: Page) => {
    dashboards.expectStatus(422);
    await page.getByRole("button", { name: "Create draft" }).click();
    await page.getByRole("heading", { level: 1, name: /^Draft: / }).waitFor();
    return idIn(page);
  };
  /** Fills in everything that a simple invoice does not need, on top of 150.00 with 19 % tax. */
  const fillIn = async (page: Page) => {
    await page.getByRole("button", { name: "Add allowance" }).click();
    await group(page, "Allowance 1").getByLabel("Allowance (EUR)").fill("10");
    await group(page, "Allowance 1").getByLabel("Reason").fill("Loyalty");
    await page.getByRole("button", { name: "Add charge" }).click();
    await group(page, "Charge 1").getByLabel("Charge (EUR)").fill("20");
    await group(page, "Charge 1").getByLabel("Tax category").selectOption("S");
    await group(page, "Charge 1").getByLabel("Tax rate (%)").fill("7");
    await page.getByLabel("Prepaid (EUR)").fill("30");
    await page.getByLabel("Round the amount payable").selectOption({ label: "To a multiple" });
    await page.getByLabel("Multiple of (EUR)").fill("0.05");
    await pick(page.getByRole("combobox", { name: "Tax currency" }), "CZK – Czech Koruna");
    await page.getByLabel("CZK for 1 EUR").fill("25,125");
    await page.getByLabel("Buyer reference").fill("Department 7");
  };
  /** 150 − 10 with 19 % and 20 with 7 % are 188.00; less 30.00, nothing is to be rounded. */
  const terms = {
    subtotal: 15_000,
    allowance_total: 1_000,
    charge_total: 2_000,
    total: 18_800,
    prepaid_amount: 3_000,
    payable_amount: 15_800,
    payable_rounding: { increment: 5 },
    tax_currency: { currency: "CZK", exchange_rate: "25.125" },
    tax_total_in_tax_currency: 70_350,
    buyer_reference: "Department 7",
  };

  it("are hidden until they are needed, and are entered for a new invoice", async () => {
    await aClient();
    const page = await start();
    expect(await page.getByLabel("Prepaid (EUR)").count()).to.equal(0);
    const more = page.getByRole("button", { name: "More options" });
    expect(await more.getAttribute("aria-expanded")).to.equal("false");
    await more.click();
    await fillIn(page);
    await preview(page).getByText("€158.00").waitFor();
    await preview(page).getByText("Tax in CZK").waitFor();
    await checkAccessibility(page);
    const id = await create(page);
    expect(await invoice(id)).to.deep.include(terms);
    const [allowance] = (await invoice(id))["allowances"] as object[];
    expect(allowance).to.include({ amount: 1_000, reason: "Loyalty" });
  });

  it("are entered for a draft, and are open if it has any", async () => {
    const id = await anInvoice("draft");
    const page = await open(id);
    const edit = () => page.getByRole("button", { name: "Edit", exact: true }).click();
    await edit();
    await page.getByRole("button", { name: "More options" }).click();
    await fillIn(page);
    await preview(page).getByText("€158.00").waitFor();
    await checkAccessibility(page);
    await saveDraft(page);
    await page.getByText("CZK 703.50").waitFor();
    expect(await invoice(id)).to.deep.include(terms);
    await edit();
    expect(await page.getByLabel("Multiple of (EUR)").inputValue()).to.equal("0.05");
    await page.getByRole("button", { name: "Remove allowance 1" }).click();
    await page.getByRole("button", { name: "Remove charge 1" }).click();
    await page.getByLabel("Prepaid (EUR)").fill("");
    await page.getByLabel("Round the amount payable").selectOption({ label: "By an amount" });
    await page.getByLabel("Rounding amount (EUR)").fill("-0.50");
    await pick(page.getByRole("combobox", { name: "Tax currency" }), "As the invoice");
    await preview(page).getByText("€178.00").waitFor();
    await saveDraft(page);
    await page.getByText("€178.00").waitFor();
    const after = await invoice(id);
    expect(after).to.deep.include({ allowances: [], charges: [], prepaid_amount: 0, payable_amount: 17_800, tax_currency: null });
  });

  it("include prices with tax, and an exemption code for the category of the tax", async () => {
    await aClient();
    const page = await start();
    await page.getByRole("button", { name: "More options" }).click();
    await page.getByLabel("Prices", { exact: true }).selectOption({ label: "Include tax" });
    await preview(page).getByText("€150.00").last().waitFor();
    const tax = group(page, "Tax");
    await tax.getByLabel("Tax category").selectOption({ label: "Exempt" });
    const codes = tax.getByLabel("Exemption code (VATEX)");
    expect(await codes.getByRole("option", { name: "VATEX-EU-AE" }).count(), "a code of reverse charge").to.equal(0);
    await codes.selectOption("VATEX-EU-132-1I");
    await tax.getByLabel("Exemption reason").fill("Education");
    await checkAccessibility(page);
    const id = await create(page);
    const [line] = (await invoice(id))["lines"] as { tax: object; gross: number }[];
    expect(line?.gross).to.equal(15_000);
    expect(line?.tax).to.include({ category: "E", exemption_code: "VATEX-EU-132-1I", exemption_reason: "Education" });
  });

  it("of a line are its unit, its base quantity, its tax, its allowances and its days", async () => {
    await aClient();
    const page = await start();
    await page.getByRole("button", { name: "Add line" }).click();
    const line = group(page, "Line 1");
    await line.getByLabel("Description").fill("Paper");
    await line.getByLabel("Quantity").fill("250");
    await line.getByLabel("Price (EUR)").fill("8");
    await line.getByRole("button", { name: "Details of line 1" }).click();
    await line.getByLabel("Unit", { exact: true }).fill("KGM");
    await line.getByLabel("Units per price").fill("100");
    await line.getByLabel("First day").fill("2026-01-05");
    await line.getByLabel("Tax category").selectOption("S");
    await line.getByLabel("Tax rate (%)").fill("7");
    await line.getByRole("button", { name: "Add allowance" }).click();
    await line.getByLabel("Allowance (EUR)").fill("5");
    await preview(page).getByText("€194.55").waitFor();
    await checkAccessibility(page);
    const id = await create(page);
    const [first] = (await invoice(id))["lines"] as object[];
    expect(first).to.deep.include({
      unit: "KGM",
      base_quantity: "100",
      net: 1_500,
      period: { start: "2026-01-05", end: "2026-01-05" },
      allowances: [{ amount: 500, reason: null }],
    });
  });

  it("are checked before they are sent, and open to show what is wrong", async () => {
    await aClient();
    const page = await start();
    const more = page.getByRole("button", { name: "More options" });
    await more.click();
    await page.getByLabel("Discount (EUR)").fill("5");
    await page.getByLabel("Discount (%)", { exact: true }).fill("5");
    await pick(page.getByRole("combobox", { name: "Tax currency" }), "CZK – Czech Koruna");
    await more.click();
    await page.getByLabel("Discount (EUR)").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Create draft" }).click();
    await page.getByText("Enter a percentage or an amount, not both.").waitFor();
    await page.getByText("Enter a number, such as 19 or 9.5.").waitFor();
  });

  it("may leave out the early-payment discount that the client has", async () => {
    await made("/clients", { name: "Initech" });
    const client = await aClient();
    const body = { early_payment_discount: { percent: "2", days: 10 } };
    await dashboards.api("owner")(`/v1/clients/${client}`, { method: "PATCH", body });
    const page = await start();
    const more = page.getByRole("button", { name: "More options" });
    await more.click();
    const without = page.getByRole("checkbox", { name: "No early-payment discount on this invoice" });
    await without.check();
    expect(await page.getByLabel("Discount period (days)").count()).to.equal(0);
    await checkAccessibility(page);
    expect((await invoice(await create(page)))["early_payment_discount"]).to.equal(null);
    await page.goto(`${dashboards.harness.url}/invoices/new`);
    await pick(page.getByRole("combobox", { name: "Client" }), "Initech");
    await more.click();
    await page.getByLabel("Discount period (days)").waitFor();
    expect(await without.count(), "a client without terms").to.equal(0);
  });
});
