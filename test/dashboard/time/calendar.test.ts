import { expect } from "chai";
import type { Locator, Page } from "playwright-core";
import { required } from "../../http/storages.js";
import { checkAccessibility, passTime, until, useDashboards } from "../dashboards.js";
import { day, entriesOf, make, makeScene, span } from "./scene.js";
import { pick } from "../pick.js";

const path = `/time/calendar?date=${day}`;
const HOUR = 48;
const block = (page: Page, name: RegExp) => page.getByRole("list", { name: "Entries" }).getByRole("button", { name });
const form = (page: Page) => page.getByRole("form", { name: "New entry" });

async function boxOf(element: Locator) {
  return required((await element.boundingBox()) ?? undefined);
}

/** Drags from one point by some columns and hours. The last steps are small, as a hand makes them. */
async function drag(page: Page, from: { x: number; y: number }, columns: number, hours: number, drop = true): Promise<void> {
  const layer = await boxOf(page.getByRole("list", { name: "Entries" }));
  const to = { x: from.x + (columns * layer.width) / 7, y: from.y + hours * HOUR };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  if (drop) await page.mouse.up();
}

describe("the dashboard's calendar, in Chromium", () => {
  const dashboards = useDashboards();
  const owner = () => dashboards.api("owner");
  const times = async () =>
    (await entriesOf(owner())).map((row) => [row["start_time"], row["end_time"]].map((at) => String(at).slice(5, 16)).join(" "));
  const untilTimes = (...expected: string[]) => until("the times", async () => (await times()).join() === expected.join());

  const record = async (from: string, to: string) => {
    const { website: project_id } = await makeScene(owner());
    return make(owner(), "/time-entries", { project_id, notes: "draft", ...span(from, to) });
  };

  it("records what is drawn on an empty place, after a form with the range", async () => {
    await makeScene(owner());
    const page = await dashboards.openDashboard("owner", path);
    await page.getByText("10:00 AM").waitFor();
    const ten = await boxOf(page.getByText("10:00 AM"));
    await drag(page, { x: ten.x + 120, y: ten.y + ten.height / 2 + 1 }, 0, 1.45);
    const values = ["From", "To", "Date"].map((label) => form(page).getByLabel(label).inputValue());
    expect(await Promise.all(values)).to.deep.equal(["10:00 AM", "11:30 AM", "03/02/2026"]);
    await checkAccessibility(page);
    await pick(form(page).getByRole("combobox", { name: "Project" }), "Website");
    await form(page).getByLabel("Note").fill("drawn");
    await page.keyboard.press("Enter");
    await block(page, /^Website, 10:00 AM–11:30 AM, drawn, Mon, 3\/2/).waitFor();
    expect(await times()).to.deep.equal(["03-02T09:00 03-02T10:30"]);
    await checkAccessibility(page);
  });

  it("moves a block to another day, resizes it by its edges, and finer with Shift", async () => {
    await record("10:00", "11:00");
    const page = await dashboards.openDashboard("owner", path);
    const found = await boxOf(block(page, /^Website/));
    await drag(page, { x: found.x + 30, y: found.y + 20 }, 2, 1);
    await untilTimes("03-04T10:00 03-04T11:00");
    await block(page, /11:00 AM–12:00 PM, draft, Wed, 3\/4/).waitFor();
    const moved = await boxOf(block(page, /^Website/));
    await drag(page, { x: moved.x + 30, y: moved.y + moved.height - 2 }, 0, 0.5);
    await untilTimes("03-04T10:00 03-04T11:30");
    await page.keyboard.down("Shift");
    await drag(page, { x: moved.x + 30, y: moved.y + 2 }, 0, -0.42);
    await page.keyboard.up("Shift");
    await untilTimes("03-04T09:35 03-04T11:30");
    expect((await entriesOf(owner()))[0]).to.include({ notes: "draft" });
    expect(await page.getByRole("dialog").count()).to.equal(0);
  });

  it("cancels a drag with Escape", async () => {
    await record("10:00", "11:00");
    const page = await dashboards.openDashboard("owner", path);
    const found = await boxOf(block(page, /10:00 AM/));
    await drag(page, { x: found.x + 30, y: found.y + 20 }, 1, 1, false);
    await block(page, /11:00 AM.*Tue, 3\/3/).waitFor();
    await page.keyboard.press("Escape");
    await block(page, /10:00 AM.*Mon, 3\/2/).waitFor();
    await page.mouse.up();
    expect([await times(), await page.getByRole("dialog").count()]).to.deep.equal([["03-02T09:00 03-02T10:00"], 0]);
  });

  it("is operated by keyboard, and announces it", async () => {
    await record("10:00", "11:00");
    const page = await dashboards.openDashboard("owner", path);
    await block(page, /10:00 AM/).focus();
    for (const key of ["ArrowDown", "ArrowDown", "ArrowRight", "Shift+ArrowDown"]) await page.keyboard.press(key);
    await page.getByRole("status").getByText("Website, Tue, 3/3, 10:30 AM–11:45 AM").waitFor();
    await untilTimes("03-03T09:30 03-03T10:45");
    await block(page, /Tue, 3\/3/)
      .and(page.locator(":focus"))
      .waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("form", { name: "Edit" }).getByLabel("Note").fill("edited");
    await page.keyboard.press("Enter");
    await block(page, /edited/).focus();
    await page.keyboard.press("Delete");
    await page.getByText("Entry deleted").waitFor();
    await untilTimes();
    await page.getByRole("button", { name: "New entry on Wed, 3/4" }).click();
    expect(await form(page).getByLabel("From").inputValue()).to.equal("9:00 AM");
  });

  it("opens or deletes a block that was just moved once its new times are saved", async () => {
    await record("10:00", "11:00");
    const page = await dashboards.openDashboard("owner", path);
    await block(page, /10:00 AM/).focus();
    for (const key of ["ArrowDown", "Enter"]) await page.keyboard.press(key);
    const edited = page.getByRole("form", { name: "Edit" });
    expect(await edited.getByLabel("From").inputValue()).to.equal("10:15 AM");
    await edited.getByLabel("Note").fill("edited");
    await page.keyboard.press("Enter");
    await block(page, /10:15 AM.*edited/).focus();
    for (const key of ["ArrowRight", "Delete"]) await page.keyboard.press(key);
    await page.getByText("Entry deleted").waitFor();
    await untilTimes();
  });

  it("returns a block to its place if someone else has changed it, and says so", async () => {
    dashboards.expectStatus(412);
    const id = await record("10:00", "11:00");
    const page = await dashboards.openDashboard("owner", path);
    const found = await boxOf(block(page, /10:00 AM/));
    await dashboards.api("admin")(`/v1/time-entries/${id}`, { method: "PATCH", body: { end_time: `${day}T11:00:00.000Z` } });
    await drag(page, { x: found.x + 30, y: found.y + 20 }, 1, 0);
    await page.getByText("Someone else changed this entry").waitFor();
    await block(page, /10:00 AM–12:00 PM.*Mon, 3\/2/).waitFor();
  });

  it("does not move billed time, or what the user may only read", async () => {
    const client = await make(owner(), "/clients", { name: "Ada" });
    const project_id = await make(owner(), "/projects", { name: "Billed", client_id: client, rate: 6_000 });
    await make(owner(), "/time-entries", { project_id, ...span("10:00", "11:00") });
    await make(owner(), "/invoices", { client_id: client, from_time: { from: `${day}T00:00:00Z`, to: "2026-03-03T00:00:00Z" } });
    const { userId } = dashboards.workspace.actors.owner;
    for (const role of ["owner", "accountant"] as const) {
      const page = await dashboards.openDashboard(role, `${path}&user=${userId}`);
      const found = await boxOf(block(page, /On an invoice/));
      await drag(page, { x: found.x + 30, y: found.y + 20 }, 1, 1);
      await block(page, /10:00 AM.*Mon, 3\/2/).waitFor();
      await checkAccessibility(page);
      await block(page, /On an invoice/).click();
      await page.getByRole("heading", { name: "Monday, March 2, 2026" }).waitFor();
    }
    expect(await times()).to.deep.equal(["03-02T09:00 03-02T10:00"]);
  });

  it("shows overlaps side by side, nights on both days, and a day on phones", async () => {
    await record("10:00", "11:00");
    const [{ project_id } = {}] = await entriesOf(owner());
    const night = { start_time: `${day}T22:00:00+01:00`, end_time: "2026-03-03T06:00:00+01:00" };
    for (const times of [span("10:30", "12:00"), night]) await make(owner(), "/time-entries", { project_id, ...times });
    const page = await dashboards.openDashboard("owner", path);
    const [left, right] = [await boxOf(block(page, /10:00 AM/)), await boxOf(block(page, /10:30 AM/))];
    expect(right.x).to.be.at.least(left.x + left.width);
    expect(await block(page, /10:00 PM–6:00 AM/).count()).to.equal(2);
    const phone = await dashboards.openDashboard("owner", path, { size: "a phone", scheme: "dark" });
    await block(phone, /10:30 AM/).waitFor();
    expect(await phone.getByRole("button", { name: /^New entry on/ }).count()).to.equal(1);
    await checkAccessibility(phone);
    await phone.getByText("Week", { exact: true }).last().click();
    await phone.waitForURL(/view=week/);
  });

  it("draws the running timer until now, and lets it grow", async () => {
    const { website: project_id } = await makeScene(owner());
    await make(owner(), "/time-entries", { project_id, start_time: `${day}T08:00:00Z` });
    const page = await dashboards.openDashboard("owner", path, { time: `${day}T09:00:00Z` });
    const before = await boxOf(block(page, /9:00 AM–now.*Timer/));
    expect(before.height).to.be.within(HOUR - 3, HOUR + 3);
    await passTime(page, 1_800_000);
    await until("the longer block", async () => (await boxOf(block(page, /now/))).height >= before.height + HOUR / 2 - 1);
    await checkAccessibility(page);
  });

  it("shows the repeated hour when clocks are set back", async () => {
    const page = await dashboards.openDashboard("owner", "/time/calendar?date=2026-10-21");
    await page.getByText("3:00 AM").waitFor();
    expect(await page.getByText("2:00 AM", { exact: true }).count()).to.equal(2);
  });

  it("renders only the days shown, through ten weeks", async () => {
    const { website: project_id } = await makeScene(owner());
    for (let week = 0; week < 10; week += 1)
      for (let entry = 0; entry < 5; entry += 1) {
        const start = Date.parse(`${day}T08:00:00Z`) + (week * 7 + entry) * 86_400_000;
        const [start_time, end_time] = [start, start + 5_400_000].map((at) => new Date(at).toISOString());
        await make(owner(), "/time-entries", { project_id, notes: `week ${week}`, start_time, end_time });
      }
    const page = await dashboards.openDashboard("owner", path);
    await block(page, /week 0/)
      .first()
      .waitFor();
    await page.evaluate(watch);
    for (let week = 1; week < 10; week += 1) {
      await page.getByRole("button", { name: "Later" }).click();
      await block(page, new RegExp(`week ${week},`))
        .nth(4)
        .waitFor();
      expect(await block(page, /Website/).count()).to.equal(5);
    }
    console.log(`        ten weeks: ${await page.evaluate<string>("felt()")}`);
  });
});

/** Measures long tasks. */
const watch = `
  const long = [];
  new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => long.push(duration))).observe({ type: "longtask" });
  window.felt = () => long.length + " long tasks, worst " + Math.round(Math.max(0, ...long)) + " ms";
  undefined;
`;
