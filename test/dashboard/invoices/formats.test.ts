import { expect } from "chai";
import type { Page } from "playwright-core";
import de from "../../../adapters/dashboard/src/features/invoices/words/de.js";
import en from "../../../adapters/dashboard/src/features/invoices/words/en.js";
import es from "../../../adapters/dashboard/src/features/invoices/words/es.js";
import fr from "../../../adapters/dashboard/src/features/invoices/words/fr.js";
import { checkAccessibility, until, useDashboards } from "../dashboards.js";
import { invoiceScene, titleOf } from "../invoice-scene.js";
import { choose } from "../row-menu.js";

const address = { line1: "1 Main Street", city: "Berlin", postal_code: "10115", country: "DE" };

describe("the formats of invoices, in Chromium", () => {
  const dashboards = useDashboards();
  const { anInvoice, invoice, open } = invoiceScene(dashboards);
  const patch = async (path: string, body: object) => {
    const { status, body: reply } = await dashboards.api("owner")(`/v1${path}`, { method: "PATCH", body });
    expect(status, JSON.stringify(reply)).to.equal(200);
  };
  const completeSeller = () =>
    patch("/workspace", {
      seller: {
        ...{ legal_name: "Grace GmbH", address, vat_id: "DE136695976", iban: "DE02120300000000202051" },
        ...{ phone: "+49 30 123456", email: "billing@example.com" },
        electronic_address: { scheme: "9930", value: "DE136695976" },
      },
    });
  const clientOf = async (id: string) => (await invoice(id))["client_id"] as string;
  const sending = (page: Page) => page.getByRole("dialog", { name: "Send" });
  const openForm = (page: Page) => page.getByRole("main").getByRole("button", { name: "Send", exact: true }).click();
  const sendButton = (page: Page) => sending(page).getByRole("button", { name: "Send", exact: true });

  it("of the client are sent, as the dialog says", async () => {
    await completeSeller();
    const id = await anInvoice("draft");
    await patch(`/clients/${await clientOf(id)}`, { address, buyer_reference: "04011000-12345-34", invoice_format: "xrechnung" });
    await patch(`/invoices/${id}`, { buyer_reference: "04011000-12345-34" });
    const page = await open(id);
    await openForm(page);
    await sending(page).getByText("Attached: PDF, XRechnung (Germany)").waitFor();
    await page.frameLocator("iframe[srcdoc]").getByText("The attached XML file (XRechnung)").waitFor();
    await checkAccessibility(page);
    await sendButton(page).click();
    await sending(page).waitFor({ state: "detached" });
    const { body } = await dashboards.api("owner")(`/v1/invoices/${id}/messages`);
    expect((body["data"] as { invoice_format: string }[]).map(({ invoice_format }) => invoice_format)).to.deep.equal([
      "xrechnung",
    ]);
    const activity = page.getByRole("list", { name: "Activity" });
    await activity.getByText("Attached: PDF, XRechnung (Germany)").waitFor();
    await openForm(page);
    await sending(page).getByRole("region", { name: "Preview" }).getByText("INV-2026-0001.xml").waitFor();
  });

  it("of the client cannot be sent while something is missing, and links lead to the fields", async () => {
    const id = await anInvoice("draft");
    const client = await clientOf(id);
    await patch(`/clients/${client}`, { invoice_format: "xrechnung" });
    const page = await dashboards.openDashboard("owner", `/invoices/${id}`);
    await openForm(page);
    const missing = sending(page).getByRole("group", { name: /^The invoice can’t be sent as XRechnung/ });
    await missing.getByText("Enter the phone number of the seller.").waitFor();
    expect(await sendButton(page).isDisabled()).to.equal(true);
    const reason = (await sendButton(page).getAttribute("aria-describedby")) ?? "";
    expect(await page.locator(`[id="${reason}"]`).textContent()).to.match(/^Complete what is missing/);
    await checkAccessibility(page);
    const follow = async (text: string, name: string, expected: string) => {
      const popup = page.waitForEvent("popup");
      await missing.locator("[data-finding]").filter({ hasText: text }).getByRole("link", { name }).click();
      const other = await popup;
      await until(expected, async () => (await other.evaluate("document.activeElement?.dataset.path")) === expected);
      return other;
    };
    await (await follow("Enter the phone number of the seller", "Open the settings", "seller.phone")).close();
    await (await follow("Complete the address of the client", "Open the client", "address.line1")).close();
    await (await follow("Enter the buyer reference", "Open the draft", "buyer_reference")).close();
    const popup = page.waitForEvent("popup");
    await missing.getByRole("link", { name: "Change the client’s invoice format" }).click();
    const form = (await popup).getByRole("dialog");
    await form.getByLabel("Invoice format").selectOption({ label: "PDF" });
    await form.getByRole("button", { name: "Save" }).click();
    await form.waitFor({ state: "detached" });
    const { body } = await dashboards.api("owner")(`/v1/clients/${client}`);
    expect(body["invoice_format"]).to.equal("pdf");
    await page.reload();
    await openForm(page);
    await sending(page).getByText("Attached: PDF", { exact: true }).waitFor();
    expect(await sendButton(page).isEnabled()).to.equal(true);
  });

  it("are all offered for download, and say what they lack", async () => {
    await completeSeller();
    const id = await anInvoice("draft");
    await patch(`/clients/${await clientOf(id)}`, { address });
    const page = await open(id);
    const dialog = page.getByRole("dialog", { name: "Download" });
    const row = (name: string) => dialog.getByRole("group", { name });
    await choose(page, await titleOf(page), "Download as…");
    await row("UBL (EN 16931)").getByText("Available after the invoice is issued.").waitFor();
    await row("PDF").first().getByRole("link", { name: "Download PDF", exact: true }).waitFor();
    await dialog.getByRole("button", { name: "Close" }).click();
    await patch(`/invoices/${id}`, { status: "open" });
    await page.reload();
    await choose(page, await titleOf(page), "Download as…");
    const xrechnung = row("XRechnung (Germany)");
    await xrechnung.getByRole("button", { name: "Show what is missing" }).click();
    await xrechnung.getByText("Enter the buyer reference.").waitFor();
    await xrechnung.getByText("An issued invoice does not change.").waitFor();
    await checkAccessibility(page);
    for (const [name, file] of [
      ["UBL (EN 16931)", "INV-2026-0001.xml"],
      ["CII (EN 16931)", "INV-2026-0001.xml"],
      [/^PDF with e-invoice/, "INV-2026-0001.pdf"],
    ] as const) {
      const download = page.waitForEvent("download");
      await dialog.getByRole("group", { name }).getByRole("link").click();
      expect((await download).suggestedFilename()).to.equal(file);
    }
  });

  it("do not widen the dialogs on a phone, in any language", async () => {
    const id = await anInvoice("draft");
    await patch(`/clients/${await clientOf(id)}`, { invoice_format: "facturx" });
    for (const [language, { send }] of Object.entries({ en, de, fr, es })) {
      const page = await dashboards.openDashboard("accountant", `/invoices/${id}`, { language, size: "a phone" });
      await page.getByRole("main").getByRole("button", { name: send, exact: true }).click();
      const dialog = page.getByRole("dialog");
      await dialog.locator("[data-finding]").first().waitFor();
      await until("a dialog that fits", () => dialog.evaluate((element) => element.scrollWidth <= element.clientWidth));
      await page.close();
    }
  });
});
