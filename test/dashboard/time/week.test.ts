import { expect } from "chai";
import type { Page } from "playwright-core";
import { checkAccessibility, passTime, until, useDashboards } from "../dashboards.js";
import { holdPosts, holdRequests } from "./held.js";
import { day, entriesOf, make, makeScene, type Row, span } from "./scene.js";

const path = `/time/week?date=${day}`;
const cell = (page: Page, row: string, date: string) => page.getByLabel(`${row}, ${date}`, { exact: true });
const totals = async (page: Page) => (await page.locator("tfoot").innerText()).match(/\d+:\d\d/g);

async function addRow(page: Page, name: string, typed = name): Promise<void> {
  await page.getByRole("button", { name: "Add row" }).click();
  await page.getByRole("combobox", { name: "Add row" }).fill(typed);
  await page.locator("[data-combobox-selected]").getByText(name, { exact: true }).waitFor();
  await page.keyboard.press("Enter");
}

describe("the dashboard's week, in Chromium", () => {
  const dashboards = useDashboards();
  const owner = () => dashboards.api("owner");
  const untilEntries = async (ask: (rows: readonly Row[]) => boolean) =>
    until("the entries", async () => ask(await entriesOf(owner())));

  it("records what is typed in a cell, and moves as in a spreadsheet", async () => {
    const { website, design } = await makeScene(owner());
    const page = await dashboards.openDashboard("owner", path);
    await addRow(page, "Website", "wébsite");
    await cell(page, "Website", "Mon, 3/2").and(page.locator(":focus")).waitFor();
    await addRow(page, "Website · Design");
    await checkAccessibility(page);
    await cell(page, "Website", "Mon, 3/2").fill("1:30");
    await page.keyboard.press("Enter");
    await cell(page, "Website · Design", "Mon, 3/2").and(page.locator(":focus")).waitFor();
    await page.keyboard.type("2");
    await page.keyboard.press("Tab");
    await page.keyboard.type("45m");
    await page.keyboard.press("ArrowUp");
    await cell(page, "Website", "Tue, 3/3").and(page.locator(":focus")).waitFor();
    await page.keyboard.press("ArrowLeft");
    await cell(page, "Website", "Mon, 3/2").and(page.locator(":focus")).waitFor();
    expect(await totals(page)).to.deep.equal(["3:30", "0:45", "0:00", "0:00", "0:00", "0:00", "0:00", "4:15"]);
    await untilEntries((rows) => rows.length === 3);
    const found = (await entriesOf(owner())).map((row) => [
      row["project_id"],
      row["task_id"],
      row["start_time"],
      row["end_time"],
    ]);
    expect(found).to.deep.equal([
      [website, null, `${day}T08:00:00.000Z`, `${day}T09:30:00.000Z`],
      [website, design, `${day}T09:30:00.000Z`, `${day}T11:30:00.000Z`],
      [website, design, "2026-03-03T08:00:00.000Z", "2026-03-03T08:45:00.000Z"],
    ]);
  });

  it("changes the entry of a cell, restores with Escape, and deletes with undo when cleared", async () => {
    const { website: project_id } = await makeScene(owner());
    await make(owner(), "/time-entries", { project_id, notes: "landing", ...span("09:00", "10:30") });
    const page = await dashboards.openDashboard("owner", path);
    const field = cell(page, "Website", "Mon, 3/2");
    await field.fill("3");
    await page.keyboard.press("Escape");
    expect(await field.inputValue()).to.equal("1:30");
    await field.fill("1,25");
    await page.keyboard.press("Enter");
    await untilEntries(([row]) => row?.["end_time"] === `${day}T09:15:00.000Z`);
    await until("the new text", async () => (await field.inputValue()) === "1:15");
    await field.fill("");
    await page.keyboard.press("Tab");
    await page.getByText("Entry deleted").waitFor();
    expect(await entriesOf(owner())).to.deep.equal([]);
    await page.getByRole("button", { name: "Undo" }).click();
    await untilEntries(([row]) => row?.["notes"] === "landing");
    await until("the restored text", async () => (await field.inputValue()) === "1:15");
  });

  it("keeps a text that is invalid or could not be saved, and shows why", async () => {
    const { website: project_id, shop } = await makeScene(owner());
    await make(owner(), "/time-entries", { project_id, ...span("09:00", "10:00") });
    await make(owner(), "/time-entries", { project_id: shop, ...span("10:00", "11:00") });
    const page = await dashboards.openDashboard("owner", path);
    const field = cell(page, "Website", "Mon, 3/2");
    for (const [text, said] of [
      ["9-10", "Enter a duration"],
      ["24", "There is no room for this on the day."],
    ] as const) {
      await field.fill(text);
      await page.keyboard.press("Tab");
      await page.getByRole("alert").getByText(said).waitFor();
      expect([await field.inputValue(), await field.getAttribute("aria-invalid")]).to.deep.equal([text, "true"]);
    }
    await checkAccessibility(page);
    expect((await totals(page))?.[0]).to.equal("2:00");
    await page.getByRole("link", { name: "Projects" }).click();
    await page.getByRole("button", { name: "Keep editing" }).click();
    await field.fill("0:30");
    await page.keyboard.press("Enter");
    await untilEntries(([row]) => row?.["end_time"] === `${day}T08:30:00.000Z`);
    await field.fill("2:30");
    await page.keyboard.press("Enter");
    await untilEntries(
      (rows) => rows[1]?.["start_time"] === `${day}T10:00:00.000Z` && rows[1]["end_time"] === `${day}T12:30:00.000Z`,
    );
  });

  it("counts typed time at once, and places it after what is still being saved", async () => {
    await makeScene(owner());
    const page = await dashboards.openDashboard("owner", path);
    await addRow(page, "Website", "wébsite");
    await addRow(page, "Web shop");
    const posts = await holdPosts(page, "**/v1/time-entries");
    await cell(page, "Web shop", "Mon, 3/2").fill("1");
    await page.keyboard.press("Enter");
    await page.keyboard.type("2");
    await page.keyboard.press("Enter");
    await until("the totals", async () => (await totals(page))?.[0] === "3:00");
    posts.release();
    await untilEntries((rows) => rows.length === 2);
    const starts = (await entriesOf(owner())).map((row) => row["start_time"]);
    expect(starts).to.deep.equal([`${day}T08:00:00.000Z`, `${day}T09:00:00.000Z`]);
  });

  it("saves a text that is typed while the one before is being saved, also in the last row", async () => {
    const { website: project_id } = await makeScene(owner());
    await make(owner(), "/time-entries", { project_id, ...span("09:00", "10:00") });
    const page = await dashboards.openDashboard("owner", path);
    const field = cell(page, "Website", "Mon, 3/2");
    const patches = await holdRequests(page, "PATCH", "**/v1/time-entries/*");
    for (const text of ["0:30", "2:30"]) {
      await field.fill(text);
      await field.press("Enter");
    }
    patches.release();
    await untilEntries(([row]) => row?.["end_time"] === `${day}T10:30:00.000Z`);
    await until("the stored text", async () => (await field.inputValue()) === "2:30");
  });

  it("explains cells that only the day view can change, and links to the day", async () => {
    const { website: project_id } = await makeScene(owner());
    await make(owner(), "/time-entries", { project_id, ...span("09:00", "10:00") });
    await make(owner(), "/time-entries", { project_id, ...span("11:00", "11:30") });
    const page = await dashboards.openDashboard("owner", path);
    await page.getByRole("button", { name: "Website, Mon, 3/2: 1:30 h" }).click();
    await page.getByText("several entries").waitFor();
    await checkAccessibility(page);
    await page.getByRole("link", { name: "Open Mon, 3/2" }).click();
    await page.getByRole("heading", { name: "Monday, March 2, 2026" }).waitFor();
  });

  it("copies last week's rows or hours in two clicks, without filled cells, and undoes both at once", async () => {
    const { website, design, shop } = await makeScene(owner());
    await make(owner(), "/time-entries", { project_id: website, task_id: design, notes: "a", ...span("09:00", "10:00") });
    await make(owner(), "/time-entries", { project_id: shop, tags: ["b"], ...span("10:00", "10:30") });
    const page = await dashboards.openDashboard("owner", "/time/week?date=2026-03-10");
    const copy = async (what: string) => {
      await page.getByRole("button", { name: "Copy last week" }).click();
      await page.getByRole("menuitem", { name: what, exact: true }).click();
    };
    await copy("Copy rows");
    await cell(page, "Website · Design", "Mon, 3/9").fill("4");
    await page.keyboard.press("Enter");
    await untilEntries((rows) => rows.length === 3);
    await copy("Copy rows and hours");
    await page.getByText("1 entry copied").waitFor();
    const copied = (await entriesOf(owner())).find((row) => row["start_time"] === "2026-03-09T09:00:00.000Z");
    expect(copied).to.deep.include({ project_id: shop, tags: ["b"], end_time: "2026-03-09T09:30:00.000Z" });
    await page.getByRole("alert").filter({ hasText: "1 entry copied" }).getByRole("button", { name: "Undo" }).click();
    await untilEntries((rows) => rows.length === 3);
    await until("an empty cell", async () => (await cell(page, "Web shop", "Mon, 3/9").inputValue()) === "");
  });

  it("shows the seconds of its cells, so that they add up to the totals, or decimal hours for a person who wants them", async () => {
    const { website: project_id, shop } = await makeScene(owner());
    const lasting = (start: string, end: string) => ({ start_time: `${day}T${start}Z`, end_time: `${day}T${end}Z` });
    await make(owner(), "/time-entries", { project_id, ...lasting("08:00:00", "09:00:40") });
    await make(owner(), "/time-entries", { project_id: shop, ...lasting("10:00:00", "10:30:40") });
    const page = await dashboards.openDashboard("owner", path);
    await until("the cells", async () => (await cell(page, "Website", "Mon, 3/2").inputValue()) === "1:00:40");
    expect(await cell(page, "Web shop", "Mon, 3/2").inputValue()).to.equal("0:30:40");
    expect(await page.locator("tfoot").innerText()).to.contain("1:31:20");
    await page.getByRole("button", { name: /^Account/ }).click();
    await page.getByLabel("Durations").selectOption("Decimal hours (1.50)");
    await page.keyboard.press("Escape");
    await until("decimal hours", async () => (await cell(page, "Website", "Mon, 3/2").inputValue()) === "1.01");
    expect(await page.locator("tfoot").innerText()).to.contain("1.52 h");
    const elsewhere = await dashboards.openDashboard("owner", `/time?date=${day}`);
    await elsewhere.getByRole("navigation", { name: "Days of the week" }).getByText("1.52 h").first().waitFor();
    await cell(page, "Website", "Mon, 3/2").fill("1.25");
    await page.keyboard.press("Enter");
    await untilEntries(([row]) => row?.["duration_seconds"] === 4_500);
  });

  it("saves its rows as a template, and applies it to another week", async () => {
    await makeScene(owner());
    const page = await dashboards.openDashboard("owner", path);
    await addRow(page, "Web shop");
    await page.getByRole("button", { name: "Templates" }).click();
    await page.getByLabel("Name of the new template").fill("Usual");
    await page.keyboard.press("Enter");
    await page.getByText("Usual").waitFor();
    await checkAccessibility(page);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Later" }).click();
    await page.getByRole("columnheader", { name: "Mon, 3/9" }).waitFor();
    expect(await page.getByRole("rowheader", { name: "Web shop" }).count()).to.equal(0);
    await page.getByRole("button", { name: "Templates" }).click();
    await page.getByRole("button", { name: "Apply" }).click();
    await cell(page, "Web shop", "Mon, 3/9").waitFor();
    await page.reload();
    await cell(page, "Web shop", "Mon, 3/9").waitFor();
    const elsewhere = await dashboards.openDashboard("owner", path);
    await elsewhere.getByRole("button", { name: "Templates" }).click();
    await elsewhere.getByRole("button", { name: "Apply" }).click();
    await cell(elsewhere, "Web shop", "Mon, 3/2").waitFor();
    await page.getByRole("button", { name: "Remove row: Web shop" }).click();
    await cell(page, "Web shop", "Mon, 3/9").waitFor({ state: "detached" });
  });

  it("includes the running timer, and cannot be changed by roles that only read", async () => {
    const { website: project_id } = await makeScene(owner());
    await make(owner(), "/time-entries", { project_id, start_time: `${day}T08:00:00Z` });
    const time = `${day}T10:10:00Z`;
    const page = await dashboards.openDashboard("owner", path, { time });
    await page.getByRole("button", { name: /^Website, Mon, 3\/2: 2:1\d h$/ }).waitFor();
    await passTime(page, 600_000);
    await page.getByRole("button", { name: /^Website, Mon, 3\/2: 2:2\d h$/ }).waitFor();
    const { userId } = dashboards.workspace.actors.owner;
    const reader = await dashboards.openDashboard("accountant", `${path}&user=${userId}`, { time });
    await reader
      .getByRole("row", { name: /^Website/ })
      .getByText(/^2:1\d$/)
      .waitFor();
    expect(await reader.getByRole("table").getByRole("textbox").count()).to.equal(0);
    await checkAccessibility(reader);
  });
});
