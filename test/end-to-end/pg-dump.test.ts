import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "chai";
import { createDatabase, createFolder, createOwner, serverUrl, sql, type TestDatabase } from "../adapters/sql/databases.js";
import { fill, withStorage } from "../adapters/sql/transferred.js";
import { contentOf } from "../adapters/sql/transferred.js";
import { root } from "../repository.js";

const run = promisify(execFile);

/** The block of shell commands of the guide that contains the text. */
function documented(text: string): readonly string[] {
  const guide = readFileSync(join(root, "docs/backups.md"), "utf8");
  const block = [...guide.matchAll(/```sh\n([^`]*)```/g)].map(([, code = ""]) => code).find((code) => code.includes(text));
  return (block ?? "").trim().split("\n");
}

describe("pg_dump", function () {
  this.timeout(120_000);
  const folder = createFolder();
  const databases: TestDatabase[] = [];
  const reader = `stint_test_${randomUUID().replaceAll("-", "")}`;
  const nameOf = ({ url }: TestDatabase): string => new URL(url).pathname.slice(1);
  after(async () => {
    for (const database of databases) await database.drop();
    await sql(serverUrl, `drop role if exists ${reader}`);
    folder.remove();
  });

  it("as documented, has every row, and is restored as documented", async () => {
    for (let count = 0; count < 2; count++) databases.push(await createOwner(await createDatabase()));
    const [from, to] = databases as [TestDatabase, TestDatabase];
    await withStorage({ kind: "server", url: from.url }, (storage) => fill(storage));
    const dump = join(folder.path, "stint.dump");
    const { hostname, port } = new URL(serverUrl);
    const owner = new URL(to.url).username;
    // Names of the guide, and those of this test.
    const names: Readonly<Record<string, string>> = {
      stint_reader: reader,
      "db.example.com": `${hostname} --port=${port}`,
      "--dbname=stint ": `--dbname=${nameOf(from)} `,
      "--dbname=restored ": `--dbname=${nameOf(to)} `,
      "--username=stint ": `--username=${owner} `,
      "stint.dump": dump,
    };
    const adapted = (line: string): string =>
      Object.entries(names).reduce((text, [name, own]) => text.replaceAll(name, own), line);
    const roles = documented("bypassrls").map(adapted);
    expect(roles).to.have.length(2);
    for (const line of roles) {
      const [, statement = ""] = /^psql .*--command="(.*)"$/.exec(line) ?? [];
      await sql(serverUrl, statement);
    }
    const programs = documented("pg_dump").map(adapted);
    expect(programs.map((line) => line.split(" ")[0])).to.deep.equal(["pg_dump", "pg_restore"]);
    for (const line of programs) await run("sh", ["-c", line]);
    const [source, target] = await Promise.all([from, to].map(({ url }) => contentOf({ kind: "server", url })));
    expect(target).to.deep.equal(source);
    await withStorage({ kind: "server", url: to.url }, async (storage) => expect(storage.applied).to.deep.equal([]));
  });
});
