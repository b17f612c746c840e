import { expect } from "chai";
import type { Page } from "playwright-core";
import { checkAccessibility, useDashboards } from "../dashboards.js";
import { pick } from "../pick.js";
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

  it("refuses times that may mean another half of the day, and equal times, as the line does", async () => {
    const { website: project_id } = await makeScene(owner());
    const span = { start_time: `${day}T08:00:00Z`, end_time: `${day}T09:00:00Z` };
    await make(owner(), "/time-entries", { project_id, notes: "unclear", ...span });
    const page = await dashboards.openDashboard("owner", `/time?date=${day}`, { language: "de-DE" });
    await page.getByRole("button", { name: "unclear" }).click();
    const german = page.getByRole("form", { name: "Bearbeiten" });
    for (const [from, to, said] of [
      ["9", "5", "„9–5“ ist unklar."],
      ["9:00", "9:00", "Das Ende muss sich vom Beginn unterscheiden."],
    ] as const) {
      await german.getByLabel(/^Von/).fill(from);
      await german.getByLabel(/^Bis/).fill(to);
      await page.keyboard.press("Enter");
      await german.getByText(said).waitFor();
    }
    await german.getByLabel(/^Von/).fill("21");
    await german.getByLabel(/^Bis/).fill("5");
    await page.keyboard.press("Enter");
    await german.waitFor({ state: "detached" });
    expect(await times()).to.deep.equal([`${day}T20:00:00.000Z`, "2026-03-03T04:00:00.000Z"]);
  });

  it("keeps a comma inside a tag, offers the tags of the workspace, and splits what is typed with commas", async () => {
    const { website: project_id } = await makeScene(owner());
    const span = { start_time: `${day}T08:00:00Z`, end_time: `${day}T09:00:00Z` };
    const id = await make(owner(), "/time-entries", { project_id, notes: "tagged", tags: ["Köln, Messe"], ...span });
    const later = { start_time: `${day}T10:00:00Z`, end_time: `${day}T11:00:00Z` };
    await make(owner(), "/time-entries", { project_id, tags: ["Urgent"], ...later });
    const page = await dashboards.openDashboard("owner", `/time?date=${day}`);
    await page.getByRole("button", { name: "tagged" }).click();
    const tags = form(page).getByLabel("Tags", { exact: true });
    await tags.fill("ürg");
    await page.getByRole("option", { name: "Urgent" }).click();
    await tags.fill("one, two, URGENT");
    await checkAccessibility(page);
    await form(page).getByRole("button", { name: "Save" }).click();
    await form(page).waitFor({ state: "detached" });
    const { body } = await owner()(`/v1/time-entries/${id}`);
    expect(body["tags"]).to.deep.equal(["Köln, Messe", "Urgent", "one", "two"]);
  });

  it("follows the project and the task with its tick, unless the person has set it", async () => {
    const { website: project_id } = await makeScene(owner());
    const inside = await make(owner(), "/projects", { name: "Inside", billable: false });
    await make(owner(), `/projects/${project_id}/tasks`, { name: "Free", billable: false });
    const span = { start_time: `${day}T08:00:00Z`, end_time: `${day}T09:00:00Z` };
    await make(owner(), "/time-entries", { project_id, notes: "moving", ...span });
    const page = await dashboards.openDashboard("owner", `/time?date=${day}`);
    await page.getByRole("button", { name: "moving" }).click();
    const tick = form(page).getByLabel("Billable");
    const choose = (label: string, name: string) => pick(form(page).getByRole("combobox", { name: label }), name);
    expect(await tick.isChecked()).to.equal(true);
    await choose("Task", "Free");
    expect(await tick.isChecked()).to.equal(false);
    await choose("Task", "No task");
    expect(await tick.isChecked()).to.equal(true);
    await choose("Project", "Inside");
    expect(await tick.isChecked()).to.equal(false);
    await tick.check();
    await choose("Project", "Website");
    await choose("Project", "Inside");
    await form(page).getByRole("button", { name: "Save" }).click();
    await form(page).waitFor({ state: "detached" });
    expect((await entriesOf(owner()))[0]).to.include({ project_id: inside, billable: false });
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
