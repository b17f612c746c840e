import { expect } from "chai";
import type { Locator, Page } from "playwright-core";
import { checkAccessibility, until, useDashboards } from "../dashboards.js";
import { invoiceScene, saveDraft } from "../invoice-scene.js";

const line = (description: string) => ({ description, quantity: "1", unit_price: 1_000 });

describe("the editor of the dashboard's drafts, in Chromium", () => {
  const dashboards = useDashboards();
  const { anInvoice, invoice } = invoiceScene(dashboards);

  /** Hosting, Domain, Mail, and 1.5 hours of the project Website. */
  const aDraft = () => anInvoice("draft", { lines: ["Hosting", "Domain", "Mail"].map(line) });
  const edit = async (id: string, look = {}) => {
    const page = await dashboards.openDashboard("accountant", `/invoices/${id}?edit`, look);
    await page.getByRole("heading", { name: "Edit draft" }).waitFor();
    return page;
  };
  const handle = (page: Page, number: number) => page.getByRole("button", { name: `Move line ${number}`, exact: true });
  const descriptions = async (page: Page) => {
    const fields = page.getByRole("group", { name: /^Line \d+$/ }).getByLabel("Description");
    return Promise.all((await fields.all()).map((field) => field.inputValue()));
  };
  const untilOrder = (page: Page, order: readonly string[]) =>
    until(`the order ${order.join()}`, async () => (await descriptions(page)).join() === order.join());
  const focused = (page: Page) => page.evaluate<string>("document.activeElement.getAttribute('aria-label')");
  const storedOrder = async (id: string) =>
    ((await invoice(id))["lines"] as { description: string }[]).map(({ description }) => description);
  const middleOf = async (place: Locator) => {
    const box = await place.boundingBox();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  };
  /** Presses the handle, and moves the pointer a little beyond the middle of the other line. */
  const drag = async (page: Page, from: number, to: number) => {
    await handle(page, from).scrollIntoViewIfNeeded();
    const start = await middleOf(handle(page, from));
    const target = await middleOf(page.getByRole("group", { name: `Line ${to}`, exact: true }));
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x, target.y + (to > from ? 10 : -10), { steps: 8 });
  };

  it("moves a line with the arrow keys of its handle, says where it is, keeps the focus, and saves the order", async () => {
    const id = await aDraft();
    const page = await edit(id);
    await handle(page, 3).focus();
    await page.keyboard.press("ArrowUp");
    await untilOrder(page, ["Hosting", "Mail", "Domain", "Website"]);
    await page.getByRole("status").getByText("Moved to place 2 of 4").waitFor();
    expect(await focused(page)).to.equal("Move line 2");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await untilOrder(page, ["Mail", "Hosting", "Domain", "Website"]);
    expect(await focused(page)).to.equal("Move line 1");
    await checkAccessibility(page);
    await saveDraft(page);
    expect(await storedOrder(id)).to.deep.equal(["Mail", "Hosting", "Domain", "Website"]);
  });

  it("moves a line by dragging its handle, and saves the order", async () => {
    const id = await aDraft();
    const page = await edit(id);
    await drag(page, 1, 3);
    await untilOrder(page, ["Domain", "Mail", "Hosting", "Website"]);
    await page.mouse.up();
    expect(await focused(page)).to.equal("Move line 3");
    await drag(page, 3, 2);
    await untilOrder(page, ["Domain", "Hosting", "Mail", "Website"]);
    await page.mouse.up();
    await page.mouse.move(0, 0);
    expect(await descriptions(page), "after the pointer is up").to.deep.equal(["Domain", "Hosting", "Mail", "Website"]);
    await saveDraft(page);
    expect(await storedOrder(id)).to.deep.equal(["Domain", "Hosting", "Mail", "Website"]);
  });

  it("returns a dragged line with Escape", async () => {
    const page = await edit(await aDraft());
    await drag(page, 1, 3);
    await untilOrder(page, ["Domain", "Mail", "Hosting", "Website"]);
    await page.keyboard.press("Escape");
    await untilOrder(page, ["Hosting", "Domain", "Mail", "Website"]);
    await page.mouse.up();
  });

  it("shows the PDF of the saved draft beside the form, says when it is outdated, and updates it without leaving the form", async () => {
    const id = await aDraft();
    const page = await edit(id);
    const pdf = page.getByRole("region", { name: "Invoice PDF" });
    await pdf.locator('iframe[src^="blob:"]').waitFor();
    expect(await pdf.getByRole("button").count()).to.equal(0);
    await page.getByLabel("Notes").fill("Thank you.");
    await pdf.getByText("The PDF shows the saved draft.").waitFor();
    await checkAccessibility(page);
    const drawn = page.waitForResponse((response) => response.url().endsWith("/export"));
    await pdf.getByRole("button", { name: "Save and update" }).click();
    expect((await drawn).status()).to.equal(200);
    await pdf.getByText("The PDF shows the saved draft.").waitFor({ state: "detached" });
    expect((await invoice(id))["notes"]).to.equal("Thank you.");
    await page.getByRole("button", { name: "Add line" }).click();
    const added = page.getByRole("group", { name: "Line 5", exact: true });
    await added.getByLabel("Description").fill("Travel");
    await added.getByLabel("Price (EUR)").fill("50");
    await pdf.getByRole("button", { name: "Save and update" }).click();
    await pdf.getByText("The PDF shows the saved draft.").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Remove line 1" }).click();
    await saveDraft(page);
    expect(await storedOrder(id)).to.deep.equal(["Domain", "Mail", "Website", "Travel"]);
    const lines = (await invoice(id))["lines"] as { time_entry_ids: string[] }[];
    expect(lines.map(({ time_entry_ids: ids }) => ids.length)).to.deep.equal([0, 0, 1, 0]);
  });

  it("has the PDF behind a button on a phone, and fits it", async () => {
    const page = await edit(await aDraft(), { size: "a phone" });
    const pdf = page.getByRole("region", { name: "Invoice PDF" });
    await pdf.getByRole("button", { name: "Show PDF" }).waitFor();
    expect(await pdf.locator("iframe").count()).to.equal(0);
    await checkAccessibility(page);
    await pdf.getByRole("button", { name: "Show PDF" }).click();
    await pdf.locator('iframe[src^="blob:"]').waitFor();
    await checkAccessibility(page);
  });
});
