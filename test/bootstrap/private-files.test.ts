import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import { openDataFolder } from "../../bootstrap/private-files.js";

describe("the data folder", () => {
  const above = mkdtempSync(join(tmpdir(), "stint-"));
  after(() => rmSync(above, { recursive: true }));
  const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

  it("is created with access for its owner only", () => {
    openDataFolder(join(above, "new", "folder"));
    expect(modeOf(join(above, "new", "folder"))).to.equal("700");
  });

  for (const mode of [0o755, 0o777, 0o750]) {
    it(`removes access of others from an existing folder with mode ${mode.toString(8)}`, () => {
      const folder = join(above, mode.toString(8));
      mkdirSync(folder);
      chmodSync(folder, mode);
      openDataFolder(folder);
      expect(modeOf(folder)).to.equal("700");
    });
  }

  it("is rejected if it cannot be a folder", () => {
    for (const path of ["/dev/null", "/dev/null/folder", "/proc/folder/below"])
      expect(() => openDataFolder(path), path)
        .to.throw()
        .with.property("code", "folder_unusable");
  });
});
