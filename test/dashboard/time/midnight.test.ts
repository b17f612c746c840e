import { expect } from "chai";
import type { Page } from "playwright-core";
import { checkAccessibility, useDashboards } from "../dashboards.js";
import { make, makeScene } from "./scene.js";

const days = (page: Page) => page.getByRole("navigation", { name: "Days of the week" });
const rows = (page: Page) => page.getByRole("list", { name: "Entries" }).getByRole("listitem");

/** Sunday to Monday, across the start of a week: 2 hours and 3 hours. */
const night = { start_time: "2026-11-08T22:00:00+01:00", end_time: "2026-11-09T03:00:00+01:00" };

describe("time across midnight in the dashboard, in Chromium", () => {
  const dashboards = useDashboards();
  const owner = () => dashboards.api("owner");

  it("counts on each day, in each week, in the calendar and in the total of a filter, and adds up", async () => {
    const { website: project_id } = await makeScene(owner());
    await make(owner(), "/time-entries", { project_id, ...night });
    await make(owner(), "/time-entries", {
      ...{ project_id, start_time: "2026-11-09T02:30:00+01:00", end_time: "2026-11-09T04:00:00+01:00" },
    });
    const page = await dashboards.openDashboard("owner", "/time?date=2026-11-08");
    await rows(page).getByText("until Mon, 11/9").waitFor();
    await rows(page).getByText("2:00 h", { exact: true }).waitFor();
    await rows(page).getByText("of 5:00 h").waitFor();
    await days(page).getByText("2:00 h").waitFor();
    await checkAccessibility(page);

    await page.goto(page.url().replace("2026-11-08", "2026-11-09"));
    await rows(page).getByText("since Sun, 11/8").waitFor();
    expect(await rows(page).count()).to.equal(2);
    await rows(page).nth(1).getByText("Overlap").waitFor();
    await days(page).getByText("4:30 h").waitFor();
    expect(await page.getByText("No time recorded on this day").count()).to.equal(0);

    await page.goto(page.url().replace("/time?", "/time/week?"));
    await page.getByRole("button", { name: "Website, Mon, 11/9: 4:30 h" }).waitFor();
    expect(await page.locator("tfoot").innerText()).to.match(/4:30[\s\S]*4:30/);
    await page.goto(page.url().replace("2026-11-09", "2026-11-08"));
    await page.getByRole("button", { name: "Website, Sun, 11/8: 2:00 h" }).click();
    await page.getByText("This entry crosses midnight").waitFor();

    await page.goto(page.url().replace("/time/week?", "/time/calendar?").replace("2026-11-08", "2026-11-09"));
    await page.getByRole("region", { name: "Calendar" }).getByText("4:30 h").waitFor();

    await page.goto(page.url().replace(/\/time\/.*/, "/time/all?from=2026-11-09&to=2026-11-09"));
    await page.getByRole("status").getByText("4:30 h").waitFor();
    await page.getByRole("cell", { name: "3:00 h of 5:00 h" }).waitFor();
    await page.getByRole("cell", { name: "1:30 h" }).waitFor();
  });

  it("includes a timer that runs since yesterday, on both days and in the week", async () => {
    const { website: project_id } = await makeScene(owner());
    const start = new Date();
    start.setUTCHours(start.getUTCHours() - 26, 0, 0, 0);
    await make(owner(), "/time-entries", { project_id, start_time: start.toISOString() });
    const page = await dashboards.openDashboard("owner", "/time");
    await rows(page)
      .getByText(/^since /)
      .waitFor();
    const written = await days(page).locator("[aria-current=date]").innerText();
    expect(written).to.not.contain("0:00 h");
  });
});
