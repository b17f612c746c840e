import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect } from "chai";
import { memoryPorts } from "../../adapters/memory/index.js";
import { bundleOf } from "../client/browser-bundle.js";
import { UnreliableNetwork } from "../client/unreliable-network.js";
import { type Harness, startHarness } from "../http/harness.js";
import { useBrowser } from "./browser.js";

describe("stint/client from the package, on a page of another origin in Chromium", () => {
  const browser = useBrowser();
  let pages: Server;
  let origin: string;
  let harness: Harness;
  let network: UnreliableNetwork;

  before(async () => {
    const script = await bundleOf(join(import.meta.dirname, "client-in-page.js"));
    pages = createServer(({ url }, response) => {
      const isScript = url === "/page.js";
      response.setHeader("Content-Type", isScript ? "text/javascript" : "text/html");
      response.end(isScript ? script : '<!doctype html><title>Page</title><script type="module" src="/page.js"></script>');
    });
    pages.listen(0, "127.0.0.1");
    await once(pages, "listening");
    origin = `http://127.0.0.1:${(pages.address() as AddressInfo).port}`;
    harness = await startHarness(memoryPorts(), { corsOrigins: [origin] });
    network = await UnreliableNetwork.before(harness.url);
  });
  after(async () => {
    pages?.closeAllConnections();
    pages?.close();
    await network?.close();
    await harness?.close();
  });

  it("creates once although responses are cut off, lists, reports errors, downloads and copies", async () => {
    const page = await (await browser().newContext()).newPage();
    const { tokens } = await harness.createWorkspace();
    await page.goto(origin);
    await page.waitForFunction("'exercise' in globalThis");
    // Before the POST, the browser asks whether the page may send it. It would repeat a request without any response by itself.
    network.next(undefined, "response cut off", "response cut off");
    const result = await page.evaluate(`exercise(${JSON.stringify(network.url)}, ${JSON.stringify(tokens.owner)})`);
    await page.context().close();
    expect(result).to.deep.equal({
      created: "Ada Ltd",
      listed: ["Ada Ltd"],
      refusal: "/name",
      file: '"id","name"',
      copied: ["client", "workspace"],
      isAborted: true,
      failures: ["POST /clients StintUnreachable", "POST /clients StintUnreachable", "POST /clients StintProblem"],
    });
    const keys = network.seen.slice(1, 4).map(({ method, headers }) => `${method} ${headers["idempotency-key"] ?? ""}`);
    expect(keys[0]).to.match(/^POST [0-9a-f]{32}$/);
    expect(new Set(keys).size).to.equal(1);
  });
});
