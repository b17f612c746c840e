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

  it("shows the entries with any of several values in each filter, their total, and the same as CSV", async () => {
    const { website, shop } = await record();
    const other = await make(owner(), "/projects", { name: "Other" });
    await make(owner(), "/time-entries", { project_id: other, notes: "elsewhere", tags: ["ux"], ...span("15:00", "18:00") });
    await make(owner(), "/time-entries", { project_id: shop, notes: "orders", tags: ["desk"], ...span("19:00", "20:00") });
    const page = await dashboards.openDashboard("owner", `/time/all?project=${website}`);
    await page.getByText("landing").waitFor();
    await page.getByText("basket").waitFor({ state: "detached" });
    await pick(page.getByRole("combobox", { name: "Project" }), "Web shop");
    await page.getByText("basket").waitFor();
    await pick(page.getByRole("combobox", { name: "Tag" }), "ux");
    await page.getByRole("listbox").getByRole("option", { name: "desk" }).click();
    await page.getByText("basket").waitFor({ state: "detached" });
    await page.getByRole("heading", { level: 1 }).click();
    expect(await page.getByRole("combobox", { name: "Project" }).inputValue()).to.equal("(2) Website, Web shop");
    expect(new URL(page.url()).search).to.equal(`?project=${website}&project=${shop}&tag=ux&tag=desk`);
    await page.getByText("2 entries").waitFor();
    await page.getByRole("status").getByText("2:30 h").waitFor();
    await page.getByText("orders").waitFor();
    expect(await page.getByText("elsewhere").count()).to.equal(0);
    await page.getByRole("button", { name: "Download CSV" }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download", exact: true }).click();
    const text = await readFile(await (await download).path(), "utf8");
    expect(text.split(/\r\n/).map((line) => /landing|basket|elsewhere|orders/.exec(line)?.[0])).to.deep.equal([
      undefined,
      "landing",
      "orders",
      undefined,
    ]);
  });

  it("searches when the user stops typing, keeps the list meanwhile, and follows the URL", async () => {
    await record();
    const page = await dashboards.openDashboard("owner", "/time/all", { time: "2026-03-03T10:00:00Z" });
    await page.getByText("basket").waitFor();
    const asked: (string | null)[] = [];
    page.on("request", (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === "/v1/time-entries" && searchParams.has("notes")) asked.push(searchParams.get("notes"));
    });
    const release = await hold(page, "**/v1/time-entries?*notes=*");
    await pauseTime(page);
    const field = page.getByLabel("Search notes");
    await field.press("l");
    await page.clock.runFor(100);
    await field.press("a");
    await page.clock.resume();
    await until("the question", () => asked.length > 0);
    expect([asked, await page.getByText("basket").count()]).to.deep.equal([["la"], 1]);
    release();
    await page.getByText("basket").waitFor({ state: "detached" });
    await page.waitForURL(/text=la/);
    await page.getByRole("heading", { level: 1 }).focus();
    await page.keyboard.press("/");
    await page.getByText("basket").waitFor();
    expect(await field.inputValue()).to.equal("");
    await page.goBack();
    await page.waitForURL(/text=la/);
    await field.and(page.locator("[value=la]")).waitFor();
  });

  it("names the time zone of its days if reports use another one", async () => {
    const api = dashboards.api("owner");
    const { body } = await api("/v1/workspace");
    const page = await dashboards.openDashboard("owner", "/time/all");
    await page.getByRole("status").first().waitFor();
    expect(await page.getByText("Days are in your time zone").count()).to.equal(0);
    await api("/v1/me", { method: "PATCH", body: { time_zone: "Asia/Tokyo" } });
    await page.reload();
    await page
      .getByText(
        `Days are in your time zone, Asia/Tokyo. Reports and invoices use that of the workspace, ${String(body["time_zone"])}.`,
      )
      .waitFor();
    await checkAccessibility(page);
    await api("/v1/me", { method: "PATCH", body: { time_zone: null } });
  });
});
