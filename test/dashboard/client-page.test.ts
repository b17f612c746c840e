import { expect } from "chai";
import type { Page } from "playwright-core";
import { checkAccessibility, portsAt, untilLoaded, useDashboards } from "./dashboards.js";
import { choose } from "./row-menu.js";
import { make } from "./time/scene.js";

const NOW = "2026-03-20T12:00:00Z";
const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

describe("the page of a client, in Chromium", () => {
  const dashboards = useDashboards({ ports: portsAt(NOW) });
  const owner = () => dashboards.api("owner");

  const work = (project_id: string, day: string, more: object = {}) =>
    make(owner(), "/time-entries", { project_id, start_time: `${day}T08:00:00Z`, end_time: `${day}T10:00:00Z`, ...more });
  const client = async () => {
    const address = { line1: "Byron Street 1", postal_code: "10115", city: "Berlin", country: "DE" };
    const id = await make(owner(), "/clients", {
      name: "Ada Ltd",
      rate: 9_000,
      payment_terms_days: 14,
      email: "ada@example.com",
      address,
    });
    const budget = { kind: "hours", hours: "8", period: "month" };
    return { id, project: await make(owner(), "/projects", { name: "Engine", client_id: id, budget }) };
  };
  const issue = async (client_id: string, due_date: string) => {
    const lines = [{ description: "Work", quantity: "1", unit_price: 5_000 }];
    const id = await make(owner(), "/invoices", { client_id, lines, issue_date: "2026-01-02", due_date });
    const issued = await owner()(`/v1/invoices/${id}`, { method: "PATCH", body: { status: "open" } });
    return String(issued.body["number"]);
  };

  it("shows what can be billed, what is owed, its projects, time, people and details, and no other client's", async () => {
    const { id, project } = await client();
    await work(project, "2026-02-03", { notes: "Cog wheels" });
    await work(project, "2026-03-03", { notes: "Punch cards" });
    const late = await issue(id, "2026-02-01");
    const other = await make(owner(), "/clients", { name: "Grace KK", rate: 1_000 });
    await work(await make(owner(), "/projects", { name: "Compiler", client_id: other }), "2026-03-04");
    const page = await dashboards.openDashboard("owner", "/clients", { time: NOW });
    await page.getByRole("link", { name: "Ada Ltd" }).click();
    await page.getByRole("heading", { level: 1, name: "Ada Ltd" }).waitFor();
    await part(page, "Unbilled time").getByText("€360.00").waitFor();
    await part(page, "Unbilled time").getByText("4:00 h").waitFor();
    const owed = part(page, "Open invoices").getByRole("row", { name: late });
    expect(await owed.textContent())
      .to.contain("Overdue")
      .and.to.contain("€50.00");
    await part(page, "Projects").getByText("25 % used this month").waitFor();
    await part(page, "People").getByText("2:00 h").waitFor();
    await part(page, "People").getByLabel("Period").selectOption("ever");
    await part(page, "People").getByText("4:00 h").waitFor();
    expect(await part(page, "Recent time").getByRole("row").allTextContents()).to.have.length(3);
    await part(page, "Recent time").getByText("Cog wheels").waitFor();
    await part(page, "Details").getByText("10115 Berlin").waitFor();
    expect(await page.getByRole("main").textContent()).not.to.match(/Compiler|Grace/);
    await checkAccessibility(page);
    await page.getByRole("link", { name: "All entries" }).click();
    await page.getByRole("table", { name: "Entries" }).waitFor();
    expect(new URL(page.url()).search).to.equal(`?client=${id}`);
  });

  it("leads to an invoice for its unbilled time, and creates a project for it", async () => {
    const { id, project } = await client();
    await work(project, "2026-03-03");
    const page = await dashboards.openDashboard("owner", `/clients/${id}`, { time: NOW });
    await part(page, "Projects").getByRole("button", { name: "New project" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Name", { exact: false }).first().fill("Bridge");
    await dialog.getByRole("button", { name: "Save" }).click();
    await part(page, "Projects").getByRole("link", { name: "Bridge" }).waitFor();
    await page.getByRole("link", { name: "Invoice Ada Ltd" }).click();
    await page.getByRole("cell", { name: "€180.00" }).first().waitFor();
    expect(await page.getByRole("combobox", { name: "Client" }).inputValue()).to.equal("Ada Ltd");
  });

  it("edits and archives the client", async () => {
    const { id } = await client();
    const page = await dashboards.openDashboard("accountant", `/clients/${id}`, { time: NOW });
    await choose(page, "Ada Ltd", "Edit");
    await page.getByRole("dialog").getByLabel("Name", { exact: false }).first().fill("Lovelace Ltd");
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await page.getByRole("heading", { level: 1, name: "Lovelace Ltd" }).waitFor();
    await choose(page, "Lovelace Ltd", "Archive");
    await page.getByText("Archived", { exact: true }).waitFor();
    await untilLoaded(page);
    expect(await page.getByRole("link", { name: "New invoice" }).count()).to.equal(0);
    await checkAccessibility(page);
  });

  it("reports an unknown client", async () => {
    dashboards.expectStatus(404);
    const page = await dashboards.openDashboard("owner", "/clients/cli_nothing");
    await page.getByRole("heading", { name: "Page not found" }).waitFor();
  });
});
