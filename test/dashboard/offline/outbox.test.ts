import { expect } from "chai";
import type { Page } from "playwright-core";
import { checkAccessibility, until, useDashboards } from "../dashboards.js";
import { entriesOf, makeScene } from "../time/scene.js";
import { openAgain } from "./installed.js";
import { copies, enter, goOffline, goOnline, kept, line, rows, waiting } from "./scene.js";

describe("entries without a network, in Chromium", () => {
  const dashboards = useDashboards();
  const owner = () => dashboards.api("owner");
  const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
  const notes = async () => (await entriesOf(owner())).map((entry) => entry["notes"]);

  const openInstalled = async (role: "owner" | "member" = "owner"): Promise<Page> => {
    const page = await dashboards.openDashboard(role, "/time", { installed: true });
    await line(page).waitFor();
    return page;
  };
  const untilSent = (page: Page) => waiting(page).waitFor({ state: "detached" });

  it("are on the server once each after 20 were entered, the tab was closed, and the application opened again", async () => {
    await makeScene(owner());
    const page = await openInstalled();
    await goOffline(page);
    const all = Array.from({ length: 20 }, (_, index) => `offline ${index}`);
    for (const [index, note] of all.entries())
      await enter(page, `${clock(360 + 10 * index)}-${clock(370 + 10 * index)} #Website ${note}`);
    await page.getByRole("button", { name: "20 entries waiting to be sent" }).waitFor();
    expect(await rows(page).count()).to.equal(20);
    expect(await rows(page).filter({ hasText: "Not sent yet" }).count()).to.equal(20);
    await checkAccessibility(page);
    const next = await openAgain(page, `${dashboards.harness.url}/time`);
    await next.getByRole("button", { name: "20 entries waiting to be sent" }).waitFor();
    await until("the list without a network", async () => (await rows(next).filter({ hasText: "Website" }).count()) === 20);
    const last = await next.context().newPage();
    await next.close();
    await goOnline(last);
    await last.goto(`${dashboards.harness.url}/time`);
    await until("all to be on the server", async () => (await notes()).length === 20);
    await untilSent(last);
    await until("the list", async () => (await rows(last).count()) === 20);
    expect(await rows(last).filter({ hasText: "Not sent yet" }).count()).to.equal(0);
    expect(await notes()).to.deep.equal(all);
    expect(await kept(last)).to.equal(0);
  });

  it("start and stop a timer, which survives a closed tab", async () => {
    await makeScene(owner());
    const page = await openInstalled();
    await goOffline(page);
    const begun = Date.now();
    await enter(page, "#shop on the train");
    const running = (one: Page) => one.getByRole("banner").getByRole("button", { name: "Timer: Web shop" });
    await running(page).waitFor();
    const next = await openAgain(page, `${dashboards.harness.url}/`);
    await running(next).waitFor();
    await next.getByRole("banner").getByRole("button", { name: "Stop timer" }).click();
    await next.getByRole("banner").getByRole("button", { name: "Start timer" }).waitFor();
    const stopped = Date.now();
    await waiting(next).waitFor();
    await goOnline(next);
    await untilSent(next);
    const [entry, ...rest] = await entriesOf(owner());
    expect([rest, entry?.["notes"], entry?.["status"]]).to.deep.equal([[], "on the train", "recorded"]);
    const [start, end] = [Date.parse(String(entry?.["start_time"])), Date.parse(String(entry?.["end_time"]))];
    expect([start >= begun, end > start, end <= stopped]).to.deep.equal([true, true, true]);
  });

  it("can be recorded on a day that was not opened before", async () => {
    await makeScene(owner());
    const page = await openInstalled();
    await goOffline(page);
    await enter(page, "yesterday 9-10 #Website late");
    await page.getByRole("button", { name: "Earlier" }).click();
    await rows(page).filter({ hasText: "Not sent yet" }).getByText("late").waitFor();
    await waiting(page).waitFor();
    await goOnline(page);
    await untilSent(page);
    expect(await notes()).to.deep.equal(["late"]);
  });

  it("are deleted with everything else on this device when the user signs out, after a question", async () => {
    await makeScene(owner());
    const page = await openInstalled();
    await goOffline(page);
    await enter(page, "9-10 #Website given up");
    // Before the network returns, so that nothing is sent.
    await page.route("**/v1/me", (route) => route.abort());
    await goOnline(page);
    await page.getByRole("button", { name: "Account:" }).click();
    await page.getByRole("button", { name: "Sign out", exact: true }).click();
    const question = page.getByRole("dialog", { name: "Sign out" });
    await question.getByText("1 change is not sent yet and will be deleted from this device.").waitFor();
    await checkAccessibility(page);
    await question.getByRole("button", { name: "Sign out" }).click();
    await page.getByRole("heading", { level: 1, name: "Sign in" }).waitFor();
    expect([await kept(page), await copies(page), await notes()]).to.deep.equal([0, 0, []]);
    await page.context().setOffline(true);
    const next = await openAgain(page, `${dashboards.harness.url}/time`);
    await next.getByText("Can’t reach the service").first().waitFor();
    expect(await next.getByText("Website").count()).to.equal(0);
  });
});
