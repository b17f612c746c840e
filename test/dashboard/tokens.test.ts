import { expect } from "chai";
import { checkAccessibility, useDashboards } from "./dashboards.js";
import { choose } from "./row-menu.js";

describe("the dashboard's API tokens, in Chromium", () => {
  const dashboards = useDashboards();

  it("creates a token with the chosen scopes, and shows its secret once", async () => {
    const page = await dashboards.openDashboard("owner", "/settings/tokens");
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "New token" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Name").fill("Reader");
    await dialog.getByLabel("Permissions").selectOption("chosen");
    await dialog.getByLabel("Clients: read", { exact: true }).check();
    await dialog.getByLabel("Expires").selectOption("7");
    await checkAccessibility(page);
    await dialog.getByRole("button", { name: "New token" }).click();
    const secret = await dialog.getByLabel("Token", { exact: true }).inputValue();
    await checkAccessibility(page);
    await page.keyboard.press("Escape");
    await dialog.getByRole("button", { name: "Copy" }).click();
    await dialog.getByRole("button", { name: "Copied" }).waitFor();
    expect(await page.evaluate("navigator.clipboard.readText()")).to.equal(secret);
    const api = dashboards.harness.api(secret);
    expect([(await api("/v1/clients")).status, (await api("/v1/invoices")).status]).to.deep.equal([200, 403]);
    await dialog.getByRole("button", { name: "Done" }).click();
    await page.getByRole("row", { name: "Reader" }).waitFor();
    expect(await page.content()).not.to.contain(secret);
  });

  it("creates a read-only token", async () => {
    const page = await dashboards.openDashboard("owner", "/settings/tokens");
    await page.getByRole("button", { name: "New token" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Name").fill("Viewer");
    await dialog.getByLabel("Permissions").selectOption("readOnly");
    await dialog.getByLabel("Expires").selectOption("7");
    await dialog.getByRole("button", { name: "New token" }).click();
    const api = dashboards.harness.api(await dialog.getByLabel("Token", { exact: true }).inputValue());
    expect((await api("/v1/invoices")).status).to.equal(200);
    expect((await api("/v1/clients", { body: { name: "Ada Ltd" } })).status).to.equal(403);
  });

  it("revokes after confirmation, and then the token is rejected", async () => {
    const { body } = await dashboards.api("member")("/v1/tokens", { body: { name: "Old" } });
    const api = dashboards.harness.api(String(body["token"]));
    const page = await dashboards.openDashboard("member", "/settings/tokens");
    await choose(page, "Old", "Revoke");
    const revoke = page.getByRole("dialog").getByRole("button", { name: "Revoke", exact: true });
    await revoke.waitFor();
    await checkAccessibility(page);
    expect((await api("/v1/me")).status).to.equal(200);
    await revoke.click();
    await page.getByRole("row", { name: "Old" }).waitFor({ state: "detached" });
    const { directory, tokenSecrets, clock } = dashboards.harness.ports;
    expect(await directory.findActor(tokenSecrets.hash(String(body["token"])), clock.now())).to.equal(null);
  });

  it("keeps the input if a required choice is missing", async () => {
    const page = await dashboards.openDashboard("member", "/settings/tokens");
    await page.getByRole("button", { name: "New token" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Name").fill("Script");
    await dialog.getByLabel("Permissions").selectOption("chosen");
    await dialog.getByRole("button", { name: "New token" }).click();
    await dialog.getByText("Required.").waitFor();
    expect(await dialog.getByLabel("Name").inputValue()).to.equal("Script");
  });

  it("creates one token after a lost response", async () => {
    const page = await dashboards.openDashboard("owner", "/settings/tokens");
    const bodies: (string | null)[] = [];
    await page.route("**/v1/tokens", async (route) => {
      bodies.push(route.request().postData());
      await route.fetch();
      await (bodies.length === 1 ? route.abort() : route.fallback());
    });
    await page.getByRole("button", { name: "New token" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Name").fill("Script");
    await dialog.getByRole("button", { name: "New token" }).click();
    await dialog.getByText("Couldn’t save").waitFor();
    await dialog.getByRole("button", { name: "New token" }).click();
    await dialog.getByLabel("Token", { exact: true }).waitFor();
    expect(bodies[1]).to.equal(bodies[0]);
    const { body } = await dashboards.api("owner")("/v1/tokens?kind=api");
    const names = (body["data"] as { readonly name: string }[]).map(({ name }) => name);
    expect(names.filter((name) => name === "Script")).to.have.length(1);
  });
});
