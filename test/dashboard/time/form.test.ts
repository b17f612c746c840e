import { expect } from "chai";
import type { Page } from "playwright-core";
import { checkAccessibility, useDashboards } from "../dashboards.js";
import { day, entriesOf, make, makeScene } from "./scene.js";

const form = (page: Page) => page.getByRole("form", { name: "Edit" });
const field = (page: Page, label: string) => form(page).getByLabel(new RegExp(`^${label}`));

describe("the dashboard's form of an entry, in Chromium", () => {
  const dashboards = useDashboards();
  const owner = () => dashboards.api("owner");
  const times = async () => {
    const [entry] = await entriesOf(owner());
    return [entry?.["start_time"], entry?.["end_time"]];
  };

  it("shows the day on which a long entry ends, and moves only what is changed", async () => {
    const { website: project_id } = await makeScene(owner());
    const start_time = `${day}T08:00:05.250Z`;
    await make(owner(), "/time-entries", { project_id, notes: "long", start_time, end_time: "2026-03-03T14:00:05.250Z" });
    const page = await dashboards.openDashboard("owner", `/time?date=${day}`);
    await page.getByRole("button", { name: "long" }).click();
    const values = () => Promise.all(["From", "To", "End date", "Duration"].map((label) => field(page, label).inputValue()));
    await field(page, "To").waitFor();
    expect(await values()).to.deep.equal(["9:00:05 AM", "3:00:05 PM", "03/03/2026", "30:00"]);
    await checkAccessibility(page);
    await field(page, "To").fill("4:00:05 pm");
    expect(await values()).to.deep.equal(["9:00:05 AM", "4:00:05 pm", "03/03/2026", "30:59:59"]);
    await field(page, "Duration").fill("29:00");
    expect(await values()).to.deep.equal(["9:00:05 AM", "2:00:05 PM", "03/03/2026", "29:00"]);
    await field(page, "Note").fill("shorter");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "shorter" }).waitFor();
    expect(await times()).to.deep.equal([start_time, "2026-03-03T13:00:05.250Z"]);
    await page.getByRole("button", { name: "shorter" }).click();
    await field(page, "Note").fill("renamed");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "renamed" }).waitFor();
    expect(await times()).to.deep.equal([start_time, "2026-03-03T13:00:05.250Z"]);
  });

  it("refuses an end before the start", async () => {
    const { website: project_id } = await makeScene(owner());
    const times = { start_time: `${day}T08:00:00Z`, end_time: "2026-03-03T07:00:00Z" };
    await make(owner(), "/time-entries", { project_id, notes: "night", ...times });
    const page = await dashboards.openDashboard("owner", `/time?date=${day}`);
    await page.getByRole("button", { name: "night" }).click();
    await field(page, "End date").fill("03/02/2026");
    await field(page, "Note").press("Enter");
    await form(page).getByText("The end must be after the start.").waitFor();
  });
});
