import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { expect } from "chai";
import type { Page } from "playwright-core";
import { dashboardPages } from "../../../adapters/dashboard/pages.js";
import { type Harness, startHarness } from "../../http/harness.js";
import { type PrefixProxy, startPrefixProxy } from "../../pages/prefix-proxy.js";
import { until, useDashboards } from "../dashboards.js";
import { keptBuilds, openAgain, untilInstalled } from "./installed.js";

const PREFIX = "/at/stint";
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
const builtFolder = fileURLToPath(import.meta.resolve("#built/dashboard"));
const script = (folder: string): string =>
  /src="\.\/(assets\/index-[^"]+\.js)"/.exec(readFileSync(join(folder, "index.html"), "utf8"))?.[1] ?? "";

/** A copy of the build whose own scripts have other names, as in the next build. Those of libraries rarely change. */
function nextBuild(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), "stint-build-"));
  cpSync(builtFolder, folder, { recursive: true });
  const assets = join(folder, "assets");
  const isOwn = (file: string) => file.endsWith(".js.br") && !/^(libraries|rolldown-runtime)-/.test(file);
  const scripts = new Set(readdirSync(assets).filter(isOwn));
  const next = (file: string) => file.replace(".js", `-${name}.js`);
  const rename = (text: string) => text.replace(/[\w-]+\.js\b/g, (file) => (scripts.has(`${file}.br`) ? next(file) : file));
  for (const file of ["index.html", "sw.js"]) writeFileSync(join(folder, file), rename(readFileSync(join(folder, file), "utf8")));
  for (const file of scripts) {
    const text = brotliDecompressSync(readFileSync(join(assets, file))).toString();
    writeFileSync(join(assets, next(file)), brotliCompressSync(rename(text), FAST));
    rmSync(join(assets, file));
  }
  return folder;
}

