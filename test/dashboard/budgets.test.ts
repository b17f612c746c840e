import { expect } from "chai";
import { checkAccessibility, portsAt, untilLoaded, useDashboards } from "./dashboards.js";

const TIME = "2026-03-20T12:00:00Z";

describe("budgets on the dashboard, in Chromium", () => {
  const dashboards = useDashboards({ ports: portsAt(TIME) });

  const make = async (path: string, body: object): Promise<string> => {
    const made = await dashboards.api("owner")(`/v1${path}`, { body });
    expect(made.status, JSON.stringify(made.body)).to.equal(201);
    return String(made.body["id"]);
  };

  it("of a month include its time, in the list and on the project's page", async () => {
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

  it("in total say how long they last at the pace of the last four weeks", async () => {
    const project = await make("/projects", { name: "Relaunch", rate: 10_000, budget: { kind: "amount", amount: 100_000 } });
    const work = (day: string, hours: number) =>
      make("/time-entries", { project_id: project, start_time: `${day}T08:00:00Z`, duration_seconds: hours * 3_600 });
    await work("2026-02-20", 3);
    const page = await dashboards.openDashboard("owner", `/projects/${project}`, { time: TIME });
    await page.getByText("30 % used").waitFor();
    await untilLoaded(page);
    const pace = page.getByText("At the pace of the last 4 weeks");
    expect(await pace.count(), "nothing was recorded in four weeks").to.equal(0);
    const texts = [
      // February 21 is the first of 28 days.
      ["2026-02-21", 2, "the budget lasts for about 10 more weeks."],
      ["2026-03-19", 1, "the budget lasts for about 5 more weeks."],
      ["2026-03-20", 3, "the budget runs out within a week."],
    ] as const;
    for (const [day, hours, text] of texts) {
      await work(day, hours);
      await page.reload();
      await page.getByText(`At the pace of the last 4 weeks, ${text}`).waitFor();
    }
    await checkAccessibility(page);
    await work("2026-03-18", 2);
    await page.reload();
    await page.getByText("110 % used: over budget").waitFor();
    await untilLoaded(page);
    expect(await pace.count(), "nothing is left").to.equal(0);
  });
});
