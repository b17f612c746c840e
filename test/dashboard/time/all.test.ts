import { readFile } from "node:fs/promises";
import { expect } from "chai";
import { checkAccessibility, moveTo, pauseTime, until, useDashboards } from "../dashboards.js";
import { hold } from "../held.js";
import { day, make, makeScene, span } from "./scene.js";
import { pick } from "../pick.js";

describe("the dashboard's entry list, in Chromium", () => {
  const dashboards = useDashboards();
  const owner = () => dashboards.api("owner");

  const record = async () => {
    const scene = await makeScene(owner());
    await make(owner(), "/time-entries", {
      project_id: scene.website,
      notes: "landing",
      tags: ["ux"],
      ...span("09:00", "10:30"),
    });
    await make(owner(), "/time-entries", { project_id: scene.shop, notes: "basket", billable: false, ...span("13:00", "14:00") });
    return scene;
  };

  it("filters the list by the URL, and exports exactly that as CSV", async () => {
    const { shop } = await record();
    const page = await dashboards.openDashboard("owner", "/time/all");
    await page.getByText("basket").waitFor();
    await checkAccessibility(page);
    await pick(page.getByRole("combobox", { name: "Project" }), "Web shop");
    await page.getByText("landing").waitFor({ state: "detached" });
    expect(new URL(page.url()).searchParams.get("project")).to.equal(shop);
    await page.getByRole("button", { name: "Download CSV" }).click();
    await checkAccessibility(page);
    for (const column of ["Client", "Task", "Person", "Tags", "Invoice", "Hourly rate", "Amount", "Currency", "Billable"])
      await page.getByRole("checkbox", { name: column, exact: true }).uncheck();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download", exact: true }).click();
    expect((await readFile(await (await download).path(), "utf8")).split(/\r\n/)).to.deep.equal([
      '\ufeff"Date","Start","End","Duration","Hours","Project","Note"',
      '"2026-03-02","13:00","14:00","1:00","1.0000","Web shop","basket"',
      "",
    ]);
    await page.reload();
    await page.getByText("basket").waitFor();
    expect(await page.getByText("landing").count()).to.equal(0);
    await page.getByLabel("Search notes").fill("nothing like it");
    await page.getByText("No matching entries").waitFor();
  });

  it("filters by text, tag, billable and days", async () => {
    await record();
    const page = await dashboards.openDashboard("owner", "/settings/nowhere");
    for (const [search, isThere] of [
      ["text=LAND", true],
      ["tag=ux", true],
      ["billable=true", true],
      ["billed=true", false],
      [`from=${day}&to=${day}`, true],
      ["to=2026-03-01", false],
      ["from=2026-03-03", false],
    ] as const) {
      await moveTo(page, `/time/all?${search}`);
      await page.getByText(isThere ? "landing" : "No matching entries").waitFor();
      expect(await page.getByText("landing").count(), search).to.equal(isThere ? 1 : 0);
      if (!search.includes("from=2026-03-02")) expect(await page.getByText("basket").count(), search).to.equal(0);
      await moveTo(page, "/settings/nowhere");
      await page.getByRole("heading", { name: "Page not found" }).waitFor();
    }
  });

  it("searches when the user stops typing, keeps the list meanwhile, and follows the URL", async () => {
    await record();
    const page = await dashboards.openDashboard("owner", "/time/all", { time: "2026-03-03T10:00:00Z" });
    await page.getByText("basket").waitFor();
    const asked: (string | null)[] = [];
    page.on("request", (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === "/v1/time-entries" && searchParams.has("tag")) asked.push(searchParams.get("tag"));
    });
    const release = await hold(page, "**/v1/time-entries?*tag=*");
    await pauseTime(page);
    await page.getByLabel("Tag").press("u");
    await page.clock.runFor(100);
    await page.getByLabel("Tag").press("x");
    await page.clock.resume();
    await until("the question", () => asked.length > 0);
    expect([asked, await page.getByText("basket").count()]).to.deep.equal([["ux"], 1]);
    release();
    await page.getByText("basket").waitFor({ state: "detached" });
    await page.getByLabel("Search notes").fill("land");
    await page.waitForURL(/text=land/);
    await page.getByRole("heading", { level: 1 }).focus();
    await page.keyboard.press("/");
    await page.getByText("basket").waitFor();
    expect([await page.getByLabel("Tag").inputValue(), await page.getByLabel("Search notes").inputValue()]).to.deep.equal([
      "",
      "",
    ]);
    await page.goBack();
    await page.waitForURL(/text=land/);
    await page.getByLabel("Search notes").and(page.locator("[value=land]")).waitFor();
  });
});
