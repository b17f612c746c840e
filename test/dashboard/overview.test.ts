import { expect } from "chai";
import type { Page } from "playwright-core";
import { make } from "./time/scene.js";
import { checkAccessibility, portsAt, untilLoaded, useDashboards } from "./dashboards.js";

/** A Wednesday. */
const NOW = "2026-03-04T10:00:00Z";
const figure = (page: Page, label: string) =>
  page.getByRole("main").locator("div", { has: page.getByText(label, { exact: true }) });

describe("the dashboard's overview, in Chromium", () => {
  const dashboards = useDashboards({ ports: portsAt(NOW) });
  const owner = () => dashboards.api("owner");

  const record = async () => {
    const ada = await make(owner(), "/clients", { name: "Ada Ltd" });
    const project_id = await make(owner(), "/projects", { name: "Engine", client_id: ada });
    for (const day of ["2026-03-04", "2026-02-24"]) {
      const times = { start_time: `${day}T08:00:00Z`, end_time: `${day}T09:00:00Z` };
      await make(owner(), "/time-entries", { project_id, ...times });
    }
    return ada;
  };
  const issue = async (body: object) => {
    const id = await make(owner(), "/invoices", body);
    expect((await owner()(`/v1/invoices/${id}`, { method: "PATCH", body: { status: "open" } })).status).to.equal(200);
  };

  it("shows the user's week and unpaid amounts, and links to them", async () => {
    const client_id = await record();
    const lines = [{ description: "Work", quantity: "1", unit_price: 5_000 }];
    await issue({ client_id, lines, issue_date: "2026-01-02", due_date: "2026-01-20" });
    await issue({ client_id, lines, issue_date: "2026-01-02", due_date: "2199-01-20" });
    const page = await dashboards.openDashboard("owner", "/", { time: NOW });
    await figure(page, "Your time this week").getByText("1:00 h").waitFor();
    await figure(page, "Open (EUR)").getByText("€100.00").waitFor();
    const overdue = figure(page, "Overdue (EUR)").getByRole("link", { name: "€50.00" });
    expect(await page.getByText("Failing webhooks").count()).to.equal(0);
    await checkAccessibility(page);
    await overdue.click();
    await page.getByRole("heading", { level: 1, name: "Invoices" }).waitFor();
    expect(new URL(page.url()).search).to.equal("?show=overdue");
  });

  it("shows a member their own week, and requests nothing that they may not see", async () => {
    await record();
    const page = await dashboards.openDashboard("member", "/", { time: NOW });
    await figure(page, "Your time this week").getByText("0:00 h").waitFor();
    expect(await page.getByText("Open (EUR)").count()).to.equal(0);
    await checkAccessibility(page);
  });

  it("offers the browser's time zone once to a workspace without one, to users who can change it", async () => {
    const zone = "America/New_York";
    await dashboards.api("owner")("/v1/workspace", { method: "PATCH", body: { time_zone: "UTC" } });
    const offer = (page: Page) => page.getByRole("button", { name: `Use ${zone}` });
    const member = await dashboards.openDashboard("member", "/", { zone });
    await untilLoaded(member);
    expect(await offer(member).count()).to.equal(0);
    const declined = await dashboards.openDashboard("owner", "/", { zone });
    await checkAccessibility(declined);
    await declined.getByRole("button", { name: "Keep UTC" }).click();
    await offer(declined).waitFor({ state: "detached" });
    await declined.reload();
    await untilLoaded(declined);
    expect(await offer(declined).count()).to.equal(0);
    const page = await dashboards.openDashboard("owner", "/", { zone });
    await offer(page).click();
    await offer(page).waitFor({ state: "detached" });
    expect((await dashboards.api("owner")("/v1/workspace")).body).to.include({ time_zone: zone });
  });
});
