import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { expect } from "chai";
import type { Page } from "playwright-core";
import { furnish } from "../http/harness.js";
import { untilLoaded, useDashboards } from "./dashboards.js";
import { hold } from "./held.js";
import { inside } from "./inside.js";

/** What pages load after they are complete: what keeps input while the service is unreachable, notifications, dialogs, menus and charts. */
const LATER = /\/(offline|outbox|notices|dialogs|overlays|opened-menu|bar-chart|[a-z-]*chart|palette|pending|database)[^/]*$/;

/** What the overview needs only for them. */
const FOR_LATER = /\/(fields|use-force-update)-[^/]*$/;

/** In bytes, with brotli. Charts load later, since tables contain the same figures. */
const budgets = { scripts: 153_000, styles: 15_000, scriptsOfAnyPage: 225_000 } as const;

/** The page, the application's files, the session and the icon: what comes before the data of the page. */
const REQUESTS = 12;

/** The size of the body for a browser on https, which accepts brotli. */
async function bytesSent(url: string): Promise<number> {
  const [answer] = (await once(get(url, { headers: { "Accept-Encoding": "br" } }), "response")) as [IncomingMessage];
  let bytes = 0;
  for await (const chunk of answer) bytes += (chunk as Buffer).length;
  expect([answer.statusCode, answer.headers["content-encoding"]], url).to.deep.equal([200, "br"]);
  return bytes;
}

async function sizeOf(urls: readonly string[], known: Map<string, number>): Promise<number> {
  let bytes = 0;
  for (const url of urls) {
    known.set(url, known.get(url) ?? (await bytesSent(url)));
    bytes += known.get(url) ?? 0;
  }
  return bytes;
}

const loadedBy = (page: Page) => page.evaluate<string[]>("performance.getEntriesByType('resource').map(({ name }) => name)");

describe("what the dashboard loads, in Chromium", () => {
  const dashboards = useDashboards();

  it("is at most 153 kB of scripts and 15 kB of styles for the overview, in at most 12 requests before its data", async () => {
    await furnish(dashboards.api("owner"));
    const page = await dashboards.openDashboard("owner", "/", { language: "de" });
    await untilLoaded(page);
    const first = (await loadedBy(page)).filter((url) => !LATER.test(url) && !FOR_LATER.test(url));
    const sizes = new Map<string, number>();
    const of = (ending: string) => first.filter((url) => url.endsWith(ending));
    expect(await sizeOf(of(".js"), sizes), "scripts").to.be.within(50_000, budgets.scripts);
    expect(await sizeOf(of(".css"), sizes), "styles").to.be.within(5_000, budgets.styles);
    // A page that loads slowly asks for the session again, which other tests count; the page itself is not a resource of its own.
    const files = new Set(first.map((url) => new URL(url).pathname));
    const before = ["/", ...files].filter((path) => !path.startsWith("/v1/") || /^\/v1\/(me|workspace)$/.test(path));
    expect(before.length, before.join(" ")).to.be.at.most(REQUESTS);
  });

  it("is less than 225 kB of scripts for any page; charts, notifications, menus and the outbox load later", async () => {
    await furnish(dashboards.api("owner"));
    const sizes = new Map<string, number>();
    const page = await dashboards.openDashboard("owner", "/settings/nowhere");
    let withCharts = 0;
    for (const path of inside) {
      await page.goto(dashboards.harness.url + path);
      await untilLoaded(page);
      expect(await page.title(), path).to.equal(`${await page.getByRole("heading", { level: 1 }).textContent()} · Stint`);
      const scripts = (await loadedBy(page)).filter((url) => url.endsWith(".js"));
      withCharts += scripts.some((url) => /chart[^/]*$/i.test(url)) ? 1 : 0;
      const bytes = await sizeOf(
        scripts.filter((url) => !LATER.test(url)),
        sizes,
      );
      expect(bytes, path).to.be.within(50_000, budgets.scriptsOfAnyPage);
    }
    expect(withCharts, "pages with charts").to.be.greaterThan(0);
  });

  it("is visible before its style sheets, and requests them, and the session once, before the scripts run", async () => {
    const page = await dashboards.openDashboard("owner", "/settings/nowhere");
    const requested = page.waitForRequest("**/*.css");
    await page.route("**/assets/index-*.js", async (route) => {
      await requested;
      await route.fallback();
    });
    const release = await hold(page, "**/*.css");
    await page.goto(dashboards.harness.url, { waitUntil: "commit" });
    await page.getByAltText("Stint").waitFor();
    expect(await page.getByRole("heading").count()).to.equal(0);
    release();
    await page.getByRole("heading", { level: 1 }).waitFor();
    const requests = await page.evaluate<[string, string][]>(
      "performance.getEntriesByType('resource').map(({ name, initiatorType }) => [new URL(name).pathname, initiatorType])",
    );
    expect(requests.filter(([path]) => /^\/v1\/(me|workspace)$/.test(path))).to.have.deep.members([
      ["/v1/me", "link"],
      ["/v1/workspace", "link"],
    ]);
  });

  it("applies the styles of a page and of a menu after those of the first page, which they override", async () => {
    await furnish(dashboards.api("owner"));
    const page = await dashboards.openDashboard("owner", "/reports/invoices");
    await page.getByRole("button", { name: "Export" }).click();
    await page.getByRole("menuitem").first().waitFor();
    await untilLoaded(page);
    const paddings = await page.evaluate<string[]>(
      `[...document.querySelectorAll("[role=menuitem], .mantine-Button-root")].map((one) => getComputedStyle(one).paddingInlineStart)`,
    );
    expect(paddings).to.have.length.greaterThan(5);
    expect(paddings).to.not.include("0px");
  });
});
