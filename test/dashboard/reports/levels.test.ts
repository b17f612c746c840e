import { expect } from "chai";
import type { Page } from "playwright-core";
import { checkAccessibility, portsAt, until, useDashboards } from "../dashboards.js";
import { pick } from "../pick.js";
import { make } from "../time/scene.js";
import { downloaded, exportAs, makeTime, NOW, rowsOf, spring, table } from "./scene.js";

const searchOf = (page: Page) => new URL(page.url()).searchParams;

describe("the dashboard's reports in two levels, in Chromium", () => {
  const dashboards = useDashboards({ ports: portsAt(NOW) });

  /** As {@link makeTime}, with a second project of the first client, and time of the second person on the first project. */
  const makeMore = async () => {
    const scene = await makeTime(dashboards);
    const looms = await make(dashboards.api("owner"), "/projects", { name: "Looms", client_id: scene.ada });
    await scene.entry(looms, "2026-03-03T08:00:00Z", "2026-03-03T12:00:00Z", { tags: ["brass", "steam"] });
    await scene.entry(scene.engine, "2026-03-04T08:00:00Z", "2026-03-04T09:00:00Z", { user_id: scene.member });
    return { ...scene, looms };
  };

  it("show groups within groups below their subtotal, with most time first, and keep both levels in the URL", async () => {
    await makeMore();
    const page = await dashboards.openDashboard("owner", `/reports?${spring}&by=client`);
    await table(page, "Client").getByText("Babbage & Co").waitFor();
    const then = page.getByLabel("Then by", { exact: true });
    expect(await then.getByRole("option").allTextContents()).to.deep.equal(["Nothing", "Project", "Person", "Task", "Tag"]);
    await then.selectOption("Project");
    await table(page, "Client, Project").waitFor();
    expect(await rowsOf(page, "Client, Project")).to.deep.equal([
      "Ada Ltd7:00 h6:30 h€650.00",
      "Looms4:00 h4:00 h€400.00",
      "=Engine3:00 h2:30 h€250.00",
      "Babbage & Co3:00 h3:00 h€0.00",
      "Notes3:00 h3:00 h€0.00",
    ]);
    expect(await table(page, "Client, Project").locator("th[scope=rowgroup]").allTextContents()).to.deep.equal([
      "Ada Ltd",
      "Babbage & Co",
    ]);
    const left = async (name: string) => (await table(page, "Client, Project").getByRole("link", { name }).boundingBox())?.x ?? 0;
    expect(await left("Looms"), "indented").to.be.greaterThan(await left("Ada Ltd"));
    await checkAccessibility(page);
    await page.reload();
    await table(page, "Client, Project").waitFor();
    expect([searchOf(page).get("by"), searchOf(page).get("then")]).to.deep.equal(["client", "project"]);
    await page.getByLabel("Group by", { exact: true }).selectOption("Project");
    await table(page, "Project").getByText("Looms").waitFor();
    expect(searchOf(page).has("then"), "two equal levels").to.equal(false);
  });

  it("filter by several people, clients, projects and tags, and each figure is that of the list to which its row links", async () => {
    const { engine, ada, member } = await makeMore();
    const page = await dashboards.openDashboard(
      "owner",
      `/reports?${spring}&by=client&then=user&project=${engine}&user=${member}`,
    );
    await table(page, "Client, Person").getByText("1:00 h").first().waitFor();
    await pick(page.getByRole("combobox", { name: "Project" }), "Looms");
    await page.getByRole("option", { name: "Notes" }).click();
    await pick(page.getByRole("combobox", { name: "Person" }), /^owner-/);
    await table(page, "Client, Person").getByText("6:00 h").first().waitFor();
    await page.getByRole("heading", { level: 1 }).click();
    expect(searchOf(page).getAll("user")).to.have.length(2);
    expect(await page.getByRole("combobox", { name: "Project" }).inputValue()).to.match(/^\(3\) /);
    const address = page.url();
    const rows = table(page, "Client, Person").getByRole("row");
    expect(await rows.getByRole("link").count()).to.equal(5);
    for (let at = 1; at <= 5; at += 1) {
      const row = rows.nth(at);
      const time = await row
        .getByRole("cell")
        .getByText(/^\d+:\d\d h$/)
        .first()
        .textContent();
      await row.getByRole("link").click();
      await page.getByRole("heading", { level: 1, name: "Time" }).waitFor();
      await page.getByRole("status").getByText(String(time), { exact: true }).waitFor();
      await page.goto(address);
      await rows.nth(5).waitFor();
    }
    await pick(page.getByRole("combobox", { name: "Tag" }), "steam");
    await table(page, "Client, Person").getByText("4:00 h").first().waitFor();
    await page.getByText("4:00 h on 1 day").waitFor();
    await pick(page.getByRole("combobox", { name: "Client" }), "Babbage & Co");
    await table(page, "Client, Person").getByText("No time recorded.").waitFor();
    await page.getByRole("option", { name: "Ada Ltd" }).click();
    await table(page, "Client, Person").getByText("4:00 h").first().waitFor();
    expect(searchOf(page).getAll("client")).to.include(ada);
  });

  it("are compared in both levels, exported with a column for each, saved, and shared", async () => {
    const { engine, looms, entry } = await makeMore();
    await entry(engine, "2026-02-02T08:00:00Z", "2026-02-02T09:00:00Z");
    const filter = `${spring}&by=client&then=project&project=${engine}&project=${looms}`;
    const page = await dashboards.openDashboard("owner", `/reports?${filter}`);
    await table(page, "Client, Project").getByText("Looms").waitFor();
    const plain = await downloaded(page, () => exportAs(page, "CSV: Client, Project"));
    expect(plain.text.split("\r\n")).to.deep.equal([
      "\ufeffClient,Project,Hours,Billable hours,Billable without rate,Amount (EUR)",
      "Ada Ltd,Looms,4.0000,4.0000,0.0000,400.00",
      "Ada Ltd,'=Engine,3.0000,2.5000,0.0000,250.00",
      "",
    ]);
    await page.getByRole("switch", { name: "Compare with previous period" }).check();
    await table(page, "Client, Project").getByText("+2:00 h (+200%)").waitFor();
    expect((await rowsOf(page, "Client, Project")).map((row) => row.split("Change:")[1])).to.deep.equal([
      "  +6:00 h (+600%)6:30 h",
      "  +4:00 h (new)4:00 h",
      "  +2:00 h (+200%)2:30 h",
    ]);
    const compared = await downloaded(page, () => exportAs(page, "CSV: Client, Project"));
    expect(compared.text.split("\r\n").map((line) => line.split(",").slice(-4))).to.deep.include.members([
      ["250.00", "100.00", "150.00", "150"],
      ["400.00", "0.00", "400.00", "new"],
    ]);
    await page.getByRole("button", { name: "Saved reports" }).click();
    const dialog = page.getByRole("dialog", { name: "Saved reports" });
    await dialog.getByLabel("Name of this report").fill("Two levels");
    await page.keyboard.press("Enter");
    await dialog.getByText("Two levels", { exact: true }).waitFor();
    const address = page.url();
    await page.goto(`${dashboards.harness.url}/reports`);
    await page.getByRole("button", { name: "Saved reports" }).click();
    await dialog.getByRole("link", { name: "Open: Two levels" }).click();
    await until("the saved filter", async () => page.url() === address);
    await table(page, "Client, Project").getByText("Looms").waitFor();
  });

  for (const [language, then, nothing] of [
    ["de", "Dann nach", "Nichts"],
    ["fr", "Puis par", "Rien"],
    ["es", "Y después por", "Nada"],
  ] as const)
    it(`fit a phone, in ${language}`, async () => {
      await makeMore();
      const page = await dashboards.openDashboard("owner", `/reports?${spring}&by=client&then=project&compare=previous`, {
        size: "a phone",
        language,
      });
      await page.getByRole("link", { name: "Looms" }).waitFor();
      const field = page.getByLabel(then, { exact: true });
      expect(await field.getByRole("option").first().textContent()).to.equal(nothing);
      await checkAccessibility(page);
      expect(await page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")).to.equal(true);
    });
});
