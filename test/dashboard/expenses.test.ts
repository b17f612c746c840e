import { expect } from "chai";
import type { Page } from "playwright-core";
import { checkAccessibility, portsAt, useDashboards } from "./dashboards.js";
import { invoiceScene } from "./invoice-scene.js";
import { pick } from "./pick.js";
import { rowsOf } from "./recurring-invoices/scene.js";

const NOW = "2026-03-20T11:00:00Z";

describe("the expenses of the dashboard, in Chromium", () => {
  const dashboards = useDashboards({ ports: portsAt(NOW) });
  const { made, aClient } = invoiceScene(dashboards);
  const open = (path = "/expenses", role: "accountant" | "member" = "accountant") =>
    dashboards.openDashboard(role, path, { time: NOW });
  const expenses = async () => (await dashboards.api("owner")("/v1/expenses")).body["data"] as Record<string, unknown>[];
  const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

  it("record an amount with tax and a receipt, show both, and delete them", async () => {
    const page = await open();
    await page.getByText("No expenses yet").waitFor();
    await checkAccessibility(page);
    await page.getByRole("main").getByRole("button", { name: "New expense" }).first().press("Enter");
    const dialog = page.getByRole("dialog", { name: "New expense" });
    await dialog.getByLabel("Category").fill("Travel");
    await field(page, "Description").fill("Train to Hamburg");
    await field(page, "Amount including tax").fill("47.60");
    await dialog.getByLabel("Tax in the amount").selectOption("By rate");
    await field(page, "Tax rate (%)").fill("19");
    const png = Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
      "base64",
    );
    await dialog.locator("input[type=file]").setInputFiles({ name: "ticket.png", mimeType: "image/png", buffer: png });
    await dialog.getByRole("img", { name: "Receipt" }).waitFor();
    await checkAccessibility(page);
    await dialog.getByRole("button", { name: "Save" }).click();
    await page.getByText("Expense saved").waitFor();
    const [row] = await rowsOf(page, "Expenses");
    expect(row?.join(" ")).to.match(/Travel.*Train to Hamburg.*Mar 20, 2026.*€47\.60.*Not billable/s);
    await page.getByText("1 expense:").waitFor();
    expect((await expenses())[0]).to.deep.include({
      ...{ amount: 4_760, net: 4_000, date: "2026-03-20", billable: false },
      receipt: { media_type: "image/png", size: png.length },
    });
    await page.getByRole("button", { name: "Actions: Travel" }).click();
    await page.getByRole("menuitem", { name: "Edit" }).click();
    const editor = page.getByRole("dialog", { name: "Edit expense" });
    await editor.getByRole("img", { name: "Receipt" }).waitFor();
    await editor.getByRole("button", { name: "Remove" }).click();
    await editor.getByRole("button", { name: "Save" }).click();
    await editor.waitFor({ state: "detached" });
    expect((await expenses())[0]?.["receipt"]).to.equal(null);
    await page.getByRole("button", { name: "Actions: Travel" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.getByRole("dialog", { name: "Delete" }).getByRole("button", { name: "Delete" }).click();
    await page.getByText("No expenses yet").waitFor();
  });

  it("record mileage at the rate of the workspace, of members too, who see no markup", async () => {
    await dashboards.api("owner")("/v1/workspace", { method: "PATCH", body: { mileage_rate: "0.30" } });
    await aClient("Globex");
    const page = await open("/expenses", "member");
    await page.getByRole("main").getByRole("button", { name: "New expense" }).first().click();
    const dialog = page.getByRole("dialog", { name: "New expense" });
    await dialog.getByText("Mileage").click();
    await dialog.getByLabel("Category").fill("Car");
    await field(page, "Distance").fill("120.5");
    await pick(dialog.getByRole("combobox", { name: "Project" }), "Website");
    await dialog.getByLabel("Bill to the client").check();
    expect(await dialog.getByLabel("Markup (%)").count()).to.equal(0);
    await dialog.getByRole("button", { name: "Save" }).click();
    await page.getByText("Expense saved").waitFor();
    expect((await expenses())[0]).to.include({ kind: "mileage", amount: 3_615, rate: "0.3", distance: "120.5", billable: true });
  });

  it("are billed beside time on a new invoice, and are then marked as billed", async () => {
    const client = await aClient("Globex");
    await made("/expenses", { client_id: client, date: "2026-03-02", category: "Hotel", amount: 10_000, markup: "10" });
    const page = await open(`/invoices/new?client=${client}`);
    await page.getByLabel("Include unbilled expenses").waitFor();
    await page.getByText("€100.00").waitFor();
    await page.getByText("Hotel (Mar 2, 2026)").waitFor();
    await checkAccessibility(page);
    // The preview of what is billed now has nothing to bill.
    dashboards.expectStatus(422);
    await page.getByRole("button", { name: "Create draft" }).click();
    await page.getByRole("heading", { level: 1, name: "Draft" }).waitFor();
    expect((await expenses())[0]).to.include({ status: "billed" });
    const list = await open("/expenses?show=billed");
    const [row] = await rowsOf(list, "Expenses");
    expect(row?.join(" ")).to.contain("Billed");
    await list.getByRole("button", { name: "Actions: Hotel" }).click();
    await list.getByRole("menuitem", { name: "Edit" }).waitFor();
    expect(await list.getByRole("menuitem", { name: "Delete" }).count()).to.equal(0);
  });

  it("say what is wrong at the fields", async () => {
    const page = await open();
    await page.getByRole("main").getByRole("button", { name: "New expense" }).first().click();
    const dialog = page.getByRole("dialog", { name: "New expense" });
    await dialog.getByLabel("Bill to the client").check();
    await dialog.getByLabel("Category").fill("Travel");
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.getByText("Enter an amount").waitFor();
    await field(page, "Amount including tax").fill("5");
    dashboards.expectStatus(422);
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.getByText("A billable expense needs a client, or a project with a client.").first().waitFor();
    await checkAccessibility(page);
  });
});
