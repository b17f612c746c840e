import { expect } from "chai";
import { checkAccessibility, portsAt, until, useDashboards } from "./dashboards.js";
import { pick } from "./pick.js";
import { choose } from "./row-menu.js";
import { make } from "./time/scene.js";

const NOW = "2026-01-30T12:00:00Z";

describe("how invoices are paid, in Chromium", () => {
  const dashboards = useDashboards({ ports: portsAt(NOW) });
  const owner = () => dashboards.api("owner");
  const settings = async () => (await owner()("/v1/workspace")).body;

  it("saves payment terms that end with a month, and shows a due date", async () => {
    const page = await dashboards.openDashboard("owner", "/settings/workspace", { time: NOW });
    const example = page.locator("[data-example=due-date]");
    await page.getByText("An invoice dated Jan 30, 2026 is due on Mar 1, 2026.").waitFor();
    await page.getByLabel("Due date").selectOption("End of the month, after these days");
    expect(await example.textContent()).to.contain("is due on Mar 31, 2026");
    await page.getByLabel("Due date").selectOption("Day of the following month");
    await page.getByLabel("Day of the month (31: the last)").fill("32");
    expect(await example.textContent()).to.equal("");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("The value is too small or too large.").waitFor();
    await page.getByLabel("Day of the month (31: the last)").fill("31");
    expect(await example.textContent()).to.contain("is due on Feb 28, 2026");
    await checkAccessibility(page);
    await page.getByRole("button", { name: "Save" }).click();
    await until("the terms", async () => (await settings())["payment_terms_rule"] === "day_of_next_month");
    expect((await settings())["payment_terms_days"]).to.equal(31);
  });

  it("saves the terms of a client", async () => {
    const id = await make(owner(), "/clients", { name: "Ada Ltd" });
    const page = await dashboards.openDashboard("owner", `/clients/${id}`, { time: NOW });
    await choose(page, "Ada Ltd", "Edit");
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Payment terms (days)").fill("10");
    await dialog.getByLabel("Due date").selectOption("Days after the end of the month");
    await dialog.getByText("is due on Feb 10, 2026").waitFor();
    await dialog.getByRole("button", { name: "Save" }).click();
    await page.getByRole("region", { name: "Details" }).getByText("Days after the end of the month").waitFor();
    const { body } = await owner()(`/v1/clients/${id}`);
    expect(body).to.include({ payment_terms_days: 10, payment_terms_rule: "end_of_month_days" });
  });

  it("adds, changes and removes accounts", async () => {
    const page = await dashboards.openDashboard("owner", "/settings/workspace", { time: NOW });
    dashboards.expectStatus(422);
    await page.getByRole("button", { name: "Add account" }).click();
    const first = page.getByRole("group", { name: "Account 1", exact: true });
    await pick(first.getByRole("combobox", { name: "For invoices in" }), "USD – US Dollar");
    await page.getByRole("button", { name: "Save" }).click();
    await first.getByText("Enter an IBAN, an account number or payment instructions.").waitFor();
    await first.getByLabel("Account number").fill("123456789");
    await first.getByLabel("Bank code", { exact: true }).fill("021000022");
    await page.getByRole("button", { name: "Save" }).click();
    await first.getByText("Enter a valid bank code of this kind.").waitFor();
    await first.getByLabel("Bank code", { exact: true }).fill("021000021");
    await first.getByLabel("Payment instructions").fill("Wire only.\nNo checks.");
    await page.getByRole("button", { name: "Add account" }).click();
    await page.getByRole("group", { name: "Account 2", exact: true }).getByLabel("IBAN").fill("DE02120300000000202051");
    await checkAccessibility(page);
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Settings saved").waitFor();
    const accounts = async () => ((await settings())["seller"] as { accounts: readonly object[] }).accounts;
    const none = { currency: null, holder: null, bank: null, iban: null, bic: null, number: null, routing: null, details: null };
    expect(await accounts()).to.deep.equal([
      {
        ...{ ...none, currency: "USD", number: "123456789", details: "Wire only.\nNo checks." },
        routing: { kind: "routing_number", value: "021000021" },
      },
      { ...none, iban: "DE02120300000000202051" },
    ]);
    await page.getByRole("button", { name: "Remove account 1" }).click();
    await page.getByRole("button", { name: "Save" }).click();
    await until("the removal", async () => (await accounts()).length === 1);
    expect(await accounts()).to.deep.equal([{ ...none, iban: "DE02120300000000202051" }]);
  });

  it("saves the payment reference and the code of invoices, and the reference of one invoice", async () => {
    const page = await dashboards.openDashboard("owner", "/settings/workspace", { time: NOW });
    await page.getByLabel("Payment reference").selectOption("Creditor reference (ISO 11649)");
    await page.getByLabel("Payment code on invoices").selectOption("Swiss QR-bill");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Settings saved").waitFor();
    expect(await settings()).to.include({ payment_reference: "iso11649", payment_code: "swiss_qr_bill" });
    await page.getByLabel("Payment code on invoices").selectOption("None");
    await page.getByRole("button", { name: "Save" }).click();
    await until("no code", async () => (await settings())["payment_code"] === null);

    const client_id = await make(owner(), "/clients", { name: "Grace KK" });
    const lines = [{ description: "Work", quantity: "1", unit_price: 5_000 }];
    const id = await make(owner(), "/invoices", { client_id, lines, payment_reference: "Contract 7" });
    await page.goto(new URL(`/invoices/${id}?edit`, page.url()).href);
    const reference = page.getByLabel("Payment reference");
    expect(await reference.inputValue()).to.equal("Contract 7");
    await reference.fill("Contract 8");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Contract 8").waitFor();
    expect((await owner()(`/v1/invoices/${id}`)).body["payment_reference"]).to.equal("Contract 8");
  });
});
