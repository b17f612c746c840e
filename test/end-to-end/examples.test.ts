import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "chai";
import { memoryPorts } from "../../adapters/memory/index.js";
import { startHarness } from "../http/harness.js";
import { root } from "../repository.js";

describe("the examples", () => {
  it("embed the core and complete the main workflow in memory", async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [join(root, "dist/examples/embed-the-core.js")]);
    expect(stdout).to.equal("paid: 225.00 EUR\n");
  });

  it("call the API with stint/client and follow its changes", async () => {
    const harness = await startHarness(memoryPorts());
    try {
      const { tokens } = await harness.createWorkspace();
      const env = { STINT: harness.url, STINT_TOKEN: tokens.owner };
      const { stdout, stderr } = await promisify(execFile)(process.execPath, [join(root, "dist/examples/api-client.js")], {
        env,
      });
      expect(stdout).to.equal("unbilled: 2.5 h\ninvoice: draft, 22500 EUR\nrefused: 409 in_use\n");
      expect(stderr).to.equal("");
    } finally {
      await harness.close();
    }
  });
});
