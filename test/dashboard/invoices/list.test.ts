import { readFileSync } from "node:fs";
import { expect } from "chai";
import type { Page } from "playwright-core";
import { unzipped } from "../../http/unzipped.js";
import { checkAccessibility, portsAt, until, useDashboards } from "../dashboards.js";
import { invoiceScene } from "../invoice-scene.js";

const NOON = "2026-03-20T12:00:00Z";

describe("the list of the dashboard's invoices, in Chromium", () => {
  const dashboards = useDashboards({ ports: portsAt(NOON) });
  const { made, aClient, settle } = invoiceScene(dashboards);

  const issued = async (client: string, issueDate: string, dueDate: string, unitPrice = 10_000): Promise<string> => {
    const lines = [{ description: "Work", quantity: "1", unit_price: unitPrice }];
    const id = await made("/invoices", { client_id: client, lines, issue_date: issueDate, due_date: dueDate });
    await dashboards.api("owner")(`/v1/invoices/${id}`, { method: "PATCH", body: { status: "open" } });
    return id;
  };
  /** Three invoices: of January, February and March. */
  const three = async (): Promise<readonly string[]> => {
    const [globex, muller] = [await aClient("Globex"), await aClient("Müller & Söhne")];
    return [
      await issued(globex, "2026-01-05", "2026-04-30"),
      await issued(muller, "2026-02-05", "2026-03-05"),
      await issued(globex, "2026-03-05", "2026-03-20"),
    ];
  };
  const openList = (size?: "a phone") =>
    dashboards.openDashboard("accountant", "/invoices", { time: NOON, ...(size ? { size } : {}) });
  const numbers = (page: Page) => page.getByRole("table").getByRole("link", { name: /^INV-|^Draft/ });
  const showing = (page: Page, ...expected: readonly string[]) =>
    until(`the numbers ${expected.join(", ")}`, async () => {
      const shown = await numbers(page).allTextContents();
      return shown.join() === expected.map((last) => `INV-2026-000${last}`).join();
    });

  it("is searched by a part of a number or of a client's name, kept in the URL", async () => {
    await three();
    const page = await openList();
    await showing(page, "3", "2", "1");
    await page.getByLabel("Search").fill("0003");
    await showing(page, "3");
    await page.getByLabel("Search").fill("muller");
    await showing(page, "2");
    expect(new URL(page.url()).search).to.equal("?search=muller");
    await page.reload();
    await showing(page, "2");
    await page.getByLabel("Search").fill("nobody");
    await page.getByText("No matching invoices").waitFor();
    await checkAccessibility(page);
  });

  it("is narrowed to days of issue, and sorted", async () => {
    await three();
    const page = await openList();
    await page.getByLabel("Issued from").fill("2026-02-01");
    await showing(page, "3", "2");
    await page.getByLabel("Issued to").fill("2026-02-28");
    await showing(page, "2");
    await page.goto(`${dashboards.harness.url}/invoices`);
    await page.getByLabel("Sort").selectOption({ label: "Due soonest" });
    await showing(page, "2", "3", "1");
    await page.getByLabel("Sort").selectOption({ label: "Issue date" });
    await showing(page, "3", "2", "1");
    expect(new URL(page.url()).search).to.equal("?sort=issued");
    const head = (name: string) => page.getByRole("columnheader", { name });
    const sorted = (name: string) => head(name).getAttribute("aria-sort");
    expect([await sorted("Issue date"), await sorted("Due date")]).to.deep.equal(["descending", "none"]);
    for (const [name, direction, ...expected] of [
      ["Issue date", "ascending", "1", "2", "3"],
      ["Issue date", "descending", "3", "2", "1"],
      ["Due date", "descending", "1", "3", "2"],
      ["Due date", "ascending", "2", "3", "1"],
    ] as const) {
      await head(name).getByRole("button").click();
      await showing(page, ...expected);
      expect(await sorted(name)).to.equal(direction);
    }
    await checkAccessibility(page);
  });

  it("has its filters behind a button on a phone", async () => {
    await three();
    const page = await openList("a phone");
    await showing(page, "3", "2", "1");
    expect(await page.getByLabel("Sort").isVisible()).to.equal(false);
    await page.getByRole("button", { name: "Filters" }).click();
    await page.getByLabel("Status").selectOption("overdue");
    await showing(page, "2");
    await page.getByRole("button", { name: "Filters (1)" }).waitFor();
    await checkAccessibility(page);
  });

  it("leads to pages that show the amount due, and since when or until when", async () => {
    const [later = "", late = "", today = ""] = await three();
    const page = await openList();
    const main = page.getByRole("main");
    for (const [id, text] of [
      [later, "Due in 41 days"],
      [late, "15 days overdue"],
      [today, "Due today"],
    ] as const) {
      await page.goto(`${dashboards.harness.url}/invoices/${id}`);
      await main.getByText(text, { exact: true }).waitFor();
      await main.getByText("€119.00").first().waitFor();
      await checkAccessibility(page);
    }
    await settle(late, { amount: 1_900 });
    await page.goto(`${dashboards.harness.url}/invoices/${late}`);
    await main.getByText("€100.00").first().waitFor();
    await settle(late, { amount: 10_000 });
    await page.reload();
    await main.getByText("Paid", { exact: true }).first().waitFor();
    expect(await main.getByText("overdue").count()).to.equal(0);
  });

  const exported = async (page: Page, kind: string): Promise<{ readonly name: string; readonly content: Buffer }> => {
    await page.getByRole("button", { name: "Export", exact: true }).click();
    await page.getByRole("dialog").getByRole("radio", { name: kind }).check();
    const arriving = page.waitForEvent("download");
    await page.getByRole("dialog").getByRole("button", { name: "Download" }).click();
    const file = await arriving;
    await page.getByRole("dialog").waitFor({ state: "detached" });
    return { name: file.suggestedFilename(), content: readFileSync(await file.path()) };
  };

  it("is exported for an accountant, with its payments, and as an archive of PDFs", async () => {
    const [first = ""] = await three();
    await settle(first, { amount: 5_000, paid_on: "2026-03-19" });
    const page = await openList();
    const documents = await exported(page, "Invoices and credit notes (CSV)");
    expect(documents.name).to.equal("invoices.csv");
    const [header, ...rows] = documents.content.toString("utf8").trimEnd().split("\r\n");
    expect(header).to.contain('"Number","Issue date","Due date"');
    expect(rows.map((row) => /"INV-2026-\d+"/.exec(row)?.[0])).to.deep.equal(["1", "2", "3"].map((n) => `"INV-2026-000${n}"`));
    const payments = await exported(page, "Payments (CSV)");
    expect([payments.name, payments.content.toString("utf8")]).to.satisfy(
      ([name, text]: [string, string]) => name === "payments.csv" && text.includes('"Payment","INV-2026-0001"'),
    );
    await page.getByLabel("Search").fill("globex");
    await showing(page, "3", "1");
    await page.getByLabel("Issued from").fill("2026-02-01");
    await showing(page, "3");
    await page.getByRole("button", { name: "Export", exact: true }).click();
    await page.getByText("Only documents that match the filters").waitFor();
    await checkAccessibility(page);
    await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
    const pdfs = await exported(page, "All PDFs (ZIP)");
    expect(pdfs.name).to.equal("invoices_2026-02-01.zip");
    expect(unzipped(pdfs.content).map(({ name }) => name)).to.deep.equal(["INV-2026-0003.pdf"]);
  });
});
