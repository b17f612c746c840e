import { expect } from "chai";
import type { Page } from "playwright-core";
import { checkAccessibility, until, useDashboards } from "../dashboards.js";
import { hold } from "../held.js";
import { day, entriesOf, make, makeScene, span } from "./scene.js";
import { pick } from "../pick.js";

const bar = (page: Page) => page.getByRole("region", { name: "Selected entries" });
const totals = (page: Page) => page.getByRole("status").filter({ hasText: /entr/ });

describe("the dashboard's changes of many entries, in Chromium", () => {
  const dashboards = useDashboards();
  const owner = () => dashboards.api("owner");

  /** Three entries of one project, the first of which is on an invoice. */
  const record = async () => {
    const client = await make(owner(), "/clients", { name: "Ada", rate: 6_000 });
    const project_id = await make(owner(), "/projects", { name: "Portal", client_id: client });
    const scene = await makeScene(owner());
    await make(owner(), "/time-entries", { project_id, notes: "billed", ...span("07:00", "08:00") });
    await make(owner(), "/invoices", { client_id: client, from_time: { from: `${day}T00:00:00Z`, to: `${day}T07:00:00Z` } });
    for (const [notes, from, to] of [
      ["one", "09:00", "10:00"],
      ["two", "10:00", "10:30"],
    ] as const)
      await make(owner(), "/time-entries", { project_id, notes, tags: ["old"], ...span(from, to) });
    return { ...scene, client, project_id };
  };
  const untilFields = (field: string, ...values: unknown[]) =>
    until(field, async () => JSON.stringify((await entriesOf(owner())).map((row) => row[field])) === JSON.stringify(values));

  it("alter the chosen fields, list the entries that cannot change, and are undone at once", async () => {
    const { shop, project_id } = await record();
    const page = await dashboards.openDashboard("owner", "/time/all");
    await page.getByRole("checkbox", { name: "Select all shown" }).check();
    await bar(page).getByText("3 selected").waitFor();
    await checkAccessibility(page);
    await bar(page).getByRole("button", { name: "Edit" }).click();
    const form = page.getByRole("dialog", { name: "Edit 3 entries" });
    await pick(form.getByRole("combobox", { name: "Project" }), "Web shop");
    await form.getByLabel("Add tags").fill("new, urgent");
    await form.getByLabel("Remove tag").selectOption("old");
    await form.getByLabel("Billable").selectOption("false");
    await checkAccessibility(page);
    await form.getByRole("button", { name: "Save" }).click();
    await page.getByText("2 entries changed").waitFor();
    await bar(page).getByText("1 entry was not changed").waitFor();
    await bar(page).getByText("This entry is on an invoice").waitFor();
    await checkAccessibility(page);
    await untilFields("project_id", project_id, shop, shop);
    const [, one] = await entriesOf(owner());
    expect(one).to.deep.include({ tags: ["new", "urgent"], billable: false });
    await page.getByRole("button", { name: "Undo" }).click();
    await untilFields("project_id", project_id, project_id, project_id);
    await untilFields("tags", [], ["old"], ["old"]);
  });

  it("restore the rate of each entry when they are undone", async () => {
    const { project_id } = await record();
    const [, ...before] = await entriesOf(owner());
    await owner()(`/v1/projects/${project_id}`, { method: "PATCH", body: { rate: 10_000 } });
    const page = await dashboards.openDashboard("owner", "/time/all?text=o");
    for (const name of ["one", "two"])
      await page
        .getByRole("row", { name: new RegExp(name) })
        .getByRole("checkbox")
        .check();
    await bar(page).getByRole("button", { name: "Edit" }).click();
    const form = page.getByRole("dialog", { name: "Edit 2 entries" });
    await pick(form.getByRole("combobox", { name: "Project" }), "Web shop");
    await form.getByRole("button", { name: "Save" }).click();
    await page.getByText("2 entries changed").waitFor();
    await until("the change", async () => (await entriesOf(owner())).every(({ version }) => version === 2));
    await page.getByRole("button", { name: "Undo" }).click();
    await until("the undo", async () => (await entriesOf(owner())).slice(1).every(({ version }) => version === 3));
    const [, ...after] = await entriesOf(owner());
    expect(after.map(({ rate }) => rate)).to.deep.equal(before.map(({ rate }) => rate));
  });

  it("delete with one undo for all, and show their progress", async () => {
    await record();
    const ids = (await entriesOf(owner())).map(({ id }) => id);
    const page = await dashboards.openDashboard("owner", "/time/all?text=o");
    for (const name of ["one", "two"])
      await page
        .getByRole("row", { name: new RegExp(name) })
        .getByRole("checkbox")
        .check();
    const release = await hold(page, "**/v1/time-entries/*");
    await bar(page).getByRole("button", { name: "Delete" }).click();
    await bar(page).getByText("0 of 2").waitFor();
    await checkAccessibility(page);
    release();
    await page.getByText("2 entries deleted").waitFor();
    await untilFields("notes", "billed");
    await bar(page).waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Undo" }).click();
    await untilFields("notes", "billed", "one", "two");
    expect((await entriesOf(owner())).map(({ id }) => id)).to.deep.equal(ids);
  });

  it("shows a client's month with its total in two choices", async () => {
    const { client, shop } = await record();
    await make(owner(), "/time-entries", { project_id: shop, ...span("12:00", "13:00") });
    const page = await dashboards.openDashboard("owner", "/time/all", { time: "2026-04-15T10:00:00Z" });
    await totals(page).getByText("4 entries").waitFor();
    await pick(page.getByRole("combobox", { name: "Client" }), "Ada");
    await page.getByLabel("Period").selectOption({ label: "March 2026" });
    await totals(page).getByText("3 entries").waitFor();
    expect(await totals(page).innerText()).to.match(/3 entries\s+2:30 h\s+€150\.00/);
    expect(new URL(page.url()).search).to.equal(`?client=${client}&from=2026-03-01&to=2026-03-31`);
    await page.getByLabel("To", { exact: true }).fill("2026-03-30");
    await page.getByLabel("Period").and(page.locator("[value=other], :has(option:checked[value=other])")).waitFor();
    await page.getByLabel("Period").selectOption({ label: "Last week" });
    await page.getByText("No matching entries").waitFor();
    await totals(page).getByText("0 entries").waitFor();
  });

  it("sorts the list, and opens the actions of a row by keyboard", async () => {
    await record();
    const page = await dashboards.openDashboard("owner", "/time/all");
    const first = page.getByRole("row").nth(1);
    await first.getByText("two").waitFor();
    await page.getByLabel("Sort by").selectOption("oldest");
    await first.getByText("billed").waitFor();
    expect(await first.getByRole("checkbox").count()).to.equal(1);
    const actions = page.getByRole("row", { name: /one/ }).getByRole("button", { name: /^Actions: Portal/ });
    await actions.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: "Edit" }).and(page.locator(":focus")).waitFor();
    await checkAccessibility(page);
    await page.keyboard.press("Escape");
    await actions.and(page.locator(":focus")).waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: "Edit" }).click();
    const form = page.getByRole("form", { name: "Edit" });
    await form.getByLabel("Note").fill("changed");
    await page.keyboard.press("Enter");
    await page.getByRole("row", { name: /changed/ }).waitFor();
    await page
      .getByRole("row", { name: /changed/ })
      .getByRole("button")
      .click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await untilFields("notes", "billed", "two");
  });

  it("offers no changes to roles that only read", async () => {
    await record();
    const page = await dashboards.openDashboard("accountant", "/time/all");
    await page
      .getByRole("row", { name: /two/ })
      .getByRole("button", { name: /^Actions/ })
      .click();
    await page.getByRole("menuitem").waitFor();
    expect(await page.getByRole("menuitem").allInnerTexts()).to.deep.equal(["Open day"]);
    expect(await page.getByRole("checkbox").count()).to.equal(0);
  });
});
