import { expect } from "chai";
import type { Page } from "playwright-core";
import { checkAccessibility, passTime, pauseTime, until, untilLoaded, useDashboards } from "../dashboards.js";
import { holdPosts } from "./held.js";
import { day, entriesOf, make, makeScene, span } from "./scene.js";
import { pick } from "../pick.js";

const path = `/time?date=${day}`;
const lineOf = (page: Page) => page.getByRole("combobox", { name: "New entry" });
const rows = (page: Page) => page.getByRole("list", { name: "Entries" }).getByRole("listitem");
const change = (page: Page) => page.getByRole("form", { name: "Edit" });

async function write(page: Page, line: string): Promise<void> {
  await lineOf(page).fill(line);
  await page.keyboard.press("Enter");
}

describe("the dashboard's day view, in Chromium", () => {
  const dashboards = useDashboards();
  const owner = () => dashboards.api("owner");

  it("links to the projects for users who can create one, and tells others whom to ask", async () => {
    const page = await dashboards.openDashboard("owner", path);
    await page.getByText("Create the first one to start tracking time").waitFor();
    await checkAccessibility(page);
    await page.getByRole("link", { name: "Create project" }).click();
    await page.getByRole("heading", { level: 1, name: "Projects" }).waitFor();
    const others = await dashboards.openDashboard("member", path);
    await others.getByText("Owners and administrators create them").waitFor();
    expect(await others.getByRole("link", { name: "Create project" }).count()).to.equal(0);
  });

  it("records an entry line, with # and @ suggestions selected by arrow keys", async () => {
    const { website, design } = await makeScene(owner());
    const page = await dashboards.openDashboard("owner", path);
    await page.getByText("No time recorded on this day").waitFor();
    await lineOf(page).pressSequentially("9:15-11:45 #web");
    await page.getByRole("option", { name: "Web shop" }).waitFor();
    await checkAccessibility(page);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await lineOf(page).pressSequentially("@dsgn");
    await page.keyboard.press("Tab");
    await lineOf(page).pressSequentially("+urgent landing page -!");
    expect(await lineOf(page).inputValue()).to.equal("9:15-11:45 #Website @Design +urgent landing page -!");
    await page.keyboard.press("Enter");
    await rows(page).getByText("landing page").waitFor();
    const [entry] = await entriesOf(owner());
    expect(entry).to.deep.include({
      project_id: website,
      task_id: design,
      notes: "landing page",
      tags: ["urgent"],
      billable: false,
    });
    expect([entry?.["start_time"], entry?.["duration_seconds"]]).to.deep.equal([`${day}T08:15:00.000Z`, 9_000]);
    expect(await lineOf(page).inputValue()).to.equal("");
    await page.getByRole("navigation", { name: "Days of the week" }).getByText("2:30 h").waitFor();
    await checkAccessibility(page);
  });

  it("records on the day that the line names, which the preview shows in the user's language", async () => {
    await makeScene(owner());
    const page = await dashboards.openDashboard("owner", path, { language: "de" });
    const line = page.getByLabel("Neuer Eintrag");
    await line.fill("9:00 - 12:00 #Website");
    await page.getByText("Montag, 2. März 2026 · 09:00–12:00 · 3:00 Std. · Website").waitFor();
    const yesterday = new Date(Date.now() - 86_400_000);
    const named = yesterday.toLocaleDateString("de", { dateStyle: "full", timeZone: "Europe/Berlin" });
    for (const word of ["gestern", "yesterday"]) {
      await line.fill(`${word} 9 – 12 #Website Entwurf`);
      await page.getByText(`${named} · 09:00–12:00 · 3:00 Std. · Website · Entwurf`).waitFor();
    }
    await line.press("Enter");
    await page.getByRole("alert").getByText(`Hinzugefügt: ${named}`).waitFor();
    const [entry] = await entriesOf(owner());
    const start = new Date(String(entry?.["start_time"]));
    const clock = start.toLocaleString("de", { dateStyle: "full", timeStyle: "short", timeZone: "Europe/Berlin" });
    expect([clock, entry?.["notes"]]).to.deep.equal([`${named} um 09:00`, "Entwurf"]);
  });

  it("shows the weekdays next to each other on phones, in each language", async () => {
    const { website: project_id } = await makeScene(owner());
    await make(owner(), "/time-entries", { project_id, ...span("00:00", "22:30") });
    for (const language of ["en", "de", "fr", "es"]) {
      const page = await dashboards.openDashboard("owner", path, { language, size: "a phone" });
      const strip = page.getByRole("navigation").filter({ has: page.locator("[aria-current=date]") });
      await strip.getByText("22:30").filter({ visible: true }).waitFor();
      for (const width of [360, 390]) {
        await page.setViewportSize({ width, height: 844 });
        const wide = await page.evaluate<readonly string[]>(
          `[...document.querySelector("[aria-current=date]").closest("nav").querySelectorAll("a")]
            .filter((link) => link.scrollWidth > link.clientWidth).map((link) => link.innerText)`,
        );
        expect(wide, `days wider than their place, ${language}, ${width}`).to.deep.equal([]);
      }
    }
  });

  it("reports errors in the line, keeps it, and sends nothing", async () => {
    await makeScene(owner());
    const page = await dashboards.openDashboard("owner", path);
    for (const [line, said] of [
      ["25-26 #Website", "“25-26” is not a valid time."],
      ["9-10 landing", "Add a project"],
      ["9-10 #nothing ", "No active project matches “nothing”."],
      ["9-10 #we ", "Several projects match “we”."],
      ["9-10 #Website @nothing ", "No task matches “nothing”."],
      ["#Website", "A timer can only run today."],
    ] as const) {
      await write(page, line);
      await page.getByText(said).waitFor();
      expect(await lineOf(page).inputValue()).to.equal(line);
    }
    await checkAccessibility(page);
    expect(await entriesOf(owner())).to.deep.equal([]);
  });

  it("treats a duration as ending now, today in the user's zone", async () => {
    await makeScene(owner());
    const page = await dashboards.openDashboard("owner", "/time", { time: "2026-03-01T23:30:00Z" });
    await untilLoaded(page);
    await lineOf(page).click();
    await page.getByText("Type a time such as").waitFor();
    await untilLoaded(page);
    await pauseTime(page);
    await page.clock.pauseAt(`${day}T07:00:00Z`);
    await write(page, "1h30 #Website");
    await page.clock.resume();
    await rows(page).getByText("1:30 h").waitFor();
    const [entry] = await entriesOf(owner());
    expect([entry?.["start_time"], entry?.["end_time"]]).to.deep.equal([`${day}T05:30:00.000Z`, `${day}T07:00:00.000Z`]);
  });

  it("creates one entry if Enter is pressed twice, and keeps the line if the service refuses it", async () => {
    dashboards.expectStatus(409);
    const { website } = await makeScene(owner());
    const page = await dashboards.openDashboard("owner", path);
    // With the project, which the page would otherwise not offer.
    await untilLoaded(page);
    await owner()(`/v1/projects/${website}`, { method: "PATCH", body: { status: "archived" } });
    await write(page, "9-10 #Website");
    await page.getByText("Couldn’t save").waitFor();
    expect(await lineOf(page).inputValue()).to.equal("9-10 #Website");
    await owner()(`/v1/projects/${website}`, { method: "PATCH", body: { status: "active" } });
    await lineOf(page).press("Enter");
    await lineOf(page).press("Enter");
    await rows(page).getByText("1:00 h").waitFor();
    expect(await entriesOf(owner())).to.have.length(1);
  });

  it("creates the entry once the projects are known if Enter was pressed before", async () => {
    await makeScene(owner());
    const page = await dashboards.openDashboard("owner", "/settings/profile");
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    let isAsked = false;
    await page.route("**/v1/projects?*", async (route) => {
      isAsked = true;
      await held;
      await route.fallback();
    });
    await lineOf(page).focus();
    await page.keyboard.type("#Website early");
    await page.keyboard.press("Enter");
    expect([isAsked, await lineOf(page).inputValue()]).to.deep.equal([true, "#Website early"]);
    release();
    await until("the timer", async () => (await entriesOf(owner())).length === 1);
    await until("the line to be empty", async () => (await lineOf(page).inputValue()) === "");
  });

  it("keeps text typed while the previous line is being saved, and sends it once", async () => {
    await makeScene(owner());
    const page = await dashboards.openDashboard("owner", path);
    const posts = await holdPosts(page, "**/v1/time-entries");
    const canAdd = page.getByRole("button", { name: "Add", exact: true }).and(page.locator(":not([data-loading])"));
    await lineOf(page).fill("9-10 #Website first");
    // Until the projects are known, Enter would wait for them, and the next text would replace this one.
    await canAdd.waitFor();
    await lineOf(page).press("Enter");
    await write(page, "10-11 #Website second");
    posts.release();
    await rows(page).getByText("first").waitFor();
    expect([await lineOf(page).inputValue(), posts.count()]).to.deep.equal(["10-11 #Website second", 1]);
    // The list can show the first entry before its response has arrived, and until then Enter does nothing.
    await canAdd.waitFor();
    await lineOf(page).press("Enter");
    await rows(page).getByText("second").waitFor();
    expect(await lineOf(page).inputValue()).to.equal("");
  });

  it("does not change the line on Shift+Tab, and finds a task within its project", async () => {
    const { website, shop } = await makeScene(owner());
    for (const project of [website, shop]) await make(owner(), `/projects/${project}/tasks`, { name: "Testing" });
    const page = await dashboards.openDashboard("owner", path);
    await lineOf(page).pressSequentially("9-10 #web");
    await page.getByRole("option", { name: "Web shop" }).waitFor();
    await page.keyboard.press("Shift+Tab");
    expect(await lineOf(page).inputValue()).to.equal("9-10 #web");
    await lineOf(page).fill("9-10 #shop @testing");
    await page.getByText(/2026 · 9:00 AM–10:00 AM · 1:00 h · Web shop · Testing$/).waitFor();
  });

  it("sends the form once if Enter is pressed twice", async () => {
    await makeScene(owner());
    const page = await dashboards.openDashboard("owner", path);
    await page.getByRole("button", { name: "Use the form" }).click();
    const form = page.getByRole("form", { name: "New entry" });
    await form.getByLabel("From").fill("9");
    await form.getByLabel("Duration").fill("1h");
    const posts = await holdPosts(page, "**/v1/time-entries");
    await form.getByLabel("Note").press("Enter");
    await form.getByRole("button", { name: "Save" }).and(page.locator("[data-loading]")).waitFor();
    await form.getByLabel("Note").press("Enter");
    posts.release();
    await rows(page).getByText("1:00 h").waitFor();
    expect(posts.count()).to.equal(1);
  });

  it("resets the form when another entry is duplicated", async () => {
    const { website: project_id } = await makeScene(owner());
    for (const [notes, from, to] of [
      ["one", "09:00", "10:00"],
      ["two", "11:00", "12:00"],
    ] as const)
      await make(owner(), "/time-entries", { project_id, notes, ...span(from, to) });
    const page = await dashboards.openDashboard("owner", path);
    const note = page.getByRole("form", { name: "New entry" }).getByLabel("Note");
    for (const [index, notes] of ["one", "two"].entries()) {
      await rows(page).nth(index).getByRole("button", { name: "Duplicate" }).click();
      await note.and(page.getByText(notes)).waitFor();
      expect(await note.inputValue()).to.equal(notes);
    }
  });

  it("moves to the next day at midnight while the page is open, and keeps the input", async () => {
    await makeScene(owner());
    const page = await dashboards.openDashboard("owner", "/time", { time: `${day}T22:50:00Z` });
    await page.getByRole("heading", { level: 2, name: "Monday, March 2, 2026" }).waitFor();
    await lineOf(page).fill("9-10 #Website");
    await passTime(page, 20 * 60_000);
    await page.getByRole("heading", { level: 2, name: "Tuesday, March 3, 2026" }).waitFor();
    expect(await lineOf(page).inputValue()).to.equal("9-10 #Website");
    await lineOf(page).press("Enter");
    await rows(page).getByText("1:00 h").waitFor();
    expect((await entriesOf(owner()))[0]).to.include({ start_time: "2026-03-03T08:00:00.000Z" });
  });

  it("records with the form, where the duration sets the end", async () => {
    await makeScene(owner());
    const page = await dashboards.openDashboard("member", path);
    await page.getByRole("button", { name: "Use the form" }).click();
    const form = page.getByRole("form", { name: "New entry" });
    await pick(form.getByRole("combobox", { name: "Project" }), "Web shop");
    await form.getByLabel("From").fill("22:30");
    await form.getByLabel("Duration").fill("some time");
    await form.getByLabel("Note").press("Enter");
    await form.getByText("Enter a duration, such as 1:30, 1.5 or 90 min.").waitFor();
    for (const [duration, end] of [
      ["1,5", "12:00 AM"],
      ["1h 45m", "12:15 AM"],
      ["2", "12:30 AM"],
    ] as const) {
      await form.getByLabel("Duration").fill(duration);
      expect(await form.getByLabel("To").inputValue()).to.equal(end);
    }
    await checkAccessibility(page);
    await form.getByLabel("Note").fill("late");
    await page.keyboard.press("Enter");
    await rows(page).getByText("late").waitFor();
    const [entry] = await entriesOf(dashboards.api("member"));
    expect([entry?.["start_time"], entry?.["end_time"]]).to.deep.equal([`${day}T21:30:00.000Z`, `${day}T23:30:00.000Z`]);
  });

  it("edits an entry in place: Enter saves the changes, Escape discards them after confirmation", async () => {
    const { website } = await makeScene(owner());
    await make(owner(), "/time-entries", { project_id: website, notes: "old", ...span("09:00", "10:00") });
    const page = await dashboards.openDashboard("owner", path);
    await page.getByRole("button", { name: "old" }).click();
    await change(page).getByLabel("Note").fill("given up");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Discard" }).click();
    await page.getByRole("button", { name: "old" }).click();
    await change(page).getByLabel("Note").waitFor();
    await checkAccessibility(page);
    await change(page).getByLabel("Note").fill("new");
    const sent = page.waitForRequest((request) => request.method() === "PATCH");
    await page.keyboard.press("Enter");
    expect(await (await sent).headerValue("If-Match")).to.equal('"1."');
    await rows(page).getByText("new").waitFor();
    expect((await entriesOf(owner()))[0]).to.include({ notes: "new", start_time: `${day}T08:00:00.000Z` });
  });

  it("shows a concurrent change, and then applies the user's change to it", async () => {
    dashboards.expectStatus(412);
    const { website } = await makeScene(owner());
    const id = await make(owner(), "/time-entries", { project_id: website, notes: "old", ...span("09:00", "10:00") });
    const page = await dashboards.openDashboard("owner", path);
    await page.getByRole("button", { name: "old" }).click();
    await dashboards.api("admin")(`/v1/time-entries/${id}`, { method: "PATCH", body: { end_time: `${day}T10:30:00.000Z` } });
    await change(page).getByLabel("Note").fill("new");
    await page.keyboard.press("Enter");
    await change(page).getByText("To: 10:00 AM → 11:30 AM").waitFor();
    await checkAccessibility(page);
    expect(await change(page).getByLabel("Note").inputValue()).to.equal("new");
    await change(page).getByRole("button", { name: "Save" }).click();
    await change(page).waitFor({ state: "detached" });
    expect((await entriesOf(owner()))[0]).to.include({ notes: "new", end_time: `${day}T10:30:00.000Z` });
  });

  it("shows gaps and overlaps, and fills a gap", async () => {
    const { website: project_id } = await makeScene(owner());
    for (const [from, to] of [
      ["09:00", "10:00"],
      ["09:30", "09:45"],
      ["11:00", "12:00"],
    ] as const)
      await make(owner(), "/time-entries", { project_id, ...span(from, to) });
    const page = await dashboards.openDashboard("owner", path);
    await rows(page).nth(1).getByText("Overlap").waitFor();
    expect(await page.getByText("Overlap").count()).to.equal(1);
    expect(await page.getByText("No time recorded").count()).to.equal(1);
    await page.getByRole("button", { name: "Fill" }).click();
    expect(await lineOf(page).inputValue()).to.equal("10:00-11:00 ");
  });

  it("deletes, and restores with undo, whatever became of the project", async () => {
    const { website, design } = await makeScene(owner());
    const body = { project_id: website, task_id: design, notes: "kept", tags: ["a"], billable: false, rate: 4_200 };
    await make(owner(), "/time-entries", { ...body, ...span("09:00", "10:00") });
    const [before] = await entriesOf(owner());
    await owner()(`/v1/projects/${website}`, { method: "PATCH", body: { status: "archived" } });
    const page = await dashboards.openDashboard("owner", path);
    await page.getByRole("button", { name: "Delete" }).click();
    await page.getByText("Entry deleted").waitFor();
    await rows(page).waitFor({ state: "detached" });
    expect(await entriesOf(owner())).to.deep.equal([]);
    await page.getByRole("button", { name: "Undo" }).click();
    await rows(page).getByText("kept").waitFor();
    const [entry] = await entriesOf(owner());
    expect(entry).to.deep.equal({ ...before, version: 3, updated_at: entry?.["updated_at"] });
  });

  it("says why an undo failed, and offers it again", async () => {
    const { website } = await makeScene(owner());
    const shop = await make(owner(), "/projects", { name: "Shop" });
    await make(owner(), "/time-entries", { project_id: website, notes: "kept" });
    const page = await dashboards.openDashboard("owner", "/time/all");
    await page
      .getByRole("row", { name: /kept/ })
      .getByRole("button", { name: /^Actions/ })
      .click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.getByText("Entry deleted").waitFor();
    const timer = await make(owner(), "/time-entries", { project_id: shop, notes: "other" });
    dashboards.expectStatus(409);
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("A timer is already running").waitFor();
    await owner()(`/v1/time-entries/${timer}/stop`, { body: {} });
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("row", { name: /kept/ }).waitFor();
    expect((await entriesOf(owner())).map(({ notes, status }) => [notes, status])).to.deep.include(["kept", "running"]);
  });

  it("does not allow changes to a billed entry, and shows its invoice", async () => {
    const client = await make(owner(), "/clients", { name: "Ada" });
    const project_id = await make(owner(), "/projects", { name: "Website", client_id: client, rate: 6_000 });
    await make(owner(), "/time-entries", { project_id, notes: "done", ...span("09:00", "10:00") });
    await make(owner(), "/invoices", { client_id: client, from_time: { from: `${day}T00:00:00Z`, to: "2026-03-03T00:00:00Z" } });
    const page = await dashboards.openDashboard("owner", path);
    await rows(page)
      .getByText(/On (an )?invoice/)
      .waitFor();
    expect(await page.getByRole("button", { name: "Delete" }).count()).to.equal(0);
    expect(await page.getByRole("button", { name: "done" }).count()).to.equal(0);
    await checkAccessibility(page);
  });

  it("shows the time of others to roles that may see it, and changes it for roles that may", async () => {
    const { website: project_id } = await makeScene(owner());
    await make(dashboards.api("member"), "/time-entries", { project_id, notes: "theirs", ...span("09:00", "10:00") });
    const { userId } = dashboards.workspace.actors.member;
    const reader = await dashboards.openDashboard("accountant", path);
    await pick(reader.getByRole("combobox", { name: "Person" }), /^member-/);
    await rows(reader).getByText("theirs").waitFor();
    expect(await reader.getByRole("button", { name: /Delete|Use the form/ }).count()).to.equal(0);
    await checkAccessibility(reader);
    const admin = await dashboards.openDashboard("admin", `${path}&user=${userId}`);
    await rows(admin).getByText("theirs").waitFor();
    await write(admin, "11-12 #Website for them");
    await rows(admin).getByText("for them").waitFor();
    expect((await entriesOf(owner())).map(({ user_id: of }) => of)).to.deep.equal([userId, userId]);
    const member = await dashboards.openDashboard("member", `${path}&user=${dashboards.workspace.actors.owner.userId}`);
    await rows(member).getByText("theirs").waitFor();
    expect(await member.getByLabel("Person").count()).to.equal(0);
  });
});
