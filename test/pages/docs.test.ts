import { expect } from "chai";
import type { Page } from "playwright-core";
import { memoryPorts } from "../../adapters/memory/index.js";
import { description } from "../described/description.js";
import { furnish, type Harness, startHarness } from "../http/harness.js";
import { PATIENCE_MS, useBrowser } from "./browser.js";

const sizes = { "a desk": { width: 1280, height: 900 }, "a phone": { width: 390, height: 844 } } as const;

/** Enters the token in the page. */
async function authorize(page: Page, token: string): Promise<void> {
  await page.getByRole("button", { name: "Authorize" }).first().click();
  const bearer = page.locator(".auth-container").filter({ hasText: "bearer" });
  await bearer.locator("input").fill(token);
  await bearer.getByRole("button", { name: "Apply credentials" }).click();
  await bearer.getByRole("button", { name: "Close" }).click();
}

describe("the documentation at /docs, in Chromium", () => {
  const browser = useBrowser();
  const complaints: string[] = [];
  const elsewhere: string[] = [];
  let harness: Harness;
  let page: Page;

  /** One page for all tests, with its operations expanded. Requests to other origins are logged and blocked. */
  before(async function () {
    this.timeout(PATIENCE_MS);
    harness = await startHarness(memoryPorts());
    const context = await browser().newContext({ viewport: sizes["a desk"] });
    context.setDefaultTimeout(PATIENCE_MS);
    page = await context.newPage();
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(error.message));
    const isElsewhere = (url: URL) => url.origin !== harness.url && url.protocol !== "data:";
    await page.route(isElsewhere, async (route) => {
      elsewhere.push(route.request().url());
      await route.abort();
    });
    await page.addInitScript(
      `document.addEventListener("securitypolicyviolation", (event) => console.error("blocked by the content security policy: " + event.violatedDirective + " " + event.blockedURI))`,
    );
    await page.goto(`${harness.url}/docs`);
    await page.locator(".opblock").first().waitFor();
  });
  afterEach(() => {
    expect([complaints, elsewhere]).to.deep.equal([[], []]);
  });
  after(async () => {
    await page?.context().close();
    await harness?.close();
  });

  it("shows every operation and event, only from this service and within its policy", async () => {
    const shown = await page.locator(".opblock").count();
    expect(shown).to.equal(description.operations.length + Object.keys(description.document["webhooks"] as object).length);
    await page.locator("#operations-Invoices-createInvoice .opblock-summary-control").click();
    await page.locator("#operations-Invoices-createInvoice .responses-table").first().waitFor();
    for (const [name, size] of Object.entries(sizes)) {
      await page.setViewportSize(size);
      const wide = await page.evaluate<number>("document.documentElement.scrollWidth - document.documentElement.clientWidth");
      expect(wide, `pixels to scroll sideways on ${name}`).to.equal(0);
      const folder = process.env["STINT_TEST_SCREENSHOTS"];
      if (folder !== undefined) await page.screenshot({ path: `${folder}/docs-${name.replace(" ", "-")}.png` });
    }
  });

  it("tries out an operation with a token", async () => {
    const { tokens } = await harness.createWorkspace();
    await authorize(page, tokens.admin);
    const operation = page.locator("#operations-Users-getMe");
    await operation.locator(".opblock-summary-control").click();
    await operation.getByRole("button", { name: "Try it out" }).click();
    await operation.getByRole("button", { name: "Execute" }).click();
    await operation.locator(".live-responses-table").waitFor();
    expect(await operation.locator(".live-responses-table").first().textContent()).to.contain('"role": "admin"');
  });

  it("tries out operations unchanged, with only the id of the path filled in", async () => {
    const { tokens } = await harness.createWorkspace();
    const api = harness.api(tokens.owner);
    const ids = await furnish(api);
    await page.goto(`${harness.url}/docs`);
    await page.reload();
    await authorize(page, tokens.owner);
    const operations: readonly (readonly [operation: string, status: number, id?: string])[] = [
      ["Users-getMe", 200],
      ["Users-updateMe", 200],
      ["Clients-listClients", 200],
      ["Clients-addClient", 201],
      ["Clients-addClient", 201],
      ["Time entries-listTimeEntries", 200],
      ["Time entries-getTimeEntry", 200, ids.entry],
      ["Invoices-listInvoices", 200],
      ["Reports-getTimeReport", 200],
      ["Changes-listChanges", 200],
    ];
    for (const [name, status, id] of operations) {
      const operation = page.locator(`[id="operations-${name.replaceAll(" ", "_")}"]`);
      await operation.locator(".opblock-summary-control").click();
      const trying = operation.getByRole("button", { name: "Try it out" });
      await trying
        .or(operation.getByRole("button", { name: "Execute" }))
        .first()
        .waitFor();
      if (await trying.isVisible()) await trying.click();
      if (id !== undefined) await operation.getByPlaceholder("id", { exact: true }).fill(id);
      const answer = page.waitForResponse(
        (response) => response.url().includes("/v1/") && !response.url().endsWith("openapi.json"),
      );
      await operation.getByRole("button", { name: "Execute" }).click();
      const response = await answer;
      expect([name, response.status(), await response.text()].slice(0, 2)).to.deep.equal([name, status]);
      await operation.locator(".opblock-summary-control").click();
    }
  });

  it("allows only its own inline script, and lets browsers cache files with a version in their URL", async () => {
    const { headers, status } = await harness.api(null)("/docs", { method: "HEAD" });
    const policy = headers.get("content-security-policy") ?? "";
    expect(status).to.equal(200);
    expect(policy).to.contain("default-src 'none'").and.contain("frame-ancestors 'none'").and.not.contain("unsafe");
    const html = await (await fetch(`${harness.url}/docs`)).text();
    const files = [...html.matchAll(/(?:src|href)="(docs\/[^"]+)"/g)].map(([, file = ""]) => file);
    expect(files).to.have.length(3);
    for (const file of files) {
      const asset = await fetch(`${harness.url}/${file}`);
      expect([asset.status, asset.headers.get("cache-control")]).to.deep.equal([200, "public, max-age=31536000, immutable"]);
      expect((await asset.arrayBuffer()).byteLength).to.be.greaterThan(500);
    }
    expect((await harness.api(null)("/docs", { method: "POST", body: {} })).status).to.equal(405);
    expect((await harness.api(null)("/docs/../package.json")).status).to.equal(404);
  });
});
