import { expect } from "chai";
import type { Page } from "playwright-core";
import { paths } from "../../adapters/dashboard/paths.js";
import { furnish } from "../http/harness.js";
import { checkAccessibility, moveTo, untilLoaded, useDashboards } from "./dashboards.js";
import { inside } from "./inside.js";

/** In an order that reloads each page, since the path changes and not only the fragment. */
const outside = ["/sign-in", "/invitations/accept#token=x", "/sign-in#token=x", "/invitations/accept"];

async function check(page: Page, path: string): Promise<void> {
  await untilLoaded(page);
  await checkAccessibility(page);
  expect(await page.title(), path).to.equal(`${await page.getByRole("heading", { level: 1 }).textContent()} · Stint`);
}

describe("every page of the dashboard, in Chromium", () => {
  const dashboards = useDashboards();

  const looks = [
    { size: "a desk", scheme: "dark" },
    { size: "a phone", scheme: "light" },
  ] as const;
  for (const look of looks) {
    it(`is accessible to signed-in users on ${look.size}, ${look.scheme}, and has a title`, async () => {
      const { webhook, delivery, invoice, quote, recurring, client, project } = await furnish(dashboards.api("owner"));
      const single = [
        `${paths.projects}/${project}`,
        `${paths.clients}/${client}`,
        `${paths.clients}/${client}/statement`,
        `${paths.invoices}/${invoice}`,
        `${paths.invoices}/bank`,
        `${paths.invoices}/quotes`,
        `${paths.invoices}/quotes/${quote}`,
        `${paths.invoices}/recurring/${recurring}`,
        `${paths.invoices}/recurring/${recurring}?edit`,
        `${paths.webhooks}/${webhook}`,
        `${paths.webhooks}/deliveries/${delivery}`,
      ];
      const page = await dashboards.openDashboard("owner", paths.welcome, look);
      for (const path of [...inside, ...single]) {
        await moveTo(page, path);
        await check(page, path);
      }
    });

    it(`is accessible to visitors on ${look.size}, ${look.scheme}, and has a title`, async () => {
      const page = await dashboards.openDashboard(null, "/invitations/accept", look);
      for (const path of outside) {
        await page.goto(dashboards.harness.url + path);
        await check(page, path);
      }
    });
  }
});
