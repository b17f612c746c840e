import { PDF } from "@libpdf/core";
import { expect } from "chai";
import type { Page } from "playwright-core";
import { ciiInvoice } from "../../adapters/electronic-invoices/cii.js";
import { ublInvoice } from "../../adapters/electronic-invoices/ubl.js";
import { writeXml } from "../../adapters/electronic-invoices/writer.js";
import { MAX_DOCUMENT_BYTES, type StatedTerms } from "../../core/index.js";
import { asInvoice, everyTerm, validTerms } from "../adapters/electronic-invoices/stated-terms.js";
import { checkAccessibility, useDashboards } from "./dashboards.js";
import { languages } from "../../adapters/dashboard/src/words/languages.js";

const bytes = (text: string) => Buffer.from(text);
const ubl = (terms: StatedTerms = validTerms) => bytes(writeXml(ublInvoice, asInvoice(terms)));
const cii = (terms: StatedTerms = validTerms) => bytes(writeXml(ciiInvoice, asInvoice(terms)));
async function facturx(terms: StatedTerms): Promise<Buffer> {
  const pdf = PDF.create();
  pdf.addPage();
  pdf.addAttachment("factur-x.xml", cii(terms));
  return Buffer.from(await pdf.save());
}

describe("the check of a document, in Chromium", () => {
  const dashboards = useDashboards();
  const open = (role: "owner" | "accountant" = "owner", look = {}) => dashboards.openDashboard(role, "/invoices/check", look);
  const give = async (page: Page, name: string, buffer: Buffer) =>
    page.locator("input[type=file]").setInputFiles({ name, mimeType: "application/octet-stream", buffer });
  const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
  const result = (page: Page, name: string) => page.getByRole("heading", { level: 2, name });

  it("is next to the list of invoices for those who may read them, and says that nothing is stored", async () => {
    const page = await dashboards.openDashboard("accountant", "/invoices");
    await page.getByRole("main").getByRole("link", { name: "Check a document" }).click();
    await page.getByText("The file is read and checked, and not stored.").waitFor();
    const other = await dashboards.openDashboard("member", "/invoices/check");
    await other.getByRole("heading", { level: 1, name: "Access denied" }).waitFor();
  });

  it("shows what a UBL file says, and that it breaks no rule, after a choice by keyboard", async () => {
    const page = await open("accountant");
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Choose a file" }).press("Enter");
    await (await chooser).setFiles({ name: "r-1.xml", mimeType: "text/xml", buffer: ubl() });
    await result(page, "r-1.xml: UBL").waitFor();
    expect(await page.evaluate("document.activeElement?.textContent")).to.equal("r-1.xml: UBL");
    await part(page, "0 findings").getByText("breaks none of the rules").waitFor();
    const document = part(page, "Document");
    for (const text of ["R-1", "Invoice (380)", "Mar 31, 2026", "Mar 1, 2026 – Mar 31, 2026"])
      await document.getByText(text, { exact: true }).first().waitFor();
    await part(page, "Seller").getByText("DE136695976 (9930)").waitFor();
    await part(page, "Buyer").getByText("Ada Ltd").waitFor();
    await part(page, "Lines").getByText("Travel").waitFor();
    await part(page, "Taxes").getByText("38.00").waitFor();
    await part(page, "Totals (EUR)").getByText("238.00").first().waitFor();
    await part(page, "Payment").getByText("DE02120300000000202051").waitFor();
    expect(await part(page, "Not shown").count()).to.equal(0);
    await checkAccessibility(page);
  });

  it("shows every term of a CII file with a label, in every language, and what it does not show", async () => {
    const content = bytes(
      cii(everyTerm()).toString().replace("<ram:Name>Project reference</ram:Name>", "<ram:Name>Bridge</ram:Name>"),
    );
    for (const language of Object.keys(languages) as (keyof typeof languages)[]) {
      const page = await open("owner", { language, size: "a phone" });
      await give(page, "all.xml", content);
      await page.getByRole("heading", { level: 2, name: "all.xml: CII" }).waitFor();
      const labels = await page.locator("main dt").allTextContents();
      expect(labels.length).to.be.greaterThan(100);
      expect(labels.filter((label) => label.includes("_"))).to.deep.equal([]);
      await page.getByText("Bridge", { exact: true }).waitFor();
      await checkAccessibility(page);
      await page.close();
    }
  });

  it("shows the findings of a dropped Factur-X file, with their places", async () => {
    const page = await open();
    const content = await facturx({ ...validTerms, "BT-112": "240.00" });
    const transfer = await page.evaluateHandle((data) => {
      const all = new DataTransfer();
      all.items.add(new File([Uint8Array.from(atob(data), (one) => one.charCodeAt(0))], "r.pdf"));
      return all;
    }, content.toString("base64"));
    await page.dispatchEvent("main", "dragover", { dataTransfer: transfer });
    await page.dispatchEvent("main", "drop", { dataTransfer: transfer });
    await result(page, "r.pdf: PDF with e-invoice (Factur-X, ZUGFeRD)").waitFor();
    const finding = part(page, "2 findings").locator("[data-finding=BR-CO-15]");
    expect(await finding.textContent()).to.equal(
      "ErrorBR-CO-15The total with tax is not the total without tax plus the tax.Place: Total",
    );
    await checkAccessibility(page);
  });

  it("explains why a file cannot be checked, and checks the next one", async () => {
    dashboards.expectStatus(422);
    const page = await open();
    const alert = page.getByRole("alert");
    await give(page, "broken.xml", bytes(ubl().toString().slice(0, 300)));
    await alert.getByText("broken.xml could not be checked.").waitFor();
    await alert.getByText("This is not an electronic invoice that can be read.").waitFor();
    await alert.getByText(/^Line \d+, column \d+: unclosed tag/).waitFor();
    await give(page, "photo.png", Buffer.from([0x89, 0x50, 0x4e, 0x47]));
    await alert.getByText("photo.png could not be checked.").waitFor();
    await give(page, "large.xml", Buffer.alloc(MAX_DOCUMENT_BYTES + 1, " "));
    await alert.getByText("The file is larger than 10 MB. Choose a smaller one.").waitFor();
    await checkAccessibility(page);
    await give(page, "good.xml", ubl());
    await result(page, "good.xml: UBL").waitFor();
    expect(await page.getByText("could not be checked").count()).to.equal(0);
  });

  it("says that a file is being read, and what to do when the service is busy", async () => {
    const page = await open();
    dashboards.expectStatus(503);
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const problem = {
      type: "about:blank",
      title: "Busy",
      status: 503,
      detail: "Busy.",
      code: "overloaded",
      request_id: "r",
      errors: [],
    };
    await page.route("**/v1/documents/inspect", async (route) => {
      await held;
      await route.fulfill({ status: 503, contentType: "application/problem+json", body: JSON.stringify(problem) });
    });
    await give(page, "slow.xml", ubl());
    await page.getByRole("status").getByText("Reading slow.xml…").waitFor();
    answer();
    await page.getByRole("alert").getByText("The service is busy. Try again in a moment.").waitFor();
    expect(await page.getByText("Reading slow.xml…").count()).to.equal(0);
  });
});
