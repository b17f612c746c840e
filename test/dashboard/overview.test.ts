import { expect } from "chai";
import type { Page } from "playwright-core";
import type { Role } from "../../core/index.js";
import { make, type Row } from "./time/scene.js";
import type { Look } from "./windows.js";
import { checkAccessibility, passTime, portsAt, untilLoaded, useDashboards } from "./dashboards.js";

/** A Wednesday. */
const NOW = "2026-03-04T10:00:00Z";
const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

describe("the dashboard's overview, in Chromium", () => {
  const dashboards = useDashboards({ ports: portsAt(NOW) });
  const owner = () => dashboards.api("owner");
  const open = (role: Role = "owner", look: Look = {}) => dashboards.openDashboard(role, "/", { time: NOW, ...look });

  const record = async (project_id: string, day: string, more: object = {}) =>
    make(owner(), "/time-entries", { project_id, start_time: `${day}T08:00:00Z`, end_time: `${day}T09:00:00Z`, ...more });
  const work = async () => {
    const client_id = await make(owner(), "/clients", { name: "Ada Ltd", rate: 9_000 });
    return { client_id, project_id: await make(owner(), "/projects", { name: "Engine", client_id }) };
  };
  const issue = async (body: object) => {
    const id = await make(owner(), "/invoices", body);
    expect((await owner()(`/v1/invoices/${id}`, { method: "PATCH", body: { status: "open" } })).status).to.equal(200);
  };

  it("shows the user's time on each day of the week, with the running timer, and links to the days", async () => {
    const { project_id } = await work();
    for (const day of ["2026-03-02", "2026-02-24"]) await record(project_id, day);
    await make(owner(), "/time-entries", { project_id, start_time: "2026-03-04T09:30:00Z" });
    const page = await open();
    const days = page.getByRole("list", { name: "Days of this week" }).getByRole("listitem");
    await part(page, "Your time")
      .getByText(/^1:3\d h$/)
      .waitFor();
    await untilLoaded(page);
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await passTime(page, 600_000);
    await days
      .nth(2)
      .getByText(/^0:4\d$/)
      .waitFor();
    expect(requests.filter((url) => url.includes("/reports/"))).to.deep.equal([]);
    expect((await days.allTextContents()).map((text) => text.replace(/^Wed0:4\d$/, "today"))).to.deep.equal([
      "Mon1:00",
      "Tue0:00",
      "today",
      "Thu0:00",
      "Fri0:00",
      "Sat0:00",
      "Sun0:00",
    ]);
    await checkAccessibility(page);
    await days.first().getByRole("link").click();
    await page.getByRole("heading", { level: 1, name: "Time" }).waitFor();
    expect(new URL(page.url()).search).to.equal("?date=2026-03-02");
  });

  it("continues one of the last distinct entries with one click, and stops it with another", async () => {
    const { project_id } = await work();
    await record(project_id, "2026-03-02", { notes: "Cog wheels" });
    await record(project_id, "2026-03-03", { notes: "Cog wheels" });
    await record(project_id, "2026-03-03", { notes: "Punch cards" });
    const page = await open();
    await page.getByRole("button", { name: "Start timer Engine Punch cards" }).waitFor();
    await checkAccessibility(page);
    await page.getByRole("button", { name: "Start timer Engine Cog wheels" }).click();
    const stop = page.getByRole("button", { name: "Stop timer Engine Cog wheels" });
    await stop.waitFor();
    const running = async () => (await owner()("/v1/time-entries?running=true")).body["data"] as Row[];
    expect((await running())[0]).to.include({ project_id, notes: "Cog wheels" });
    await stop.click();
    await page.getByRole("button", { name: "Start timer Engine Cog wheels" }).waitFor();
    expect(await running()).to.deep.equal([]);
  });

  it("shows what each client can be billed, and leads to the invoice for it", async () => {
    const { client_id, project_id } = await work();
    await record(project_id, "2026-03-03");
    await record(await make(owner(), "/projects", { name: "Internal" }), "2026-03-03");
    const page = await open();
    await row(page, "Ada Ltd").getByText("€90.00").waitFor();
    expect(await part(page, "Unbilled time").getByRole("row").count()).to.equal(2);
    await checkAccessibility(page);
    await page.getByRole("link", { name: "Invoice Ada Ltd" }).click();
    await page.getByRole("heading", { level: 1, name: "New invoice" }).waitFor();
    await page.getByRole("cell", { name: "€90.00" }).first().waitFor();
    expect(await page.getByLabel("Client").inputValue()).to.equal("Ada Ltd");
    expect(new URL(page.url()).searchParams.get("client")).to.equal(client_id);
  });

  it("shows open amounts by age and currency, and links to overdue invoices", async () => {
    const { client_id } = await work();
    const lines = [{ description: "Work", quantity: "1", unit_price: 5_000 }];
    for (const due_date of ["2026-02-20", "2026-01-20", "2025-12-01", "2025-10-01", "2199-01-20"])
      await issue({ client_id, lines, issue_date: "2025-09-01", due_date });
    const yen = await make(owner(), "/clients", { name: "Grace KK", currency: "JPY" });
    await issue({ client_id: yen, lines, issue_date: "2025-09-01", due_date: "2025-12-01" });
    const page = await open();
    await row(page, "1 to 30 days overdue").getByText("€50.00").waitFor();
    await row(page, "31 to 60 days overdue").getByText("€50.00").waitFor();
    await row(page, "More than 60 days overdue").getByText("€100.00").waitFor();
    await row(page, "More than 60 days overdue").getByText("¥5,000").waitFor();
    expect(await page.getByText("Failing webhooks").count()).to.equal(0);
    await checkAccessibility(page);
    await page.getByRole("link", { name: "31 to 60 days overdue" }).click();
    await page.getByRole("heading", { level: 1, name: "Invoices" }).waitFor();
    expect(new URL(page.url()).search).to.equal("?show=overdue");
  });

  it("lists only budgets that are used to 80 % or more", async () => {
    const budget = (hours: string, period = "total") => ({ budget: { kind: "hours", hours, period } });
    const near = await make(owner(), "/projects", { name: "Near", ...budget("1.25", "month") });
    const far = await make(owner(), "/projects", { name: "Far", ...budget("1.3") });
    for (const project of [near, far]) await record(project, "2026-03-03");
    await record(near, "2026-02-03");
    const page = await open();
    await part(page, "Budgets almost used up").getByText("80 % used this month").waitFor();
    await untilLoaded(page);
    expect(await page.getByRole("link", { name: "Far" }).count()).to.equal(0);
    await checkAccessibility(page);
    await page.getByRole("link", { name: "Near" }).click();
    await page.getByRole("heading", { level: 1, name: "Near" }).waitFor();
  });

  it("shows an error for a part that cannot be loaded, and everything else", async () => {
    dashboards.expectStatus(503);
    const { project_id } = await work();
    await record(project_id, "2026-03-03");
    const page = await open("owner", {});
    await page.route("**/v1/reports/invoices", (route) =>
      route.fulfill({ status: 503, contentType: "application/problem+json", body: "{}" }),
    );
    await page.reload();
    await part(page, "Open invoices").getByText("Failed to load").waitFor();
    await row(page, "Ada Ltd").getByText("€90.00").waitFor();
    await page.unroute("**/v1/reports/invoices");
    await part(page, "Open invoices").getByRole("button", { name: "Try again" }).click();
    await part(page, "Open invoices").getByText("No open invoices.").waitFor();
  });

  it("shows a member their own week, and requests nothing that they may not see", async () => {
    const { project_id } = await work();
    await record(project_id, "2026-03-03");
    const page = await open("member");
    await part(page, "Your time").getByText("0:00 h").first().waitFor();
    await untilLoaded(page);
    for (const name of ["Unbilled time", "Open invoices", "Get started"])
      expect(await part(page, name).count(), name).to.equal(0);
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
