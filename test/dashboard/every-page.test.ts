import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { expect } from "chai";
import { paths } from "../../adapters/dashboard/paths.js";
import { furnish } from "../http/harness.js";
import { checkAccessibility, useDashboards } from "./dashboards.js";

const open = ["/sign-in", "/sign-in#token=x", "/invitations/accept", "/invitations/accept#token=x"];
const inside = [
  paths.welcome,
  paths.time,
  "/time/week?date=2026-03-02",
  "/time/all",
  paths.projects,
  paths.clients,
  paths.invoices,
  "/invoices/new",
  paths.reports,
  `${paths.reports}/invoices`,
  paths.webhooks,
  `${paths.webhooks}/deliveries`,
  paths.profile,
  paths.team,
  paths.workspace,
  paths.tokens,
  paths.webhookSecret,
  "/settings/nowhere",
];

/** How many bytes of body the service sends to a browser on https, which takes brotli. */
async function bytesSent(url: string): Promise<number> {
  const [answer] = (await once(get(url, { headers: { "Accept-Encoding": "br" } }), "response")) as [IncomingMessage];
  let bytes = 0;
  for await (const chunk of answer) bytes += (chunk as Buffer).length;
  expect([answer.statusCode, answer.headers["content-encoding"]], url).to.deep.equal([200, "br"]);
  return bytes;
}

describe("every page of the dashboard, in Chromium", () => {
  const dashboards = useDashboards();

  const looks = [
    { size: "a desk", scheme: "dark" },
    { size: "a phone", scheme: "light" },
  ] as const;
  for (const look of looks)
    it(`can be used by everybody on ${look.size}, ${look.scheme}, and has a title`, async () => {
      const { webhook, delivery, invoice, project } = await furnish(dashboards.api("owner"));
      const single = [
        `${paths.projects}/${project}`,
        `${paths.invoices}/${invoice}`,
        `${paths.webhooks}/${webhook}`,
        `${paths.webhooks}/deliveries/${delivery}`,
      ];
      const outside = await dashboards.openDashboard(null, open[0], look);
      const within = await dashboards.openDashboard("owner", inside[0], look);
      for (const path of [...open, ...inside, ...single]) {
        const page = open.includes(path) ? outside : within;
        await page.goto("about:blank");
        await page.goto(dashboards.harness.url + path);
        await page.getByRole("heading", { level: 1 }).waitFor();
        await page.waitForLoadState("networkidle");
        await checkAccessibility(page);
        expect(await page.title(), path).to.equal(`${await page.getByRole("heading", { level: 1 }).textContent()} · Stint`);
      }
    });

  it("loads with less than 200 kB of scripts, wherever one begins, as they are sent to who takes brotli; charts come after", async () => {
    await furnish(dashboards.api("owner"));
    const sizes = new Map<string, number>();
    const page = await dashboards.openDashboard("owner");
    let withCharts = 0;
    for (const path of inside) {
      await page.goto("about:blank");
      await page.goto(dashboards.harness.url + path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.waitForLoadState("networkidle");
      const urls = await page.evaluate<string[]>("performance.getEntriesByType('resource').map(({ name }) => name)");
      const all = urls.filter((url) => url.endsWith(".js"));
      const scripts = all.filter((url) => !/chart[^/]*$/i.test(url));
      withCharts += scripts.length < all.length ? 1 : 0;
      let bytes = 0;
      for (const url of scripts) {
        sizes.set(url, sizes.get(url) ?? (await bytesSent(url)));
        bytes += sizes.get(url) ?? 0;
      }
      expect(bytes / 1_000, path).to.be.within(50, 200);
    }
    expect(withCharts, "pages with charts").to.be.greaterThan(0);
  });

  it("takes nothing from anywhere else", async () => {
    const page = await dashboards.openDashboard(null, "/sign-in");
    const origins = await page.evaluate<string[]>(
      "performance.getEntriesByType('resource').map(({ name }) => new URL(name).origin)",
    );
    expect([...new Set(origins)]).to.deep.equal([dashboards.harness.url]);
  });
});
