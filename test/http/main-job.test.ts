import { expect } from "chai";
import { memoryPorts } from "../../adapters/memory/index.js";
import { startHarness } from "./harness.js";
import { wholeJob } from "./whole-job.js";

describe("the main workflow over HTTP", () => {
  it("covers everything from a new client to a paid invoice", async () => {
    const harness = await startHarness(memoryPorts());
    try {
      const { tokens } = await harness.createWorkspace();
      await wholeJob(harness.api(tokens.owner));
      expect(harness.logged).to.deep.equal([]);
    } finally {
      await harness.close();
    }
  });

  it("hides the work of one workspace from another", async () => {
    const harness = await startHarness(memoryPorts());
    try {
      const mine = harness.api((await harness.createWorkspace()).tokens.owner);
      const other = harness.api((await harness.createWorkspace()).tokens.owner);
      const made = await wholeJob(mine);
      const paths = [
        `/v1/clients/${made.client}`,
        `/v1/projects/${made.project}`,
        `/v1/projects/${made.project}/tasks`,
        `/v1/tasks/${made.task}`,
        `/v1/time-entries/${made.entry}`,
        `/v1/invoices/${made.invoice}`,
      ];
      for (const path of paths) {
        expect((await mine(path)).status, path).to.equal(200);
        expect((await other(path)).status, path).to.equal(404);
      }
    } finally {
      await harness.close();
    }
  });
});
