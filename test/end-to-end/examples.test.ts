import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "chai";
import { root } from "../repository.js";

describe("the examples", () => {
  it("embed the core and complete the main workflow in memory", async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [join(root, "dist/examples/embed-the-core.js")]);
    expect(stdout).to.equal("paid: 225.00 EUR\n");
  });
});
