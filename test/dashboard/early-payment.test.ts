import { expect } from "chai";
import type { Page } from "playwright-core";
import { checkAccessibility, useDashboards } from "./dashboards.js";
import { invoiceScene } from "./invoice-scene.js";
import { choose } from "./row-menu.js";
import { pick } from "./pick.js";

describe("the terms of early-payment discounts in the dashboard, in Chromium", () => {
  const dashboards = useDashboards();
  const { aClient, made, invoice, open } = invoiceScene(dashboards);

  /** Once its time is billed, the preview of the form that closes has nothing to bill. */
  const expectEmptyPreview = () => dashboards.expectStatus(422);
  const percent = (page: Page) => page.getByLabel("Early-payment discount (%)");
  const days = (page: Page) => page.getByLabel("Discount period (days)");
  const fill = async (page: Page, [rate, period]: readonly [string, string]) => {
    await percent(page).fill(rate);
    await days(page).fill(period);
  };
  const termsOf = async (path: string) => (await dashboards.api("owner")(`/v1${path}`)).body["early_payment_discount"];

  it("are set for the workspace, with both fields or neither, and cleared", async () => {
    const page = await dashboards.openDashboard("owner", "/settings/workspace");
    const save = page.getByRole("button", { name: "Save" });
    await fill(page, ["2,5", ""]);
    await save.click();
    await page.getByText("Required.").waitFor();
    await fill(page, ["101", "366"]);
    await save.click();
    await page.getByText("The value is too small or too large.").nth(1).waitFor();
    await fill(page, ["x", "10"]);
    await save.click();
    await page.getByText("Enter a number, such as 19 or 9.5.").waitFor();
    await checkAccessibility(page);
    await fill(page, ["2,5", "10"]);
    await save.click();
    await page.getByText("Settings saved").first().waitFor();
    expect(await termsOf("/workspace")).to.deep.equal({ percent: "2.5", days: 10 });
    await page.reload();
    await days(page).waitFor();
    expect([await percent(page).inputValue(), await days(page).inputValue()]).to.deep.equal(["2.5", "10"]);
    await fill(page, ["", ""]);
    await save.click();
    await page.getByText("Settings saved").waitFor();
    expect(await termsOf("/workspace")).to.equal(null);
  });

  it("are set for a client, and apply to its invoices unless the invoice has its own", async () => {
    expectEmptyPreview();
    const client = await aClient();
    const page = await dashboards.openDashboard("accountant", "/clients");
    await choose(page, "Globex", "Edit");
    await fill(page, ["3", "14"]);
    await checkAccessibility(page);
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(await termsOf(`/clients/${client}`)).to.deep.equal({ percent: "3", days: 14 });
    await page.goto(`${dashboards.harness.url}/invoices/new`);
    await pick(page.getByRole("combobox", { name: "Client" }), "Globex");
    await page.getByText("€178.50").waitFor();
    await page.getByRole("button", { name: "Create draft" }).click();
    await page.getByRole("heading", { level: 1, name: "Draft: Globex" }).waitFor();
    const own = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    expect((await invoice(own))["early_payment_discount"]).to.deep.equal({ percent: "3", days: 14 });
  });

  it("are set for a single invoice, which shows the last day and the amount", async () => {
    expectEmptyPreview();
    await aClient();
    const page = await dashboards.openDashboard("accountant", "/invoices/new");
    await pick(page.getByRole("combobox", { name: "Client" }), "Globex");
    await page.getByText("€178.50").waitFor();
    await page.getByLabel("Issue date").fill("2026-02-01");
    await page.getByRole("button", { name: "More options" }).click();
    await fill(page, ["2", ""]);
    await page.getByRole("button", { name: "Create draft" }).click();
    await page.getByText("Required.").waitFor();
    await days(page).fill("10");
    await checkAccessibility(page);
    await page.getByRole("button", { name: "Create draft" }).click();
    await page.getByText("2% until Feb 11, 2026: €3.57").waitFor();
    await checkAccessibility(page);
  });

  it("are shown in days while the invoice has no date", async () => {
    const lines = [{ description: "Fixed", quantity: "1", unit_price: 10_000 }];
    const terms = { percent: "2", days: 10 };
    const client = await made("/clients", { name: "Initech" });
    const page = await open(await made("/invoices", { client_id: client, lines, early_payment_discount: terms }));
    await page.getByText("2% within 10 days: €2.00").waitFor();
  });
});
