import { expect } from "chai";
import type { Page } from "playwright-core";
import { documentationPages } from "../../adapters/http/index.js";
import { memoryPorts } from "../../adapters/memory/index.js";
import { checkAccessibility } from "../dashboard/dashboards.js";
import { furnish, type Harness, startHarness, type TestWorkspace } from "../http/harness.js";
import { PATIENCE_MS, useBrowser } from "./browser.js";
import { type PrefixProxy, startPrefixProxy } from "./prefix-proxy.js";

const PREFIX = "/at/stint";
const desk = { width: 1440, height: 900 };

/** One page of each kind that this repository lays out. */
const pages = [
  "index.html",
  "guides/tutorial.html",
  "guides/api.html",
  "api/index.html",
  "api/clients/index.html",
  "api/clients/createClient.html",
  "api/objects/Invoice.html",
  "api/events.html",
  "api/errors.html",
  "library/index.html",
] as const;

const looks: Readonly<
  Record<string, { readonly size: typeof desk; readonly colorScheme: "light" | "dark"; readonly shown: readonly string[] }>
> = {
  "on a desk": { size: desk, colorScheme: "light", shown: pages },
  "on a desk in the dark": {
    size: desk,
    colorScheme: "dark",
    shown: ["index.html", "guides/tutorial.html", "api/clients/createClient.html"],
  },
  "on a phone": {
    size: { width: 390, height: 844 },
    colorScheme: "light",
    shown: ["index.html", "guides/api.html", "api/clients/index.html", "api/clients/createClient.html"],
  },
};

/** Removes the links that the menu does not show: some 700 of 730, which axe would visit on each page. */
const withoutClosedParts = `document.querySelectorAll(".site-menu details:not([open]) > div").forEach((part) => part.remove())`;

