import { expect } from "chai";
import type { Page } from "playwright-core";
import { checkAccessibility, until, useDashboards } from "./dashboards.js";
import { invoiceScene, titleOf } from "./invoice-scene.js";
import { pick } from "./pick.js";
import { choose, menuOf } from "./row-menu.js";

describe("the dashboard's invoices, in Chromium", () => {
  const dashboards = useDashboards();
  const { made, aClient, anInvoice, invoice, open, settle } = invoiceScene(dashboards);
  const confirmed = async (page: Page, name: string) => {
    await choose(page, await titleOf(page), name);
    await page.getByRole("dialog", { name }).getByRole("button", { name, exact: true }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
  };
  const waitForTotal = (page: Page, text: string) => page.getByRole("main").getByText(text).first().waitFor();

  it("explain the first step if there are none, and link to it", async () => {
    await aClient();
    const page = await dashboards.openDashboard("accountant", "/invoices");
    await page.getByText("No invoices yet").waitFor();
    await page.getByRole("link", { name: "New invoice" }).first().click();
    await page.getByRole("heading", { level: 1, name: "New invoice" }).waitFor();
  });

  it("are created from unbilled time and typed lines, with a preview that follows each change", async () => {
    await aClient();
    const page = await dashboards.openDashboard("accountant", "/invoices/new");
    const preview = page.locator("section", { has: page.getByRole("heading", { name: "Preview" }) });
    await preview.getByText("Choose a client").waitFor();
    await page.getByLabel("From").fill("2026-01-01");
    await page.getByLabel("To", { exact: true }).fill("2026-01-31");
    await pick(page.getByRole("combobox", { name: "Client" }), "Globex");
    await preview.getByText("€178.50").waitFor();
    await page.getByRole("button", { name: "Add line" }).click();
    await page.getByLabel("Description").fill("Hosting");
    await page.getByLabel("Quantity").fill("2");
    await preview.getByText("enter a price for each line").waitFor();
    await page.getByRole("textbox", { name: "Price (EUR)" }).fill("25,50");
    await preview.getByText("€239.19").waitFor();
    await page.getByLabel("Discount (%)", { exact: true }).fill("10");
    await preview.getByText("€215.27").waitFor();
    await page.getByLabel("Due date").fill("2199-12-31");
    await page.getByLabel("Purchase order").fill("PO 7");
    await page.getByLabel("Notes").fill("Thank you.");
    await checkAccessibility(page);
    await page.getByRole("button", { name: "Create draft" }).click();
    await page.getByRole("heading", { level: 1, name: "Draft: Globex" }).waitFor();
    const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    expect(await invoice(id)).to.include({ status: "draft", total: 21_527, subtotal: 20_100, currency: "EUR" });
    expect(await invoice(id)).to.include({ due_date: "2199-12-31", purchase_order: "PO 7", notes: "Thank you." });
  });

  it("start with all unbilled time of the client, and return to it with one click", async () => {
    dashboards.expectStatus(422);
    await aClient();
    await made("/clients", { name: "Initech" });
    const [project] = (await dashboards.api("owner")("/v1/projects")).body["data"] as { id: string }[];
    const MARCH = { start_time: "2026-03-12T08:00:00Z", end_time: "2026-03-12T09:00:00Z" };
    await made("/time-entries", { project_id: project?.id, ...MARCH });
    const page = await dashboards.openDashboard("accountant", "/invoices/new");
    const days = () => Promise.all(["From", "To"].map((label) => page.getByLabel(label, { exact: true }).inputValue()));
    const chooseClient = (name: string) => pick(page.getByRole("combobox", { name: "Client" }), name);
    await chooseClient("Globex");
    await page.getByText("Unbilled time: Jan 12, 2026 – Mar 12, 2026").waitFor();
    await waitForTotal(page, "€297.50");
    expect(await days()).to.deep.equal(["01/12/2026", "03/12/2026"]);
    await chooseClient("Initech");
    await page.getByText("This client has no unbilled time").waitFor();
    await page.getByText("To see a preview, add a line.").waitFor();
    await until("no days", async () => (await days()).join("") === "");
    await chooseClient("Globex");
    await waitForTotal(page, "€297.50");
    await page.getByLabel("From").fill("2026-02-01");
    await page.getByLabel("To", { exact: true }).fill("2026-02-28");
    await page.getByText("Nothing to bill").waitFor();
    await page.getByRole("button", { name: "Bill all" }).click();
    await waitForTotal(page, "€297.50");
    expect(await days()).to.deep.equal(["01/12/2026", "03/12/2026"]);
    await checkAccessibility(page);
  });

  it("show their PDF before they are created, behind a button, and redraw it after a change", async () => {
    await aClient();
    const page = await dashboards.openDashboard("accountant", "/invoices/new");
    await pick(page.getByRole("combobox", { name: "Client" }), "Globex");
    await waitForTotal(page, "€178.50");
    const pdf = page.getByRole("region", { name: "Invoice PDF" });
    const lengths = new Set<string | undefined>();
    page.on("response", (response) => {
      if (response.url().endsWith("/invoices/preview/export")) lengths.add(response.headers()["content-length"]);
    });
    await pdf.getByRole("button", { name: "Show PDF" }).click();
    await pdf.locator('iframe[src^="blob:"]').waitFor();
    await page.getByLabel("Notes").fill("Thank you.");
    await until("a PDF with the notes", () => lengths.size === 2);
    await checkAccessibility(page);
    await pdf.getByRole("button", { name: "Hide PDF" }).click();
    await pdf.locator("iframe").waitFor({ state: "detached" });
    expect((await dashboards.api("owner")("/v1/invoices")).body["data"]).to.deep.equal([]);
  });

  it("show in the preview what they lack, with links to where it can be entered", async () => {
    await made("/clients", { name: "Globex" });
    const page = await dashboards.openDashboard("owner", "/invoices/new");
    // Before the client is chosen, since the preview of a client without time is refused.
    await page.getByLabel("Include unbilled time").uncheck();
    await pick(page.getByRole("combobox", { name: "Client" }), "Globex");
    await page.getByRole("button", { name: "Add line" }).click();
    await page.getByLabel("Description").fill("Hosting");
    await page.getByRole("textbox", { name: "Price (EUR)" }).fill("25");
    const finding = (rule: string) => page.locator(`[data-finding=${rule}]`);
    await finding("seller_address_incomplete").getByText("Complete the address of the seller").waitFor();
    await finding("tax_not_chosen").getByRole("link", { name: "Open the settings" }).waitFor();
    await checkAccessibility(page);
    await finding("supply_date_missing").waitFor();
    await page.getByLabel("Start of supply").fill("2026-01-12");
    await finding("supply_date_missing").waitFor({ state: "detached" });
    const [settings] = await Promise.all([
      page.waitForEvent("popup"),
      finding("seller_tax_id_missing").getByRole("link", { name: "Open the settings" }).click(),
    ]);
    await settings.getByLabel("VAT ID").waitFor();
    const [editor] = await Promise.all([
      page.waitForEvent("popup"),
      finding("buyer_address_incomplete").getByRole("link", { name: "Open the client" }).click(),
    ]);
    await editor.getByRole("dialog", { name: "Edit Globex" }).getByLabel("City").waitFor();
    await editor.getByRole("button", { name: "Cancel" }).click();
    await editor.getByRole("dialog").waitFor({ state: "detached" });
    expect(new URL(editor.url()).search).to.equal("");
    await page.getByRole("button", { name: "Create draft" }).click();
    await page.getByRole("heading", { level: 1, name: "Draft: Globex" }).waitFor();
    const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    expect((await invoice(id))["period"]).to.deep.equal({ start: "2026-01-12", end: "2026-01-12" });
  });

  it("are previewed with all columns visible on a desktop, in each language", async () => {
    await aClient("Globex", 1_234_500);
    for (const language of ["en", "de", "fr", "es"]) {
      const page = await dashboards.openDashboard("accountant", "/invoices/new", { language });
      await pick(page.getByRole("main").getByRole("combobox").first(), "Globex");
      await page.getByRole("main").getByRole("table").waitFor();
      const place = 'document.querySelector("main [role=group]:has(table)")';
      const hidden = await page.evaluate<number>(`${place}.scrollWidth - ${place}.clientWidth`);
      expect(hidden, `pixels to scroll sideways, ${language}`).to.equal(0);
    }
  });

  it("are not created without anything to bill, and the preview explains it", async () => {
    dashboards.expectStatus(422);
    await aClient();
    const page = await dashboards.openDashboard("accountant", "/invoices/new");
    await page.getByLabel("From").fill("2025-01-01");
    await page.getByLabel("To", { exact: true }).fill("2025-01-31");
    await pick(page.getByRole("combobox", { name: "Client" }), "Globex");
    await page.getByText("Nothing to bill").waitFor();
    const keys: (string | null)[] = [];
    page.on("request", async (request) => {
      if (request.method() === "POST") keys.push(await request.headerValue("Idempotency-Key"));
    });
    for (const tries of [1, 2]) {
      await page.getByRole("button", { name: "Create draft" }).click();
      await page.getByRole("alert").getByText("Check the highlighted fields").waitFor();
      await until("the request", () => keys.length === tries);
    }
    expect(new Set(keys).size, "new keys after a rejection").to.equal(2);
    expect(await page.getByLabel("From").inputValue()).to.equal("01/01/2025");
  });

  it("show an error in the discount at its field", async () => {
    dashboards.expectStatus(422);
    await aClient();
    const page = await dashboards.openDashboard("accountant", "/invoices/new");
    await pick(page.getByRole("combobox", { name: "Client" }), "Globex");
    await page.getByLabel("From").fill("2026-01-01");
    await page.getByLabel("To", { exact: true }).fill("2026-01-31");
    const discount = page.getByLabel("Discount (%)", { exact: true });
    await discount.fill("150");
    await page.getByRole("button", { name: "Create draft" }).click();
    await page.getByRole("alert").getByText("Check the highlighted fields").waitFor();
    expect(await discount.getAttribute("aria-invalid")).to.equal("true");
  });

  it("format figures for the language", async () => {
    const lines = [{ description: "Fixed", quantity: "1.5", unit_price: 100, tax: { category: "S", rate: "7.5" } }];
    const id = await made("/invoices", { client_id: await aClient(), lines });
    const page = await dashboards.openDashboard("accountant", `/invoices/${id}`, { language: "de" });
    await page.getByRole("cell", { name: "1,5", exact: true }).waitFor();
    await page.getByRole("cell", { name: "7,5\u00a0%", exact: true }).waitFor();
    await page.getByText("Steuer 7,5\u00a0%").waitFor();
  });

  it("are issued after confirmation, and can be deleted while they are drafts", async () => {
    const page = await open(await anInvoice("draft"));
    await confirmed(page, "Issue");
    await page.getByRole("heading", { level: 1, name: "INV-2026-0001" }).waitFor();
    await menuOf(page, "INV-2026-0001").click();
    await page.getByRole("menuitem", { name: "Void" }).waitFor();
    expect(await page.getByRole("menuitem", { name: "Delete" }).count()).to.equal(0);
    const draft = await made("/invoices", {
      client_id: await aClient("Initech"),
      lines: [{ description: "Fixed", quantity: "1", unit_price: 100 }],
    });
    await page.goto(`${dashboards.harness.url}/invoices/${draft}`);
    await page.getByRole("heading", { level: 1, name: "Draft: Initech" }).waitFor();
    await choose(page, "Draft: Initech", "Delete");
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await page.getByRole("heading", { level: 1, name: "Invoices" }).waitFor();
    expect((await dashboards.api("owner")(`/v1/invoices/${draft}`)).status).to.equal(404);
  });

  it("accept a partial payment, then the rest", async () => {
    const id = await anInvoice();
    const page = await open(id);
    await waitForTotal(page, "€178.50");
    await page.getByRole("button", { name: "Record payment" }).click();
    const amount = page.getByRole("textbox", { name: "Amount (EUR)" });
    expect(await amount.inputValue()).to.equal("178.50");
    await amount.fill("78.50");
    await page.getByLabel("Payment date").fill("2026-02-10");
    await page.getByLabel("Reference").fill("Transfer 7");
    await page.getByRole("dialog").getByRole("button", { name: "Record payment" }).click();
    await page.getByRole("table", { name: "Payments" }).getByRole("cell", { name: "Transfer 7", exact: true }).waitFor();
    const [payment] = (await invoice(id))["payments"] as Record<string, unknown>[];
    expect(payment).to.include({ amount: 7_850, paid_on: "2026-02-10", reference: "Transfer 7" });
    await waitForTotal(page, "€100.00");
    await checkAccessibility(page);
    await confirmed(page, "Mark as paid");
    await page.getByText("Paid", { exact: true }).first().waitFor();
    expect(await invoice(id)).to.include({ status: "paid", amount_due: 0 });
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await menuOf(page, "INV-2026-0001").click();
    await page.getByRole("menuitem", { name: "Record refund" }).waitFor();
    expect(await page.getByRole("menuitem", { name: "Void" }).count()).to.equal(0);
    await checkAccessibility(page);
  });

  it("reject a payment above the amount due at its field, and keep the input", async () => {
    dashboards.expectStatus(422);
    const page = await open(await anInvoice());
    await page.getByRole("button", { name: "Record payment" }).click();
    const amount = page.getByRole("textbox", { name: "Amount (EUR)" });
    await amount.fill("178.51");
    await page.getByRole("dialog").getByRole("button", { name: "Record payment" }).click();
    await page.getByRole("alert").waitFor();
    expect([await amount.inputValue(), await amount.getAttribute("aria-invalid")]).to.deep.equal(["178.51", "true"]);
  });

  it("are voided after confirmation, which releases their time", async () => {
    const id = await anInvoice();
    const page = await open(id);
    await confirmed(page, "Void");
    await page.getByText("Void", { exact: true }).first().waitFor();
    expect(await invoice(id)).to.include({ status: "void" });
    const { body } = await dashboards.api("owner")("/v1/time-entries?billed=false");
    expect(body["data"]).to.have.length(1);
  });

  it("release their time on pages that showed it as billed", async () => {
    await anInvoice();
    const page = await dashboards.openDashboard("owner", "/time?date=2026-01-12");
    await page.getByRole("link", { name: "On invoice INV-2026-0001" }).click();
    await page.getByRole("heading", { level: 1, name: "INV-2026-0001" }).waitFor();
    await confirmed(page, "Void");
    await page.goBack();
    await page.getByRole("list", { name: "Entries" }).getByRole("button", { name: "Delete" }).waitFor();
  });

  it("are shown as the PDF that the service renders, and can be downloaded", async () => {
    const page = await open(await anInvoice());
    const printed = page.waitForResponse((response) => response.url().endsWith("/export"));
    await choose(page, "INV-2026-0001", "Show PDF");
    expect((await printed).headers()["content-type"]).to.equal("application/pdf");
    await page.locator('iframe[src^="blob:"]').waitFor();
    // A browser without a viewer of PDFs also downloads what the frame shows, under another name and at any time.
    const kept = page.waitForEvent("download", (download) => download.suggestedFilename() === "INV-2026-0001.pdf");
    await choose(page, "INV-2026-0001", "Download PDF");
    await kept;
  });

  it("are filtered, with the filter in the URL", async () => {
    await anInvoice();
    await made("/invoices", {
      client_id: await aClient("Initech"),
      lines: [{ description: "Fixed", quantity: "1", unit_price: 100 }],
    });
    const page = await dashboards.openDashboard("accountant", "/invoices");
    const rows = page.getByRole("table").getByRole("link", { name: /^INV-|^Draft/ });
    await rows.nth(1).waitFor();
    await page.getByLabel("Status").selectOption("overdue");
    await page.waitForURL("**/invoices?show=overdue");
    await rows.filter({ hasText: "Draft" }).waitFor({ state: "detached" });
    await page.getByRole("link", { name: "INV-2026-0001" }).waitFor();
    expect(await rows.count()).to.equal(1);
    await pick(page.getByRole("combobox", { name: "Client" }), "Initech");
    await page.getByText("No matching invoices").waitFor();
    await page.reload();
    await page.getByText("No matching invoices").waitFor();
    await page.getByLabel("Status").selectOption("all");
    await rows.filter({ hasText: "Draft" }).waitFor();
    await checkAccessibility(page);
  });

  it("are counted by status with the amounts due, and each count filters the list", async () => {
    await settle(await anInvoice(), { amount: 7_850 });
    await anInvoice("draft");
    await aClient("Initech");
    const page = await dashboards.openDashboard("accountant", "/invoices");
    const summary = page.getByRole("navigation", { name: "Summary" });
    const card = (name: string) => summary.getByRole("link", { name });
    await card("Draft").getByText("€178.50").waitFor();
    expect(await card("Overdue").innerText()).to.match(/^Overdue\s+1\s+€100\.00$/);
    await checkAccessibility(page);
    await card("Overdue").click();
    await page.waitForURL("**/invoices?show=overdue");
    expect(await card("Overdue").getAttribute("aria-current")).to.equal("true");
    await page.getByRole("table").getByRole("link", { name: "Draft" }).waitFor({ state: "detached" });
    await pick(page.getByRole("combobox", { name: "Client" }), "Initech");
    await summary.waitFor({ state: "detached" });
  });

  it("are counted with amounts of six digits that fit their cards on a phone", async () => {
    const client = await made("/clients", { name: "Globex", currency: "CHF" });
    const lines = [{ description: "Machine", quantity: "1", unit_price: 12_345_678 }];
    await made("/invoices", { client_id: client, lines });
    const page = await dashboards.openDashboard("accountant", "/invoices", { size: "a phone" });
    const draft = page.getByRole("navigation", { name: "Summary" }).getByRole("link", { name: "Draft" });
    await draft.getByText("CHF 123,456.78").waitFor();
    const card = `document.querySelector('nav [href*="show=draft"]')`;
    const outside = await page.evaluate<number>(
      `${card}.querySelector("p:last-child > *").getBoundingClientRect().right - ${card}.getBoundingClientRect().right`,
    );
    expect(outside, "pixels beyond the card").to.be.lessThan(-4);
  });

  it("report an unknown invoice", async () => {
    dashboards.expectStatus(404);
    const page = await open("inv_01h455vb4pex5vsknk084sn02q");
    await page.getByText("This no longer exists").waitFor();
  });
});
