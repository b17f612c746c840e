import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { root } from "../repository.js";
import { migrationHashes } from "./migration-hashes.js";
import { migrationsOf, versions } from "./installation.js";

describe("released migrations", () => {
  for (const version of versions())
    it(`never change, end or move: those of ${version}`, async () => {
      const released = Object.entries(migrationsOf(version));
      expect(released).to.not.be.empty;
      expect(Object.entries(await migrationHashes()).slice(0, released.length)).to.deep.equal(released);
    });

  it("are those of a recorded installation of each version before the coming one", () => {
    const [, ...released] = readFileSync(join(root, "CHANGELOG.md"), "utf8").match(/(?<=^## )\d+\.\d+\.\d+$/gm) ?? [];
    expect(released).to.not.be.empty;
    for (const version of released)
      expect(
        versions().some((one) => one.startsWith(version)),
        version,
      ).to.equal(true);
  });
});
