import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { createFolder } from "../adapters/sql/databases.js";
import { commandLine } from "./command-line.js";
import { serves } from "./running-service.js";

describe("the service on the embedded store", function () {
  this.timeout(600_000);
  const folder = createFolder();
  const stint = commandLine();
  const running = serves(() => ({ STINT_DATA_DIR: folder.path }));

  it("rejects a second service on the same folder with exit code 3, and names the process", async () => {
    const second = await stint(["serve"], { STINT_DATA_DIR: folder.path, PORT: "0" });
    expect(second.code).to.equal(3);
    expect(second.err).to.contain(`is in use by process ${running.service.child.pid}`);
  });

  it("listens for operators on a socket that only its owner can open", () => {
    expect(statSync(join(folder.path, "control.sock")).mode & 0o777).to.equal(0o600);
  });

  it("protects its data from other users", () => {
    const paths = [".", ...readdirSync(folder.path)].map((name) => join(folder.path, name));
    expect(paths.filter((path) => (statSync(path).mode & 0o077) !== 0)).to.deep.equal([]);
    expect(paths).to.include(join(folder.path, "postgres"));
  });

  after(() => folder.remove());
});
