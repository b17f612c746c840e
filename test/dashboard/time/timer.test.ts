import { expect } from "chai";
import type { Page } from "playwright-core";
import { checkAccessibility, until, untilLoaded, useDashboards } from "../dashboards.js";
import { entriesOf, make, makeScene } from "./scene.js";

const HOUR_MS = 3_600_000;
const start = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Start timer" });
const stop = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Stop timer" });
const panel = (page: Page) => page.getByRole("dialog", { name: "Timer" });

describe("the dashboard's timer, in Chromium", () => {
  const dashboards = useDashboards();
  const owner = () => dashboards.api("owner");

  it("starts by keyboard, ticks, survives a reload, appears in a second tab, and stops everywhere", async () => {
    const { website, design } = await makeScene(owner());
    const page = await dashboards.openDashboard("owner", "/");
    await start(page).waitFor();
    await page.keyboard.press("s");
    await panel(page).getByLabel("Project").selectOption(website);
    await panel(page).getByLabel("Task").selectOption(design);
    await panel(page).getByLabel("Note").fill("so nice");
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
    await page.clock.pauseAt(Date.now() + HOUR_MS);
    await untilLoaded(page);
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
    await makeScene(owner());
    const page = await dashboards.openDashboard("owner", "/clients");
    await start(page).click();
    await panel(page).getByLabel("Project").and(page.locator(":focus")).waitFor();
    await start(page).first().click();
    await panel(page).waitFor({ state: "detached" });
    await start(page).click();
    await panel(page).getByLabel("Project").and(page.locator(":focus")).waitFor();
    await page.getByRole("heading", { level: 1 }).click();
    await panel(page).waitFor({ state: "detached" });
    await start(page).click();
    await panel(page).getByLabel("Note").fill("typed");
    await page.getByRole("heading", { level: 1 }).click();
    expect(await panel(page).getByLabel("Note").inputValue()).to.equal("typed");
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
    await page.getByRole("button", { name: "Discard" }).click();
    await page.getByLabel("Search notes").and(page.locator(":focus")).waitFor();
    await page.getByRole("heading", { level: 1 }).focus();
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
    await checkAccessibility(page);
  });
});
