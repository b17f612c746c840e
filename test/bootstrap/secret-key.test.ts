import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { secretKeyOf } from "../../bootstrap/secret-key.js";
import { createFolder } from "../adapters/sql/databases.js";

describe("the encryption key", () => {
  const folder = createFolder();
  after(() => folder.remove());
  const dataDir = join(folder.path, "data");
  const hex = (secretKey: string | null, where = dataDir) =>
    Buffer.from(secretKeyOf({ secretKey, dataDir: where }, true)).toString("hex");

  it("is created once, in a file that only its owner can read", () => {
    const first = hex(null);
    expect(first).to.match(/^[0-9a-f]{64}$/);
    expect(hex(null)).to.equal(first);
    expect(statSync(join(dataDir, "secret.key")).mode & 0o777).to.equal(0o600);
    expect(hex(null, join(folder.path, "other"))).to.not.equal(first);
  });

  it("may be set to the value that the file contains", () => {
    const made = hex(null);
    expect(hex(readFileSync(join(dataDir, "secret.key"), "utf8").trim())).to.equal(made);
  });

  it("is read from the setting, which creates no file", () => {
    expect(hex("x".repeat(32), join(folder.path, "nowhere"))).to.equal(hex("x".repeat(32)));
    expect(() => statSync(join(folder.path, "nowhere"))).to.throw("ENOENT");
  });

  it("reports a folder that cannot be used", () => {
    const file = join(folder.path, "file");
    writeFileSync(file, "");
    expect(() => hex(null, file)).to.throw(`The data folder ${file} cannot be used`);
  });
});
