import { expect } from "chai";
import type { Browser, Page } from "playwright-core";
import { memoryPorts } from "../../adapters/memory/index.js";
import { type Harness, startHarness } from "../http/harness.js";
import { createScene, type Scene } from "../http/storages.js";
import { openBrowser } from "./browser.js";

describe("the page of an invitation's link, in Chromium", function () {
  this.timeout(60_000);
  let browser: Browser;
  let harness: Harness;
  let scene: Scene;
  let page: Page;
  let complaints: string[];

  before(async function () {
    browser = await openBrowser(this);
    harness = await startHarness(memoryPorts());
    scene = await createScene(harness);
  });
  beforeEach(async () => {
    complaints = [];
    page = await (await browser.newContext()).newPage();
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(error.message));
  });
  afterEach(() => page.context().close());
  after(async () => {
    await browser?.close();
    await harness?.close();
  });

  const open = (token: string) => page.goto(`${harness.url}/invitations/accept#token=${token}`);
  const status = () => page.getByRole("status").textContent();

  it("does nothing until its button is pressed, then shows a token that works, and leaves none in the address", async () => {
    const token = await scene.invitation();
    await open(token);
    expect(page.url()).to.equal(`${harness.url}/invitations/accept`);
    await page.getByLabel("Your name").fill("Grace <b>Hopper</b>");
    await page.getByRole("button", { name: "Accept" }).press("Enter");
    await page.locator("code").waitFor();
    expect(await status()).to.contain("Welcome, Grace <b>Hopper</b>.");
    const secret = (await page.locator("code").textContent()) ?? "";
    expect((await harness.api(secret)("/v1/me")).body).to.include({ name: "Grace <b>Hopper</b>", status: "active" });
    expect(complaints).to.deep.equal([]);
  });

  it("says why where the invitation was used already", async () => {
    const token = await scene.invitation();
    await harness.api(null)("/v1/invitations/accept", { body: { token } });
    await open(token);
    await page.getByRole("button").click();
    await page.getByRole("status").waitFor();
    expect(await status()).to.equal("The invitation is unknown, expired or used already.");
  });

  it("says so where the link is not complete", async () => {
    await page.goto(`${harness.url}/invitations/accept`);
    expect(await status()).to.contain("not complete");
    expect(await page.getByRole("button").isVisible()).to.equal(false);
  });

  it("runs no script but its own, and is shown in no frame", async () => {
    const { headers } = await harness.api(null)("/invitations/accept", { method: "HEAD" });
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).to.contain("default-src 'none'").and.contain("frame-ancestors 'none'").and.not.contain("unsafe");
    await open("x");
    await page.evaluate(
      `document.body.append(Object.assign(document.createElement("script"), { textContent: "document.title = 'changed'" }))`,
    );
    expect(await page.title()).to.contain("Accept an invitation");
  });
});