describe("the documentation at /docs behind a proxy that removes a path prefix, in Chromium", () => {
  const browser = useBrowser();
  const complaints: string[] = [];
  let harness: Harness;
  let proxy: PrefixProxy;
  let workspace: TestWorkspace;
  let page: Page;

  before(async () => {
    harness = await startHarness(memoryPorts(), { basePath: PREFIX, publicUrl: () => proxy.url, pages: documentationPages() });
    proxy = await startPrefixProxy(() => harness.url, PREFIX);
  });
  /** The test fails for errors, for requests to other origins, and for anything that the content security policy blocks. */
  beforeEach(async () => {
    complaints.length = 0;
    workspace = await harness.createWorkspace();
    const context = await browser().newContext({ viewport: desk });
    context.setDefaultTimeout(PATIENCE_MS);
    page = await context.newPage();
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.route("**", async (route) => {
      const { origin, protocol } = new URL(route.request().url());
      if (origin === proxy.origin || protocol === "data:") return route.continue();
      complaints.push(`requested ${route.request().url()}`);
      return route.abort();
    });
    await page.addInitScript(
      `document.addEventListener("securitypolicyviolation", (event) => console.error("blocked by the content security policy: " + event.violatedDirective + " " + event.blockedURI))`,
    );
  });
  afterEach(async () => {
    await page?.context().close();
    expect(complaints).to.deep.equal([]);
  });
  after(async () => {
    proxy?.close();
    await harness?.close();
  });

  const open = async (path: string): Promise<void> => {
    await page.goto(`${proxy.url}/docs/${path}`);
    await page.locator("#tsd-nav-container a").first().waitFor({ state: "attached" });
  };
  const search = async (words: string): Promise<void> => {
    await page.getByRole("button", { name: "Search" }).click();
    await page.locator("#tsd-search-input").fill(words);
    await page.locator("#tsd-search-results a").first().waitFor();
  };
  /** Sends the form of the page's operation, and returns its status and what the page shows of the body. */
  const tryIt = async (token: string): Promise<readonly [status: string, body: string]> => {
    await page.locator(".try > summary").click();
    await page.getByLabel("API token").fill(token);
    await page.getByRole("button", { name: /^Send/ }).click();
    await page.locator(".response .succeeded, .response .failed").waitFor();
    const [status = ""] = await page.locator(".response .succeeded, .response .failed").allTextContents();
    return [status.slice(0, 3), (await page.locator(".response > :last-child").textContent()) ?? ""];
  };

  it("opens with the guides, from which every part is one click away", async () => {
    await page.goto(`${proxy.url}/docs`);
    expect(page.url()).to.equal(`${proxy.url}/docs/`);
    for (const [part, path] of Object.entries({
      "API reference": "api/index.html",
      "Library reference": "library/index.html",
      Guides: "index.html",
    })) {
      await page.locator("#tsd-toolbar-links").getByRole("link", { name: part, exact: true }).click();
      await page.waitForURL(`${proxy.url}/docs/${path}`);
    }
    await page.getByRole("link", { name: "From time to money" }).first().click();
    await page.getByRole("heading", { level: 1, name: "From time to money" }).waitFor();
  });

  for (const [words, path] of [
    ["create a client", "api/clients/createClient.html"],
    ["createClient", "api/clients/createClient.html"],
    ["idempotency", "guides/api.html#safe-retries"],
    ["rate limit", "guides/api.html#limits"],
    ["createUseCases", "library/stint/createUseCases.html"],
  ] as const)
    it(`finds ${path} first by "${words}", and opens it by the keyboard`, async () => {
      await open("api/clients/listClients.html");
      await search(words);
      await page.locator("#tsd-search-input").press("ArrowDown");
      await page.locator("#tsd-search-input").press("Enter");
      await page.waitForURL(`${proxy.url}/docs/${path}`);
    });

  it("marks the words of the query, and says that nothing is found", async () => {
    await open("index.html");
    await search("stop timer");
    const [first] = await page.locator("#tsd-search-results a").all();
    expect(await first?.locator("mark").allTextContents()).to.deep.equal(["Stop", "timer"]);
    expect(await first?.textContent()).to.contain("POST /v1/time-entries/{id}/stop");
    await page.locator("#tsd-search-input").fill("<qwertz>");
    await page.getByText("No results for “<qwertz>”").waitFor();
    expect(await page.locator("#tsd-search-results li").count()).to.equal(0);
  });

  it("sends a request with the entered token, and keeps the token for the next operation", async () => {
    await open("api/users/getMe.html");
    const [status, body] = await tryIt(workspace.tokens.admin);
    expect([status, (JSON.parse(body) as { role: string }).role]).to.deep.equal(["200", "admin"]);
    await open("api/clients/createClient.html");
    expect(await page.getByLabel("API token").inputValue()).to.equal(workspace.tokens.admin);
  });

  it("sends a request with the session of the dashboard if no token is entered", async () => {
    const api = harness.api(workspace.tokens.owner);
    const email = (await api("/v1/me")).body["email"] as string;
    const { secret: token } = await harness.useCases.grantSignIn({ email });
    await page.context().request.post(`${proxy.url}/v1/session`, { data: { token } });
    await open("api/clients/createClient.html");
    const [status, body] = await tryIt("");
    expect([status, (JSON.parse(body) as { name: string }).name]).to.deep.equal(["201", "Ada Ltd"]);
  });

  it("shows the problem of a refused request", async () => {
    await open("api/clients/listClients.html");
    complaints.length = 0;
    const [status, body] = await tryIt("stint_unknown");
    expect([status, (JSON.parse(body) as { code: string }).code]).to.deep.equal(["401", "invalid_token"]);
    expect(complaints.splice(0).join()).to.contain("401");
  });

  it("sends operations unchanged, with only the id of the path filled in", async () => {
    const ids = await furnish(harness.api(workspace.tokens.owner));
    const operations: readonly (readonly [operation: string, status: number, id?: string])[] = [
      ["users/updateMe", 200],
      ["clients/createClient", 201],
      ["time-entries/listTimeEntries", 200],
      ["time-entries/listTimeEntriesAsCsv", 200],
      ["time-entries/getTimeEntry", 200, ids.entry],
      ["clients/deleteClient", 409, ids.client],
      ["invoices/exportInvoice", 200, ids.invoice],
      ["reports/getTimeReport", 200],
      ["changes/listChanges", 200],
    ];
    for (const [name, status, id] of operations) {
      await open(`api/${name}.html`);
      await page.locator(".try > summary").click();
      await page.getByLabel("API token").fill(workspace.tokens.owner);
      if (id !== undefined) await page.getByLabel("id", { exact: true }).fill(id);
      await page.getByRole("button", { name: /^Send/ }).click();
      const shown = await page.locator(".response > p").first().textContent();
      expect([name, shown?.slice(0, 3)]).to.deep.equal([name, String(status)]);
    }
    expect(complaints.splice(0).join()).to.contain("409");
  });

  it("sends parameters, repeating those that take several values", async () => {
    await open("api/clients/listClients.html");
    await page.locator(".try > summary").click();
    await page.getByLabel("API token").fill(workspace.tokens.owner);
    await page.locator(".try form details > summary").click();
    await page.getByLabel("status").fill("active, archived");
    await page.getByLabel("limit").fill("2");
    const sent = page.waitForRequest((request) => request.url().includes("/v1/clients?"));
    await page.getByRole("button", { name: /^Send/ }).click();
    expect(new URL((await sent).url()).search).to.equal("?status=active&status=archived&limit=2");
    await page.locator(".response .succeeded").waitFor();
  });

  it("shows samples in the language that was chosen last", async () => {
    await open("api/clients/createClient.html");
    const shown = () => page.locator(".sample:visible").allTextContents();
    expect((await shown()).map((text) => text.includes("curl -s"))).to.deep.equal([true]);
    await page.getByRole("tab", { name: "curl" }).press("ArrowRight");
    expect((await shown()).map((text) => text.includes("stint/client"))).to.deep.equal([true]);
    await page.getByRole("tab", { name: "Python" }).click();
    await open("api/projects/createProject.html");
    expect((await shown()).map((text) => text.includes("requests.post"))).to.deep.equal([true]);
  });

  for (const [title, { size, colorScheme, shown }] of Object.entries(looks))
    it(`is accessible and fits ${title}`, async () => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(size);
      for (const path of shown) {
        await open(path);
        if (path.includes("createClient")) await page.locator(".try > summary").click();
        await page.evaluate(withoutClosedParts);
        await checkAccessibility(page);
        const folder = process.env["STINT_TEST_SCREENSHOTS"];
        const file = `docs-${path}-${size.width}-${colorScheme}.png`.replaceAll("/", "-");
        if (folder !== undefined) await page.screenshot({ path: `${folder}/${file}` });
      }
    });

  it("allows only its own inline script, and browsers reload only what changed", async () => {
    const { headers, status } = await harness.api(null)("/docs/index.html", { method: "HEAD" });
    const policy = headers.get("content-security-policy") ?? "";
    expect(status).to.equal(200);
    expect(policy).to.contain("default-src 'none'").and.contain("frame-ancestors 'none'").and.not.contain("unsafe");
    expect(policy.match(/'sha256-/g)).to.have.length(2);
    for (const path of ["index.html", "assets/style.css", "assets/main.js"]) {
      const first = await fetch(`${harness.url}/docs/${path}`);
      expect((await first.text()).length).to.be.greaterThan(500);
      const tag = first.headers.get("etag") ?? "";
      const again = await fetch(`${harness.url}/docs/${path}`, {
        headers: { "If-None-Match": tag, "Cache-Control": "max-age=0" },
      });
      expect([first.status, again.status], path).to.deep.equal([200, 304]);
      const plain = await fetch(`${harness.url}/docs/${path}`, { headers: { "Accept-Encoding": "identity" } });
      expect([plain.headers.get("content-encoding"), plain.headers.get("content-type")?.split("/")[0]]).to.deep.equal([
        null,
        "text",
      ]);
    }
    expect((await harness.api(null)("/docs/", { method: "POST", body: {} })).status).to.equal(405);
    expect((await harness.api(null)("/docs/../package.json")).status).to.equal(404);
    expect((await harness.api(null)("/docs/nothing.html")).status).to.equal(404);
  });
});
