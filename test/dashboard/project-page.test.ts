import { expect } from "chai";
import type { Page } from "playwright-core";
import { checkAccessibility, portsAt, untilLoaded, useDashboards } from "./dashboards.js";
import { make } from "./time/scene.js";

const NOW = "2026-03-20T12:00:00Z";
const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

describe("the page of a project, in Chromium", () => {
  const dashboards = useDashboards({ ports: portsAt(NOW) });
  const owner = () => dashboards.api("owner");

  const scene = async () => {
    const client = await make(owner(), "/clients", { name: "Ada Ltd", rate: 9_000 });
    const project = await make(owner(), "/projects", { name: "Engine", client_id: client });
    const other = await make(owner(), "/projects", { name: "Bridge", client_id: client });
    const span = { start_time: "2026-03-03T08:00:00Z", end_time: "2026-03-03T10:00:00Z" };
    await make(owner(), "/time-entries", { project_id: project, notes: "Cog wheels", ...span });
    await make(owner(), "/time-entries", { project_id: other, notes: "Rivets", ...span });
    return { client, project };
  };

  it("shows what can be billed, what its client owes, its recent time and people, and nothing of other projects", async () => {
    const { client, project } = await scene();
    const lines = [{ description: "Work", quantity: "1", unit_price: 5_000 }];
    const invoice = await make(owner(), "/invoices", { client_id: client, lines });
    await owner()(`/v1/invoices/${invoice}`, { method: "PATCH", body: { status: "open" } });
    for (const size of ["a desk", "a phone"] as const) {
      const page = await dashboards.openDashboard("owner", `/projects/${project}`, { time: NOW, size });
      await part(page, "Unbilled time").getByText("€180.00").waitFor();
      await part(page, "Open invoices").getByText("€50.00").waitFor();
      await part(page, "Recent time").getByText("Cog wheels").waitFor();
      await page.getByRole("table", { name: "Person" }).getByText("2:00 h").waitFor();
      expect(await page.getByRole("main").textContent()).not.to.match(/Bridge|Rivets/);
      await untilLoaded(page);
      await checkAccessibility(page);
    }
  });

  it("says that unbilled amounts are rounded as on an invoice where they differ from those of the recorded time", async () => {
    const { project } = await scene();
    const page = await dashboards.openDashboard("owner", `/projects/${project}`, { time: NOW });
    await part(page, "Unbilled time").getByText("€180.00").waitFor();
    expect(await page.getByText("Rounded as an invoice bills it").count()).to.equal(0);
    const rounding = { grain: "entry", mode: "up", step_minutes: 180 };
    await owner()("/v1/workspace", { method: "PATCH", body: { rounding } });
    await page.reload();
    await part(page, "Unbilled time").getByText("€270.00").waitFor();
    await part(page, "Unbilled time").getByText("Rounded as an invoice bills it").waitFor();
  });

  it("links to its client, the invoice, its entries, and the time of each person", async () => {
    const { client, project } = await scene();
    const page = await dashboards.openDashboard("owner", `/projects/${project}`, { time: NOW });
    const { userId } = dashboards.workspace.actors.owner;
    const person = page.getByRole("table", { name: "Person" }).getByRole("link");
    expect(await person.getAttribute("href")).to.equal(`/time/all?user=${userId}`);
    const all = part(page, "Recent time").getByRole("link", { name: "All entries" });
    expect(await all.getAttribute("href")).to.equal(`/time/all?project=${project}`);
    await page.getByRole("link", { name: "Invoice Ada Ltd" }).waitFor();
    await page.getByRole("main").getByRole("link", { name: "Ada Ltd", exact: true }).click();
    await page.waitForURL(new RegExp(`/clients/${client}$`));
    await part(page, "Recent time").getByRole("link", { name: "Engine" }).click();
    await page.waitForURL(new RegExp(`/projects/${project}$`));
  });

  it("shows a member only their own recent time, and no amounts or invoices", async () => {
    const { project } = await scene();
    const page = await dashboards.openDashboard("member", `/projects/${project}`, { time: NOW });
    await part(page, "Recent time").getByText("No time recorded").waitFor();
    expect(await page.getByRole("main").textContent()).not.to.match(/Cog wheels|€|Open invoices|Unbilled|Ada Ltd/);
    await checkAccessibility(page);
  });
});
