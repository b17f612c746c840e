import { expect } from "chai";
import type { Page } from "playwright-core";
import { paths } from "../../adapters/dashboard/paths.js";
import type { Role } from "../../core/index.js";
import { checkAccessibility, until, useDashboards } from "./dashboards.js";

const focused = (page: Page) => page.evaluate<string>("document.activeElement?.textContent ?? ''");
const language = (page: Page) => page.evaluate<string>("document.documentElement.lang");
const scheme = (page: Page) => page.locator("html").getAttribute("data-mantine-color-scheme");
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();

describe("the dashboard's frame, in Chromium", () => {
  const dashboards = useDashboards();

  const seen: Readonly<Record<Role, readonly string[]>> = {
    owner: [
      "Overview",
      "Time",
      "Projects",
      "Clients",
      "Expenses",
      "Invoices",
      "Reports",
      "Webhooks",
      "Profile",
      "Team",
      "Workspace",
      "Tags",
      "API tokens",
      "Webhook secret",
    ],
    admin: [
      "Overview",
      "Time",
      "Projects",
      "Clients",
      "Expenses",
      "Invoices",
      "Reports",
      "Webhooks",
      "Profile",
      "Team",
      "Workspace",
      "Tags",
      "API tokens",
    ],
    accountant: [
      "Overview",
      "Time",
      "Projects",
      "Clients",
      "Expenses",
      "Invoices",
      "Reports",
      "Profile",
      "Team",
      "Workspace",
      "API tokens",
    ],
    member: ["Overview", "Time", "Projects", "Expenses", "Reports", "Profile", "Team", "API tokens"],
  };
  for (const role of ["owner", "admin", "accountant", "member"] as const)
    it(`shows the role ${role} exactly its sections`, async () => {
      const page = await dashboards.openDashboard(role);
      expect(await page.getByRole("navigation", { name: "Main" }).getByRole("link").allTextContents()).to.deep.equal(seen[role]);
    });

  it("shows that a role has no access to a section, without a request to the service", async () => {
    const page = await dashboards.openDashboard("member", "/clients");
    await heading(page, "Access denied");
  });

  it("demands current data for lists, which otherwise could miss a change that was just made", async () => {
    const page = await dashboards.openDashboard("owner");
    const [request] = await Promise.all([
      page.waitForRequest(/\/v1\/clients\b/),
      page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Clients" }).click(),
    ]);
    expect(request.headers()["cache-control"]).to.equal("no-cache");
  });

  it("shows a page together with its frame, without a placeholder, if its script arrives before the session", async () => {
    const page = await dashboards.openDashboard("owner", paths.profile);
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/v1/me", async (route) => {
      await released;
      await route.continue();
    });
    const script = page.waitForRequest(/\/assets\/projects-page-/);
    await page.goto(dashboards.harness.url + paths.projects, { waitUntil: "commit" });
    const url = (await script).url();
    await page.evaluate(`import(${JSON.stringify(url)}).then(() => undefined)`);
    await until("the styles", () =>
      page.evaluate<boolean>("[...document.querySelectorAll('link[rel=stylesheet]')].every(({ sheet }) => sheet)"),
    );
    await page.evaluate("new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))");
    const isWhole = page.evaluate<boolean>(`new Promise((resolve) => new MutationObserver(() => {
      if (document.querySelector("nav") !== null) resolve(document.querySelector("h1") !== null);
    }).observe(document, { childList: true, subtree: true }))`);
    release();
    expect(await isWhole).to.equal(true);
  });

  it("reports an unknown address", async () => {
    const page = await dashboards.openDashboard("owner", "/clients/one/two");
    await heading(page, "Page not found");
    await page.getByRole("link", { name: "Go to overview" }).click();
    await heading(page, "Welcome");
  });

  it("redirects visitors to the sign-in page, and remembers the requested page", async () => {
    dashboards.expectStatus(401);
    const page = await dashboards.openDashboard(null, "/clients?x=1");
    await heading(page, "Sign in");
    expect(new URL(page.url()).pathname).to.equal("/sign-in");
    expect(await page.evaluate("localStorage.getItem('stint.return-to')")).to.equal("/clients?x=1");
  });

  it("uses the browser's language, and remembers another choice", async () => {
    const page = await dashboards.openDashboard("owner", "/", { language: "fr-CA" });
    await heading(page, "Bienvenue");
    expect(await language(page)).to.equal("fr");
    await page.getByRole("button", { name: "Compte" }).click();
    await page.getByLabel("Langue").selectOption("de");
    await page.getByRole("dialog").getByText("Abmelden", { exact: true }).waitFor();
    await page.reload();
    await heading(page, "Willkommen");
    expect(await language(page)).to.equal("de");
  });

  it("follows the system's color scheme, and remembers another choice", async () => {
    const page = await dashboards.openDashboard("owner", "/", { scheme: "dark" });
    expect(await scheme(page)).to.equal("dark");
    await page.getByRole("button", { name: "Account:" }).click();
    await page.getByLabel("Appearance").selectOption("light");
    await checkAccessibility(page);
    await page.reload();
    await heading(page, "Welcome");
    expect(await scheme(page)).to.equal("light");
  });

  it("can be used by keyboard: skips the navigation, and focuses the heading of a new page", async () => {
    const page = await dashboards.openDashboard("owner");
    await page.keyboard.press("Tab");
    expect(await focused(page)).to.equal("Skip to content");
    await page.keyboard.press("Enter");
    expect(await page.evaluate("document.activeElement?.id")).to.equal("content");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Clients" }).press("Enter");
    await heading(page, "Clients");
    expect(await focused(page)).to.equal("Clients");
    // As the first page: screen readers announce a page that the browser loads.
    await page.reload();
    await heading(page, "Clients");
    await page.getByText("Add the clients that you send invoices to.").waitFor();
    expect(await page.evaluate("document.activeElement?.tagName")).to.equal("BODY");
  });

  it("opens the navigation on a phone, and closes it after a navigation, also for the keyboard", async () => {
    const page = await dashboards.openDashboard("owner", "/", { size: "a phone" });
    const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Clients" });
    await page.getByRole("button", { name: "Open navigation" }).click();
    await link.click();
    await heading(page, "Clients");
    await page.getByRole("button", { name: "Open navigation" }).waitFor();
    await link.waitFor({ state: "detached" });
  });

  for (const size of ["a desk", "a phone"] as const)
    it(`shows notifications that cover neither the timer nor the account, on ${size}`, async () => {
      const page = await dashboards.openDashboard("owner", "/settings/profile", { size });
      await page.getByLabel("Name").fill("Grace");
      await page.getByRole("button", { name: "Save" }).click();
      const told = await page.getByRole("alert").boundingBox();
      const banner = await page.getByRole("banner").boundingBox();
      if (!told || !banner) throw new Error("Something is not in sight.");
      expect(told.y).to.be.greaterThan(banner.y + banner.height);
      await page.getByRole("button", { name: "Account:" }).click();
      await page.getByRole("dialog").getByText("Administrator").or(page.getByRole("dialog").getByText("Owner")).first().waitFor();
    });

  it("shows why something could not be loaded, with the request ID, and retries", async () => {
    dashboards.expectStatus(503);
    const page = await dashboards.openDashboard("owner");
    const problem = { type: "t", title: "t", status: 503, detail: "Down.", code: "unavailable", request_id: "r-1", errors: [] };
    await page.route("**/v1/clients?*", (route) => route.fulfill({ status: 503, json: problem }));
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Clients" }).click();
    await page.getByText("Failed to load").waitFor();
    await page.getByText("Request ID: r-1").waitFor();
    await checkAccessibility(page);
    await page.unroute("**/v1/clients?*");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByText("Add the clients that you send invoices to").waitFor();
  });
});
