import { expect } from "chai";
import type { Page } from "playwright-core";
import { checkAccessibility, passTime, pauseTime, until, untilLoaded, useDashboards } from "../dashboards.js";
import { entriesOf, make, makeScene, span } from "./scene.js";

const HOUR_MS = 3_600_000;
const start = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Start timer" });
const stop = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Stop timer" });
const panel = (page: Page) => page.getByRole("dialog", { name: "Timer" });

describe("the dashboard's timer, in Chromium", () => {
  const dashboards = useDashboards();
  const owner = () => dashboards.api("owner");

  it("starts by keyboard, ticks, survives a reload, appears in a second tab, and stops everywhere", async () => {
    const { design } = await makeScene(owner());
    const page = await dashboards.openDashboard("owner", "/");
    await start(page).waitFor();
    await page.keyboard.press("s");
    await page.keyboard.type("#Website @Design so nice");
    await page.getByText("timer, from now · Website · Design · so nice").waitFor();
    await checkAccessibility(page);
    await page.keyboard.press("Enter");
    await stop(page).waitFor();
    expect((await entriesOf(owner()))[0]).to.include({ task_id: design, notes: "so nice", status: "running" });
    const shown = await page.getByRole("timer").textContent();
    await until("the next second", async () => (await page.getByRole("timer").textContent()) !== shown);
    await checkAccessibility(page);
    await page.reload();
    await stop(page).waitFor();
    const second = await page.context().newPage();
    await second.goto(page.url());
    await stop(second).waitFor();
    // A background tab does not poll, so only the other tab can notify it.
    await page.evaluate("Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' }); undefined");
    await stop(second).click();
    await start(second).waitFor();
    await start(page).waitFor();
    expect((await entriesOf(owner()))[0]).to.include({ status: "recorded" });
  });

  it("appears within a few seconds when it was started elsewhere", async () => {
    const { website: project_id } = await makeScene(owner());
    const page = await dashboards.openDashboard("owner", "/clients", { time: new Date().toISOString() });
    await start(page).waitFor();
    await untilLoaded(page);
    await pauseTime(page);
    await make(owner(), "/time-entries", { project_id });
    let asked = 0;
    page.on("request", (request) => {
      if (request.url().includes("running=true")) asked += 1;
    });
    for (let rounds = 0; rounds < 3; rounds += 1) {
      await page.clock.runFor(5_000);
      await untilLoaded(page);
    }
    expect(asked, "questions in 15 seconds").to.be.within(1, 4);
    await page.clock.resume();
    await stop(page).waitFor();
  });

  it("can be changed while it runs, and saves the changes", async () => {
    const { website: project_id } = await makeScene(owner());
    await make(owner(), "/time-entries", { project_id });
    const page = await dashboards.openDashboard("owner", "/clients");
    await page.getByRole("button", { name: "Timer: Website" }).click();
    await panel(page).getByLabel("Note").fill("what it is");
    await page.keyboard.press("Enter");
    await panel(page).waitFor({ state: "detached" });
    expect((await entriesOf(owner()))[0]).to.include({ notes: "what it is", status: "running" });
  });

  it("has a panel that its button closes, that receives the focus, and that keeps the input", async () => {
    const { website: project_id } = await makeScene(owner());
    await make(owner(), "/time-entries", { project_id });
    const page = await dashboards.openDashboard("owner", "/clients");
    const face = page.getByRole("button", { name: "Timer: Website" });
    const project = panel(page).getByLabel("Project");
    await face.click();
    await panel(page).locator(":focus").waitFor();
    await face.click();
    await panel(page).waitFor({ state: "detached" });
    await face.click();
    await project.waitFor();
    await page.getByRole("heading", { level: 1 }).click();
    await panel(page).waitFor({ state: "detached" });
    await face.click();
    await panel(page).getByLabel("Note").fill("typed");
    await page.getByRole("heading", { level: 1 }).click();
    expect(await panel(page).getByLabel("Note").inputValue()).to.equal("typed");
  });

  it("continues a recent entry by arrow key and Enter, and nothing by Enter alone", async () => {
    const { website: project_id, design: task_id } = await makeScene(owner());
    for (const [notes, from, to] of [
      ["older", "09:00", "10:00"],
      ["latest", "10:00", "11:00"],
      ["latest", "11:00", "12:00"],
    ] as const)
      await make(owner(), "/time-entries", { project_id, task_id, notes, tags: ["a"], billable: false, ...span(from, to) });
    const page = await dashboards.openDashboard("owner", "/clients");
    await start(page).click();
    const recent = page.getByRole("listbox", { name: "Recent" }).getByRole("option");
    await recent.nth(1).waitFor();
    expect(await recent.allInnerTexts()).to.deep.equal(["Website · Design\nlatest", "Website · Design\nolder"]);
    await checkAccessibility(page);
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await stop(page).waitFor();
    const running = (await entriesOf(owner())).filter(({ status }) => status === "running");
    expect(running).to.have.length(1);
    expect(running[0]).to.deep.include({ project_id, task_id, notes: "older", tags: ["a"], billable: false });
  });

  it("shows its time in the title of the tab, and reminds of a timer that was forgotten", async () => {
    const { website: project_id } = await makeScene(owner());
    await make(owner(), "/time-entries", { project_id });
    const page = await dashboards.openDashboard("owner", "/clients", { time: new Date().toISOString() });
    await stop(page).waitFor();
    await until("the title", async () => (await page.title()) === "0:00 Website · Clients · Stint");
    await passTime(page, 9 * HOUR_MS + 60_000);
    await page.getByText("The timer has been running for 9:00 h.").waitFor();
    await checkAccessibility(page);
    await page.getByRole("button", { name: "Keep running" }).click();
    await page.getByText("The timer has been running").waitFor({ state: "detached" });
    await passTime(page, 3 * HOUR_MS);
    await page.getByRole("button", { name: "Edit times" }).click();
    await panel(page).getByLabel("From").waitFor();
  });

  it("asks when a timer that was forgotten should have stopped, and refuses a time that is still to come", async () => {
    const { website: project_id } = await makeScene(owner());
    const start = new Date(Math.floor(Date.now() / 60_000) * 60_000 - 10 * HOUR_MS);
    await make(owner(), "/time-entries", { project_id, start_time: start.toISOString() });
    const page = await dashboards.openDashboard("owner", "/clients");
    const clock = (hours: number) =>
      new Date(start.getTime() + hours * HOUR_MS).toLocaleTimeString("en-GB", { timeStyle: "short", timeZone: "Europe/Berlin" });
    const field = page.getByLabel("Stopped at");
    for (const [typed, said] of [
      ["soon", "Enter a time"],
      [clock(12), "This time is still to come."],
    ] as const) {
      await field.fill(typed);
      await page.keyboard.press("Enter");
      await page.getByText(said).waitFor();
    }
    await checkAccessibility(page);
    await field.fill(clock(1));
    await page.getByRole("button", { name: "Set end" }).click();
    await until("the end", async () => (await entriesOf(owner()))[0]?.["duration_seconds"] === 3_600);
    await page.getByText("The timer has been running").waitFor({ state: "detached" });
  });

  it("starts from a line without a time", async () => {
    const { shop } = await makeScene(owner());
    const page = await dashboards.openDashboard("owner", "/time");
    await page.getByRole("combobox", { name: "New entry" }).fill("#shop catalogue");
    await page.keyboard.press("Enter");
    await stop(page).waitFor();
    expect((await entriesOf(owner()))[0]).to.include({ project_id: shop, notes: "catalogue", status: "running" });
  });

  it("responds to single keys, except while the user types", async () => {
    await makeScene(owner());
    const page = await dashboards.openDashboard("owner", "/");
    await start(page).waitFor();
    await page.keyboard.press("n");
    const line = page.getByRole("combobox", { name: "New entry" }).and(page.locator(":focus"));
    await line.waitFor();
    await page.keyboard.type("ns/?");
    expect(await line.inputValue()).to.equal("ns/?");
    await page.getByRole("heading", { level: 1 }).focus();
    await page.keyboard.press("/");
    await page.getByLabel("Search notes").and(page.locator(":focus")).waitFor();
    await page.getByRole("heading", { level: 1 }).focus();
    await page.keyboard.press("g");
    await page.keyboard.press("p");
    await page.getByRole("heading", { level: 1, name: "Projects" }).waitFor();
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keyboard shortcuts" }).getByText("Start or stop the timer").waitFor();
    await checkAccessibility(page);
  });
});
