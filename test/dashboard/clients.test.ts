import { expect } from "chai";
import type { Page } from "playwright-core";
import { checkAccessibility, until, useDashboards } from "./dashboards.js";
import { choose, menuOf } from "./row-menu.js";
import { pick } from "./pick.js";

const dialog = (page: Page) => page.getByRole("dialog");
const save = (page: Page) => dialog(page).getByRole("button", { name: "Save" }).click();
const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });

describe("the dashboard's clients, in Chromium", () => {
  const dashboards = useDashboards();

  const create = async (...bodies: readonly object[]) => {
    for (const body of bodies) expect((await dashboards.api("owner")("/v1/clients", { body })).status).to.equal(201);
  };
  const clients = async () => {
    const { body } = await dashboards.api("owner")("/v1/clients?sort=created_at");
    return body["data"] as Record<string, unknown>[];
  };

  it("creates a client with all invoicing details, with the rate in local number format", async () => {
    const page = await dashboards.openDashboard("accountant", "/clients");
    await page.getByText("Add the clients that you send invoices to").waitFor();
    await checkAccessibility(page);
    await page.getByRole("button", { name: "Add your first client" }).click();
    await dialog(page).getByLabel("Name", { exact: false }).first().fill("Ada Ltd");
    await dialog(page).getByLabel("Email address").fill("ada@example.com");
    await pick(dialog(page).getByRole("combobox", { name: "Currency" }), "KWD – Kuwaiti Dinar");
    await dialog(page).getByLabel("Hourly rate (KWD)").fill("90,125");
    await dialog(page).getByLabel("Tax category").selectOption("E");
    await dialog(page).getByLabel("Exemption reason").fill("Small business");
    await dialog(page).getByLabel("Tax category").selectOption("Z");
    expect(await dialog(page).getByLabel("Exemption reason").count()).to.equal(0);
    await dialog(page).getByLabel("Tax category").selectOption("S");
    await dialog(page).getByLabel("Tax rate").fill("19");
    await dialog(page).getByLabel("City").fill("London");
    await pick(dialog(page).getByRole("combobox", { name: "Language of invoices" }), "French (Switzerland)");
    await checkAccessibility(page);
    await save(page);
    await link(page, "Ada Ltd").waitFor();
    const [client] = await clients();
    expect(client).to.include({ name: "Ada Ltd", email: "ada@example.com", currency: "KWD", rate: 90_125, locale: "fr-CH" });
    expect(client?.["tax"]).to.deep.equal({
      category: "S",
      rate: "19",
      exemption_reason: null,
      exemption_code: null,
      components: null,
    });
    expect(client?.["address"]).to.include({ city: "London", line1: null });
    expect(await page.getByRole("table").textContent()).to.contain("90.125");
  });

  it("keeps email addresses as they are typed, with further ones for copies, of which the page shows a wrong one", async () => {
    dashboards.expectStatus(422);
    const page = await dashboards.openDashboard("owner", "/clients");
    await page.getByRole("button", { name: "Add your first client" }).click();
    await dialog(page).getByLabel("Name", { exact: false }).first().fill("Ada");
    await dialog(page).getByLabel("Email address").fill("rechnung@müller.example");
    const copies = dialog(page).getByLabel("Copies to");
    await copies.fill("a@a.example; nowhere");
    await dialog(page).getByLabel("Send me a copy").check();
    await save(page);
    await dialog(page).getByText("Enter a valid email address").first().waitFor();
    expect(await copies.getAttribute("aria-invalid")).to.equal("true");
    await copies.fill("a@a.example; 会計@例え.example");
    await save(page);
    await link(page, "Ada").waitFor();
    const [{ email, cc_emails, copy_to_seller } = {}] = await clients();
    expect({ email, cc_emails, copy_to_seller }).to.deep.equal({
      email: "rechnung@müller.example",
      cc_emails: ["a@a.example", "会計@例え.example"],
      copy_to_seller: true,
    });
    await link(page, "Ada").click();
    await page.getByText("会計@例え.example").waitFor();
  });

  it("updates a client based on its loaded version, and sends only changed fields", async () => {
    await create({ name: "Ada", notes: "Old friend", rate: 9_000, address: { city: "London" } });
    const page = await dashboards.openDashboard("owner", "/clients");
    await choose(page, "Ada", "Edit");
    await dialog(page).getByLabel("Hourly rate").fill("95");
    const sent = page.waitForRequest((request) => request.method() === "PATCH");
    await save(page);
    expect(await (await sent).headerValue("If-Match")).to.equal('"1."');
    await page.getByText("€95.00").waitFor();
    expect((await clients())[0]).to.include({ name: "Ada", notes: "Old friend", rate: 9_500, version: 2 });
  });

  it("shows errors at their fields, and keeps the input", async () => {
    dashboards.expectStatus(422);
    const page = await dashboards.openDashboard("owner", "/clients");
    await page.getByRole("button", { name: "New client" }).click();
    await dialog(page).getByLabel("Name", { exact: false }).first().fill("Ada");
    await dialog(page).getByLabel("Email address").fill("nowhere");
    await save(page);
    await dialog(page).getByText("Enter a valid email address").first().waitFor();
    const email = dialog(page).getByLabel("Email address");
    expect(await email.getAttribute("aria-invalid")).to.equal("true");
    expect(await email.inputValue()).to.equal("nowhere");
    await checkAccessibility(page);
    await email.fill("ada@example.com");
    await save(page);
    await link(page, "Ada").waitFor();
  });

  it("returns the focus to the element that opened a dialog", async () => {
    await create({ name: "Ada" });
    const page = await dashboards.openDashboard("owner", "/clients");
    const openers = [page.getByRole("button", { name: "New client" }), page.getByLabel("Account:"), menuOf(page, "Ada")];
    for (const opener of openers) {
      await opener.click();
      if (opener === openers[2]) await page.getByRole("menuitem", { name: "Edit" }).click();
      await dialog(page).waitFor();
      await page.keyboard.press("Escape");
      await dialog(page).waitFor({ state: "detached" });
      await opener.and(page.locator(":focus")).waitFor();
    }
  });

  it("opens the menu of a row with the keyboard, and returns the focus after Escape", async () => {
    await create({ name: "Ada" });
    const page = await dashboards.openDashboard("owner", "/clients");
    await menuOf(page, "Ada").focus();
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: "Edit" }).waitFor();
    await checkAccessibility(page);
    await page.getByRole("menuitem", { name: "Edit" }).and(page.locator(":focus")).waitFor();
    await page.keyboard.press("ArrowDown");
    await page.getByRole("menuitem", { name: "Archive" }).and(page.locator(":focus")).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("menuitem", { name: "Edit" }).waitFor({ state: "detached" });
    await menuOf(page, "Ada").and(page.locator(":focus")).waitFor();
  });

  it("rejects an invalid amount before anything is sent", async () => {
    const page = await dashboards.openDashboard("owner", "/clients");
    await page.getByRole("button", { name: "New client" }).click();
    await dialog(page).getByLabel("Name", { exact: false }).first().fill("Ada");
    await dialog(page).getByLabel("Hourly rate").fill("90.123");
    await save(page);
    await dialog(page).getByText("Enter an amount").waitFor();
    expect(await clients()).to.deep.equal([]);
  });

  it("shows and accepts an amount as the language writes it", async () => {
    await create({ name: "Ada", rate: 123_450 });
    const page = await dashboards.openDashboard("owner", "/clients", { language: "de" });
    await page.getByRole("button", { name: "Aktionen: Ada" }).click();
    await page.getByRole("menuitem", { name: "Bearbeiten" }).click();
    const rate = dialog(page).getByLabel("Stundensatz");
    expect(await rate.inputValue()).to.equal("1.234,50");
    await rate.fill("1.500,5");
    await dialog(page).getByRole("button", { name: "Speichern" }).click();
    await dialog(page).waitFor({ state: "detached" });
    expect((await clients())[0]).to.include({ rate: 150_050 });
  });

  it("does not overwrite a concurrent change, and reports it", async () => {
    dashboards.expectStatus(412);
    await create({ name: "Ada" });
    const page = await dashboards.openDashboard("owner", "/clients");
    await choose(page, "Ada", "Edit");
    const [{ id } = {}] = await clients();
    await dashboards.api("admin")(`/v1/clients/${String(id)}`, { method: "PATCH", body: { name: "Countess" } });
    await dialog(page).getByLabel("Name", { exact: false }).first().fill("Lady");
    await save(page);
    await dialog(page).getByText("Someone else changed this").waitFor();
    expect(await dialog(page).getByLabel("Name", { exact: false }).first().inputValue()).to.equal("Lady");
    await dialog(page).getByRole("button", { name: "Cancel" }).click();
    await link(page, "Countess").waitFor();
    expect((await clients())[0]).to.include({ name: "Countess" });
  });

  it("keeps the input while the network is unavailable, and creates the client once after a lost response", async () => {
    const page = await dashboards.openDashboard("owner", "/clients");
    await page.getByRole("button", { name: "New client" }).click();
    await dialog(page).getByLabel("Name", { exact: false }).first().fill("Ada");
    await page.route("**/v1/clients", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await save(page);
    await dialog(page).getByText("Couldn’t save").waitFor();
    await page.unroute("**/v1/clients");
    await save(page);
    await link(page, "Ada").waitFor();
    expect(await clients()).to.have.length(1);
  });

  it("searches by part of the name, and archives and restores", async () => {
    await create({ name: "Ada" }, { name: "Grace" });
    const page = await dashboards.openDashboard("owner", "/clients");
    await link(page, "Grace").waitFor();
    await page.getByLabel("Search by name").fill("AD");
    await link(page, "Grace").waitFor({ state: "detached" });
    await choose(page, "Ada", "Archive");
    await page.getByText("No matching clients").waitFor();
    await page.getByLabel("Status").selectOption("archived");
    await choose(page, "Ada", "Restore");
    await page.getByText("No matching clients").waitFor();
    expect((await clients()).map(({ status }) => status)).to.deep.equal(["active", "active"]);
  });

  it("keeps the filter in the URL, on the way back and after an editor that the URL opens", async () => {
    await create({ name: "Ada" }, { name: "Grace" });
    const [{ id } = {}] = await clients();
    const page = await dashboards.openDashboard("owner", `/clients?name=ad&status=all&edit=${String(id)}`);
    await dialog(page).getByRole("button", { name: "Cancel" }).click();
    await page.waitForURL("**/clients?name=ad&status=all");
    await link(page, "Ada").click();
    await page.getByRole("heading", { level: 1, name: "Ada" }).waitFor();
    await page.goBack();
    await link(page, "Ada").waitFor();
    const fields = [page.getByLabel("Search by name"), page.getByLabel("Status")];
    expect(await Promise.all(fields.map((field) => field.inputValue()))).to.deep.equal(["ad", "all"]);
    expect(await link(page, "Grace").count()).to.equal(0);
    await page.getByLabel("Search by name").fill("");
    await page.getByLabel("Status").selectOption("active");
    await link(page, "Grace").waitFor();
    expect(new URL(page.url()).search).to.equal("");
  });

  it("shows a long list to its end, with only visible rows in the document", async () => {
    const names = Array.from({ length: 230 }, (_, index) => `Client ${String(index).padStart(3, "0")}`);
    await create(...names.map((name) => ({ name })));
    const page = await dashboards.openDashboard("owner", "/clients");
    await link(page, "Client 000").waitFor();
    const last = link(page, "Client 229");
    await until("the last client", async () => {
      await page.evaluate("scrollTo(0, 1e6)");
      return last.isVisible();
    });
    expect(await page.getByRole("row").count()).to.be.within(5, 60);
    expect(await link(page, "Client 000").count()).to.equal(0);
  });
});
