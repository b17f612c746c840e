import { expect } from "chai";
import type { Page } from "playwright-core";
import { checkAccessibility, until, useDashboards } from "../dashboards.js";
import { entriesOf, make, makeScene, type Row } from "../time/scene.js";
import { cut, dialog, enter, kept, mend, rows, untilReady, waiting } from "./scene.js";
import { pick } from "../pick.js";

describe("unsent entries that need a decision, in Chromium", () => {
  const dashboards = useDashboards();
  const owner = () => dashboards.api("owner");
  const patch = (path: string, body: object) => owner()(`/v1${path}`, { method: "PATCH", body });
  const entries = () => entriesOf(owner());
  const notesOf = async () => (await entries()).map((entry) => entry["notes"]);

  const open = async (): Promise<Page> => {
    const page = await dashboards.openDashboard("owner", "/time");
    await untilReady(page);
    return page;
  };
  /** Opens the dialog from the notice that asks for it. */
  const review = async (page: Page) => {
    await page.getByRole("alert").getByRole("button", { name: "Review" }).click();
    await dialog(page).waitFor();
  };
  const press = (page: Page, name: string) => dialog(page).getByRole("button", { name, exact: true }).click();
  const untilSent = (page: Page) => waiting(page).waitFor({ state: "detached" });
  /** An entry of today, which the page shows. */
  const recorded = async (page: Page, notes: string): Promise<Row> => {
    await enter(page, `9-10 #Website ${notes}`);
    await rows(page).getByText(notes).waitFor();
    return (await entries())[0] ?? {};
  };
  /** The form is loaded while there is a network. The installed application has it on the device. */
  const loadForm = async (page: Page, note: string) => {
    await rows(page).getByText(note).click();
    await page.getByLabel("Note").press("Escape");
  };
  const editNote = async (page: Page, before: string, after: string) => {
    await rows(page).getByText(before).click();
    await page.getByLabel("Note").fill(after);
    await page.keyboard.press("Enter");
    await page.getByLabel("Note").waitFor({ state: "detached" });
    await rows(page).getByText(after).waitFor();
  };

  it("keep what the service refuses, and can be sent again, edited or discarded", async () => {
    const { website } = await makeScene(owner());
    const page = await open();
    await cut(page);
    for (const [hour, note] of [
      [8, "again"],
      [9, "edited"],
      [10, "dropped"],
    ] as const)
      await enter(page, `${hour}-${hour + 1} #Website ${note}`);
    await patch(`/projects/${website}`, { status: "archived" });
    dashboards.expectStatus(409);
    await mend(page);
    await page.getByText("3 entries couldn’t be sent and need your decision.").waitFor();
    expect(await rows(page).filter({ hasText: "Couldn’t be sent" }).count()).to.equal(3);
    await checkAccessibility(page);
    await review(page);
    expect(await dialog(page).getByText("The project is archived. Restore it first.").count()).to.equal(3);
    expect(await dialog(page).getByText("Website").count()).to.equal(3);
    await checkAccessibility(page);
    const one = (note: string) => dialog(page).getByRole("listitem").filter({ hasText: note });
    await one("dropped").getByRole("button", { name: "Discard" }).click();
    await page.getByRole("dialog", { name: "Discard" }).getByRole("button", { name: "Discard" }).click();
    await one("dropped").waitFor({ state: "detached" });
    await one("edited").getByRole("button", { name: "Edit" }).click();
    await pick(dialog(page).getByRole("combobox", { name: "Project" }), "Web shop");
    await press(page, "Save");
    await until("the edited entry to be sent", async () => (await notesOf()).join() === "edited");
    await patch(`/projects/${website}`, { status: "active" });
    await one("again").getByRole("button", { name: "Try again" }).click();
    await dialog(page).getByText("Nothing to send.").waitFor();
    expect([await notesOf(), await kept(page)]).to.deep.equal([["again", "edited"], 0]);
  });

  it("ask which version to keep of an entry that was changed elsewhere in the meantime, and keep the user's", async () => {
    await makeScene(owner());
    const page = await open();
    const { id } = await recorded(page, "before");
    await loadForm(page, "before");
    await cut(page);
    await editNote(page, "before", "mine");
    await patch(`/time-entries/${String(id)}`, { notes: "theirs" });
    dashboards.expectStatus(412);
    await mend(page);
    await review(page);
    await dialog(page).getByRole("row", { name: "Note mine theirs" }).waitFor();
    await checkAccessibility(page);
    expect(await notesOf()).to.deep.equal(["theirs"]);
    await press(page, "Keep mine");
    await dialog(page).getByText("Nothing to send.").waitFor();
    expect(await notesOf()).to.deep.equal(["mine"]);
  });

  it("ask the same about a deletion, and keep the other version", async () => {
    await makeScene(owner());
    const page = await open();
    const { id } = await recorded(page, "before");
    await cut(page);
    await rows(page).getByRole("button", { name: "Delete" }).click();
    await rows(page).getByText("before").waitFor({ state: "detached" });
    await patch(`/time-entries/${String(id)}`, { notes: "theirs" });
    dashboards.expectStatus(412);
    await mend(page);
    await review(page);
    await press(page, "Keep theirs");
    await dialog(page).getByText("Nothing to send.").waitFor();
    await page.keyboard.press("Escape");
    await rows(page).getByText("theirs").waitFor();
    expect(await notesOf()).to.deep.equal(["theirs"]);
  });

  it("are changed and deleted before they are sent, and arrive as they are then", async () => {
    await makeScene(owner());
    const page = await open();
    await recorded(page, "before");
    await loadForm(page, "before");
    await cut(page);
    await enter(page, "11-12 #Website first");
    await enter(page, "12-13 #Website gone");
    await editNote(page, "first", "second");
    await editNote(page, "before", "after");
    await rows(page).filter({ hasText: "gone" }).getByRole("button", { name: "Delete" }).click();
    await rows(page).getByText("gone").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "2 entries waiting to be sent" }).waitFor();
    await mend(page);
    await untilSent(page);
    expect(await notesOf()).to.deep.equal(["after", "second"]);
  });

  it("are brought back with undo, sent or not", async () => {
    await makeScene(owner());
    const page = await open();
    await recorded(page, "before");
    const remove = async (text: string) => {
      await rows(page).filter({ hasText: text }).getByRole("button", { name: "Delete" }).click();
      await rows(page).getByText(text).waitFor({ state: "detached" });
    };
    const undo = async (text: string) => {
      await page.getByRole("button", { name: "Undo" }).last().click();
      await rows(page).getByText(text).waitFor();
    };
    await cut(page);
    await enter(page, "11-12 #Website new");
    await remove("new");
    await undo("new");
    await remove("before");
    await undo("before");
    await mend(page);
    await untilSent(page);
    expect(await notesOf()).to.deep.equal(["before", "new"]);
  });

  it("end a timer when it was stopped or replaced, not when that is sent", async () => {
    const { website: project_id, shop } = await makeScene(owner());
    await make(owner(), "/time-entries", { project_id, start_time: new Date(Date.now() - 3_600_000).toISOString() });
    const page = await open();
    await page.getByRole("banner").getByRole("button", { name: "Stop timer" }).waitFor();
    await cut(page);
    const begun = Date.now();
    await enter(page, "#shop second");
    await page.getByRole("banner").getByRole("button", { name: "Timer: Web shop" }).waitFor();
    const done = Date.now();
    await until("a second to pass", () => Date.now() > done + 1_100);
    await page.getByRole("banner").getByRole("button", { name: "Stop timer" }).click();
    await page.getByRole("banner").getByRole("button", { name: "Start timer" }).waitFor();
    const stopped = Date.now();
    await until("the clock to move on", () => Date.now() > stopped + 2_000);
    await mend(page);
    await untilSent(page);
    const [first, second, ...rest] = await entries();
    expect([rest, first?.["project_id"], second?.["project_id"]]).to.deep.equal([[], project_id, shop]);
    expect(Date.parse(String(first?.["end_time"]))).to.be.within(begun, done);
    expect(second?.["start_time"]).to.equal(first?.["end_time"]);
    expect(Date.parse(String(second?.["end_time"]))).to.be.within(done, stopped);
  });

  it("do not stop a timer that another device has started in the meantime", async () => {
    const { shop } = await makeScene(owner());
    const page = await open();
    await cut(page);
    await enter(page, "#Website here");
    await make(owner(), "/time-entries", { project_id: shop, notes: "there" });
    await mend(page);
    await review(page);
    await dialog(page).getByText("A timer is already running. Stop it first.").waitFor();
    expect((await entries()).map(({ notes, status }) => [notes, status])).to.deep.equal([["there", "running"]]);
  });
});
