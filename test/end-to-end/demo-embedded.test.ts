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

  it("answers its user while it is created, stops on SIGTERM with exit code 0 and no lock, and is completed by the next start", async () => {
    await starts.goneOnAfter("SIGTERM", settings());
    expect(readdirSync(folder.path).filter((name) => name.startsWith("lock."))).to.deep.equal([]);
  });

  it("is completed after kills, with nothing missing and nothing twice, and stops with the service that creates another", async () => {
    const service = await starts.madeWholeAfterKills(settings());
    const demo = await starts.begun(["demo"], settings());
    const closed = once(demo.child, "close");
    expect(await service.stop()).to.equal(0);
    expect(await closed).to.deep.equal([3, null]);
    expect(demo.output.at(-1)).to.contain("stopped before the demo was complete. Its next start goes on with it");
  });
});
