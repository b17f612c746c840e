import { expect } from "chai";
import type { Page } from "playwright-core";
import { checkAccessibility, useDashboards } from "./dashboards.js";
import { invoiceScene } from "./invoice-scene.js";
import { pick } from "./pick.js";

describe("two taxes in the dashboard, in Chromium", () => {
  const dashboards = useDashboards();
  const { aClient, invoice, anInvoice, open } = invoiceScene(dashboards);

  const group = (page: Page, name: string) => page.getByRole("group", { name, exact: true });
  const preview = (page: Page) => page.locator("section[aria-live]", { has: page.getByRole("heading", { name: "Preview" }) });
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("data-path"));

  it("of an invoice are added with the keyboard, prefilled with a usual pair, and shown in the totals", async () => {
    await aClient();
    const page = await dashboards.openDashboard("accountant", "/invoices/new");
    await pick(page.getByRole("combobox", { name: "Client" }), "Globex");
    await page.getByRole("button", { name: "More options" }).click();
    const tax = group(page, "Tax");
    await tax.getByLabel("Tax category").selectOption("S");
    await tax.getByLabel("Tax rate (%)").fill("5");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await focused(page)).to.match(/components\.0\.name$/);
    const pair = group(page, "Two taxes");
    expect(await pair.getByLabel("Rate of tax 1 (%)").inputValue(), "the rate so far").to.equal("5");
    await pair.getByLabel("Usual pairs").selectOption({ label: "Québec: GST 5% + QST 9.975%" });
    await preview(page).getByText("QST 9.975%").waitFor();
    for (const text of ["GST 5%", "€7.50", "€14.96", "€172.46"]) await preview(page).getByText(text).last().waitFor();
    await checkAccessibility(page);
    await pair.getByLabel("Rate of tax 2 (%)").fill("9.5");
    await pair.getByLabel("Tax 2 is computed on the amount with tax 1").check();
    expect(await pair.getByLabel("Usual pairs").inputValue(), "no usual pair").to.equal("-1");
    // Afterwards, there is nothing left to preview.
    dashboards.expectStatus(422);
    await page.getByRole("button", { name: "Create draft" }).click();
    await page.getByRole("heading", { level: 1, name: /^Draft: / }).waitFor();
    const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    const [line] = (await invoice(id))["lines"] as { tax: object }[];
    expect(line?.tax).to.deep.include({
      rate: "14.975",
      components: [
        { name: "GST", rate: "5", compound: false },
        { name: "QST", rate: "9.5", compound: true },
      ],
    });
    await page.getByText("QST 9.5%").waitFor();
  });

  it("of a draft are shown when it is edited, become one tax again, and must be complete", async () => {
    const id = await anInvoice("draft");
    const page = await open(id);
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    await page.getByRole("button", { name: "More options" }).click();
    await page.getByRole("button", { name: "Add a second tax" }).click();
    const pair = group(page, "Two taxes");
    await pair.getByLabel("Name of tax 1").fill("PST");
    await pair.getByLabel("Name of tax 2").fill(" PST");
    await pair.getByLabel("Rate of tax 1 (%)").fill("8");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await pair.getByText("Enter a number, such as 19 or 9.5.").waitFor();
    dashboards.expectStatus(422);
    await pair.getByLabel("Rate of tax 2 (%)").fill("7,5");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await pair.locator("[data-path$='components.1.name'][aria-invalid='true']").waitFor();
    await pair.getByRole("button", { name: "Remove the second tax" }).click();
    expect(await focused(page)).to.match(/tax\.rate$/);
    await preview(page).getByText("Tax 19%").waitFor();
  });

  it("are the default of a client and of the workspace", async () => {
    const page = await dashboards.openDashboard("owner", "/clients");
    await page
      .getByRole("button", { name: /client$/ })
      .first()
      .click();
    const form = page.getByRole("dialog");
    await form.getByLabel("Name", { exact: false }).first().fill("Québec Inc");
    await form.getByLabel("Tax category").selectOption("S");
    await form.getByRole("button", { name: "Add a second tax" }).click();
    await form.getByLabel("Usual pairs").selectOption({ label: "British Columbia: GST 5% + PST 7%" });
    await checkAccessibility(page);
    await form.getByRole("button", { name: "Save" }).click();
    await form.waitFor({ state: "detached" });
    const { data } = (await dashboards.api("owner")("/v1/clients")).body as {
      data: { tax: { rate: string; components: object[] } }[];
    };
    expect(data[0]?.tax).to.deep.include({
      rate: "12",
      components: [
        { name: "GST", rate: "5", compound: false },
        { name: "PST", rate: "7", compound: false },
      ],
    });
    const settings = await dashboards.openDashboard("admin", "/settings/workspace");
    await settings.getByLabel("Tax category").selectOption("S");
    await settings.getByRole("button", { name: "Add a second tax" }).click();
    await settings.getByLabel("Usual pairs").selectOption({ label: "India: CGST 9% + SGST 9%" });
    await settings.getByRole("button", { name: "Save" }).click();
    await settings.getByText("Settings saved").waitFor();
    const { tax } = (await dashboards.api("owner")("/v1/workspace")).body;
    expect(tax).to.deep.include({ category: "S", rate: "18" });
  });
});
