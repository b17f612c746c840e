import { expect } from "chai";
import { migrationHashes } from "./migration-hashes.js";
import { migrationsOf, versions } from "./installation.js";

describe("released migrations", () => {
  for (const version of versions())
    it(`never change, end or move: those of ${version}`, async () => {
      const released = Object.entries(migrationsOf(version));
      expect(released).to.not.be.empty;
      expect(Object.entries(await migrationHashes()).slice(0, released.length)).to.deep.equal(released);
    });
});
