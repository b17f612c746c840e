import { expect } from "chai";
import type { Page } from "playwright-core";
import { paths } from "../../adapters/dashboard/paths.js";
import { furnish } from "../http/harness.js";
import { until, useDashboards } from "./dashboards.js";
import { hold } from "./held.js";

const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

describe("a link that moves while it is pressed, since content above it arrives, in Chromium", () => {
  const dashboards = useDashboards();

  /** Presses the link to all entries of a project, which moves away when the figures above it arrive. */
  async function pressMovingLink(): Promise<Page> {
    const { project } = await furnish(dashboards.api("owner"));
    const page = await dashboards.openDashboard("owner", paths.projects);
    const release = await hold(page, "**/v1/reports/time?*");
    await page.goto(`${dashboards.harness.url}${paths.projects}/${project}`);
    const link = page.getByRole("link", { name: "All entries" });
    await page.getByRole("link", { name: "Mar 2, 2026" }).waitFor();
    await link.hover();
    await page.mouse.down();
    release();
    await until("the link to move away", () => link.evaluate((one) => !one.matches(":hover")));
    return page;
  }

  it("is followed when the pointer goes up where it went down", async () => {
    const page = await pressMovingLink();
    await page.mouse.up();
    await title(page, "Time").waitFor();
  });

  it("is not followed if the pointer has left that place", async () => {
    const page = await pressMovingLink();
    const before = page.url();
    await title(page, "Project").hover();
    await page.mouse.up();
    await page.getByRole("link", { name: "Team" }).click();
    await title(page, "Team").waitFor();
    await page.goBack();
    await title(page, "Project").waitFor();
    expect(page.url()).to.equal(before);
  });
});
