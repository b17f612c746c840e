import { expect } from "chai";
import type { Page } from "playwright-core";
import { checkAccessibility, lookAt, until, useDashboards } from "./dashboards.js";

const LIVE = ["/v1/webhooks", "/v1/webhook-deliveries", "/v1/time-entries"];
const ended = (page: Page) => page.getByRole("dialog", { name: "Session expired" });

/** The paths of the page's requests from now on. */
const requests = (page: Page): string[] => {
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(new URL(request.url()).pathname));
  return asked;
};

describe("the dashboard after its session has ended, in Chromium", () => {
  const dashboards = useDashboards();

  const endSession = async (page: Page) => {
    dashboards.expectStatus(401);
    await page.context().clearCookies();
    await lookAt(page);
    await ended(page).waitFor();
  };
  const beginSession = async (page: Page) => {
    await dashboards.signIn(page, "owner");
    await lookAt(page);
    await ended(page).waitFor({ state: "detached" });
  };

  it("reports it, keeps the input, and continues after the user signs in again", async () => {
    const page = await dashboards.openDashboard("owner", "/clients");
    await page.getByRole("button", { name: "New client" }).first().click();
    const name = page.getByRole("dialog", { name: "New client" }).getByRole("textbox", { name: "Name", exact: true });
    await name.fill("Globex");
    await endSession(page);
    await checkAccessibility(page);
    expect(await page.evaluate("localStorage.getItem('stint.return-to')")).to.equal("/clients");
    await page.keyboard.press("Escape");
    const other = page.context().waitForEvent("page");
    await ended(page).getByRole("link", { name: "Sign in in a new tab" }).click();
    await (await other).getByRole("heading", { level: 1, name: "Sign in" }).waitFor();
    const asked = requests(page);
    await beginSession(page);
    await until("the list to be read again", () => asked.includes("/v1/clients"));
    await name.and(page.locator(":focus")).waitFor();
    expect(await name.inputValue()).to.equal("Globex");
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await page.getByRole("row", { name: /Globex/ }).waitFor();
  });

  it("detects it without user action, meanwhile requests only the session, and then refetches everything", async () => {
    const page = await dashboards.openDashboard("owner", "/webhooks/deliveries", { time: new Date().toISOString() });
    const before = requests(page);
    await until("the page to poll", async () => {
      await page.clock.runFor(1_000);
      return LIVE.every((path) => before.includes(path));
    });
    dashboards.expectStatus(401);
    await page.context().clearCookies();
    await until("the end of the session", async () => {
      await page.clock.runFor(1_000);
      return ended(page).isVisible();
    });
    const asked = requests(page);
    for (let rounds = 0; rounds < 5; rounds += 1) {
      const answer = page.waitForResponse("**/v1/me");
      await page.clock.runFor(5_000);
      await answer;
    }
    const answer = page.waitForResponse("**/v1/me");
    await lookAt(page);
    await answer;
    expect([...new Set(asked.splice(0))]).to.deep.equal(["/v1/me"]);
    await dashboards.signIn(page, "owner");
    await until("the session", async () => {
      await page.clock.runFor(1_000);
      return !(await ended(page).isVisible());
    });
    await until("all queries to be refetched", () => ["/v1/workspace", ...LIVE].every((path) => asked.includes(path)));
    asked.splice(0);
    await until("the page to poll again", async () => {
      await page.clock.runFor(1_000);
      return LIVE.every((path) => asked.includes(path));
    });
  });

  for (const [what, path, open] of [
    ["a drawer", "/clients", "New client"],
    ["a dialog", "/settings/tokens", "New token"],
  ] as const)
    it(`keeps ${what} and its input when Escape is pressed, wherever the focus is`, async () => {
      const page = await dashboards.openDashboard("owner", path);
      await page.getByRole("button", { name: open }).first().click();
      const name = page.getByRole("dialog", { name: open }).getByRole("textbox", { name: "Name", exact: true });
      await name.fill("Globex");
      const field = await name.elementHandle();
      await endSession(page);
      for (const take of [
        async () => undefined,
        () => page.mouse.click(10, 10),
        () => ended(page).getByText("Your unsaved changes").click(),
        () => page.evaluate("document.activeElement?.blur()"),
        () => field?.focus(),
      ]) {
        await take();
        await page.keyboard.press("Escape");
      }
      await beginSession(page);
      expect(await name.inputValue()).to.equal("Globex");
      await name.press("Escape");
      await page.getByRole("button", { name: "Discard" }).click();
      await name.waitFor({ state: "detached" });
    });

  it("shows no data of one user to another who then signs in", async () => {
    const page = await dashboards.openDashboard("owner", "/clients");
    await endSession(page);
    await dashboards.signIn(page, "member");
    await lookAt(page);
    await page.getByRole("heading", { level: 1, name: "Access denied" }).waitFor();
  });

  it("distinguishes an expired session from a used link, in each language", async () => {
    dashboards.expectStatus(401);
    const says = async (page: Page, words: Readonly<Record<string, string>>) => {
      for (const [language, text] of Object.entries(words)) {
        await page.locator("select:has(option[value=fr])").selectOption(language);
        await page.getByRole("alert").getByText(text).waitFor();
      }
    };
    const page = await dashboards.openDashboard("owner");
    const problem = { type: "t", title: "t", status: 401, detail: "No.", code: "invalid_token", request_id: "", errors: [] };
    await page.route("**/v1/session", (route) => route.fulfill({ status: 401, json: problem }));
    await page.getByRole("button", { name: "Account:" }).click();
    await page.getByRole("button", { name: "Sign out", exact: true }).click();
    await ended(page).waitFor();
    await lookAt(page);
    await ended(page).waitFor({ state: "detached" });
    await says(page, {
      en: "Session expired. Sign in again.",
      de: "Sitzung abgelaufen.",
      fr: "Session expirée.",
      es: "Sesión caducada.",
    });
    const open = await dashboards.openDashboard(null, "/sign-in#token=wrong");
    for (const path of ["/sign-in#token=wrong", "/invitations/accept#token=wrong"]) {
      await open.goto(dashboards.harness.url + path);
      await open.getByRole("main").getByRole("button").click();
      await says(open, {
        es: "Este enlace ha caducado",
        fr: "Ce lien a expiré",
        de: "Dieser Link ist abgelaufen",
        en: "This link has expired",
      });
    }
  });
});
