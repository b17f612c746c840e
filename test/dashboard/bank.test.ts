import { expect } from "chai";
import type { Page } from "playwright-core";
import { checkAccessibility, portsAt, until, useDashboards } from "./dashboards.js";
import { invoiceScene } from "./invoice-scene.js";
import { pick } from "./pick.js";
import { choose } from "./row-menu.js";

const NOW = "2026-03-20T11:00:00Z";

/** A statement in MT940 with these credits, in the time of the tests. */
const mt940 = (...credits: readonly (readonly [amount: string, text: string])[]): string => {
  const lines = credits.flatMap(([amount, text], index) => [
    `:61:2603190319C${amount},NTRFNONREF//B${index}`,
    `:86:166?00X?20SVWZ+${text}?32PAYER ${index}`,
  ]);
  const sum = credits.reduce((total, [amount]) => total + Number(amount), 0);
  return [":20:X", ":25:DE02120300000000202051", ":28C:1", ":60F:C260301EUR0,", ...lines, `:62F:C260319EUR${sum},`, "-", ""].join(
    "\r\n",
  );
};

describe("bank statements in the dashboard, in Chromium", () => {
  const dashboards = useDashboards({ ports: portsAt(NOW) });
  const { made, aClient } = invoiceScene(dashboards);
  const api = (path: string, request: object = {}) => dashboards.api("owner")(`/v1${path}`, request);

  /** The number of an issued invoice. */
  async function issued(client: string, price: number): Promise<{ readonly id: string; readonly number: string }> {
    const tax = { category: "O", rate: "0", exemption_reason: "Not subject to tax" };
    const id = await made("/invoices", {
      client_id: client,
      lines: [{ description: "Work", quantity: "1", unit_price: price, tax }],
    });
    const { status, body } = await api(`/invoices/${id}/issue`, { body: {} });
    expect(status, JSON.stringify(body)).to.equal(200);
    return { id, number: String(body["number"]) };
  }

  const drop = (page: Page, name: string, content: string): Promise<void> =>
    page.locator('input[type="file"]').setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(content) });
  const rowOf = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });
  const statusOf = async (id: string) => (await api(`/invoices/${id}`)).body["status"];

  it("are imported, matched and booked with one click, or with invoices that are chosen, and the rest is credit", async () => {
    const globex = await aClient("Globex");
    const [first, second] = [await issued(globex, 10_000), await issued(globex, 5_000)];
    const page = await dashboards.openDashboard("accountant", "/invoices/bank", { time: NOW });
    await drop(page, "march.sta", mt940(["100", `Invoice ${first.number}`], ["70", "Thanks"]));
    await page.getByText("2 new transactions.").waitFor();
    const exact = rowOf(page, `Invoice ${first.number}`);
    await exact.getByText("invoice number, exact amount").last().waitFor();
    await checkAccessibility(page);
    await exact.getByRole("button", { name: "Book", exact: true }).click();
    await page.getByText("The transaction is booked.").waitFor();
    expect(await statusOf(first.id)).to.equal("paid");
    await rowOf(page, "Thanks").getByRole("button", { name: "Choose invoices" }).click();
    await pick(page.getByRole("combobox", { name: "Add an invoice" }), `${second.number} · Globex · €50.00`);
    await page.getByLabel("Keep the rest as credit of the client").check();
    await checkAccessibility(page);
    await page.getByRole("dialog").getByRole("button", { name: "Book", exact: true }).click();
    await page.getByText("No transactions to do. Import a bank statement.").waitFor();
    expect(await statusOf(second.id)).to.equal("paid");
    await drop(page, "march.sta", mt940(["100", `Invoice ${first.number}`], ["70", "Thanks"]));
    await page.getByText("2 were imported before.").waitFor();
    await page.getByLabel("Show").selectOption("booked");
    await rowOf(page, "Thanks").getByText("Credit €20.00").last().waitFor();
    await page.goto(`${dashboards.harness.url}/clients/${globex}`);
    await page.getByRole("region", { name: "Credit balance" }).getByText("€20.00").first().waitFor();
    const third = await issued(globex, 8_000);
    await page.goto(`${dashboards.harness.url}/invoices/${third.id}`);
    await page.getByRole("button", { name: "Record payment" }).click();
    await page.getByRole("button", { name: "Use the credit balance (€20.00)" }).click();
    await until("the payment", async () => (await api(`/invoices/${third.id}`)).body["amount_due"] === 6_000);
  });

  it("can be ignored, unbooked and matched again", async () => {
    const initech = await aClient("Initech");
    const page = await dashboards.openDashboard("accountant", "/invoices/bank", { time: NOW });
    await drop(page, "other.sta", mt940(["33", "Interest of the year"]));
    const row = rowOf(page, "Interest of the year");
    await row.waitFor();
    await choose(page, "PAYER 0", "Ignore");
    await page.getByText("The transaction is ignored.").waitFor();
    await issued(initech, 3_300);
    await page.getByLabel("Show").selectOption("ignored");
    await choose(page, "PAYER 0", "Match again");
    await page.getByLabel("Show").selectOption("open");
    await row.getByText("exact amount").last().waitFor();
  });

  it("say what is wrong with a file, and read CSV files with the columns that are chosen", async () => {
    const page = await dashboards.openDashboard("accountant", "/invoices/bank", { time: NOW });
    dashboards.expectStatus(422);
    await drop(page, "broken.xml", "<Document>");
    await page.getByText("broken.xml could not be imported.").waitFor();
    await page.getByText("Line 1, column 11: The file ends before its elements do.").waitFor();
    await drop(page, "march.csv", "Datum;Wert;Text\r\n19.03.2026;12,50;Rechnung 1\r\n");
    await page.getByLabel("Your IBAN or account number").fill("DE02120300000000202051");
    await page.getByLabel("Booking date").selectOption("Datum");
    await page.getByLabel("Amount", { exact: true }).selectOption("Wert");
    await page.getByLabel("Purpose").selectOption("Text");
    await checkAccessibility(page);
    await page.getByRole("button", { name: "Import", exact: true }).click();
    await page.getByText("1 new transaction.").waitFor();
    await rowOf(page, "Rechnung 1").waitFor();
  });
});
