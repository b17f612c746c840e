import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect } from "chai";
import { createFolder } from "../adapters/sql/databases.js";
import { PATIENCE_MS } from "./extent.js";

const script = fileURLToPath(new URL("full-disk-process.js", import.meta.url));

describe("the service on a full disk", function () {
  this.timeout(PATIENCE_MS);
  const folder = createFolder();
  after(() => folder.remove());

  it("refuses writes before the database can no longer store them, serves reads, and recovers by itself", async () => {
    // A file system of its own in a namespace, which the system removes with the process.
    const mounted = 'mount -t tmpfs -o size=250m tmpfs "$0" && exec "$@"';
    const words = [
      "--user",
      "--map-root-user",
      "--mount",
      "sh",
      "-c",
      mounted,
      folder.path,
      process.execPath,
      script,
      folder.path,
    ];
    const child = spawn("unshare", words, { stdio: ["ignore", "pipe", "inherit"] });
    let out = "";
    child.stdout.on("data", (chunk: Buffer) => (out += chunk.toString()));
    await once(child, "close");
    const refused = "503 storage_full";
    expect(JSON.parse(out)).to.deep.equal({
      atFirst: "201",
      almostFull: [refused, 1, 503],
      full: [Array.from({ length: 20 }, () => refused), 1, 503, null],
      freed: ["201", 2],
      exit: 0,
    });
  });
});
