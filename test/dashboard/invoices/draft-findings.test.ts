import { expect } from "chai";
import { checkAccessibility, until, useDashboards } from "../dashboards.js";
import { invoiceScene } from "../invoice-scene.js";

const FUTURE = { issue_date: "2999-01-01", due_date: "2999-01-31" };

describe("what a draft lacks, in Chromium", () => {
  const dashboards = useDashboards();
  const { anInvoice, open } = invoiceScene(dashboards);

  it("is on its page and in the dialog that sends it, until the draft or what it is made of is complete", async () => {
    const id = await anInvoice("draft", FUTURE);
    const page = await open(id);
    const finding = (rule: string) => page.locator(`[data-finding=${rule}]`);
    await finding("issue_date_in_future").getByText("The issue date is in the future.").waitFor();
    await finding("seller_address_incomplete").getByRole("link", { name: "Open the settings" }).waitFor();
    await finding("buyer_address_incomplete").getByRole("link", { name: "Open the client" }).waitFor();
    await checkAccessibility(page);

    await page.getByRole("button", { name: "Send", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Send" });
    await dialog.locator("[data-finding=issue_date_in_future]").waitFor();
    await dialog.locator("[data-finding=seller_tax_id_missing]").waitFor();
    await checkAccessibility(page);
    await dialog.getByRole("button", { name: "Cancel" }).click();

    await page.getByRole("button", { name: "Edit", exact: true }).click();
    await page.getByLabel("Issue date").fill("2026-02-01");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("heading", { name: "Edit draft" }).waitFor({ state: "detached" });
    await finding("seller_tax_id_missing").waitFor();
    await finding("issue_date_in_future").waitFor({ state: "detached" });
  });

  it("is not shown of an invoice that is issued", async () => {
    const page = await open(await anInvoice("open"));
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await page.getByRole("dialog", { name: "Send" }).getByLabel("Subject").waitFor();
    expect(await page.locator("[data-finding]").count()).to.equal(0);
  });

  it("does not widen the page on a phone, in any language", async () => {
    const id = await anInvoice("draft", FUTURE);
    for (const language of ["en", "de", "fr", "es"]) {
      const page = await dashboards.openDashboard("accountant", `/invoices/${id}`, { language });
      await page.setViewportSize({ width: 390, height: 844 });
      await page.locator("[data-finding=issue_date_in_future]").waitFor();
      await until("a page that fits", () => page.evaluate("document.documentElement.scrollWidth <= 390"));
      await page.close();
    }
  });
});
