import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect } from "chai";
import { createFolder } from "../adapters/sql/databases.js";
import { firstLine, killed } from "../processes.js";

const script = fileURLToPath(new URL("./report-process.js", import.meta.url));
const ENTRIES = 100_000;
const LIMIT_MIB = 12;

interface Told {
  readonly status: number;
  readonly totals: { readonly seconds: number; readonly amounts: readonly object[] };
  readonly answered: number;
  readonly mebibytes: number;
}

describe("a report of 100,000 time entries on embedded PostgreSQL", () => {
  const folder = createFolder();
  let told: Told;

  before(async function () {
    this.timeout(240_000);
    const child = spawn(process.execPath, ["--expose-gc", script, folder.path], { stdio: ["ignore", "pipe", "inherit"] });
    try {
      told = JSON.parse(await firstLine(child)) as Told;
    } finally {
      await killed(child);
    }
    console.log(`      ${told.answered} other requests meanwhile, ${told.mebibytes.toFixed(1)} MiB more`);
  });
  after(() => folder.remove());

  it("counts all of them", () => {
    expect(told.status).to.equal(200);
    expect(told.totals.seconds).to.equal(ENTRIES * 3600);
    expect(told.totals.amounts).to.deep.equal([{ currency: "EUR", amount: ENTRIES * 6000 }]);
  });

  it("holds only a small part of them in memory at a time", () => {
    expect(told.mebibytes).to.be.below(LIMIT_MIB);
  });

  it("repeatedly releases the only connection to other requests", () => {
    expect(told.answered).to.be.at.least(5);
  });
});
