import { expect } from "chai";
import type { Page } from "playwright-core";
import { checkAccessibility, useDashboards } from "../dashboards.js";
import { invoiceScene } from "../invoice-scene.js";
import { choose } from "../row-menu.js";

const HOSTING = { description: "Hosting", quantity: "2", unit_price: 2_550 };

describe("the page of one of the dashboard's invoices, in Chromium", () => {
  const dashboards = useDashboards();
  const { anInvoice, invoice, made, open, settle } = invoiceScene(dashboards);

  const activity = (page: Page) => page.getByRole("list", { name: "Activity" }).getByRole("listitem");
  const texts = async (page: Page) => (await activity(page).allInnerTexts()).map((text) => text.split("\n")[0]);
  const idOf = (page: Page) => new URL(page.url()).pathname.split("/").at(-1) ?? "";

  it("lists what happened, latest first, with amounts, reasons and links", async () => {
    const id = await anInvoice();
    await settle(id, { amount: 7_850, method: "Bank transfer", reference: "Transfer 7", paid_on: "2026-02-10" });
    const [payment] = (await invoice(id))["payments"] as { id: string }[];
    await made(`/invoices/${id}/payments/${payment?.id}/reverse`, { reason: "Returned by the bank" });
    await made(`/invoices/${id}/credit-notes`, { reason: "A mistake", lines: [{ line: 0, net: 5_000 }] });
    await settle(id, { amount: 11_900 });
    const page = await open(id);
    await activity(page).nth(5).waitFor();
    const { credit_notes: notes } = (await invoice(id)) as { credit_notes: { number: string }[] };
    expect(await texts(page)).to.deep.equal([
      `Credit note ${notes[0]?.number}: €59.50`,
      "Paid in full",
      "Payment: €119.00",
      "Payment reversed: €78.50",
      "Payment: €78.50",
      "Issued as INV-2026-0001",
      "Draft created",
    ]);
    await activity(page).filter({ hasText: "dated Feb 10, 2026 · Bank transfer · Transfer 7" }).waitFor();
    await activity(page).filter({ hasText: "Returned by the bank" }).waitFor();
    await checkAccessibility(page);
    const french = await dashboards.openDashboard("accountant", `/invoices/${id}`, { language: "fr" });
    await french.getByText("Paiement\u00a0: 119,00").first().waitFor();
    expect((await french.getByRole("main").locator("ol li").allInnerTexts()).join("\n")).not.to.match(/[^\u00a0]: /);
    await activity(page)
      .getByRole("link", { name: /^Credit note/ })
      .click();
    await page.getByRole("heading", { level: 1, name: /^Credit note/ }).waitFor();
    await activity(page)
      .filter({ hasText: `Issued as ${notes[0]?.number}` })
      .waitFor();
  });

  it("has the draft's editor in its URL, so that it can be left with Back", async () => {
    const page = await open(await anInvoice("draft"));
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    await page.waitForURL("**?edit=");
    await page.getByRole("heading", { name: "Edit draft" }).waitFor();
    await page.goBack();
    await page.getByRole("button", { name: "Edit", exact: true }).waitFor();
    await page.goForward();
    await page.getByRole("heading", { name: "Edit draft" }).waitFor();
  });

  it("duplicates an invoice into a draft that is opened for editing, says that time became fixed lines, and leaves the original", async () => {
    const id = await anInvoice("open", { lines: [HOSTING], notes: "Thank you.", issue_date: "2026-02-01" });
    const page = await open(id);
    const keys: (string | null)[] = [];
    page.on("request", async (request) => {
      // Previews change nothing, so they need no key.
      const changes = request.method() === "POST" && !request.url().endsWith("/preview");
      if (changes) keys.push(await request.headerValue("Idempotency-Key"));
    });
    await choose(page, "INV-2026-0001", "Duplicate");
    await page.getByText("Its time is copied as fixed lines, since time can be billed only once.").waitFor();
    await page.getByRole("heading", { name: "Edit draft" }).waitFor();
    const line = page.getByRole("group", { name: "Line 2", exact: true });
    expect(await line.getByLabel("Time (h:mm)").inputValue()).to.equal("1:30");
    await checkAccessibility(page);
    expect(keys).to.have.length(1);
    expect(keys[0]).to.be.a("string");
    const [original, copy] = [await invoice(id), await invoice(idOf(page))];
    expect(copy).to.include({ status: "draft", total: original["total"], notes: "Thank you." });
    expect(copy["issue_date"]).not.to.equal("2026-02-01");
    expect(original["status"]).to.equal("open");
  });

  it("does not duplicate an invoice whose client is archived or billed in another currency now, and says why", async () => {
    dashboards.expectStatus(409);
    const id = await anInvoice();
    const { client_id: client } = await invoice(id);
    await dashboards.api("owner")(`/v1/clients/${String(client)}`, { method: "PATCH", body: { status: "archived" } });
    const page = await open(id);
    await choose(page, "INV-2026-0001", "Duplicate");
    await page.getByRole("alert").getByText("archived").waitFor();
    await dashboards.api("owner")(`/v1/clients/${String(client)}`, {
      method: "PATCH",
      body: { status: "active", currency: "USD" },
    });
    await page.reload();
    await choose(page, "INV-2026-0001", "Duplicate");
    await page.getByRole("alert").getByText("The client is now billed in USD").waitFor();
    const { body } = await dashboards.api("owner")("/v1/invoices");
    expect(body["data"]).to.have.length(1);
  });
});
