import { fileURLToPath } from "node:url";
import { expect } from "chai";
import { createFolder } from "../adapters/sql/databases.js";
import { onSmallDisk } from "../small-disk.js";
import { PATIENCE_MS } from "./extent.js";

const script = fileURLToPath(new URL("full-disk-process.js", import.meta.url));

describe("the service on a full disk", function () {
  this.timeout(PATIENCE_MS);
  const folder = createFolder();
  after(() => folder.remove());

  it("refuses writes before the database can no longer store them, serves reads, and recovers by itself", async () => {
    const { out, err } = await onSmallDisk({ path: folder.path, size: "250m" }, [script, folder.path]);
    const refused = "503 storage_full";
    expect(JSON.parse(out), err).to.deep.equal({
      atFirst: "201",
      almostFull: [refused, 1, 503],
      full: [Array.from({ length: 20 }, () => refused), 1, 503, null],
      freed: ["201", 2],
      exit: 0,
    });
  });
});
