import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { expect } from "chai";
import { furnish } from "../http/harness.js";
import { untilLoaded, useDashboards } from "./dashboards.js";
import { inside } from "./inside.js";

/** The size of the body for a browser on https, which accepts brotli. */
async function bytesSent(url: string): Promise<number> {
  const [answer] = (await once(get(url, { headers: { "Accept-Encoding": "br" } }), "response")) as [IncomingMessage];
  let bytes = 0;
  for await (const chunk of answer) bytes += (chunk as Buffer).length;
  expect([answer.statusCode, answer.headers["content-encoding"]], url).to.deep.equal([200, "br"]);
  return bytes;
}

describe("the dashboard's scripts, in Chromium", () => {
  const dashboards = useDashboards();

  it("take less than 200 kB with brotli, on any first page; charts and notifications load later", async () => {
    await furnish(dashboards.api("owner"));
    const sizes = new Map<string, number>();
    const page = await dashboards.openDashboard("owner", "/settings/nowhere");
    let withCharts = 0;
    for (const path of inside) {
      await page.goto(dashboards.harness.url + path);
      await untilLoaded(page);
      expect(await page.title(), path).to.equal(`${await page.getByRole("heading", { level: 1 }).textContent()} · Stint`);
      const urls = await page.evaluate<string[]>("performance.getEntriesByType('resource').map(({ name }) => name)");
      const all = urls.filter((url) => url.endsWith(".js"));
      const scripts = all.filter((url) => !/(chart|notices)[^/]*$/i.test(url));
      withCharts += all.some((url) => /chart[^/]*$/i.test(url)) ? 1 : 0;
      let bytes = 0;
      for (const url of scripts) {
        sizes.set(url, sizes.get(url) ?? (await bytesSent(url)));
        bytes += sizes.get(url) ?? 0;
      }
      expect(bytes / 1_000, path).to.be.within(50, 200);
    }
    expect(withCharts, "pages with charts").to.be.greaterThan(0);
  });

  it("come only from the service, like everything that a page loads", async () => {
    const page = await dashboards.openDashboard(null, "/sign-in");
    const origins = await page.evaluate<string[]>(
      "performance.getEntriesByType('resource').map(({ name }) => new URL(name).origin)",
    );
    expect([...new Set(origins)]).to.deep.equal([dashboards.harness.url]);
  });
});
