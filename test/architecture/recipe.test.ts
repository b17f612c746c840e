import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "chai";
import { compiler } from "../repository.js";
import { addFields, clientField, edits, followRecipe, lineField, newFiles, sellerField } from "./recipe.js";
import { copyRepository } from "./repository-copy.js";

const run = promisify(execFile);

describe("the recipe for a new resource", function () {
  this.timeout(600_000);
  let folder: string;
  let copy: string;

  const execute = async (args: readonly string[], storage = "memory"): Promise<string> => {
    const env = { ...process.env, STINT_TEST_STORAGE: storage };
    const ended = run(process.execPath, args, { cwd: copy, env, maxBuffer: 64 * 1024 * 1024 });
    const { stdout } = await ended.catch((error: Error & { stdout?: string; stderr?: string }) => {
      throw new Error(`${args.join(" ")} failed:\n${error.stdout ?? ""}${error.stderr ?? error.message}`);
    });
    return stdout;
  };
  /** The number of tests that pass. Throws if one fails. */
  const passing = async (files: readonly string[], only = ".", storage = "memory"): Promise<number> => {
    const paths = files.map((file) => `dist/test/${file}.test.js`);
    const words = ["node_modules/mocha/bin/mocha.js", "--exit", "--reporter", "dot", "--grep", only, ...paths];
    const output = await execute(words, storage);
    return Number(/(\d+) passing/.exec(output)?.[1]);
  };

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), "stint-recipe-"));
    copy = join(folder, "copy");
    copyRepository(copy);
    followRecipe(copy);
    addFields(copy);
    // Before the compilation, so that it compiles the code that uses the types of the API once.
    await execute(["packaging/write-api-types.mjs"]);
    await execute([compiler, "-b"]);
    await execute(["dist/packaging/service.js"]);
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  it("takes at most 13 new and 12 edited files, of which at most 9 are not tests, and three lines of the example of a storage", () => {
    expect(newFiles()).to.have.length.at.most(13);
    const [own, inExamples] = [false, true].map((wanted) => edits.filter(({ file }) => file.startsWith("examples/") === wanted));
    expect(inExamples).to.have.length(3);
    expect(own).to.have.length.at.most(12);
    expect(own?.filter(({ file }) => !file.startsWith("test/"))).to.have.length.at.most(9);
  });

  it("passes the conformance suite in memory, embedded and on a server", async () => {
    const suites = ["conformance/memory", "adapters/sql/conformance-embedded", "adapters/sql/conformance-server"];
    expect(await passing(suites, "purchase")).to.equal(3 * 9);
  });

  it("passes the tests that are generated from the route table", async () => {
    const derived = ["permissions", "echo", "current-data", "csv", "each-storage/conditional", "openapi-completeness", "paging"];
    const all = "[Pp]urchase|covers every|each |every |all have";
    expect(
      await passing(
        derived.map((file) => `http/${file}`),
        all,
      ),
    ).to.equal(83);
    const stored = ["isolation", "purchases", "change-feed"].map((file) => `http/each-storage/${file}`);
    expect(await passing(stored, "[Pp]urchase|to members and accountants|every |contain created", "server")).to.equal(19);
  });

  it("takes at most five production files for a text of a client, seven for one of an invoice's line, and stores, shows and checks both", async () => {
    // With the migration of the client's text, and with `client/api.ts`, which is generated.
    expect(clientField).to.have.length.at.most(5 - 2);
    expect(lineField).to.have.length.at.most(7 - 1);
    expect(sellerField).to.have.length(1);
    for (const storage of ["memory", "server"]) expect(await passing(["http/each-storage/new-fields"], ".", storage)).to.equal(2);
    expect(await passing(["http/echo", "http/csv"], "[Cc]lient|[Ii]nvoice")).to.be.greaterThan(5);
    expect(
      await passing(["conformance/memory", "core/invoices/stored-json"], "every field of a client|stored JSON"),
    ).to.be.greaterThan(5);
  });

  it("accuses no invoice of an earlier version because of a new field", async () => {
    expect(await passing(["installations/upgrades-embedded"], "0.2.0")).to.be.greaterThan(0);
  });

  it("is included in the copy to a server", async () => {
    expect(await passing(["end-to-end/copy"])).to.be.greaterThan(0);
  });

  it("compiles with the dashboard, and is part of the types of the API", () => {
    expect(readFileSync(join(copy, "client/api.ts"), "utf8")).to.contain('operations["createPurchase"]');
  });
});
