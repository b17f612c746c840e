import { expect } from "chai";
import type { Page } from "playwright-core";
import { checkAccessibility, useDashboards } from "./dashboards.js";
import { choose } from "./row-menu.js";

const dialog = (page: Page) => page.getByRole("dialog");

describe("the dashboard's team, in Chromium", () => {
  const dashboards = useDashboards();

  const people = async () => (await dashboards.api("owner")("/v1/users?limit=200")).body["data"] as Record<string, unknown>[];
  const nameOf = async (role: string) => String((await people()).find((person) => person["role"] === role)?.["name"]);
  const invited = async () => (await people()).find((person) => person["status"] === "invited");

  it("invites a person, resends the invitation, and withdraws it", async () => {
    const page = await dashboards.openDashboard("admin", "/settings/team");
    await page.getByRole("button", { name: "Invite a person" }).click();
    const roles = await dialog(page).getByLabel("Role").getByRole("option").allTextContents();
    expect(roles).not.to.include("Owner");
    await dialog(page).getByLabel("Email address").fill("grace@example.com");
    await dialog(page).getByLabel("Name").fill("Grace");
    await dialog(page).getByLabel("Role").selectOption("accountant");
    await checkAccessibility(page);
    await dialog(page).getByRole("button", { name: "Send invitation" }).click();
    await page.getByText("Invitation sent to grace@example.com").waitFor();
    expect(await invited()).to.include({ name: "Grace", role: "accountant", email: "grace@example.com" });
    await choose(page, "Grace", "Resend");
    await page.getByText("Invitation resent to grace@example.com").waitFor();
    await choose(page, "Grace", "Withdraw");
    const withdraw = dialog(page).getByRole("button", { name: "Withdraw", exact: true });
    await withdraw.waitFor();
    await checkAccessibility(page);
    await withdraw.click();
    await page.getByRole("row", { name: "Grace" }).waitFor({ state: "detached" });
    expect(await invited()).to.equal(undefined);
  });

  it("reports an email address that is already in use, and keeps the input", async () => {
    dashboards.expectStatus(409);
    await dashboards.api("owner")("/v1/users", { body: { email: "grace@example.com" } });
    const page = await dashboards.openDashboard("owner", "/settings/team");
    await page.getByRole("button", { name: "Invite a person" }).click();
    await dialog(page).getByLabel("Email address").fill("grace@example.com");
    await dialog(page).getByRole("button", { name: "Send invitation" }).click();
    await dialog(page).getByText("This email address is already in use").waitFor();
    expect(await dialog(page).getByLabel("Email address").inputValue()).to.equal("grace@example.com");
  });

  it("sets a role and a rate, deactivates and reactivates", async () => {
    const name = await nameOf("member");
    const page = await dashboards.openDashboard("owner", "/settings/team");
    await choose(page, name, "Edit");
    await dialog(page).getByLabel("Role").selectOption("accountant");
    await dialog(page).getByText("manages clients and invoices").waitFor();
    await dialog(page).getByLabel("Hourly rate").fill("65");
    await dialog(page).getByText("Which time does the new rate apply to?").waitFor();
    await checkAccessibility(page);
    await dialog(page).getByRole("button", { name: "Save" }).click();
    await page.getByText("€65.00").waitFor();
    const person = async () => (await people()).find((one) => one["name"] === name);
    expect(await person()).to.include({ role: "accountant", rate: 6_500 });
    await choose(page, name, "Deactivate");
    await dialog(page).getByRole("button", { name: "Deactivate", exact: true }).click();
    await page.getByRole("row", { name }).waitFor({ state: "detached" });
    expect(await person()).to.include({ status: "deactivated" });
    await page.getByLabel("Status").selectOption("deactivated");
    await choose(page, name, "Activate");
    await page.getByText("No matching people").waitFor();
    expect(await person()).to.include({ status: "active" });
  });

  it("deactivates a concurrently changed user after a refetch and a second confirmation", async () => {
    dashboards.expectStatus(412);
    const name = await nameOf("member");
    const page = await dashboards.openDashboard("owner", "/settings/team");
    await choose(page, name, "Deactivate");
    const { userId } = dashboards.workspace.actors.member;
    await dashboards.api("admin")(`/v1/users/${userId}`, { method: "PATCH", body: { rate: 6_500 } });
    const confirm = dialog(page).getByRole("button", { name: "Deactivate", exact: true });
    await confirm.click();
    await dialog(page).getByText("This was changed since you opened it").waitFor();
    await confirm.click();
    await page.getByRole("row", { name }).waitFor({ state: "detached" });
  });

  it("transfers the workspace: another owner first, since the last one cannot step down", async () => {
    dashboards.expectStatus(409);
    const [owner, admin] = [await nameOf("owner"), await nameOf("admin")];
    const page = await dashboards.openDashboard("owner", "/settings/team");
    const give = async (name: string, role: string) => {
      await choose(page, name, "Edit");
      await dialog(page).getByLabel("Role").selectOption(role);
      await dialog(page).getByText("To transfer a workspace").waitFor();
      await dialog(page).getByRole("button", { name: "Save" }).click();
    };
    await give(owner, "admin");
    await dialog(page).getByText("A workspace needs at least one owner.").first().waitFor();
    await dialog(page).getByRole("button", { name: "Cancel" }).click();
    await give(admin, "owner");
    await dialog(page).waitFor({ state: "detached" });
    await give(owner, "member");
    await page.getByRole("button", { name: "Invite a person" }).waitFor({ state: "detached" });
    const roles = Object.fromEntries((await peopleAs("admin")).map(({ name, role }) => [name, role]));
    expect(roles).to.include({ [owner]: "member", [admin]: "owner" });
  });

  const peopleAs = async (role: "admin") =>
    (await dashboards.api(role)("/v1/users")).body["data"] as { readonly name: string; readonly role: string }[];

  it("offers an admin no actions on an owner", async () => {
    const page = await dashboards.openDashboard("admin", "/settings/team");
    const row = page.getByRole("row", { name: await nameOf("owner") });
    await row.waitFor();
    expect(await row.getByRole("button").count()).to.equal(0);
  });

  it("shows a member only names, roles and states, and an accountant no actions", async () => {
    const page = await dashboards.openDashboard("member", "/settings/team");
    await page.getByRole("row", { name: await nameOf("owner") }).waitFor();
    expect(await page.getByRole("columnheader").allTextContents()).to.deep.equal(["Name", "Role", "Status"]);
    expect(await page.getByRole("main").textContent()).not.to.contain("@");
    await checkAccessibility(page);
    const other = await dashboards.openDashboard("accountant", "/settings/team");
    await other.getByRole("row", { name: await nameOf("owner") }).waitFor();
    expect(await other.getByRole("columnheader").allTextContents()).to.deep.equal(["Name", "Role", "Status", "Hourly rate"]);
  });
});
