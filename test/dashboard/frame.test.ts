import { expect } from "chai";
import type { Page } from "playwright-core";
import type { Role } from "../../core/index.js";
import { checkAccessibility, useDashboards } from "./dashboards.js";

const focused = (page: Page) => page.evaluate<string>("document.activeElement?.textContent ?? ''");
const language = (page: Page) => page.evaluate<string>("document.documentElement.lang");
const scheme = (page: Page) => page.locator("html").getAttribute("data-mantine-color-scheme");
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();

/** The paths of what the page asks for from now on. */
const requests = (page: Page): string[] => {
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(new URL(request.url()).pathname));
  return asked;
};

describe("the dashboard's frame, in Chromium", () => {
  const dashboards = useDashboards();

  const seen: Readonly<Record<Role, readonly string[]>> = {
    owner: [
      "Overview",
      "Time",
      "Projects",
      "Clients",
      "Invoices",
      "Reports",
      "Webhooks",
      "Profile",
      "Team",
      "Workspace",
      "API tokens",
      "Webhook secret",
    ],
    admin: [
      "Overview",
      "Time",
      "Projects",
      "Clients",
      "Invoices",
      "Reports",
      "Webhooks",
      "Profile",
      "Team",
      "Workspace",
      "API tokens",
    ],
    accountant: ["Overview", "Time", "Projects", "Clients", "Invoices", "Reports", "Profile", "Team", "Workspace", "API tokens"],
    member: ["Overview", "Time", "Projects", "Reports", "Profile", "Team", "API tokens"],
  };
  for (const role of ["owner", "admin", "accountant", "member"] as const)
    it(`shows the role ${role} the sections that are open to it, and no other`, async () => {
      const page = await dashboards.openDashboard(role);
      expect(await page.getByRole("navigation", { name: "Main" }).getByRole("link").allTextContents()).to.deep.equal(seen[role]);
      expect(await page.getByRole("navigation", { name: "Where to go" }).getByRole("link").allTextContents()).to.deep.equal(
        seen[role].slice(1),
      );
    });

  it("says of a section that the role does not include it, without asking the service", async () => {
    const page = await dashboards.openDashboard("member", "/clients");
    await heading(page, "This is not open to you");
  });

  it("says of an address that there is no such page", async () => {
    const page = await dashboards.openDashboard("owner", "/clients/one/two");
    await heading(page, "There is no such page");
    await page.getByRole("link", { name: "To the overview" }).click();
    await heading(page, "Welcome");
  });

  it("sends who is not signed in to the sign-in, and remembers where they wanted to go", async () => {
    dashboards.expectStatus(401);
    const page = await dashboards.openDashboard(null, "/clients?x=1");
    await heading(page, "Sign in");
    expect(new URL(page.url()).pathname).to.equal("/sign-in");
    expect(await page.evaluate("localStorage.getItem('stint.return-to')")).to.equal("/clients?x=1");
  });

  it("says when the session has ended, keeps what was typed, and goes on where somebody has signed in again", async () => {
    const page = await dashboards.openDashboard("owner", "/clients");
    await page.getByRole("button", { name: "New client" }).first().click();
    const name = page.getByRole("dialog", { name: "New client" }).getByRole("textbox", { name: "Name", exact: true });
    await name.fill("Globex");
    dashboards.expectStatus(401);
    await page.context().clearCookies();
    const ended = page.getByRole("dialog", { name: "Your session has ended" });
    await ended.waitFor();
    await checkAccessibility(page);
    expect(await page.evaluate("localStorage.getItem('stint.return-to')")).to.equal("/clients");
    await page.keyboard.press("Escape");
    const other = page.context().waitForEvent("page");
    await ended.getByRole("link", { name: "Sign in in a new tab" }).click();
    await (await other).getByRole("heading", { level: 1, name: "Sign in" }).waitFor();
    const session = `${dashboards.harness.url}/v1/session`;
    await page.context().request.post(session, { data: { token: await dashboards.linkToken("owner") } });
    await ended.waitFor({ state: "detached" });
    await name.and(page.locator(":focus")).waitFor();
    expect(await name.inputValue()).to.equal("Globex");
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await page.getByRole("row", { name: /Globex/ }).waitFor();
  });

  it("asks for nothing but who is signed in while the session has ended, and then for everything again", async () => {
    const page = await dashboards.openDashboard("owner", "/webhooks/deliveries");
    await page.waitForLoadState("networkidle");
    dashboards.expectStatus(401);
    await page.context().clearCookies();
    const ended = page.getByRole("dialog", { name: "Your session has ended" });
    await ended.waitFor();
    await page.waitForLoadState("networkidle");
    const asked = requests(page);
    await page.waitForTimeout(6_000);
    await page.evaluate("window.dispatchEvent(new Event('visibilitychange'))");
    await page.waitForTimeout(500);
    expect(new Set(asked.splice(0))).to.deep.equal(new Set(["/v1/me"]));
    const session = `${dashboards.harness.url}/v1/session`;
    await page.context().request.post(session, { data: { token: await dashboards.linkToken("owner") } });
    await ended.waitFor({ state: "detached" });
    await page.waitForLoadState("networkidle");
    expect(asked.splice(0)).to.include.members(["/v1/workspace", "/v1/webhooks", "/v1/webhook-deliveries", "/v1/time-entries"]);
    await page.waitForTimeout(6_000);
    expect(asked).to.include.members(["/v1/webhooks", "/v1/webhook-deliveries", "/v1/time-entries"]);
  });

  for (const [what, path, open] of [
    ["a drawer", "/clients", "New client"],
    ["a dialog", "/settings/tokens", "New token"],
  ] as const)
    it(`keeps ${what} and what was typed in it from Escape, wherever the focus is, while the session has ended`, async () => {
      const page = await dashboards.openDashboard("owner", path);
      await page.getByRole("button", { name: open }).first().click();
      const name = page.getByRole("dialog", { name: open }).getByRole("textbox", { name: "Name", exact: true });
      await name.fill("Globex");
      const field = await name.elementHandle();
      dashboards.expectStatus(401);
      await page.context().clearCookies();
      const ended = page.getByRole("dialog", { name: "Your session has ended" });
      await ended.waitFor();
      for (const take of [
        async () => undefined,
        () => page.mouse.click(10, 10),
        () => ended.getByText("What you typed").click(),
        () => page.evaluate("document.activeElement?.blur()"),
        () => field?.focus(),
      ]) {
        await take();
        await page.keyboard.press("Escape");
      }
      const session = `${dashboards.harness.url}/v1/session`;
      await page.context().request.post(session, { data: { token: await dashboards.linkToken("owner") } });
      await ended.waitFor({ state: "detached" });
      expect(await name.inputValue()).to.equal("Globex");
      await name.press("Escape");
      await name.waitFor({ state: "detached" });
    });

  for (const [language, account, signOut, ended, used] of [
    ["en", "Account of", "Sign out", "Your session has ended.", "The link was used already"],
    ["de", "Konto von", "Abmelden", "Ihre Sitzung ist beendet.", "Der Link wurde schon benutzt"],
    ["fr", "Compte de", "Se déconnecter", "Votre session a pris fin.", "Le lien a déjà servi"],
    ["es", "Cuenta de", "Cerrar sesión", "Su sesión ha terminado.", "El enlace ya se usó"],
  ] as const)
    it(`tells a session that has ended from a link that was used already, in ${language}`, async () => {
      dashboards.expectStatus(401);
      const page = await dashboards.openDashboard("owner", "/", { language });
      const problem = { type: "t", title: "t", status: 401, detail: "No.", code: "invalid_token", request_id: "", errors: [] };
      await page.route("**/v1/session", (route) => route.fulfill({ status: 401, json: problem }));
      await page.getByRole("button", { name: account }).click();
      await page.getByRole("button", { name: signOut, exact: true }).click();
      expect(await page.locator("[role=alert]").textContent()).to.contain(ended);
      for (const path of ["/sign-in", "/invitations/accept"]) {
        const open = await dashboards.openDashboard(null, `${path}#token=wrong`, { language });
        await open.getByRole("main").getByRole("button").click();
        expect(await open.locator("[role=alert]").textContent()).to.contain(used);
      }
    });

  it("shows nothing of one user to another who signs in after the session has ended", async () => {
    const page = await dashboards.openDashboard("owner", "/clients");
    dashboards.expectStatus(401);
    await page.context().clearCookies();
    await page.getByRole("dialog", { name: "Your session has ended" }).waitFor();
    const session = `${dashboards.harness.url}/v1/session`;
    await page.context().request.post(session, { data: { token: await dashboards.linkToken("member") } });
    await heading(page, "This is not open to you");
  });

  it("speaks the browser's language, and keeps another one that is chosen", async () => {
    const page = await dashboards.openDashboard("owner", "/", { language: "fr-CA" });
    await heading(page, "Bienvenue");
    expect(await language(page)).to.equal("fr");
    await page.getByRole("button", { name: "Compte de" }).click();
    await page.getByLabel("Langue").selectOption("de");
    await page.getByRole("dialog").getByText("Abmelden", { exact: true }).waitFor();
    await page.reload();
    await heading(page, "Willkommen");
    expect(await language(page)).to.equal("de");
  });

  it("looks like the system, and keeps another look that is chosen", async () => {
    const page = await dashboards.openDashboard("owner", "/", { scheme: "dark" });
    expect(await scheme(page)).to.equal("dark");
    await page.getByRole("button", { name: "Account of" }).click();
    await page.getByLabel("Appearance").selectOption("light");
    await checkAccessibility(page);
    await page.reload();
    await heading(page, "Welcome");
    expect(await scheme(page)).to.equal("light");
  });

  it("can be used by keyboard: past the navigation, and with the focus on the heading of a new page", async () => {
    const page = await dashboards.openDashboard("owner");
    await page.keyboard.press("Tab");
    expect(await focused(page)).to.equal("Skip to the content");
    await page.keyboard.press("Enter");
    expect(await page.evaluate("document.activeElement?.id")).to.equal("content");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Clients" }).press("Enter");
    await heading(page, "Clients");
    expect(await focused(page)).to.equal("Clients");
  });

  it("opens the navigation on a phone, and closes it where one has arrived, to the keyboard too", async () => {
    const page = await dashboards.openDashboard("owner", "/", { size: "a phone" });
    const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Clients" });
    await page.getByRole("button", { name: "Open the navigation" }).click();
    await link.click();
    await heading(page, "Clients");
    await page.getByRole("button", { name: "Open the navigation" }).waitFor();
    await link.waitFor({ state: "detached" });
  });

  it("says why something could not be loaded, under which request, and tries again", async () => {
    dashboards.expectStatus(503);
    const page = await dashboards.openDashboard("owner");
    const problem = { type: "t", title: "t", status: 503, detail: "Down.", code: "unavailable", request_id: "r-1", errors: [] };
    await page.route("**/v1/clients?*", (route) => route.fulfill({ status: 503, json: problem }));
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Clients" }).click();
    await page.getByText("This could not be loaded").waitFor();
    await page.getByText("Request r-1").waitFor();
    await checkAccessibility(page);
    await page.unroute("**/v1/clients?*");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByText("Clients are who you invoice").waitFor();
  });
});
