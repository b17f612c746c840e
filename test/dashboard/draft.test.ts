import { expect } from "chai";
import type { Page } from "playwright-core";
import { checkAccessibility, until, useDashboards } from "./dashboards.js";
import { invoiceScene, saveDraft } from "./invoice-scene.js";

const HOSTING = { description: "Hosting", quantity: "2", unit_price: 2_550 };

interface Line {
  readonly description: string;
  readonly quantity: string;
  readonly time_entry_ids: readonly string[];
  readonly net: number;
}

describe("the drafts of the dashboard's invoices, in Chromium", () => {
  const dashboards = useDashboards();
  const { anInvoice, aClient, made, invoice } = invoiceScene(dashboards);

  /** Hosting for 51.00 and 1.5 hours at 100.00, with 19 % tax: 239.19. */
  const aDraft = () => anInvoice("draft", { lines: [HOSTING] });
  const edit = async (id: string) => {
    const page = await dashboards.openDashboard("accountant", `/invoices/${id}`);
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    await page.getByRole("heading", { name: "Edit draft" }).waitFor();
    return page;
  };
  const line = (page: Page, number: number) => page.getByRole("group", { name: `Line ${number}`, exact: true });
  const preview = (page: Page) => page.locator("section[aria-live]", { has: page.getByRole("heading", { name: "Preview" }) });
  const waitForTotal = (page: Page, text: string) => preview(page).getByText(text).last().waitFor();
  const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click();
  const linesOf = async (id: string) => (await invoice(id))["lines"] as Line[];
  const focused = (page: Page) => page.evaluate<string>("document.activeElement.getAttribute('aria-label')");

  it("keep the line breaks of a description that is changed", async () => {
    const id = await anInvoice("draft", { lines: [{ ...HOSTING, description: "Hosting:\n- one server" }] });
    const page = await edit(id);
    const description = line(page, 1).getByLabel("Description");
    await description.press("ControlOrMeta+End");
    await description.pressSequentially("s");
    await saveDraft(page);
    expect((await linesOf(id))[0]?.description).to.equal("Hosting:\n- one servers");
  });

  it("are changed with one PATCH, with figures that follow each change and that the service confirms", async () => {
    const id = await aDraft();
    const entries = (await linesOf(id))[1]?.time_entry_ids;
    const page = await edit(id);
    await waitForTotal(page, "€239.19");
    await checkAccessibility(page);
    await line(page, 1).getByLabel("Description").fill("Hosting, yearly");
    await line(page, 1).getByLabel("Quantity").fill("3,5");
    await line(page, 1).getByLabel("Price (EUR)").fill("10");
    await waitForTotal(page, "€220.15");
    expect(await line(page, 2).getByLabel("Time (h:mm)").inputValue()).to.equal("1:30");
    await line(page, 2).getByLabel("Time (h:mm)").fill("2:00");
    await page.getByRole("button", { name: "Add line" }).click();
    await line(page, 3).getByLabel("Description").fill("Travel");
    await preview(page).getByText("when all amounts and quantities are valid").waitFor();
    await line(page, 3).getByLabel("Price (EUR)").fill("50");
    await page.getByLabel("Discount (%)", { exact: true }).fill("10");
    await page.getByLabel("Issue date").fill("2026-05-01");
    await page.getByLabel("Due date").fill("2026-06-01");
    await page.getByLabel("Start of supply").fill("2026-01-12");
    await page.getByLabel("Purchase order").fill("PO 7");
    await page.getByLabel("Notes").fill("Thank you.");
    await waitForTotal(page, "€305.24");
    const changes: string[] = [];
    const isCheck = (url: string) => url.endsWith("/validate");
    page.on("request", (request) => {
      if (request.method() !== "GET" && !isCheck(request.url())) changes.push(`${request.method()} ${request.url()}`);
    });
    await saveDraft(page);
    expect(changes.map((change) => change.split(" ")[0])).to.deep.equal(["PATCH"]);
    await page.getByText("Hosting, yearly").waitFor();
    await page.getByText("€305.24").waitFor();
    expect(await invoice(id)).to.deep.include({
      total: 30_524,
      discount: { percent: "10" },
      issue_date: "2026-05-01",
      due_date: "2026-06-01",
      period: { start: "2026-01-12", end: "2026-01-12" },
      purchase_order: "PO 7",
      notes: "Thank you.",
    });
    const lines = await linesOf(id);
    expect(lines.map(({ quantity, time_entry_ids: ids }) => [quantity, ids])).to.deep.equal([
      ["3.5", []],
      ["7200", entries],
      ["1", []],
    ]);
    await checkAccessibility(page);
  });

  it("release the time of a line that is removed, which the form says before it is saved", async () => {
    const id = await aDraft();
    const page = await edit(id);
    await line(page, 2).getByText("Time entries: 1").waitFor();
    await line(page, 2).getByRole("button", { name: "Remove line 2" }).click();
    await page.getByText("Time entries of removed lines: 1. When you save, they can be billed again.").waitFor();
    await waitForTotal(page, "€60.69");
    await checkAccessibility(page);
    const unbilled = async () => (await dashboards.api("owner")("/v1/time-entries?billed=false")).body["data"];
    expect(await unbilled(), "before it is saved").to.have.length(0);
    await saveDraft(page);
    expect(await unbilled()).to.have.length(1);
    expect(await linesOf(id)).to.have.length(1);
  });

  it("have lines that are moved by keyboard, with the focus on their button", async () => {
    const id = await anInvoice("draft", { lines: [HOSTING, { ...HOSTING, description: "Domain" }] });
    const page = await edit(id);
    const descriptions = () => Promise.all([1, 2, 3].map((number) => line(page, number).getByLabel("Description").inputValue()));
    await line(page, 3).getByRole("button", { name: "Move line 3 up" }).focus();
    await page.keyboard.press("Enter");
    await until("the line to move", async () => (await descriptions())[1] === "Website");
    expect(await focused(page)).to.equal("Move line 2 up");
    await page.keyboard.press("Enter");
    await until("the line to move", async () => (await descriptions())[0] === "Website");
    expect(await focused(page), "the first line can only move down").to.equal("Move line 1 down");
    await page.keyboard.press("Enter");
    await until("the line to move", async () => (await descriptions())[0] === "Hosting");
    await saveDraft(page);
    expect((await linesOf(id)).map(({ description }) => description)).to.deep.equal(["Hosting", "Website", "Domain"]);
  });

  it("show errors of the service at the fields of lines, which open, and keep the input", async () => {
    dashboards.expectStatus(422);
    const page = await edit(await aDraft());
    await line(page, 1).getByRole("button", { name: "Details" }).click();
    const unit = line(page, 1).getByLabel("Unit", { exact: true });
    await unit.fill("kg");
    await line(page, 1).getByRole("button", { name: "Details" }).click();
    await unit.waitFor({ state: "detached" });
    await page.getByLabel("Issue date").fill("2026-05-01");
    await page.getByLabel("Due date").fill("2026-04-01");
    await page.getByLabel("Discount (%)", { exact: true }).fill("150");
    await save(page);
    await line(page, 1).getByText("Enter a unit code").waitFor();
    await page.getByText("The due date can’t be before the issue date.").waitFor();
    expect([await unit.inputValue(), await unit.getAttribute("aria-invalid")]).to.deep.equal(["kg", "true"]);
    await checkAccessibility(page);
    await unit.fill("KGM");
    await page.getByLabel("Due date").fill("2026-06-01");
    await save(page);
    const discount = page.getByLabel("Discount (%)", { exact: true });
    await until("the error", async () => (await discount.getAttribute("aria-invalid")) === "true");
    await preview(page).getByText("Enter a discount from 0 to 100 percent.").waitFor();
    await discount.fill("5");
    await saveDraft(page);
  });

  it("check what the service could not report at a field, before anything is sent", async () => {
    const page = await edit(await aDraft());
    await line(page, 1).getByLabel("Description").fill(" ");
    await line(page, 2).getByLabel("Time (h:mm)").fill("1.5");
    await line(page, 2).getByLabel("Price per hour (EUR)").fill("x");
    await save(page);
    await page.getByText("Enter a time, such as 1:30.").waitFor();
    await line(page, 1).getByText("Required.").waitFor();
    await line(page, 2).getByText("Enter an amount, such as 90 or 90.50.").waitFor();
    for (const number of [2, 1]) await page.getByRole("button", { name: `Remove line ${number}` }).click();
    await save(page);
    await page.getByText("An invoice needs at least one line.").waitFor();
    await checkAccessibility(page);
  });

  it("that someone else has changed are not overwritten", async () => {
    dashboards.expectStatus(412);
    const id = await aDraft();
    const page = await edit(id);
    await dashboards.api("owner")(`/v1/invoices/${id}`, { method: "PATCH", body: { notes: "From the owner" } });
    await page.getByLabel("Notes").fill("Mine");
    for (const attempt of ["the first", "a repeated"]) {
      const answer = page.waitForResponse((response) => response.request().method() === "PATCH");
      await save(page);
      expect((await answer).status(), `${attempt} attempt`).to.equal(412);
      await page.getByRole("alert").getByText("Someone else changed this").waitFor();
    }
    expect(await page.getByLabel("Notes").inputValue()).to.equal("Mine");
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByText("From the owner").waitFor();
    expect((await invoice(id))["notes"]).to.equal("From the owner");
  });

  it("warn before the page is left with unsaved changes, and not after Cancel", async () => {
    const page = await edit(await aDraft());
    const clients = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Clients" });
    await page.getByRole("button", { name: "Remove line 1" }).click();
    await clients.click();
    await page.getByRole("dialog", { name: "Discard changes?" }).getByRole("button", { name: "Keep editing" }).click();
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Edit", exact: true }).waitFor();
    await clients.click();
    await page.getByRole("heading", { level: 1, name: "Clients" }).waitFor();
  });

  it("keep their currency and can be edited although the client has another one now, and is archived", async () => {
    const client = await aClient();
    const id = await made("/invoices", { client_id: client, lines: [HOSTING] });
    const body = { currency: "USD", status: "archived" };
    await dashboards.api("owner")(`/v1/clients/${client}`, { method: "PATCH", body });
    const page = await edit(id);
    await line(page, 1).getByLabel("Price (EUR)").fill("100");
    await waitForTotal(page, "€238.00");
    await saveDraft(page);
    expect(await invoice(id)).to.include({ currency: "EUR", total: 23_800 });
  });
});
