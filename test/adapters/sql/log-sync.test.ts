import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { LogSync } from "../../../adapters/sql/embedded/log-sync.js";
import { createFolder } from "./databases.js";

describe("the sync of the log", () => {
  const folder = createFolder();
  after(() => folder.remove());

  it("leaves out segments that were synced meanwhile, which a checkpoint may rename", async () => {
    const [first, second] = ["000000010000000000000001", "000000010000000000000002"].map((name) => join(folder.path, name));
    if (first === undefined || second === undefined) throw new Error("There are two segments.");
    for (const path of [first, second]) writeFileSync(path, "log");
    const log = new LogSync("durable");
    log.ask(first);
    log.ask(second);
    const settled = log.settled();
    expect(log.hasUnsynced).to.equal(true);
    // As for any change of the folder.
    log.syncNow();
    expect(log.hasUnsynced).to.equal(false);
    renameSync(second, join(folder.path, "000000010000000000000009"));
    await settled;
    await log.settled();
    await log.close();
  });
});
