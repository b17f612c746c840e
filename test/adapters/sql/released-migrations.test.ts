import { createHash } from "node:crypto";
import { expect } from "chai";
import type { Knex } from "knex";
import { migrations } from "../../../adapters/sql/migrations/index.js";

/** The beginning of the SHA-256 of each released migration's SQL. */
const released: Readonly<Record<string, string>> = {
  "0001-initial": "e9a6bf5f0c74e336",
  "0002-outgoing": "281247c65d739b35",
  "0003-answers": "01146a766a4d82b9",
  "0004-changes": "45987506c05e0fd6",
  "0005-list-indexes": "c7f9bde9e154b83a",
  "0006-request-quotas": "a6bc81cdfea2b793",
  "0007-engine": "6967aa8566a5c119",
  "0008-sessions": "cda19b3138b11c4c",
  "0009-attempt-times": "51b5df117d51f855",
  "0010-lease-holders": "226c304ccac3684a",
  "0011-mail-quotas": "b9f4bccf4ecc823f",
  "0012-budgets": "525f09a2bfd8829d",
};

describe("the SQL of released migrations", () => {
  it("never changes, even if later migrations use its functions", async () => {
    const found: Record<string, string> = {};
    for (const { name, up } of migrations.filter(({ name }) => name in released)) {
      const statements: string[] = [];
      const raw = (statement: string) => Promise.resolve(statements.push(statement.replace(/\s+/g, " ").trim()));
      await up({ raw } as unknown as Knex);
      found[name] = createHash("sha256").update(statements.join(";")).digest("hex").slice(0, 16);
    }
    expect(found).to.deep.equal(released);
  });
});
