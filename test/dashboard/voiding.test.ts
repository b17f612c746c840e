import { expect } from "chai";
import type { Page } from "playwright-core";
import { checkAccessibility, useDashboards } from "./dashboards.js";
import { invoiceScene } from "./invoice-scene.js";
import { choose, menuOf } from "./row-menu.js";

describe("voiding the dashboard's invoices, in Chromium", () => {
  const dashboards = useDashboards();
  const { made, anInvoice, invoice, open, settle } = invoiceScene(dashboards);

  /** Opens the menu, looks for the action, and closes it. */
  const isOffered = async (page: Page): Promise<boolean> => {
    await menuOf(page, "INV-2026-0001").click();
    await page.getByRole("menuitem", { name: "Duplicate" }).waitFor();
    const count = await page.getByRole("menuitem", { name: "Void" }).count();
    await page.keyboard.press("Escape");
    await page.getByRole("menu").waitFor({ state: "detached" });
    return count > 0;
  };

  it("is offered for an open invoice, and no longer once a payment counts, until it is reversed", async () => {
    const id = await anInvoice();
    const page = await open(id);
    expect(await isOffered(page)).to.equal(true);
    expect(await page.getByText("To void this invoice").count()).to.equal(0);
    await settle(id, { amount: 100 });
    await page.reload();
    await page.getByText("To void this invoice, reverse its payments first. To correct it, credit it.").waitFor();
    expect(await isOffered(page)).to.equal(false);
    await page.getByRole("button", { name: "Reverse" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Reverse" }).click();
    await page.getByText("To void this invoice").waitFor({ state: "detached" });
    expect(await isOffered(page)).to.equal(true);
  });

  it("is replaced by a sentence for paid invoices and for invoices with credit notes", async () => {
    const id = await anInvoice();
    await settle(id, { amount: 17_850 });
    const page = await open(id);
    await page.getByText("To void this invoice, reverse its payments first").waitFor();
    await made(`/invoices/${id}/credit-notes`, { reason: "A mistake", lines: [{ line: 0, net: 100 }] });
    await page.reload();
    await page.getByText("This invoice has credit notes, so it can’t be voided. Credit the rest instead.").waitFor();
    expect(await isOffered(page)).to.equal(false);
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
      for (const [query, download] of [
        ["", () => page.getByRole("link", { name: "Download PDF" }).click()],
        [mark, () => choose(page, "INV-2026-0001", name)],
      ] as const) {
        const kept = page.waitForEvent("download");
        await download();
        expect(new URL((await kept).url()).search).to.equal(query);
        expect((await kept).suggestedFilename()).to.equal("INV-2026-0001.pdf");
      }
      await menuOf(page, "INV-2026-0001").click();
      await page.getByRole("menuitem", { name }).waitFor();
      await checkAccessibility(page);
    });
  }

  it("leaves a page that fits a phone in each language", async () => {
    const id = await anInvoice();
    await settle(id, { amount: 17_850 });
    for (const language of ["en", "de", "fr", "es"]) {
      const page = await dashboards.openDashboard("accountant", `/invoices/${id}`, { size: "a phone", language });
      const actions = page.locator("main :is(a, button):has(+ button[aria-haspopup=menu]), main button[aria-haspopup=menu]");
      await actions.nth(1).waitFor();
      const boxes = await Promise.all((await actions.all()).map((one) => one.boundingBox()));
      expect(new Set(boxes.map((box) => box && box.y + box.height / 2)).size, "rows of actions").to.equal(1);
      expect(Math.min(...boxes.map((box) => box?.height ?? 0)), "height of a target").to.be.at.least(44);
      await page.locator("main button[aria-haspopup=menu]").click();
      await page.locator("main a[href$='?copy=paid']").waitFor();
      await checkAccessibility(page);
    }
  });
});
