import { expect } from "chai";
import type { Page } from "playwright-core";
import { checkAccessibility, until, useDashboards } from "./dashboards.js";
import { choose } from "./row-menu.js";
import { pick } from "./pick.js";

const dialog = (page: Page) => page.getByRole("dialog");
const save = (page: Page) => dialog(page).getByRole("button", { name: "Save" }).click();
const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });

describe("the dashboard's projects, in Chromium", () => {
  const dashboards = useDashboards();

  const make = async (path: string, body: object): Promise<string> => {
    const made = await dashboards.api("owner")(`/v1${path}`, { body });
    expect(made.status, JSON.stringify(made.body)).to.equal(201);
    return String(made.body["id"]);
  };
  const project = async (id: string) => (await dashboards.api("owner")(`/v1/projects/${id}`)).body;
  const work = (projectId: string, hours: number, more: object = {}) =>
    make("/time-entries", {
      project_id: projectId,
      start_time: "2026-03-02T08:00:00Z",
      end_time: new Date(Date.UTC(2026, 2, 2, 8 + hours)).toISOString(),
      ...more,
    });

  it("creates a project for a client, with rate and budget in the client's currency", async () => {
    const client = await make("/clients", { name: "Ada Ltd", currency: "JPY" });
    const page = await dashboards.openDashboard("owner", "/projects");
    await page.getByText("Create the first one").waitFor();
    await checkAccessibility(page);
    await page.getByRole("button", { name: "New project" }).click();
    await dialog(page).getByLabel("Name", { exact: false }).first().fill("Engine");
    await pick(dialog(page).getByRole("combobox", { name: "Client" }), "Ada Ltd");
    await dialog(page).getByLabel("Code").fill("ENG");
    await dialog(page).getByRole("button", { name: "Choose a color" }).click();
    await dialog(page).getByLabel("Color").fill("#2f9e44");
    await dialog(page).getByLabel("Hourly rate (JPY)").fill("9000");
    await dialog(page).getByLabel("Budget").selectOption("amount");
    await dialog(page).getByLabel("Amount (JPY)").fill("500000");
    await checkAccessibility(page);
    await save(page);
    await link(page, "Engine").waitFor();
    const { body } = await dashboards.api("owner")("/v1/projects");
    const [made] = body["data"] as Record<string, unknown>[];
    expect(made).to.include({ name: "Engine", client_id: client, code: "ENG", color: "#2f9e44", rate: 9_000, billable: true });
    expect(made?.["budget"]).to.deep.equal({ kind: "amount", amount: 500_000, period: "total" });
  });

  it("shows the used part of each budget, and warns in words if it is exceeded", async () => {
    const hours = await make("/projects", { name: "By hours", budget: { kind: "hours", hours: "2" } });
    const amount = await make("/projects", { name: "By amount", rate: 10_000, budget: { kind: "amount", amount: 40_000 } });
    await work(hours, 3);
    await work(amount, 3);
    const page = await dashboards.openDashboard("owner", "/projects");
    const row = (name: string) => page.getByRole("row").filter({ has: link(page, name) });
    await row("By hours").getByText("150 % used: over budget").waitFor();
    expect(await row("By hours").textContent()).to.contain("3:00 h / 2:00 h");
    expect(await row("By amount").textContent())
      .to.contain("75 % used")
      .and.to.contain("€300.00 / €400.00");
    await checkAccessibility(page);
  });

  it("asks which time a changed rate applies to, and updates unbilled time only if chosen", async () => {
    const id = await make("/projects", { name: "Engine", rate: 10_000 });
    await work(id, 1);
    const rated = async () => {
      const { body } = await dashboards.api("owner")("/v1/time-entries");
      return (body["data"] as { rate: { amount: number } }[]).map(({ rate }) => rate.amount);
    };
    const page = await dashboards.openDashboard("owner", "/projects");
    await choose(page, "Engine", "Edit");
    expect(await dialog(page).getByRole("radio").count()).to.equal(0);
    await dialog(page).getByLabel("Hourly rate").fill("110");
    await save(page);
    await page.getByText("€110.00").waitFor();
    expect(await rated()).to.deep.equal([10_000]);
    await choose(page, "Engine", "Edit");
    await dialog(page).getByLabel("Hourly rate").fill("120");
    await dialog(page).getByLabel("Also recorded time").check();
    await checkAccessibility(page);
    await save(page);
    await page.getByText("€120.00").waitFor();
    expect(await rated()).to.deep.equal([12_000]);
    expect(await project(id)).to.include({ rate: 12_000, version: 3 });
  });

  it("asks whether unbilled time gets the rate of another client to which the project moves", async () => {
    const [before, after] = [
      await make("/clients", { name: "Before", rate: 10_000 }),
      await make("/clients", { name: "After", rate: 15_000 }),
    ];
    const id = await make("/projects", { name: "Engine", client_id: before });
    await work(id, 1);
    const rated = async () =>
      ((await dashboards.api("owner")("/v1/time-entries")).body["data"] as { rate: { amount: number } }[])[0]?.rate.amount;
    const page = await dashboards.openDashboard("owner", "/projects");
    for (const [client, isAlso, amount] of [
      ["After", false, 10_000],
      ["Before", false, 10_000],
      ["After", true, 15_000],
    ] as const) {
      await choose(page, "Engine", "Edit");
      await pick(dialog(page).getByRole("combobox", { name: "Client" }), client);
      await dialog(page).getByText("The project moves to another client.").waitFor();
      if (isAlso) await dialog(page).getByLabel("Also recorded time").check();
      await save(page);
      await page.getByRole("row", { name: "Engine" }).getByText(client).waitFor();
      expect(await rated(), client).to.equal(amount);
    }
    expect((await project(id))["client_id"]).to.equal(after);
  });

  it("does not change untouched fields", async () => {
    const budget = { kind: "hours", hours: "40.5", period: "month" };
    const id = await make("/projects", { name: "Inside", code: "INS", billable: false, budget, notes: "Ours", color: "#123456" });
    const before = await project(id);
    const page = await dashboards.openDashboard("admin", "/projects");
    await choose(page, "Inside", "Edit");
    expect(await dialog(page).getByLabel("Billable").isChecked()).to.equal(false);
    await dialog(page).getByLabel("Name", { exact: false }).first().fill("Within");
    await save(page);
    await page.getByRole("row", { name: "Within" }).waitFor();
    const { version, updated_at: updatedAt } = await project(id);
    expect(await project(id)).to.deep.equal({ ...before, name: "Within", version, updated_at: updatedAt });
  });

  it("keeps the input if a budget is invalid", async () => {
    const page = await dashboards.openDashboard("admin", "/projects");
    await page.getByRole("button", { name: "New project" }).click();
    await dialog(page).getByLabel("Name", { exact: false }).first().fill("Engine");
    await dialog(page).getByLabel("Budget").selectOption("hours");
    await dialog(page).getByLabel("Hours").fill("7:30");
    await save(page);
    await dialog(page).getByText("Enter hours, such as 40 or 7.5.").waitFor();
    expect(await dialog(page).getByLabel("Hours").inputValue()).to.equal("7:30");
    await checkAccessibility(page);
    await dialog(page).getByLabel("Hours").fill("7,5");
    await dialog(page).getByLabel("Period").selectOption("month");
    await save(page);
    await link(page, "Engine").waitFor();
    const { body } = await dashboards.api("owner")("/v1/projects?name=Engine");
    const [made] = body["data"] as Record<string, unknown>[];
    expect(made?.["budget"]).to.deep.equal({ kind: "hours", hours: "7.5", period: "month" });
  });

  it("searches by name and client, and archives and restores", async () => {
    const client = await make("/clients", { name: "Ada Ltd" });
    await make("/projects", { name: "Engine", client_id: client });
    await make("/projects", { name: "Bridge" });
    const page = await dashboards.openDashboard("owner", "/projects");
    await link(page, "Bridge").waitFor();
    await pick(page.getByRole("combobox", { name: "Client" }), "Ada Ltd");
    await link(page, "Bridge").waitFor({ state: "detached" });
    const searched = page.waitForResponse(/name=eng/);
    await page.getByLabel("Search by name").fill("eng");
    await searched;
    await choose(page, "Engine", "Archive");
    await page.getByText("No matching projects").waitFor();
    await page.getByLabel("Status").selectOption("archived");
    await choose(page, "Engine", "Restore");
    await page.getByText("No matching projects").waitFor();
    expect(new URL(page.url()).search).to.equal(`?client=${client}&name=eng&status=archived`);
  });

  it("opens a list that is filtered by the URL, also by an archived client", async () => {
    const client = await make("/clients", { name: "Ada Ltd" });
    await make("/projects", { name: "Engine", client_id: client });
    await make("/projects", { name: "Bridge" });
    await dashboards.api("owner")(`/v1/clients/${client}`, { method: "PATCH", body: { status: "archived" } });
    const page = await dashboards.openDashboard("owner", `/projects?client=${client}`);
    await link(page, "Engine").waitFor();
    const field = page.getByRole("combobox", { name: "Client" });
    await until("the client's name", async () => (await field.inputValue()) === "Ada Ltd");
    expect(await link(page, "Bridge").count()).to.equal(0);
    await pick(field, "All");
    await link(page, "Bridge").waitFor();
    expect(new URL(page.url()).search).to.equal("");
  });

  it("shows a project with its time by person and task, and the effective rate", async () => {
    const client = await make("/clients", { name: "Ada Ltd", rate: 8_000 });
    const id = await make("/projects", { name: "Engine", client_id: client, notes: "Brass only" });
    const task = await make(`/projects/${id}/tasks`, { name: "Gears" });
    await work(id, 2, { task_id: task });
    await work(id, 1);
    const page = await dashboards.openDashboard("accountant", "/projects");
    await link(page, "Engine").click();
    await page.getByRole("heading", { level: 1, name: "Engine" }).waitFor();
    await page.getByText("Brass only").waitFor();
    await page.getByLabel("Period", { exact: true }).selectOption("ever");
    const byTask = page.getByRole("table", { name: "Task", exact: true });
    await byTask.getByRole("row", { name: "Gears" }).waitFor();
    expect(await byTask.getByRole("row", { name: "Gears" }).textContent()).to.equal("Gears2:00 h€160.00");
    expect(await byTask.getByRole("row", { name: "No task" }).textContent()).to.contain("1:00 h");
    expect(await page.getByRole("table", { name: "Person" }).textContent()).to.contain("3:00 h");
    const holding = page.getByRole("table", { name: "Which rate applies" }).getByRole("row").filter({ hasText: "Applies" });
    expect(await holding.textContent())
      .to.contain("Client")
      .and.to.contain("€80.00");
    for (const name of ["Edit", "Actions: Engine", "New task"])
      expect(await page.getByRole("button", { name }).count(), name).to.equal(0);
    await checkAccessibility(page);
  });

  it("creates and archives the tasks of a project, and changes their rates", async () => {
    const id = await make("/projects", { name: "Engine" });
    const page = await dashboards.openDashboard("admin", `/projects/${id}`);
    await page.getByText("Tasks divide a project").waitFor();
    await page.getByRole("button", { name: "New task" }).click();
    await dialog(page).getByLabel("Name").fill("Gears");
    await dialog(page).getByLabel("Hourly rate").fill("75");
    await checkAccessibility(page);
    await save(page);
    await choose(page, "Gears", "Edit");
    await dialog(page).getByLabel("Name").fill("Cogs");
    await dialog(page).getByLabel("Billable").uncheck();
    await save(page);
    await choose(page, "Cogs", "Archive");
    await page.getByRole("row", { name: "Cogs" }).getByText("Archived").waitFor();
    const { body } = await dashboards.api("owner")(`/v1/projects/${id}/tasks`);
    expect((body["data"] as object[])[0]).to.include({ name: "Cogs", rate: 7_500, billable: false, status: "archived" });
  });

  it("deletes an unused project, and reports why a used one cannot be deleted", async () => {
    dashboards.expectStatus(409);
    const used = await make("/projects", { name: "Used" });
    await work(used, 1);
    const unused = await make("/projects", { name: "Unused" });
    const page = await dashboards.openDashboard("owner", `/projects/${used}`);
    await choose(page, "Used", "Delete");
    await dialog(page).getByRole("button", { name: "Delete", exact: true }).click();
    await dialog(page).getByText("because it is in use").waitFor();
    const other = await dashboards.openDashboard("owner", `/projects/${unused}`);
    await choose(other, "Unused", "Delete");
    await dialog(other).getByRole("button", { name: "Delete", exact: true }).click();
    await link(other, "Used").waitFor();
    expect(await link(other, "Unused").count()).to.equal(0);
  });

  it("shows a member no rates, clients, budgets or actions, and only their own time", async () => {
    const client = await make("/clients", { name: "Ada Ltd", rate: 8_000 });
    const id = await make("/projects", { name: "Engine", client_id: client, rate: 9_000, budget: { kind: "hours", hours: "5" } });
    await work(id, 3);
    const page = await dashboards.openDashboard("member", "/projects");
    await link(page, "Engine").waitFor();
    const headers = await page.getByRole("columnheader").allTextContents();
    expect(headers).to.deep.equal(["Name"]);
    await link(page, "Engine").click();
    await page.getByRole("heading", { name: "Your recorded time" }).waitFor();
    await page.getByText("No time recorded.").waitFor();
    expect(await page.getByRole("main").textContent()).not.to.match(/€|Which rate|Ada Ltd|New task/);
    await checkAccessibility(page);
  });

  it("reports an unknown project", async () => {
    dashboards.expectStatus(404);
    const page = await dashboards.openDashboard("owner", "/projects/prj_nothing");
    await page.getByRole("heading", { name: "Page not found" }).waitFor();
  });

  it("does not overwrite a concurrent change, even if the page behind the form has refetched it", async () => {
    dashboards.expectStatus(412);
    const id = await make("/projects", { name: "Engine", notes: "old" });
    const page = await dashboards.openDashboard("owner", `/projects/${id}`, { time: new Date().toISOString() });
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    await dialog(page).getByLabel("Notes").fill("mine");
    await dashboards.api("admin")(`/v1/projects/${id}`, { method: "PATCH", body: { notes: "theirs" } });
    await page.clock.fastForward("01:00");
    await page.evaluate("window.dispatchEvent(new Event('visibilitychange'))");
    await page.getByText("theirs").waitFor();
    await save(page);
    await dialog(page).getByText("Someone else changed this").waitFor();
    expect(await project(id)).to.include({ notes: "theirs" });
  });

  it("deletes a concurrently changed project after it is refetched and confirmed again", async () => {
    dashboards.expectStatus(412);
    dashboards.expectStatus(404);
    const id = await make("/projects", { name: "Engine" });
    const page = await dashboards.openDashboard("owner", `/projects/${id}`);
    await choose(page, "Engine", "Delete");
    await dashboards.api("admin")(`/v1/projects/${id}`, { method: "PATCH", body: { notes: "theirs" } });
    const confirm = dialog(page).getByRole("button", { name: "Delete", exact: true });
    await confirm.click();
    await dialog(page).getByText("This was changed since you opened it").waitFor();
    await confirm.click();
    await page.getByRole("heading", { level: 1, name: "Projects" }).waitFor();
    expect((await dashboards.api("owner")(`/v1/projects/${id}`)).status).to.equal(404);
  });

  it("keeps the dialog open to show why the deletion failed, even if the user tried to close it", async () => {
    dashboards.expectStatus(409);
    const id = await make("/projects", { name: "Engine" });
    await work(id, 1);
    const page = await dashboards.openDashboard("owner", `/projects/${id}`);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(`**/v1/projects/${id}`, async (route) => {
      if (route.request().method() === "DELETE") await held;
      await route.fallback();
    });
    await choose(page, "Engine", "Delete");
    const sent = page.waitForRequest((request) => request.method() === "DELETE");
    await dialog(page).getByRole("button", { name: "Delete", exact: true }).click();
    await sent;
    await page.keyboard.press("Escape");
    release();
    await dialog(page).getByText("because it is in use").waitFor();
  });
});
