import { expect } from "chai";
import type { Page } from "playwright-core";
import { checkAccessibility, untilLoaded, useDashboards } from "./dashboards.js";
import { make, makeScene } from "./time/scene.js";

const list = (page: Page) => page.getByRole("region", { name: "Get started" });
const step = (page: Page, title: string) => list(page).getByRole("listitem").filter({ hasText: title });
const isDone = (page: Page, title: string) => step(page, title).getByText("(done)").waitFor({ state: "attached" });

describe("the first steps in a new workspace, in Chromium", () => {
  const dashboards = useDashboards();

  it("lead from nothing to the first issued invoice with 15 clicks and keys besides typing", async () => {
    // The preview of the draft, after its creation.
    dashboards.expectStatus(422);
    const page = await dashboards.openDashboard("owner", "/");
    let actions = 0;
    const click = async (name: string) => {
      actions += 1;
      await page
        .getByRole("button", { name, exact: true })
        .or(page.getByRole("link", { name, exact: true }))
        .last()
        .click();
    };
    const press = async (key: string) => {
      actions += 1;
      await page.keyboard.press(key);
    };
    await checkAccessibility(page);
    await click("Add client");
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Name", { exact: false }).first().fill("Ada Ltd");
    actions += 1;
    await dialog.getByLabel("Hourly rate").fill("90");
    await press("Enter");
    await isDone(page, "Client");
    await click("Create project");
    await dialog.getByLabel("Name", { exact: false }).first().fill("Engine");
    expect(await dialog.getByLabel("Client").inputValue()).to.equal("Ada Ltd");
    await press("Enter");
    await isDone(page, "Project");
    await click("Record time");
    await page.keyboard.type("yesterday 9-11 Cog wheels");
    await press("Enter");
    await isDone(page, "Time");
    await checkAccessibility(page);
    await click("Create invoice");
    await page.getByRole("cell", { name: "€180.00" }).first().waitFor();
    await click("Create draft");
    await click("Actions: Draft: Ada Ltd");
    actions += 1;
    await page.getByRole("menuitem", { name: "Issue" }).click();
    await dialog.waitFor();
    await click("Issue");
    await page.getByText("Open", { exact: true }).waitFor();
    expect(actions).to.be.at.most(15);
    await page.getByRole("link", { name: "Overview" }).click();
    await page.getByRole("region", { name: "Open invoices" }).getByText("€180.00").waitFor();
  });

  it("check themselves off, and disappear when all are done", async () => {
    const owner = dashboards.api("owner");
    const client_id = await make(owner, "/clients", { name: "Ada Ltd" });
    const { website } = await makeScene(owner);
    const page = await dashboards.openDashboard("owner", "/");
    for (const title of ["Client", "Project"]) await isDone(page, title);
    expect(await step(page, "Time").getByText("(done)").count()).to.equal(0);
    const times = { start_time: "2026-03-02T08:00:00Z", end_time: "2026-03-02T09:00:00Z" };
    await make(owner, "/time-entries", { project_id: website, ...times });
    await make(owner, "/invoices", { client_id, lines: [{ description: "Work", quantity: "1", unit_price: 100 }] });
    await page.reload();
    await isDone(page, "Time");
    for (const title of ["Your name appears", "Your company"])
      expect(await step(page, title).getByText("(done)").count(), title).to.equal(0);
    const seller = { legal_name: "Hopper Ltd", address: { line1: "Main St 1", city: "London", country: "GB" } };
    expect((await owner("/v1/workspace", { method: "PATCH", body: { seller } })).status).to.equal(200);
    await page.reload();
    await isDone(page, "Your company");
    expect((await owner("/v1/me", { method: "PATCH", body: { name: "Grace Hopper" } })).status).to.equal(200);
    await page.reload();
    await untilLoaded(page);
    expect(await list(page).count()).to.equal(0);
  });

  it("stay hidden in this browser for the user who has hidden them", async () => {
    const page = await dashboards.openDashboard("owner", "/");
    await list(page).getByRole("button", { name: "Hide" }).click();
    await list(page).waitFor({ state: "detached" });
    await page.reload();
    await untilLoaded(page);
    expect(await list(page).count()).to.equal(0);
  });
});
