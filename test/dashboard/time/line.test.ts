import { expect } from "chai";
import type { Page } from "playwright-core";
import { until, useDashboards } from "../dashboards.js";
import { day, entriesOf, make, makeScene, span } from "./scene.js";

const path = `/time?date=${day}`;
const lineOf = (page: Page) => page.getByRole("combobox", { name: "New entry" });

async function write(page: Page, line: string): Promise<void> {
  await lineOf(page).fill(line);
  await page.keyboard.press("Enter");
}

describe("the dashboard's entry line, in Chromium", () => {
  const dashboards = useDashboards();
  const owner = () => dashboards.api("owner");

  it("records two ranges of a line as two entries, or none if the service refuses one", async () => {
    const { website: project_id } = await makeScene(owner());
    const page = await dashboards.openDashboard("owner", path);
    await lineOf(page).fill("9-11, 12-14 #Website call");
    await page.getByText("Monday, March 2, 2026 · 9:00 AM–11:00 AM, 12:00 PM–2:00 PM · 4:00 h · Website · call").waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("list", { name: "Entries" }).getByRole("listitem").nth(1).getByText("call").waitFor();
    const starts = async () => (await entriesOf(owner())).map(({ start_time: start }) => start);
    expect(await starts()).to.deep.equal([`${day}T08:00:00.000Z`, `${day}T11:00:00.000Z`]);
    dashboards.expectStatus(409);
    expect((await owner()("/v1/workspace", { method: "PATCH", body: { overlap_policy: "reject" } })).status).to.equal(200);
    await make(owner(), "/time-entries", { project_id, ...span("18:00", "19:00") });
    await write(page, "16-17, 18:30-20 #Website again");
    await page.getByText("Couldn’t save. Your text is still here.").waitFor();
    expect(await starts()).to.have.length(3);
  });

  it("previews the time that is recorded, also when clocks change and for a whole day", async () => {
    await makeScene(owner());
    for (const [date, line, preview] of [
      ["2026-03-29", "1-4 #Website", "1:00 AM–4:00 AM · 2:00 h"],
      ["2026-10-25", "1-4 #Website", "1:00 AM–4:00 AM · 4:00 h"],
      ["2026-03-29", "2:15-2:45 #Website", "3:15 AM–3:45 AM · 0:30 h"],
      [day, "0-24 #Website", "12:00 AM–24:00 · 24:00 h"],
    ] as const) {
      const page = await dashboards.openDashboard("owner", `/time?date=${date}`);
      await lineOf(page).fill(line);
      await page.getByText(preview).waitFor();
    }
  });

  it("places durations of today one after the other, also where entries must not overlap", async () => {
    await makeScene(owner());
    expect((await owner()("/v1/workspace", { method: "PATCH", body: { overlap_policy: "reject" } })).status).to.equal(200);
    const page = await dashboards.openDashboard("owner", "/clients", { time: `${day}T11:00:30Z` });
    for (const line of ["2h #Website first", "30m #Website second", "1,5 #Website third"]) {
      await write(page, line);
      await until("the line to be empty", async () => (await lineOf(page).inputValue()) === "");
    }
    const [first, ...others] = await entriesOf(owner());
    expect(String(first?.["start_time"])).to.match(/^2026-03-02T09:0/);
    expect(others.map((row) => row["start_time"])).to.deep.equal([first?.["end_time"], others[0]?.["end_time"]]);
    await write(page, "20h #Website");
    await page.getByText("There is no room for 20:00 h on this day. Enter a start and end time.").waitFor();
  });

  it("starts no timer from a line that looks like a time, and says what to type", async () => {
    await makeScene(owner());
    const page = await dashboards.openDashboard("owner", path);
    await write(page, "45 #Website");
    await page.getByText("“45” is unclear. Type 45m or 45h for a duration, or \\45 for the note.").waitFor();
    await write(page, "tomorrow #Website call");
    await page.getByText("Enter a start and end time for this day, such as 9-11:30.").waitFor();
    expect(await entriesOf(owner())).to.deep.equal([]);
  });
});