describe("the installed dashboard, in Chromium", () => {
  const dashboards = useDashboards({ basePath: PREFIX });
  const folders = [nextBuild("second"), nextBuild("third")];
  const others: Harness[] = [];
  let proxy: PrefixProxy;
  let served: () => string;

  before(async () => {
    for (const folder of folders)
      others.push(await startHarness(dashboards.harness.ports, { pages: dashboardPages({ basePath: PREFIX }, folder) }));
    proxy = await startPrefixProxy(() => served(), PREFIX);
  });
  beforeEach(() => {
    served = () => dashboards.harness.url;
  });
  after(async () => {
    proxy?.close();
    for (const harness of others) await harness.close();
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  const install = async (path = "/sign-in") => {
    const page = await dashboards.openDashboard(null, path, { url: proxy.url, installed: true });
    await untilInstalled(page);
    return page;
  };
  const scriptOf = (page: Page) =>
    page.evaluate<string>("[...document.querySelectorAll('script[type=module][src]')].at(-1).getAttribute('src')");

  it("has a manifest with icons that exist, within its path", async () => {
    const page = await dashboards.openDashboard(null, "/sign-in", { url: proxy.url });
    const href = await page.locator("link[rel=manifest]").evaluate((link) => (link as HTMLLinkElement).href);
    const response = await page.request.get(href);
    expect(response.headers()["content-type"]).to.equal("application/manifest+json; charset=utf-8");
    const manifest = (await response.json()) as { icons: { src: string; sizes: string; purpose?: string }[]; start_url: string };
    expect(new URL(manifest.start_url, href).href).to.equal(`${proxy.url}/time`);
    expect(manifest.icons.map(({ sizes, purpose = "any" }) => `${sizes} ${purpose}`)).to.deep.equal([
      "192x192 any",
      "512x512 any",
      "512x512 maskable",
    ]);
    for (const { src, sizes } of manifest.icons) {
      const icon = await page.request.get(new URL(src, href).href);
      expect([icon.status(), icon.headers()["content-type"]], src).to.deep.equal([200, "image/png"]);
      // The width of a PNG is in its header.
      expect((await icon.body()).readUInt32BE(16), src).to.equal(Number.parseInt(sizes));
    }
  });

  it("opens in a new tab without a network, at each of its paths, and nothing else does", async () => {
    const page = await install();
    await page.context().setOffline(true);
    const next = await openAgain(page, `${proxy.url}/sign-in`);
    await next.getByRole("heading", { level: 1, name: "Sign in" }).waitFor();
    await next.goto(`${proxy.url}/invitations/accept`);
    await next.getByRole("heading", { level: 1 }).waitFor();
    for (const path of ["/docs/", "/v1/openapi.json", "/nowhere"])
      expect(await next.goto(proxy.url + path).catch((error: Error) => error.message), path).to.contain(
        "ERR_INTERNET_DISCONNECTED",
      );
  });

  it("opens while a proxy reports that the service is unavailable", async () => {
    const page = await install();
    dashboards.expectStatus(502);
    served = () => "http://127.0.0.1:9";
    const next = await openAgain(page, `${proxy.url}/sign-in`);
    await next.getByRole("heading", { level: 1, name: "Sign in" }).waitFor();
  });

  it("keeps no response of the API", async () => {
    const page = await dashboards.openDashboard("owner", "/time", { url: proxy.url, installed: true });
    await untilInstalled(page);
    await page.reload();
    await page.getByRole("combobox", { name: "New entry" }).waitFor();
    const kept = await page.evaluate<string[]>(
      "caches.keys().then(([name]) => caches.open(name)).then((one) => one.keys()).then((all) => all.map(({ url }) => url))",
    );
    expect(kept.length).to.be.greaterThan(50);
    expect(kept.filter((url) => url !== `${proxy.url}/` && !url.startsWith(`${proxy.url}/assets/`))).to.deep.equal([]);
  });

  it("shows a new build at the next start, keeps it for the start after that, and deletes builds before the previous one", async () => {
    const first = script(builtFolder);
    let page = await install();
    for (const [index, folder] of folders.entries()) {
      served = () => others[index]?.url ?? "";
      page = await openAgain(page, `${proxy.url}/sign-in`);
      await page.getByRole("heading", { level: 1, name: "Sign in" }).waitFor();
      expect(await scriptOf(page)).to.equal(`./${script(folder)}`);
      await until("the build to be kept", async () => (await keptBuilds(page)).some((name) => name.endsWith(script(folder))));
      await until("the new service worker to take over", () =>
        page.evaluate<boolean>(
          "navigator.serviceWorker.ready.then(({ waiting, installing }) => waiting === null && installing === null)",
        ),
      );
    }
    await until("the first build to be deleted", async () => (await keptBuilds(page)).every((name) => !name.endsWith(first)));
    expect((await keptBuilds(page)).length).to.equal(2);
    await page.context().setOffline(true);
    page = await openAgain(page, `${proxy.url}/sign-in`);
    await page.getByRole("heading", { level: 1, name: "Sign in" }).waitFor();
    expect(await scriptOf(page)).to.equal(`./${script(folders[1] ?? "")}`);
  });

  it("keeps the previous page if a file of the new build is missing", async () => {
    const page = await install();
    const folder = nextBuild("broken");
    writeFileSync(
      join(folder, "sw.js"),
      readFileSync(join(folder, "sw.js"), "utf8").replace(/assets\/index-[\w-]+-broken/, "assets/gone"),
    );
    const broken = await startHarness(dashboards.harness.ports, { pages: dashboardPages({ basePath: PREFIX }, folder) });
    try {
      dashboards.expectStatus(404);
      served = () => broken.url;
      await page.reload();
      await page.evaluate("navigator.serviceWorker.ready.then((one) => one.update()).catch(() => undefined)");
      await page.context().setOffline(true);
      const next = await openAgain(page, `${proxy.url}/sign-in`);
      await next.getByRole("heading", { level: 1, name: "Sign in" }).waitFor();
      expect(await scriptOf(next)).to.equal(`./${script(builtFolder)}`);
    } finally {
      await broken.close();
      rmSync(folder, { recursive: true });
    }
  });
});
