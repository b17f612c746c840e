import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "chai";
import { root } from "../../../repository.js";
import { createDatabase, sql, type TestDatabase } from "../databases.js";

describe("the example of a host's transaction", () => {
  let database: TestDatabase | undefined;
  before(async () => {
    database = await createDatabase();
  });
  after(() => database?.drop());

  it("commits an order with its invoice, or neither, and leaves the database as it was", async () => {
    const url = database?.url ?? "";
    const run = promisify(execFile)(process.execPath, [join(root, "dist/examples/host-transaction.js")], {
      env: { ...process.env, DATABASE_URL: url },
    });
    const { stdout } = await run;
    const year = new Date().getUTCFullYear();
    expect(stdout.split("\n")).to.deep.equal([
      "order 1: 98.00 EUR",
      "order 2: the payment was refused",
      `committed orders: INV-${year}-0001`,
      `committed invoices: INV-${year}-0001`,
      "",
    ]);
    const { rows } = await sql(url, "select nspname from pg_namespace where nspname like 'example%'");
    expect(rows).to.deep.equal([]);
  });
});
