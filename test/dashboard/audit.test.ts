import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect } from "chai";
import { checkAccessibility, useDashboards } from "./dashboards.js";
import { invoiceScene } from "./invoice-scene.js";
import type { Invoice, InvoiceId, Stores } from "../../core/index.js";

describe("audits in the dashboard, in Chromium", () => {
  const dashboards = useDashboards();
  const { anInvoice, open } = invoiceScene(dashboards);

  /** Changes stored data in a way that no use case does. */
  const tamper = (change: (stores: Stores) => Promise<unknown>) => {
    const { workspaceId } = dashboards.workspace.actors.owner;
    return dashboards.harness.ports.unitOfWork.run({ workspaceId }, async (stores) => void (await change(stores)));
  };
  const find = async ({ invoices }: Stores, id: string): Promise<Invoice> =>
    (await invoices.find(id as InvoiceId)) ?? expect.fail("no invoice");

  it("show what was checked, and that nothing was found", async () => {
    await anInvoice();
    const page = await dashboards.openDashboard("admin", "/reports/invoices");
    await page.getByText("Audit", { exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Reports: audit" }).waitFor();
    await page.getByText("Nothing found.").waitFor();
    const figure = (label: string) => page.getByText(label, { exact: true }).locator("xpath=..").textContent();
    expect(await figure("Invoices and credit notes")).to.equal("Invoices and credit notes1");
    expect(await figure("Billed time entries")).to.equal("Billed time entries1");
    expect(await figure("Entries of the ledger")).to.equal("Entries of the ledger1");
    await checkAccessibility(page);
  });

  it("link each finding to the invoice, the time and the series that it names, and are repeated on request", async () => {
    const id = await anInvoice();
    const page = await dashboards.openDashboard("owner", "/reports/audit");
    await page.getByText("Nothing found.").waitFor();
    await tamper(async (stores) => {
      const { createdAt, lines } = await find(stores, id);
      await stores.timeEntries.release(id as InvoiceId, lines[0]?.timeEntryIds ?? [], createdAt);
      await stores.invoices.nextInSeries("INV-2026-{SEQ}");
    });
    await page.getByRole("button", { name: "Check again" }).click();
    await page.getByRole("heading", { name: "Findings: 2" }).waitFor();
    const finding = (check: string) => page.locator(`[data-check=${check}]`);
    await finding("ledger_missing").getByText("An issued invoice is missing in the ledger.").waitFor();
    await finding("ledger_missing").getByText("Number series INV-2026-{SEQ}.").waitFor();
    expect(await finding("ledger_missing").getByRole("link", { name: "All invoices" }).getAttribute("href")).to.equal(
      "/invoices",
    );
    const unclaimed = finding("entry_not_claimed");
    await unclaimed.getByText("Billed time is not marked as billed.").waitFor();
    await unclaimed.getByRole("button", { name: "Time entries: 1" }).click();
    const entry = unclaimed.getByRole("link", { name: /Jan 12, 2026.* · Website/ });
    await entry.waitFor();
    await checkAccessibility(page);
    await entry.click();
    await page.waitForURL("**/time?date=2026-01-12&user=*");
    await page.getByRole("list", { name: "Entries" }).getByText("Website").first().waitFor();
    await page.goBack();
    await unclaimed.getByRole("link", { name: "Open the invoice" }).click();
    await page.getByRole("heading", { level: 1, name: "INV-2026-0001" }).waitFor();
  });

  it("show their findings in each language", async () => {
    const id = await anInvoice();
    await tamper(async (stores) => {
      const { createdAt, lines } = await find(stores, id);
      await stores.timeEntries.release(id as InvoiceId, lines[0]?.timeEntryIds ?? [], createdAt);
    });
    for (const [language, words] of [
      ["de", "Abgerechnete Zeit ist nicht als abgerechnet markiert."],
      ["fr", "Du temps facturé n’est pas marqué comme facturé."],
      ["es", "Hay tiempo facturado que no está marcado como facturado."],
    ] as const) {
      const page = await dashboards.openDashboard("owner", "/reports/audit", { language, size: "a phone", scheme: "dark" });
      await page.getByText(words).waitFor();
      await checkAccessibility(page);
    }
  });

  it("are for owners and administrators", async () => {
    const page = await dashboards.openDashboard("accountant", "/reports/invoices");
    await page.getByText("Time", { exact: true }).last().waitFor();
    expect(await page.getByText("Audit", { exact: true }).count()).to.equal(0);
    await page.goto(`${dashboards.harness.url}/reports/audit`);
    await page.getByRole("heading", { level: 1, name: "Access denied" }).waitFor();
  });

  it("are possible outside of Stint with the proof of an invoice, which can be downloaded", async () => {
    const page = await open(await anInvoice());
    await page.getByRole("button", { name: "Show proof" }).click();
    const hash = await page.locator("code").textContent();
    expect(hash).to.match(/^[0-9a-f]{64}$/);
    await page.getByText("INV-2026-{SEQ}").waitFor();
    await checkAccessibility(page);
    const kept = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download proof" }).click();
    const download = await kept;
    expect(download.suggestedFilename()).to.equal("INV-2026-0001.json");
    const proof = JSON.parse(await readFile(await download.path(), "utf8")) as { document: string; hash: string };
    expect(createHash("sha256").update(proof.document).digest("hex")).to.equal(proof.hash).and.to.equal(hash);
    expect(JSON.parse(proof.document)).to.deep.include({ kind: "invoice", position: 1 });
    const draft = await anInvoice("draft");
    await dashboards.api("owner")(`/v1/invoices/${draft}`, { method: "PATCH", body: { status: "void" } });
    const withdrawn = await open(draft);
    await withdrawn.getByText("Void", { exact: true }).waitFor();
    expect(await withdrawn.getByRole("button", { name: "Show proof" }).count(), "it was never issued").to.equal(0);
  });
});
