import { expect } from "chai";
import type { Page } from "playwright-core";
import { checkAccessibility, portsAt, until, useDashboards } from "../dashboards.js";
import { NOW } from "./scene.js";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Saved reports" });
const searchOf = (page: Page) => new URL(page.url()).search;

async function openSaved(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Saved reports" }).click();
  await dialog(page).waitFor();
}

async function saveAs(page: Page, name: string): Promise<void> {
  await dialog(page).getByLabel("Name of this report").fill(name);
  await page.keyboard.press("Enter");
  await dialog(page).getByText(name, { exact: true }).waitFor();
}

describe("what the dashboard keeps and shares of reports, in Chromium", () => {
  const dashboards = useDashboards({ ports: portsAt(NOW) });
  const savedBy = async (role: "owner" | "admin") =>
    (await dashboards.api(role)("/v1/me/preferences")).body["saved_reports"] as unknown[];

  it("is a report under a name, to open, replace, rename, delete and restore", async () => {
    const page = await dashboards.openDashboard("owner", "/reports?by=client&compare=previous");
    await openSaved(page);
    await dialog(page).getByText("on every device").waitFor();
    await saveAs(page, "Clients");
    await checkAccessibility(page);
    await page.keyboard.press("Escape");
    await page.getByLabel("Group by").selectOption("Task");
    await openSaved(page);
    await dialog(page).getByRole("link", { name: "Open: Clients" }).click();
    await dialog(page).waitFor({ state: "detached" });
    await until("the saved filter", async () => searchOf(page) === "?by=client&compare=previous");
    expect(await page.getByLabel("Group by").inputValue()).to.equal("client");

    await page.getByLabel("Period", { exact: true }).selectOption("This month");
    await openSaved(page);
    await dialog(page).getByLabel("Name of this report").fill("Clients");
    await dialog(page).getByRole("button", { name: "Replace" }).click();
    await dialog(page).getByRole("button", { name: "Rename: Clients" }).click();
    await page.keyboard.press("Control+A");
    await page.keyboard.type("This month");
    await page.keyboard.press("Enter");
    await dialog(page).getByRole("button", { name: "Delete: This month" }).click();
    await dialog(page).getByRole("link", { name: /^Open/ }).waitFor({ state: "detached" });
    expect(await page.evaluate("document.activeElement.tagName")).to.equal("INPUT");
    await page.getByRole("alert").getByRole("button", { name: "Undo" }).click();
    await dialog(page).getByRole("link", { name: "Open: This month" }).waitFor();
    await page.goto(`${dashboards.harness.url}/reports`);
    await openSaved(page);
    await dialog(page).getByRole("link", { name: "Open: This month" }).click();
    await until("the replaced filter", async () => searchOf(page) === "?span=this-month&by=client&compare=previous");
  });

  it("is on every device of the user, also what a browser kept for earlier versions", async () => {
    const page = await dashboards.openDashboard("owner", "/reports");
    const me = (await dashboards.api("owner")("/v1/me")).body["id"];
    const kept = [{ name: "Old", search: "by=tag" }];
    await page.evaluate(`localStorage.setItem("stint.saved-reports.${String(me)}", ${JSON.stringify(JSON.stringify(kept))})`);
    await page.reload();
    await openSaved(page);
    await dialog(page).getByRole("link", { name: "Open: Old" }).waitFor();
    await saveAs(page, "New");
    const elsewhere = await dashboards.openDashboard("owner", "/reports");
    await openSaved(elsewhere);
    await dialog(elsewhere).getByRole("link", { name: "Open: New" }).waitFor();
    await dialog(elsewhere).getByRole("link", { name: "Open: Old" }).click();
    await until("the filter", async () => searchOf(elsewhere) === "?by=tag");
    expect(await page.evaluate(`localStorage.getItem("stint.saved-reports.${String(me)}")`)).to.equal("[]");
  });

  it("is not shown to another user of the browser", async () => {
    const page = await dashboards.openDashboard("owner", "/reports");
    await openSaved(page);
    await saveAs(page, "Mine");
    // The list shows it before it is sent, and the browser adds the cookies of that moment.
    await until("the stored report", async () => (await savedBy("owner")).length === 1);
    await page.context().clearCookies();
    await dashboards.signIn(page, "admin");
    const known = page.waitForResponse(/\/preferences$/u);
    await page.goto(`${dashboards.harness.url}/reports`);
    await known;
    await openSaved(page);
    expect(await savedBy("admin")).to.deep.equal([]);
    expect(await dialog(page).getByText("Mine").count()).to.equal(0);
  });

  it("is a link to the same report, which says that a relative period moves", async () => {
    const page = await dashboards.openDashboard("owner", "/reports?by=tag&unknown=1");
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Copy link" }).click();
    await page.getByText("Link copied. It always opens “Last 12 weeks”").waitFor();
    expect(await page.evaluate("navigator.clipboard.readText()")).to.equal(`${dashboards.harness.url}/reports?by=tag`);
  });
});
