import { expect } from "chai";
import type { Page } from "playwright-core";
import { checkAccessibility, until, useDashboards } from "./dashboards.js";
import { invoiceScene } from "./invoice-scene.js";
import { choose, menuOf } from "./row-menu.js";

const OFFER = { early_payment_discount: { percent: "2", days: 10 } };
const FAILED = { type: "about:blank", title: "", status: 500, detail: "", code: "internal_error", request_id: "", errors: [] };

describe("the settlements of the dashboard's invoices, in Chromium", () => {
  const dashboards = useDashboards();
  const { anInvoice, invoice, open, settle } = invoiceScene(dashboards);

  const rows = async (id: string) => (await invoice(id))["payments"] as Record<string, unknown>[];
  const amount = (page: Page) => page.getByRole("textbox", { name: "Amount (EUR)" });
  const submit = async (page: Page, name: string) => {
    await page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
  };
  const figure = async (page: Page, label: string) =>
    page.getByRole("main").getByText(label, { exact: true }).last().locator("xpath=..").textContent();
  const focused = (page: Page) => page.evaluate<string>("document.activeElement.textContent");

  it("begin with the amount due, and a write-off settles the rest", async () => {
    const id = await anInvoice();
    await settle(id, { amount: 17_800 });
    const page = await open(id);
    await page.getByRole("button", { name: "Record payment" }).click();
    expect(await amount(page).inputValue()).to.equal("0.50");
    await page.getByRole("radio", { name: "Write-off" }).check();
    expect(await amount(page).inputValue()).to.equal("0.50");
    expect(await page.getByLabel("Payment method").count(), "a write-off has no payment method").to.equal(0);
    await page.getByLabel("Reference").fill("Bank fees");
    await checkAccessibility(page);
    await submit(page, "Record write-off");
    await page.getByText("Written off", { exact: true }).first().waitFor();
    expect(await invoice(id)).to.include({ status: "written_off", amount_paid: 17_800, amount_due: 0 });
    expect(await figure(page, "Written off")).to.contain("-€0.50");
    expect((await rows(id))[1]).to.include({ kind: "write_off", amount: 50, reference: "Bank fees", method: null });
    const table = page.getByRole("table", { name: "Payments" });
    await table.getByRole("row", { name: "Write-off" }).getByText("€0.50").waitFor();
    await checkAccessibility(page);
  });

  it("keep an amount that the user has typed when the kind changes", async () => {
    const id = await anInvoice();
    await settle(id, { amount: 10_000 });
    const page = await open(id);
    await page.getByRole("button", { name: "Record payment" }).click();
    expect(await amount(page).inputValue()).to.equal("78.50");
    await page.getByRole("radio", { name: "Refund" }).check();
    expect(await amount(page).inputValue(), "everything paid").to.equal("100.00");
    await amount(page).fill("30");
    await page.getByRole("radio", { name: "Payment", exact: true }).check();
    expect(await amount(page).inputValue()).to.equal("30");
  });

  it("of a paid invoice can be refunded, which makes the amount due again", async () => {
    const id = await anInvoice();
    await settle(id, { amount: 17_850 });
    const page = await open(id);
    await choose(page, "INV-2026-0001", "Record refund");
    expect(await page.getByRole("button", { name: "Record payment" }).count()).to.equal(0);
    await page.getByRole("radio", { name: "Refund" }).waitFor();
    expect(await page.getByRole("radio").count(), "only a refund").to.equal(1);
    expect(await amount(page).inputValue()).to.equal("178.50");
    await amount(page).fill("50");
    await submit(page, "Record refund");
    const row = page.getByRole("table", { name: "Payments" }).getByRole("row", { name: "Refund" });
    await row.getByText("-€50.00").waitFor();
    expect(await invoice(id)).to.include({ status: "open", amount_paid: 12_850, amount_due: 5_000 });
    expect(await figure(page, "Amount due")).to.contain("€50.00");
    expect(await figure(page, "Paid")).to.contain("-€128.50");
  });

  it("cannot be refunded beyond what was paid, which is explained, and keep the input", async () => {
    dashboards.expectStatus(409);
    const id = await anInvoice();
    await settle(id, { amount: 10_000 });
    const page = await open(id);
    await page.getByRole("button", { name: "Record payment" }).click();
    await page.getByRole("radio", { name: "Refund" }).check();
    await amount(page).fill("100.01");
    await page.getByRole("dialog").getByRole("button", { name: "Record refund" }).click();
    await page.getByRole("alert").getByText("Refunds can’t exceed payments").waitFor();
    expect(await amount(page).inputValue()).to.equal("100.01");
  });

  it("record the reduced payment and the discount with one click while the discount is offered", async () => {
    const id = await anInvoice("open", OFFER);
    const page = await open(id);
    await page.getByRole("button", { name: "Record payment" }).click();
    const both = page.getByRole("radio", { name: "Payment with early-payment discount" });
    expect(await both.isChecked()).to.equal(true);
    await page.getByText("the client can pay €174.93 and deduct €3.57").waitFor();
    await checkAccessibility(page);
    await submit(page, "Record payment and discount");
    await page.getByText("Paid", { exact: true }).first().waitFor();
    const kinds = (await rows(id)).map(({ kind, amount: of }) => [kind, of]);
    expect(kinds).to.deep.equal([
      ["payment", 17_493],
      ["early_payment_discount", 357],
    ]);
    await until("the focus, since its button is gone", async () => (await focused(page)) === "INV-2026-0001");
  });

  it("say that only the payment is recorded if the discount fails, and record the discount alone with a retry", async () => {
    dashboards.expectStatus(500);
    const id = await anInvoice("open", OFFER);
    const page = await open(id);
    await page.route("**/payments", (route) =>
      route.request().postData()?.includes("early_payment_discount")
        ? route.fulfill({ status: 500, contentType: "application/problem+json", body: JSON.stringify(FAILED) })
        : route.continue(),
    );
    await page.getByRole("button", { name: "Record payment" }).click();
    await page.getByRole("button", { name: "Record payment and discount" }).click();
    await page.getByText("The payment of €174.93 is recorded, but not the discount of €3.57").waitFor();
    await page.getByRole("alert").getByText("Try again").first().waitFor();
    expect(await rows(id)).to.have.length(1);
    await checkAccessibility(page);
    await page.unroute("**/payments");
    expect(await amount(page).inputValue()).to.equal("3.57");
    await submit(page, "Record discount");
    expect((await rows(id)).map(({ kind }) => kind)).to.deep.equal(["payment", "early_payment_discount"]);
    expect(await invoice(id)).to.include({ status: "paid", amount_due: 0 });
  });

  it("offer no early-payment discount after its last day", async () => {
    const page = await open(await anInvoice("open", { ...OFFER, issue_date: "2026-02-01" }));
    await page.getByRole("button", { name: "Record payment" }).click();
    await page.getByRole("radio", { name: "Payment", exact: true }).waitFor();
    expect(await page.getByRole("radio", { name: "Payment with" }).count()).to.equal(0);
    await page.getByRole("radio", { name: "Early-payment discount" }).check();
    expect(await amount(page).inputValue(), "what is due").to.equal("178.50");
  });

  it("are reversed after confirmation, with a reason, and stay visible", async () => {
    const id = await anInvoice();
    await settle(id, { amount: 7_850, reference: "Transfer 7" });
    const page = await open(id);
    const table = page.getByRole("table", { name: "Payments" });
    await table.getByRole("button", { name: "Reverse: Payment, €78.50" }).click();
    await page.getByRole("dialog", { name: "Reverse" }).getByText("Payment of €78.50").waitFor();
    await page.getByLabel("Reason").fill("Returned by the bank");
    await checkAccessibility(page);
    await submit(page, "Reverse");
    const reversed = table.getByRole("row", { name: "Payment (reversed)" });
    const line = 'getComputedStyle(document.querySelector("main table[aria-label=Payments] tbody tr")).textDecorationLine';
    await reversed.waitFor();
    expect(await page.evaluate<string>(line)).to.equal("line-through");
    const reversal = table.getByRole("row", { name: "Reversal" });
    await reversal.getByText("Returned by the bank").waitFor();
    await reversal.getByText("-€78.50").waitFor();
    expect(await table.getByRole("button").count(), "nothing left to reverse").to.equal(0);
    expect(await invoice(id)).to.include({ status: "open", amount_paid: 0, amount_due: 17_850 });
    expect(await focused(page), "the focus, since its button is gone").to.equal("INV-2026-0001");
    await menuOf(page, "INV-2026-0001").click();
    await page.getByRole("menuitem", { name: "Void" }).waitFor();
    await checkAccessibility(page);
  });

  it("are not reversed when the dialog is cancelled, and the focus returns", async () => {
    const id = await anInvoice();
    await settle(id, { amount: 7_850 });
    const page = await open(id);
    await page.getByRole("button", { name: "Reverse" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(await focused(page)).to.equal("Reverse");
    expect(await rows(id)).to.have.length(1);
  });

  it("can be reversed after their refund only", async () => {
    const id = await anInvoice();
    await settle(id, { amount: 7_850 });
    await settle(id, { amount: 1_000, kind: "refund" });
    const page = await open(id);
    const refund = page.getByRole("button", { name: "Reverse: Refund, €10.00" });
    await refund.waitFor();
    expect(await page.getByRole("button", { name: "Reverse: Payment" }).count()).to.equal(0);
    await refund.click();
    await submit(page, "Reverse");
    await page.getByRole("button", { name: "Reverse: Payment, €78.50" }).waitFor();
    const reversal = page.getByRole("table", { name: "Payments" }).getByRole("row", { name: "Reversal" });
    expect(await reversal.getByRole("cell").nth(4).textContent(), "reduces the amount due").to.equal("€10.00");
  });
});
