import { expect } from "chai";
import { checkAccessibility } from "../dashboards.js";
import { pick } from "../pick.js";
import { heading, recurringScene, rowsOf } from "./scene.js";

describe("the form of a recurring invoice, in Chromium", () => {
  const scene = recurringScene();
  const { recur, recurring, open, aClient, made, dashboards } = scene;

  it("is opened from the empty list, which explains them, and filled in with the keyboard", async () => {
    await aClient("Globex");
    const page = await dashboards.openDashboard("accountant", "/invoices");
    await page.getByRole("main").getByRole("link", { name: "Recurring invoices" }).press("Enter");
    await page.getByText("creates the same invoice again on each date").waitFor();
    await checkAccessibility(page);
    await page.getByRole("main").getByRole("link", { name: "New recurring invoice" }).first().press("Enter");
    await heading(page, "New recurring invoice").waitFor();
    await pick(page.getByRole("combobox", { name: "Client" }), "Globex");
    const type = async (label: string, text: string) => {
      const field = page.getByRole("textbox", { name: label, exact: true });
      await field.focus();
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type(text);
      await page.keyboard.press("Tab");
    };
    await page.getByLabel("Name").focus();
    await page.keyboard.type("Hosting");
    await type("Every", "2");
    await type("Start", "2099-01-31");
    await page.getByLabel("Day of the month").focus();
    await page.keyboard.type("Last");
    await page.getByText("Every 2 months on the last day").waitFor();
    await page.getByLabel("Action").focus();
    await page.keyboard.type("Issue and");
    await page.getByText("sent to the client by email.").waitFor();
    await type("Description", "Hosting, {month}");
    await type("Price (EUR)", "99.00");
    await page.getByRole("row", { name: "{month} January 2099" }).waitFor();
    await type("Subject", "Hosting {quarter}");
    await checkAccessibility(page);
    await page.getByLabel("Name").press("Enter");
    await heading(page, "Hosting").waitFor();
    const id = page.url().split("/").at(-1) ?? "";
    expect(await recurring(id)).to.deep.include({
      ...{ name: "Hosting", unit: "month", interval: 2, starts_on: "2099-01-31", day_of_month: 31, action: "send" },
      ...{ subject: "Hosting {quarter}", message: null, notes: null, from_time: null, period: "following" },
    });
    const dates = await rowsOf(page, "Next dates");
    expect(dates).to.have.length(12);
    expect(dates[1]).to.deep.equal(["Mar 31, 2099", "Mar 31 – May 30, 2099", "Hosting, March 2099", "€117.81"]);
    await checkAccessibility(page);
  });

  it("shows what is wrong at its fields, and keeps what was entered", async () => {
    await aClient("Globex");
    const page = await open("/new");
    await page.getByRole("textbox", { name: "Every", exact: true }).fill("61");
    await page.getByLabel("Number of invoices").fill("many");
    await page.getByRole("textbox", { name: "End", exact: true }).fill("2026-01-01");
    await page.getByLabel("Description").fill("Hosting {monht}");
    await page.getByLabel("Notes").fill("{week}");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    const errorOf = async (label: string) => {
      const field = page.getByRole("textbox", { name: label, exact: true });
      expect(await field.getAttribute("aria-invalid"), label).to.equal("true");
      const ids = ((await field.getAttribute("aria-describedby")) ?? "").split(" ").filter((id) => id !== "");
      return (await Promise.all(ids.map((id) => page.locator(`[id="${id}"]`).textContent()))).join(" ");
    };
    await page.getByText("Enter a whole number from 1 to 60.").waitFor();
    for (const [label, text] of [
      ["Name", "required"],
      ["Number of invoices", "Enter a whole number from 1 to 10000."],
      ["End", "The end must not be before the start."],
      ["Description", "Braces may only contain: {period}, {start}"],
      ["Notes", "Braces may only contain: {period}, {start}"],
      ["Price (EUR)", ""],
    ] as const)
      expect((await errorOf(label)).toLowerCase(), label).to.contain(text.toLowerCase());
    expect(await page.getByLabel("Description").inputValue()).to.equal("Hosting {monht}");
    await checkAccessibility(page);
    await page.getByRole("button", { name: "Remove line 1" }).click();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Add a line, or bill unbilled time or expenses.").waitFor();
  });

  it("shows errors of the service at their fields", async () => {
    await aClient("Globex");
    const page = await open("/new");
    await pick(page.getByRole("combobox", { name: "Client" }), "Globex");
    await page.getByLabel("Name").fill("Hosting");
    await page.getByRole("textbox", { name: "Start", exact: true }).fill("1960-01-01");
    await page.getByLabel("Description").fill("Hosting");
    await page.getByLabel("Price (EUR)").fill("1.00");
    dashboards.expectStatus(422);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.locator("[aria-invalid=true]").first().waitFor();
    expect(await page.locator("[aria-invalid=true]").evaluateAll((all) => all.map((one) => one.id))).to.deep.equal([
      await page.getByRole("textbox", { name: "Start", exact: true }).getAttribute("id"),
    ]);
  });

  it("changes a recurring invoice to bill time and expenses, whose period must be over", async () => {
    const client = await aClient("Globex");
    const id = await recur(client, { purchase_order: "PO-1" });
    const page = await open(`/${id}`);
    await page.getByRole("button", { name: "Edit" }).click();
    await heading(page, "Edit recurring invoice").waitFor();
    expect(await page.getByLabel("Purchase order").inputValue()).to.equal("PO-1");
    await page.getByLabel("Bill unbilled time").check();
    const period = page.getByLabel("Period of each invoice");
    expect(await period.locator("option").allTextContents()).to.deep.equal([
      "From the previous date to this one",
      "Calendar period before the date",
    ]);
    await period.selectOption({ label: "Calendar period before the date" });
    await pick(page.getByRole("combobox", { name: "Projects" }), "Website");
    await page.keyboard.press("Escape");
    await page.getByLabel("Group by").selectOption({ label: "Task" });
    await page.getByLabel("Bill unbilled expenses").check();
    await page.getByLabel("Group by").last().selectOption({ label: "Category" });
    await page.getByLabel("Skip dates without anything to bill").check();
    await checkAccessibility(page);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await heading(page, "Hosting").waitFor();
    await page.getByText("Unbilled time and expenses are added to these totals.").waitFor();
    const { from_time: time, from_expenses: expenses, ...stored } = await recurring(id);
    expect(stored).to.include({ period: "previous_calendar", skip_empty: true, purchase_order: "PO-1" });
    expect(time).to.include({ group_by: "task" });
    expect(expenses).to.include({ group_by: "category" });
  });

  it("is prefilled from an invoice that is to be repeated, or with the client of the list", async () => {
    const client = await aClient("Globex");
    const invoice = await made("/invoices", {
      client_id: client,
      lines: [
        { description: "Hosting", quantity: "2", unit_price: 4_950 },
        { description: "Domain", quantity: "1", unit_price: 100, tax: { category: "S", rate: "7" } },
      ],
      purchase_order: "PO-7",
      issue_date: "2026-03-01",
    });
    await scene.change(`/invoices/${invoice}`, { status: "open" });
    const page = await dashboards.openDashboard("accountant", `/invoices/${invoice}`, { time: "2026-03-20T11:00:00Z" });
    await page.getByRole("button", { name: /^Actions: / }).click();
    await page.getByRole("menuitem", { name: "Make recurring" }).click();
    await heading(page, "New recurring invoice").waitFor();
    await page.getByLabel("Purchase order").waitFor();
    expect(await page.getByRole("combobox", { name: "Client" }).inputValue()).to.equal("Globex");
    expect(await page.getByLabel("Purchase order").inputValue()).to.equal("PO-7");
    expect(await page.getByLabel("Name").inputValue()).to.equal("Hosting");
    await page.getByRole("textbox", { name: "Start", exact: true }).fill("2099-01-01");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await heading(page, "Hosting").waitFor();
    const { lines } = await recurring(page.url().split("/").at(-1) ?? "");
    expect(lines).to.have.length(2);
    expect((lines as { tax: { rate: string } }[]).map(({ tax }) => tax.rate)).to.deep.equal(["19", "7"]);
    await page.goto(`${dashboards.harness.url}/invoices/recurring/new?client=${client}`);
    await heading(page, "New recurring invoice").waitFor();
    expect(await page.getByRole("combobox", { name: "Client" }).inputValue()).to.equal("Globex");
  });
});
