import { expect } from "chai";
import type { Page } from "playwright-core";
import { checkAccessibility, until, useDashboards } from "../dashboards.js";
import { invoiceScene } from "../invoice-scene.js";
import { pick } from "../pick.js";

describe("the preview of the dashboard's invoices on a desktop of 1440 × 900, in Chromium", () => {
  const dashboards = useDashboards();
  const { aClient, anInvoice } = invoiceScene(dashboards);

  const isWithinWindow = (page: Page, text: string) =>
    page.evaluate<boolean>(`(() => {
      const found = [...document.querySelectorAll("section p, section [data-finding]")].find((one) => one.textContent.startsWith(${JSON.stringify(text)}));
      const { top, bottom } = found.getBoundingClientRect();
      const at = document.elementFromPoint(found.getBoundingClientRect().left + 1, (top + bottom) / 2);
      return top >= 0 && bottom <= innerHeight && found.contains(at);
    })()`);
  const addLines = async (page: Page, count: number) => {
    for (let n = 1; n <= count; n++) {
      await page.getByRole("button", { name: "Add line" }).click();
      await page.getByLabel("Description").last().fill(`Line ${n}`);
      await page
        .getByRole("textbox", { name: /^Price/ })
        .last()
        .fill("100");
    }
  };

  it("always shows the total and the warnings, and scrolls to each line and to the PDF", async () => {
    await aClient();
    const page = await dashboards.openDashboard("accountant", "/invoices/new");
    await page.setViewportSize({ width: 1440, height: 900 });
    await pick(page.getByRole("combobox", { name: "Client" }), "Globex");
    await addLines(page, 12);
    const preview = page.locator("section", { has: page.getByRole("heading", { name: "Preview" }) });
    await preview.getByText("€1,606.50").waitFor();
    await preview.locator("[data-finding]").first().waitFor();
    for (const at of ["0", "document.body.scrollHeight"]) {
      await page.evaluate(`scrollTo(0, ${at})`);
      await until("the total to be visible", () => isWithinWindow(page, "Total"));
      const finding = (await preview.locator("[data-finding]").last().textContent()) ?? "";
      expect(await isWithinWindow(page, finding.slice(0, 20)), finding).to.equal(true);
    }
    await preview.getByText("Line 12").scrollIntoViewIfNeeded();
    await preview.getByText("Line 12").click({ trial: true });
    const pdf = page.getByRole("button", { name: "Show PDF" });
    await pdf.scrollIntoViewIfNeeded();
    await pdf.click({ trial: true });
    await checkAccessibility(page);
  });

  it("always shows the total of a draft that is edited", async () => {
    const id = await anInvoice("draft");
    const page = await dashboards.openDashboard("accountant", `/invoices/${id}?edit`);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole("heading", { name: "Edit draft" }).waitFor();
    await addLines(page, 10);
    await page.getByText("€1,368.50").first().waitFor();
    await until("the total to be visible", () => isWithinWindow(page, "Total"));
  });
});
