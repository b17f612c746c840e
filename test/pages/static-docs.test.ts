import { createReadStream, existsSync, readdirSync, readFileSync } from "node:fs";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, extname, join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect } from "chai";
import { memoryPorts } from "../../adapters/memory/index.js";
import { decisions, entryPoints, sections } from "../../packaging/docs/contents.js";
import { endpointsOf, type OpenApi } from "../../packaging/docs/openapi.js";
import { pathOf } from "../../packaging/docs/reference.js";
import { writeSite } from "../../packaging/docs/site.js";
import { libraries } from "../../packaging/libraries.js";
import { createFolder } from "../adapters/sql/databases.js";
import { description } from "../described/description.js";
import { indexOf, weights } from "../../packaging/docs/search/entry.js";
import { searchOf } from "../../packaging/docs/search/search.js";
import { missing } from "../documentation/queries.js";
import { type Harness, startHarness } from "../http/harness.js";
import { root } from "../repository.js";
import { PATIENCE_MS, useBrowser } from "./browser.js";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".css": "text/css",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
};

/** A static host that serves the folder below /some/where/. */
async function host(folder: string): Promise<Server> {
  const server = createServer(({ url = "" }, response) => {
    const file = join(folder, new URL(url, "http://host").pathname.replace(/^\/some\/where\//, ""));
    if (!url.startsWith("/some/where/") || !existsSync(file)) return void response.writeHead(404).end();
    response.writeHead(200, { "Content-Type": types[extname(file)] ?? "text/plain" });
    createReadStream(file).pipe(response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
}

describe("the documentation as static pages", function () {
  this.timeout(2 * PATIENCE_MS);
  const browser = useBrowser();
  let folder: ReturnType<typeof createFolder>;
  let site: string;
  let html: ReadonlyMap<string, string>;

  before(async () => {
    folder = createFolder();
    site = join(folder.path, "site");
    await writeSite(site, { api: null });
    const files = readdirSync(site, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".html"));
    html = new Map(files.map((path) => [path, readFileSync(join(site, path), "utf8")]));
  });
  after(() => folder?.remove());

  const attributes = (text: string, name: string): readonly string[] =>
    [...text.matchAll(new RegExp(`<[^>]* ${name}="([^"]*)"`, "g"))].map(([, value = ""]) => value.replaceAll("&amp;", "&"));

  it("links only to pages and anchors that exist", () => {
    const ids = new Map([...html].map(([path, text]) => [path, new Set(attributes(text, "id"))]));
    const broken: string[] = [];
    let checked = 0;
    for (const [path, text] of html)
      for (const href of attributes(text, "href")) {
        if (/^(?:https?|mailto):/.test(href)) continue;
        checked += 1;
        const [file = "", anchor = ""] = href.split("#");
        const target = file === "" ? path : join(dirname(path), decodeURIComponent(file.replace(/\?.*/, "")));
        if (target.startsWith("..") || !existsSync(join(site, target))) broken.push(`${path}: ${href}`);
        else if (anchor !== "" && ids.get(target)?.has(decodeURIComponent(anchor)) === false) broken.push(`${path}: ${href}`);
      }
    expect(broken).to.deep.equal([]);
    expect(checked).to.be.greaterThan(10_000);
  });

  it("loads nothing from other servers", () => {
    const loaded = [...html.values()].flatMap((text) => [
      ...attributes(text, "src"),
      ...[...text.matchAll(/<link[^>]* href="([^"]*)"/g)].map(([, href = ""]) => href),
    ]);
    expect(loaded).not.to.deep.equal([]);
    expect(loaded.filter((url) => /^(?:[a-z]+:)?\/\//.test(url))).to.deep.equal([]);
    const styles = readdirSync(join(site, "assets")).filter((name) => name.endsWith(".css"));
    for (const name of styles)
      expect(readFileSync(join(site, "assets", name), "utf8"), name).not.to.match(/url\(["']?(?:https?:)?\/\//);
  });

  it("has a page for every guide, decision, entry point and operation", () => {
    const records = readdirSync(join(root, decisions)).map((name) => `decisions/${name}`);
    const guides = sections.flatMap(({ guides: all }) =>
      all.map(({ file }) => `guides/${file.replace(/^docs\//, "").toLowerCase()}`),
    );
    const modules = Object.keys(libraries).map((name) => `library/${name === "core" ? "stint" : `stint/${name}`}/index.md`);
    const operations = endpointsOf(description.document as unknown as OpenApi).map((endpoint) => `${pathOf(endpoint)}.md`);
    expect(operations).to.have.length(description.operations.length);
    const expected = [...records, ...guides, ...modules, ...operations].map((path) => path.replace(/\.md$/, ".html"));
    expect(expected.filter((path) => !html.has(path))).to.deep.equal([]);
    expect(Object.keys(entryPoints).sort()).to.deep.equal(Object.keys(libraries).sort());
  });

  it("finds first what integrators look for, at places that exist", () => {
    const page = {};
    runInNewContext(readFileSync(join(site, "assets/search.js"), "utf8"), { window: page });
    const entries = indexOf(page) ?? [];
    expect(missing(searchOf(entries))).to.deep.equal([]);
    const kinds = new Set(entries.map(({ kind }) => kind));
    expect([...kinds]).to.have.members(Object.keys(weights));
    const broken = entries.filter(({ url }) => {
      const [path = "", anchor] = url.split("#");
      const text = html.get(path);
      return text === undefined || (anchor !== undefined && !text.includes(` id="${anchor}"`));
    });
    expect(broken.map(({ url }) => url)).to.deep.equal([]);
  });

  it("lists every page of the repository's documentation", () => {
    const listed = sections.flatMap(({ guides }) => guides.map(({ file }) => file));
    const present = readdirSync(join(root, "docs")).filter((name) => name.endsWith(".md"));
    expect(listed).to.include.members(present.map((name) => `docs/${name}`));
  });

  it("tries operations on the service that the reader enters, from any folder of a host", async () => {
    const server = await host(site);
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    let harness: Harness | undefined;
    const context = await browser().newContext();
    try {
      harness = await startHarness(memoryPorts(), { corsOrigins: [origin] });
      const { tokens } = await harness.createWorkspace();
      const page = await context.newPage();
      page.setDefaultTimeout(PATIENCE_MS);
      await page.goto(`${origin}/some/where/api/users/getMe.html`);
      await page.locator(".try > summary").click();
      await page.getByLabel("Service").fill(`${harness.url}/v1`);
      await page.getByLabel("API token").fill(tokens.member);
      await page.getByRole("button", { name: /^Send/ }).click();
      await page.locator(".response .succeeded").waitFor();
      expect(await page.locator(".response > :last-child").textContent()).to.contain('"role": "member"');
      const document = await (await fetch(`${origin}/some/where/openapi.json`)).json();
      expect(document).to.have.property("paths");
    } finally {
      await context.close();
      await harness?.close();
      server.closeAllConnections();
      server.close();
    }
  });
});
