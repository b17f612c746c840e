import { expect } from "chai";
import { checkAccessibility, useDashboards } from "./dashboards.js";
import { pick } from "./pick.js";

describe("the dashboard's profile, in Chromium", () => {
  const dashboards = useDashboards();
  const me = async () => (await dashboards.api("member")("/v1/me")).body;

  it("lets all users change their name and time zone", async () => {
    const page = await dashboards.openDashboard("member", "/settings/profile");
    await page.getByLabel("Name").fill("Grace");
    await pick(page.getByRole("combobox", { name: "Time zone" }), /^New York/);
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Profile saved").waitFor();
    expect(await me()).to.include({ name: "Grace", time_zone: "America/New_York" });
    await page.getByLabel("Account: Grace").waitFor();
    await pick(page.getByRole("combobox", { name: "Time zone" }), /^Workspace default/);
    const answer = page.waitForResponse((response) => response.request().method() === "PATCH");
    await page.getByRole("button", { name: "Save" }).click();
    expect((await answer).status()).to.equal(200);
    expect(await me()).to.include({ time_zone: null });
  });

  it("does not overwrite a concurrent change", async () => {
    dashboards.expectStatus(412);
    const page = await dashboards.openDashboard("member", "/settings/profile");
    await page.getByLabel("Name").fill("Grace");
    await dashboards.api("member")("/v1/me", { method: "PATCH", body: { name: "Ada", time_zone: "Europe/Paris" } });
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("alert").getByText("Someone else changed this").waitFor();
    expect(await page.getByLabel("Name").inputValue()).to.equal("Grace");
    await page.getByRole("button", { name: "Cancel" }).click();
    expect(await page.getByLabel("Name").inputValue()).to.equal("Ada");
    await page.getByLabel("Name").fill("Grace");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Profile saved").waitFor();
    expect(await me()).to.include({ name: "Grace", time_zone: "Europe/Paris" });
  });

  it("switches the language immediately, and keeps the input", async () => {
    const page = await dashboards.openDashboard("member", "/settings/profile");
    await page.getByLabel("Name").fill("Grace");
    await page.getByLabel("Language").selectOption("de");
    await page.getByRole("heading", { level: 1, name: "Profil" }).waitFor();
    expect(await page.getByLabel("Name").inputValue()).to.equal("Grace");
    await page.getByLabel("Darstellung").selectOption("dark");
    await page.getByRole("table", { name: "Aktive Sitzungen" }).waitFor();
    await checkAccessibility(page);
  });

  it("shows only the user's browsers, marks the current one, and ends another session", async () => {
    await dashboards.openDashboard("owner", "/");
    const page = await dashboards.openDashboard("member", "/settings/profile");
    const browsers = page.getByRole("table", { name: "Active sessions" });
    await browsers.getByText("This session").waitFor();
    expect(await browsers.getByRole("button", { name: "Sign out" }).count()).to.equal(1);
    dashboards.expectStatus(401);
    const other = await dashboards.openDashboard("member", "/settings/profile");
    const ends = other.getByRole("table", { name: "Active sessions" }).getByRole("button", { name: "Sign out" });
    const rows = other.getByRole("table", { name: "Active sessions" }).locator("tbody tr");
    await rows.nth(1).waitFor();
    expect([await rows.getByText("This session").count(), await rows.nth(0).getByText("This session").count()]).to.deep.equal([
      1, 1,
    ]);
    await ends.nth(1).click();
    await checkAccessibility(other);
    await other.getByRole("dialog").getByRole("button", { name: "Sign out", exact: true }).click();
    await ends.nth(1).waitFor({ state: "detached" });
    await page.reload();
    await page.getByRole("heading", { name: "Sign in" }).waitFor();
  });

  it("signs out everywhere after confirmation", async () => {
    const page = await dashboards.openDashboard("member", "/settings/profile");
    await page.getByRole("button", { name: "Sign out everywhere" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Sign out everywhere" }).click();
    await page.getByRole("heading", { name: "Sign in" }).waitFor();
    const { body } = await dashboards.api("member")("/v1/tokens?kind=session");
    expect(body["data"]).to.deep.equal([]);
  });
});
