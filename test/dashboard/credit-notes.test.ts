import { expect } from "chai";
import type { Page } from "playwright-core";
import { checkAccessibility, useDashboards } from "./dashboards.js";
import { invoiceScene, titleOf } from "./invoice-scene.js";
import { choose as chooseAction, menuOf } from "./row-menu.js";

const HOSTING = { description: "Hosting", quantity: "2", unit_price: 2_550 };

describe("the dashboard's credit notes, in Chromium", () => {
  const dashboards = useDashboards();
  const { made, anInvoice, invoice, open } = invoiceScene(dashboards);

  /** 1.5 hours at 100.00 and hosting for 51.00, with 19 % tax: 239.19. */
  const withHosting = () => anInvoice("open", { issue_date: "2026-02-01", lines: [HOSTING] });
  const credited = (id: string, body: object) => made(`/invoices/${id}/credit-notes`, { reason: "Earlier", ...body });
  const openDrawer = async (page: Page) => {
    await chooseAction(page, await titleOf(page), "Credit");
    await page.getByRole("dialog", { name: "Credit invoice INV-2026-0001" }).waitFor();
  };
  const line = (page: Page, name: string) => page.getByRole("group", { name });
  const choose = (page: Page, name: string, label: string) =>
    line(page, name).getByRole("combobox", { name: "Credit of this line" }).selectOption({ label });
  const waitForTotal = (page: Page, text: string) =>
    page.getByRole("dialog").locator("[aria-live]", { hasText: "Total of the credit note" }).getByText(text).waitFor();
  const submit = (page: Page) => page.getByRole("button", { name: "Issue credit note" }).click();
  const focused = (page: Page) => page.evaluate<string>("document.activeElement.textContent");
  const unbilled = async () => (await dashboards.api("owner")("/v1/time-entries?billed=false")).body["data"];

  it("credit everything that is left, release its time, and are linked after success", async () => {
    const id = await withHosting();
    const page = await open(id);
    await openDrawer(page);
    await waitForTotal(page, "€239.19");
    await submit(page);
    await page.getByText("Required.").waitFor();
    await page.getByLabel("Reason").fill("The project was cancelled");
    expect(
      await page.getByRole("checkbox", { name: "Its time, expenses and milestones can be billed again" }).isChecked(),
    ).to.equal(true);
    await checkAccessibility(page);
    await submit(page);
    await page.getByText(/^Credit note .+ of €239\.19 is issued\.$/).waitFor();
    await checkAccessibility(page);
    expect(await focused(page)).to.equal("Show credit note");
    await page.getByRole("link", { name: "Show credit note" }).click();
    await page.getByRole("heading", { level: 1, name: /^Credit note / }).waitFor();
    expect(await invoice(id)).to.include({ status: "credited", amount_credited: 23_919, amount_due: 0 });
    expect(await unbilled()).to.have.length(1);
  });

  it("credit a time and an amount of single lines, with the total that the service computes", async () => {
    const id = await withHosting();
    const page = await open(id);
    await openDrawer(page);
    await page.getByRole("radio", { name: "Single lines" }).check();
    expect(
      await page.getByRole("checkbox", { name: "Its time, expenses and milestones can be billed again" }).isChecked(),
    ).to.equal(false);
    await choose(page, "Line 2: Website", "A time");
    await choose(page, "Line 1: Hosting", "A net amount");
    const time = page.getByLabel("Time (h:mm)");
    await time.fill("0.5");
    await page.getByLabel("Net amount (EUR)").fill("10");
    await page.getByLabel("Reason").fill("Half an hour was billed twice");
    await submit(page);
    await page.getByText("Enter a time, such as 1:30.").waitFor();
    await time.fill("0:30");
    await waitForTotal(page, "€71.40");
    await checkAccessibility(page);
    await submit(page);
    await page.getByText(/of €71\.40 is issued/).waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).last().click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(await menuOf(page, "INV-2026-0001").evaluate((button) => button.matches(":focus"))).to.equal(true);
    const [note] = (await invoice(id))["credit_notes"] as { id: string; number: string; amount: number }[];
    expect(note?.amount).to.equal(7_140);
    const { lines } = (await invoice(note?.id ?? "")) as { lines: { quantity: string; net: number }[] };
    expect(lines.map(({ quantity, net }) => [quantity, net])).to.deep.equal([
      ["1", 1_000],
      ["1800", 5_000],
    ]);
    const list = page.getByRole("list", { name: "Credit notes" });
    await list.getByText("€71.40").waitFor();
    await list.getByRole("link", { name: note?.number ?? "" }).click();
    await page.getByRole("heading", { level: 1, name: `Credit note ${note?.number}` }).waitFor();
    expect(await unbilled(), "its line is not credited in full").to.have.length(0);
  });

  it("need at least one line, and a part of it, before they are sent", async () => {
    const page = await open(await withHosting());
    await openDrawer(page);
    await page.getByRole("radio", { name: "Single lines" }).check();
    await page.getByLabel("Reason").fill("A mistake");
    await submit(page);
    await page.getByText("Choose at least one line to credit.").waitFor();
    await choose(page, "Line 1: Hosting", "A quantity");
    await page.getByLabel("Quantity").fill("3");
    await page.getByText("Credit notes can’t exceed the line.").waitFor();
    await page.getByLabel("Quantity").fill("1");
    await waitForTotal(page, "€30.35");
  });

  it("show the errors of the service at the line, although other lines are not credited", async () => {
    dashboards.expectStatus(422);
    const id = await withHosting();
    await credited(id, { lines: [{ line: 1, net: 14_000 }] });
    const page = await open(id);
    await openDrawer(page);
    await waitForTotal(page, "€72.59");
    await page.getByRole("radio", { name: "Single lines" }).check();
    await choose(page, "Line 2: Website", "A net amount");
    const net = page.getByLabel("Net amount (EUR)");
    await net.fill("10.01");
    await page.getByLabel("Reason").fill("A mistake");
    await submit(page);
    await line(page, "Line 2: Website").getByText("Credit notes can’t exceed the line.").waitFor();
    expect([await net.inputValue(), await net.getAttribute("aria-invalid")]).to.deep.equal(["10.01", "true"]);
    await checkAccessibility(page);
  });

  it("show the total after earlier credit notes, which the service then issues", async () => {
    const id = await withHosting();
    await credited(id, {
      lines: [
        { line: 1, quantity: "1801" },
        { line: 0, net: 2_550 },
      ],
    });
    const page = await open(id);
    await openDrawer(page);
    await page.getByRole("radio", { name: "Single lines" }).check();
    await choose(page, "Line 2: Website", "All that is left");
    await waitForTotal(page, "€118.97");
    await choose(page, "Line 1: Hosting", "A net amount");
    await page.getByLabel("Net amount (EUR)").fill("25.51");
    await page.getByText("Credit notes can’t exceed the line.").waitFor();
    await choose(page, "Line 1: Hosting", "All that is left");
    await waitForTotal(page, "€149.31");
    await page.getByLabel("Reason").fill("The rest");
    await submit(page);
    await page.getByText(/of €149\.31 is issued/).waitFor();
    const notes = (await invoice(id))["credit_notes"] as { amount: number; lines: object[] }[];
    expect(notes.map(({ amount }) => amount)).to.deep.equal([23_919 - 14_931, 14_931]);
    expect(notes[0]?.lines).to.deep.equal([
      { line: 0, quantity: null, net: 2_550 },
      { line: 1, quantity: "1801", net: 5_003 },
    ]);
  });

  it("are not offered for drafts, and no more once everything is credited", async () => {
    const draft = await open(await anInvoice("draft"));
    await menuOf(draft, "Draft: Globex").click();
    await draft.getByRole("menuitem", { name: "Issue" }).waitFor();
    expect(await draft.getByRole("menuitem", { name: "Credit" }).count()).to.equal(0);
    const id = await withHosting();
    await credited(id, {});
    const page = await open(id);
    await page.getByRole("list", { name: "Credit notes" }).waitFor();
    await menuOf(page, "INV-2026-0001").click();
    await page.getByRole("menuitem", { name: "Duplicate" }).waitFor();
    expect(await page.getByRole("menuitem", { name: "Credit" }).count()).to.equal(0);
  });

  it("say what they correct and why, and have no payments", async () => {
    const id = await withHosting();
    const page = await open(await credited(id, { reason: "The hours were wrong" }));
    await page.getByText("Credit note", { exact: true }).waitFor();
    await page.getByText("The hours were wrong").waitFor();
    await page.getByRole("button", { name: "Send" }).waitFor();
    const name = await titleOf(page);
    await menuOf(page, name).click();
    await page.getByRole("menuitem", { name: "Show PDF" }).waitFor();
    const items = await page.getByRole("menuitem").or(page.getByRole("main").getByRole("button")).allTextContents();
    for (const label of ["Record", "Mark as paid", "Void", "Credit", "Duplicate"])
      expect(items.join(), label).not.to.contain(label);
    await page.keyboard.press("Escape");
    expect(await page.getByText("Amount due").count()).to.equal(0);
    await checkAccessibility(page);
    await page.getByRole("link", { name: "INV-2026-0001" }).click();
    await page.getByRole("heading", { level: 1, name: "INV-2026-0001" }).waitFor();
    await page.getByText("Credited", { exact: true }).first().waitFor();
  });

  it("of a paid invoice show what is to be refunded", async () => {
    const id = await withHosting();
    await made(`/invoices/${id}/payments`, { amount: 23_919 });
    await credited(id, { lines: [{ line: 0 }] });
    const page = await open(id);
    const figure = (label: string) => page.getByRole("main").getByText(label, { exact: true }).locator("xpath=..").textContent();
    await page.getByRole("button", { name: "Record refund" }).click();
    expect(await page.getByRole("textbox", { name: "Amount (EUR)" }).inputValue()).to.equal("60.69");
    await page.getByRole("button", { name: "Cancel" }).click();
    expect(await figure("To refund")).to.contain("€60.69");
    expect(await figure("Credited")).to.contain("-€60.69");
    expect(await page.getByText("Amount due").count()).to.equal(0);
  });

  it("are labeled in the list of invoices, and filtered by type and status", async () => {
    const id = await withHosting();
    await credited(id, { lines: [{ line: 0 }] });
    const page = await dashboards.openDashboard("accountant", "/invoices");
    const rows = page
      .getByRole("table")
      .getByRole("row")
      .filter({ has: page.getByRole("link") });
    await page.getByRole("row").getByText("Credit note", { exact: true }).waitFor();
    expect(await rows.count()).to.equal(2);
    await page.getByRole("combobox", { name: "Type" }).selectOption({ label: "Invoices" });
    await page.waitForURL("**/invoices?type=invoice");
    await page.getByRole("row").getByText("Credit note", { exact: true }).waitFor({ state: "detached" });
    await page.getByRole("link", { name: "INV-2026-0001" }).waitFor();
    await page.getByRole("combobox", { name: "Type" }).selectOption({ label: "Credit notes" });
    await page.getByRole("link", { name: "INV-2026-0001" }).waitFor({ state: "detached" });
    await rows.first().waitFor();
    expect(await rows.count()).to.equal(1);
    await page.getByLabel("Status").selectOption({ label: "Written off" });
    await page.getByText("No matching invoices").waitFor();
    await checkAccessibility(page);
  });
});
