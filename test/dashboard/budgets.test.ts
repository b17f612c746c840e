import { expect } from "chai";
import { checkAccessibility, portsAt, useDashboards } from "./dashboards.js";

const TIME = "2026-03-20T12:00:00Z";

describe("monthly budgets on the dashboard, in Chromium", () => {
  const dashboards = useDashboards({ ports: portsAt(TIME) });

  const make = async (path: string, body: object): Promise<string> => {
    const made = await dashboards.api("owner")(`/v1${path}`, { body });
    expect(made.status, JSON.stringify(made.body)).to.equal(201);
    return String(made.body["id"]);
  };

  it("include this month's time, in the list and on the project's page", async () => {
    const budget = { kind: "hours", hours: "2.5", period: "month" };
    const project = await make("/projects", { name: "Retainer", budget });
    for (const month of ["02", "03", "04"])
      await make("/time-entries", {
        project_id: project,
        start_time: `2026-${month}-02T08:00:00Z`,
        end_time: `2026-${month}-02T09:00:00Z`,
      });
    const page = await dashboards.openDashboard("owner", "/projects", { time: TIME });
    await page.getByText("40 % used this month").waitFor();
    await page.getByText("1:00 h / 2:30 h").waitFor();
    await checkAccessibility(page);
    await page.getByRole("link", { name: "Retainer" }).click();
    await page.getByText("40 % used this month").waitFor();
    // March 20 is day 20 of 31.
    await page.getByText("64 % of the month is over. On pace.").waitFor();
    await make("/time-entries", { project_id: project, start_time: `2026-03-03T08:00:00Z`, end_time: `2026-03-03T09:00:00Z` });
    await page.reload();
    await page.getByText("80 % used this month").waitFor();
    await page.getByText("At this pace the budget runs out early.").waitFor();
    await checkAccessibility(page);
  });
});
