import { expect } from "chai";
import type { Page } from "playwright-core";
import { createScene } from "../http/storages.js";
import { untilLoaded, useDashboards } from "./dashboards.js";

const posts = (page: Page): readonly string[] => {
  const sent: string[] = [];
  page.on("request", (request) => void (request.method() === "GET" || sent.push(request.url())));
  return sent;
};

describe("signing in to the dashboard, in Chromium", () => {
  const dashboards = useDashboards();

  for (const [path, button] of [
    ["/sign-in", "Sign in"],
    ["/invitations/accept", "Accept"],
  ] as const) {
    it(`removes the token of a link to ${path} from the URL, and sends nothing until the button is pressed`, async () => {
      const page = await dashboards.openDashboard(null, path === "/sign-in" ? "/invitations/accept" : "/sign-in");
      const sent = posts(page);
      await page.goto(`${dashboards.harness.url}${path}#token=secret`);
      await page.getByRole("button", { name: button }).waitFor();
      await untilLoaded(page);
      expect([page.url(), sent]).to.deep.equal([dashboards.harness.url + path, []]);
    });
  }

  it("accepts the token of a link that is opened in an already open page", async () => {
    const page = await dashboards.openDashboard(null, "/sign-in");
    await page.evaluate("location.hash = 'token=secret'");
    await page.getByText("Select Sign in to continue").waitFor();
    expect(page.url()).to.equal(`${dashboards.harness.url}/sign-in`);
  });

  it("shows a form for the email address if there is no link", async () => {
    const page = await dashboards.openDashboard(null, "/sign-in");
    await page.getByLabel("Email address").waitFor();
    await page.getByRole("button", { name: "Email me a link" }).waitFor();
  });

  it("reports an incomplete invitation link", async () => {
    const page = await dashboards.openDashboard(null, "/invitations/accept");
    expect(await page.getByRole("status").textContent()).to.contain("incomplete");
    expect(await page.getByRole("button", { name: "Accept" }).count()).to.equal(0);
  });

  describe("with a sign-in link", () => {
    it("returns to the requested page, once, and leaves no token that a script could read", async () => {
      dashboards.expectStatus(401);
      const page = await dashboards.openDashboard(null, "/clients?x=1");
      const link = `${dashboards.harness.url}/sign-in#token=${await dashboards.linkToken("owner")}`;
      await page.goto("about:blank");
      await page.goto(link);
      await page.getByRole("button", { name: "Sign in" }).click();
      await page.getByRole("heading", { level: 1, name: "Clients" }).waitFor();
      expect(page.url()).to.equal(`${dashboards.harness.url}/clients?x=1`);
      expect(await page.evaluate("document.cookie + JSON.stringify({ ...localStorage, ...sessionStorage })")).to.not.contain(
        "stint_",
      );
      const again = await dashboards.openDashboard(null, new URL(link).pathname + new URL(link).hash);
      await again.getByRole("button", { name: "Sign in" }).click();
      expect(await again.getByRole("alert").textContent()).to.contain("already used");
    });

    it("can be requested by email address, with the same response for known and unknown addresses", async () => {
      const page = await dashboards.openDashboard(null, "/sign-in");
      await page.getByLabel("Email address").fill("nobody@example.com");
      await page.getByRole("button", { name: "Email me a link" }).click();
      await page.getByText("nobody@example.com").waitFor();
      expect(await page.getByRole("alert").count()).to.equal(0);
    });
  });

  describe("and signing out", () => {
    const signOut = async (page: Page, name: string) => {
      await page.getByRole("button", { name: "Account:" }).click();
      await page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
    };
    const isSignedIn = async (page: Page) => {
      const response = await page.request.get(`${dashboards.harness.url}/v1/me`);
      return response.status() === 200;
    };

    it("ends the session of this browser, and no other", async () => {
      const [page, other] = [await dashboards.openDashboard("owner"), await dashboards.openDashboard("owner")];
      dashboards.expectStatus(401);
      await signOut(page, "Sign out");
      await page.getByRole("heading", { level: 1, name: "Sign in" }).waitFor();
      expect([await isSignedIn(page), await isSignedIn(other)]).to.deep.equal([false, true]);
    });

    it("ends the sessions of every browser", async () => {
      const [page, other] = [await dashboards.openDashboard("owner"), await dashboards.openDashboard("owner")];
      dashboards.expectStatus(401);
      await signOut(page, "Sign out everywhere");
      await page
        .getByRole("dialog", { name: "Sign out everywhere" })
        .getByRole("button", { name: "Sign out everywhere" })
        .click();
      await page.getByRole("heading", { level: 1, name: "Sign in" }).waitFor();
      expect([await isSignedIn(page), await isSignedIn(other)]).to.deep.equal([false, false]);
    });
  });

  describe("with an invitation", () => {
    it("accepts any name as typed, and opens the overview", async () => {
      const token = await (await createScene(dashboards.harness)).invitation();
      const page = await dashboards.openDashboard(null, `/invitations/accept#token=${token}`);
      await page.getByLabel("Your name").fill("Grace <b>Hopper</b>");
      await page.getByRole("button", { name: "Accept" }).press("Enter");
      await page.getByRole("heading", { name: "Welcome, Grace <b>Hopper</b>" }).waitFor();
      expect(page.url()).to.equal(`${dashboards.harness.url}/`);
    });

    it("reports an invitation that was already used", async () => {
      dashboards.expectStatus(401);
      const token = await (await createScene(dashboards.harness)).invitation();
      await dashboards.harness.api(null)("/v1/invitations/accept", { body: { token } });
      const page = await dashboards.openDashboard(null, `/invitations/accept#token=${token}`);
      await page.getByRole("button", { name: "Accept" }).click();
      expect(await page.getByRole("alert").textContent()).to.contain("already used");
    });
  });
});
