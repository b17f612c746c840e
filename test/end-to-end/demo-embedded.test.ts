import { once } from "node:events";
import { readdirSync } from "node:fs";
import { expect } from "chai";
import { createFolder } from "../adapters/sql/databases.js";
import { DemoStarts } from "./demo-starts.js";

describe("the demo on the embedded store", function () {
  this.timeout(600_000);
  const starts = new DemoStarts();
  let folder: ReturnType<typeof createFolder>;
  const settings = () => ({ STINT_DATA_DIR: folder.path });

  beforeEach(() => {
    folder = createFolder();
  });
  afterEach(async () => {
    await starts.end();
    folder.remove();
  });

  it("stops immediately on SIGTERM, with exit code 0 and no lock, and was not ready before", async () => {
    await starts.givenUpOn("SIGTERM", settings());
    expect(readdirSync(folder.path).toSorted()).to.deep.equal(["postgres", "secret.key"]);
  });

  it("is created completely by the start after a killed one, and stops with the service that creates another", async () => {
    const service = await starts.madeWholeAfterKill(settings());
    const demo = await starts.begun(["demo"], settings());
    const ended = once(demo.child, "close");
    expect(await service.stop()).to.equal(0);
    expect(await ended).to.deep.equal([3, null]);
    expect(demo.output.at(-1)).to.contain("stopped before the demo was complete. The incomplete workspace is kept");
  });
});
