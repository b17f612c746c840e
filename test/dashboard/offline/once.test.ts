import { expect } from "chai";
import type { BrowserContext, Page, Route } from "playwright-core";
import { until, useDashboards } from "../dashboards.js";
import { entriesOf, makeScene } from "../time/scene.js";
import { cut, enter, kept, line, mend, rows, untilReady, waiting } from "./scene.js";

describe("unsent entries, in Chromium", () => {
  const dashboards = useDashboards();
  const owner = () => dashboards.api("owner");
  const notes = async (role: "owner" | "admin" = "owner") =>
    (await entriesOf(dashboards.api(role))).map((entry) => entry["notes"]);
  const url = () => `${dashboards.harness.url}/time`;
  const isPost = (route: Route) => route.request().method() === "POST" && route.request().url().includes("/v1/time-entries");

  const open = async (role: "owner" | "admin" = "owner"): Promise<Page> => {
    const page = await dashboards.openDashboard(role, "/time");
    await untilReady(page);
    return page;
  };
  const openTab = async (context: BrowserContext): Promise<Page> => {
    const page = await context.newPage();
    await page.goto(url());
    await untilReady(page);
    return page;
  };
  const untilSent = (page: Page) => waiting(page).waitFor({ state: "detached" });

  it("are sent once each when the network returns while several tabs are open", async () => {
    await makeScene(owner());
    const page = await open();
    const others = [await openTab(page.context()), await openTab(page.context())];
    let requests = 0;
    page.context().on("request", (request) => {
      if (request.method() === "POST" && request.url().endsWith("/v1/time-entries")) requests += 1;
    });
    await cut(page);
    for (const index of [1, 2, 3]) await enter(page, `${index}-${index + 1} #Website tab ${index}`);
    for (const other of others) await other.getByRole("button", { name: "3 entries waiting to be sent" }).waitFor();
    requests = 0;
    await mend(page);
    for (const one of [page, ...others]) {
      await untilSent(one);
      await until("the list", async () => (await rows(one).filter({ hasText: "tab" }).count()) === 3);
    }
    expect([await notes(), requests]).to.deep.equal([["tab 1", "tab 2", "tab 3"], 3]);
  });

  it("are recorded once if the request arrived but the response did not, and the tab was closed", async () => {
    await makeScene(owner());
    const page = await open();
    let arrived = false;
    await page.route("**/v1/time-entries*", async (route) => {
      if (!isPost(route)) return route.fallback();
      await route.fetch();
      arrived = true;
    });
    await line(page).fill("9-10 #Website killed");
    await page.keyboard.press("Enter");
    await until("the request to arrive", () => arrived);
    expect(await notes()).to.deep.equal(["killed"]);
    const next = await page.context().newPage();
    await page.close();
    await next.goto(url());
    await until("the outbox to be empty", async () => (await kept(next)) === 0);
    expect(await notes()).to.deep.equal(["killed"]);
  });

  it("are recorded once if responses are lost, and a timer runs since it was started", async () => {
    await makeScene(owner());
    const page = await open();
    let lost = 0;
    await page.route("**/v1/time-entries*", async (route) => {
      if (!isPost(route) || lost === 2) return route.fallback();
      lost += 1;
      await route.fetch();
      await route.abort();
    });
    await enter(page, "#Website timer");
    const [started] = await entriesOf(owner());
    await until("the outbox to be empty", async () => (await kept(page)) === 0);
    await page.getByRole("banner").getByRole("button", { name: "Stop timer" }).waitFor();
    const [running, ...rest] = await entriesOf(owner());
    expect([running?.["start_time"], running?.["status"], rest]).to.deep.equal([started?.["start_time"], "running", []]);
  });

  it("are shown as unsent after a few seconds without a response, and recorded once", async () => {
    await makeScene(owner());
    const page = await open();
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/v1/time-entries*", async (route) => {
      if (isPost(route)) await held;
      await route.fallback();
    });
    await enter(page, "9-10 #Website slow");
    await waiting(page).waitFor();
    release();
    await untilSent(page);
    expect(await notes()).to.deep.equal(["slow"]);
  });

  it("wait until the same user signs in again, and are recorded once even if a former session has sent them", async () => {
    await makeScene(owner());
    const page = await open();
    await page.route("**/v1/time-entries*", async (route) => {
      if (!isPost(route)) return route.fallback();
      await route.fetch();
      await page.context().route("**/*", (one) => one.abort());
      await route.abort();
    });
    await enter(page, "9-10 #Website first");
    await enter(page, "10-11 #Website second");
    await page.unroute("**/v1/time-entries*");
    await dashboards.harness.api(null)("/v1/session", { method: "DELETE", headers: await cookieOf(page) });
    dashboards.expectStatus(401);
    await mend(page);
    const ended = page.getByRole("dialog", { name: "Session expired" });
    await ended.waitFor();
    expect([await notes(), await kept(page)]).to.deep.equal([["first"], 2]);
    await dashboards.signIn(page, "owner");
    await ended.waitFor({ state: "detached" });
    await untilSent(page);
    expect(await notes()).to.deep.equal(["first", "second"]);
  });

  it("are neither shown to nor sent by another user of the browser, and sent when their user is back", async () => {
    await makeScene(owner());
    const page = await open();
    await cut(page);
    await enter(page, "9-10 #Website mine");
    await waiting(page).waitFor();
    const next = await page.context().newPage();
    await page.close();
    await mend(next);
    await dashboards.signIn(next, "admin");
    await next.goto(url());
    await untilReady(next);
    await cut(next);
    await enter(next, "11-12 #Website theirs");
    await next.getByRole("button", { name: "1 entry waiting to be sent" }).waitFor();
    await mend(next);
    await untilSent(next);
    expect(await notes()).to.deep.equal(["theirs"]);
    await cut(next);
    await next.reload().catch(() => undefined);
    await mend(next);
    await dashboards.signIn(next, "owner");
    await next.goto(url());
    await until("the entry to be sent", async () => (await notes()).includes("mine"));
    const users = (await entriesOf(owner())).map((entry) => entry["user_id"]);
    expect(users).to.deep.equal([dashboards.workspace.actors.owner.userId, dashboards.workspace.actors.admin.userId]);
  });

  it("are not sent in the session of another user who has signed in in another tab", async () => {
    await makeScene(owner());
    const page = await open();
    await cut(page);
    await enter(page, "9-10 #Website mine");
    await waiting(page).waitFor();
    await dashboards.signIn(page, "admin");
    const reloaded = page.waitForEvent("load");
    await mend(page);
    await reloaded;
    await line(page).waitFor();
    expect([await kept(page), await notes()]).to.deep.equal([1, []]);
  });

  const cookieOf = async (page: Page) => {
    const [cookie] = await page.context().cookies();
    return { Cookie: `${cookie?.name}=${cookie?.value}`, Origin: dashboards.harness.url };
  };
});
