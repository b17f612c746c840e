import { expect } from "chai";
import type { Page } from "playwright-core";
import { checkAccessibility, useDashboards } from "./dashboards.js";
import { invoiceScene } from "./invoice-scene.js";

describe("voiding the dashboard's invoices, in Chromium", () => {
  const dashboards = useDashboards();
  const { made, anInvoice, invoice, open, settle } = invoiceScene(dashboards);

  const voiding = (page: Page) => page.getByRole("main").getByRole("button", { name: "Void" });

  it("is offered for an open invoice, and no longer once a payment counts, until it is reversed", async () => {
    const id = await anInvoice();
    const page = await open(id);
    await voiding(page).waitFor();
    expect(await page.getByText("To void this invoice").count()).to.equal(0);
    await settle(id, { amount: 100 });
    await page.reload();
    await page.getByText("To void this invoice, reverse its payments first. To correct it, credit it.").waitFor();
    expect(await voiding(page).count()).to.equal(0);
    await page.getByRole("button", { name: "Reverse" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Reverse" }).click();
    await voiding(page).waitFor();
    expect(await page.getByText("To void this invoice").count()).to.equal(0);
  });

  it("is replaced by a sentence for paid invoices and for invoices with credit notes", async () => {
    const id = await anInvoice();
    await settle(id, { amount: 17_850 });
    const page = await open(id);
    await page.getByText("To void this invoice, reverse its payments first").waitFor();
    await made(`/invoices/${id}/credit-notes`, { reason: "A mistake", lines: [{ line: 0, net: 100 }] });
    await page.reload();
    await page.getByText("This invoice has credit notes, so it can’t be voided. Credit the rest instead.").waitFor();
    expect(await voiding(page).count()).to.equal(0);
    await checkAccessibility(page);
  });

  it("is not mentioned where nothing is left to do", async () => {
    const id = await anInvoice();
    await made(`/invoices/${id}/credit-notes`, { reason: "A mistake" });
    const page = await open(id);
    await page.getByRole("list", { name: "Credit notes" }).waitFor();
    expect(await page.getByText("voided").count()).to.equal(0);
  });

  for (const [status, name, mark] of [
    ["void", "Copy marked as void", "?copy=void"],
    ["paid", "Copy marked as paid", "?copy=paid"],
  ] as const) {
    it(`leaves the original and a marked copy to download, ${status}`, async () => {
      const id = await anInvoice();
      await dashboards.api("owner")(`/v1/invoices/${id}`, { method: "PATCH", body: { status } });
      expect(await invoice(id)).to.include({ status });
      const page = await open(id);
      await page.getByRole("button", { name: "Download PDF", expanded: false }).click();
      await page.getByRole("button", { name: "Download PDF", expanded: true }).waitFor();
      await checkAccessibility(page);
      for (const [link, query] of [
        ["Original", ""],
        [name, mark],
      ] as const) {
        const kept = page.waitForEvent("download");
        await page.getByRole("link", { name: link }).click();
        const download = await kept;
        expect(new URL(download.url()).search, link).to.equal(query);
        expect(download.suggestedFilename()).to.equal("INV-2026-0001.pdf");
      }
    });
  }

  it("leaves a page that fits a phone in each language", async () => {
    const id = await anInvoice();
    await settle(id, { amount: 17_850 });
    for (const language of ["en", "de", "fr", "es"]) {
      const page = await dashboards.openDashboard("accountant", `/invoices/${id}`, { size: "a phone", language });
      await page.locator("main button[aria-expanded=false]").nth(1).click();
      await page.locator("main a[href$='?copy=paid']").waitFor();
      await checkAccessibility(page);
    }
  });
});
