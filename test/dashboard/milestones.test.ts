import { expect } from "chai";
import type { Page } from "playwright-core";
import { checkAccessibility, portsAt, useDashboards } from "./dashboards.js";
import { rowsOf } from "./recurring-invoices/scene.js";
import { make } from "./time/scene.js";

const NOW = "2026-03-20T12:00:00Z";
const part = (page: Page) => page.getByRole("region", { name: "Milestones", exact: true });
const act = async (page: Page, name: string, action: string) => {
  await page.getByRole("button", { name, exact: true }).click();
  await page.getByRole("menuitem", { name: action }).click();
};

describe("milestones of projects, in Chromium", () => {
  const dashboards = useDashboards({ ports: portsAt(NOW) });
  const owner = () => dashboards.api("owner");
  const open = (path: string, role: "accountant" | "member" | "owner" = "accountant") =>
    dashboards.openDashboard(role, path, { time: NOW });
  const milestones = async () => (await owner()("/v1/milestones")).body["data"] as Record<string, unknown>[];
  const row = async (page: Page, text: string) => {
    await page.getByRole("table", { name: "Milestones" }).getByText(text).waitFor();
    return (await rowsOf(page, "Milestones")).map((cells) => cells.join(" "));
  };

  const scene = async () => {
    const client = await make(owner(), "/clients", { name: "Ada Ltd", rate: 9_000 });
    return { client, project: await make(owner(), "/projects", { name: "Engine", client_id: client }) };
  };

  it("are planned, changed, completed, opened again and deleted on the page of the project", async () => {
    const { project } = await scene();
    const page = await open(`/projects/${project}`);
    await part(page).getByText("Milestones are billed when they are completed.").waitFor();
    await part(page).getByRole("button", { name: "New milestone" }).press("Enter");
    const dialog = page.getByRole("dialog", { name: "New milestone" });
    await dialog.getByLabel("Name").fill("Design");
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.getByText("Enter an amount").waitFor();
    await dialog.getByLabel("Amount (EUR)").fill("2,500");
    await dialog.getByLabel("Description").fill("All pages");
    await dialog.getByLabel("Due date").fill("2026-04-30");
    await checkAccessibility(page);
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.waitFor({ state: "detached" });
    expect((await row(page, "Open"))[0]).to.match(/Design.*Apr 30, 2026.*€2,500\.00.*Open/s);
    expect((await milestones())[0]).to.include({ amount: 250_000, description: "All pages", due_date: "2026-04-30" });
    await act(page, "Actions: Design", "Edit");
    const editor = page.getByRole("dialog", { name: "Edit Design" });
    await editor.getByLabel("Amount (EUR)").fill("3000");
    await editor.getByRole("button", { name: "Save" }).click();
    await editor.waitFor({ state: "detached" });
    await part(page).getByText("Fee: €3,000.00").waitFor();
    await act(page, "Actions: Design", "Mark as completed");
    await row(page, "Completed");
    await part(page).getByText("To invoice: €3,000.00").waitFor();
    await checkAccessibility(page);
    await act(page, "Actions: Design", "Reopen");
    await row(page, "Open");
    await act(page, "Actions: Design", "Delete");
    await page.getByRole("dialog", { name: "Delete Design" }).getByRole("button", { name: "Delete" }).click();
    await part(page).getByText("Milestones are billed when they are completed.").waitFor();
    expect(await milestones()).to.deep.equal([]);
  });

  it("are billed on a new invoice, and then link to it", async () => {
    const { client, project } = await scene();
    const milestone = { project_id: project, name: "Design", amount: 250_000 };
    const id = await make(owner(), "/milestones", milestone);
    await make(owner(), "/milestones", { ...milestone, name: "Launch" });
    await owner()(`/v1/milestones/${id}/complete`, { body: {} });
    const page = await open(`/invoices/new?client=${client}`);
    await page.getByLabel("Include completed milestones").waitFor();
    await page.getByText("Engine – Design").waitFor();
    expect(await page.getByText("Launch").count()).to.equal(0);
    await checkAccessibility(page);
    // The preview of what is billed now has nothing to bill.
    dashboards.expectStatus(422);
    await page.getByRole("button", { name: "Create draft" }).click();
    await page.getByRole("heading", { level: 1, name: "Draft" }).waitFor();
    expect((await milestones()).map(({ status }) => status)).to.have.members(["invoiced", "open"]);
    const list = await open(`/projects/${project}`);
    await part(list).getByText("Invoiced: €2,500.00").waitFor();
    expect(await list.getByRole("button", { name: "Actions: Design" }).count()).to.equal(0);
    await part(list).getByRole("link", { name: "On a draft" }).click();
    await list.getByRole("heading", { level: 1, name: "Draft" }).waitFor();
  });

  it("are all that a project with a fixed fee bills", async () => {
    const { client, project } = await scene();
    const span = { start_time: "2026-03-03T08:00:00Z", end_time: "2026-03-03T10:00:00Z" };
    await make(owner(), "/time-entries", { project_id: project, ...span });
    const page = await open(`/projects/${project}`, "owner");
    await page.getByRole("region", { name: "Unbilled time" }).getByText("€180.00").waitFor();
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Edit Engine" });
    await dialog.getByLabel("Billing").selectOption("Fixed fee");
    await dialog.getByText("Time is recorded and never billed.").waitFor();
    await checkAccessibility(page);
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.waitFor({ state: "detached" });
    await page.getByText("Fixed fee").first().waitFor();
    expect(await page.getByRole("region", { name: "Unbilled time" }).count()).to.equal(0);
    const invoice = await open(`/invoices/new?client=${client}`);
    await invoice.getByText("This client has no unbilled time.").waitFor();
  });

  it("are not shown to members", async () => {
    const { project } = await scene();
    const page = await open(`/projects/${project}`, "member");
    await page.getByRole("region", { name: "Tasks" }).waitFor();
    expect(await part(page).count()).to.equal(0);
  });
});
