import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import type { Section } from "../../bench/results.js";
import { serverUrl, sql } from "../adapters/sql/databases.js";
import { root } from "../repository.js";

describe("npm run bench", () => {
  const folder = mkdtempSync(join(tmpdir(), "stint-test-bench-"));
  after(() => rmSync(folder, { recursive: true }));

  const started = (...words: readonly string[]) =>
    spawn(process.execPath, [join(root, "dist/bench/run.js"), ...words], {
      env: { ...process.env, TMPDIR: folder, STINT_BENCH_DATABASE_URL: serverUrl },
      stdio: ["ignore", "pipe", "pipe"],
    });
  const databases = async (pid: number | undefined): Promise<readonly unknown[]> =>
    (await sql(serverUrl, `select datname from pg_database where datname like 'stint_bench_${pid}_%'`)).rows;

  it("compares a case with the bare server, and leaves nothing but its reports", async () => {
    const [json, html] = [join(folder, "results.json"), join(folder, "results.html")];
    const child = started("--only", "http: create", "--rounds", "1", "--seconds", "0.1", "--json", json, "--html", html);
    let table = "";
    child.stdout.setEncoding("utf8").on("data", (chunk: string) => (table += chunk));
    child.stderr.resume();
    expect(await once(child, "close")).to.deep.equal([0, null]);
    const { sections } = JSON.parse(readFileSync(json, "utf8")) as { readonly sections: readonly Section[] };
    const results = sections.flatMap(({ cases }) => cases);
    expect(results.map(({ name }) => name)).to.deep.equal(["create"]);
    expect(results[0]?.sides.map(({ name }) => name)).to.deep.equal(["current", "bare"]);
    for (const { figures } of results[0]?.sides ?? []) expect(figures["req/s"]).to.be.above(0);
    expect(results[0]?.ratios[0]?.median).to.be.above(0);
    expect(table).to.match(/^create +current .*\n +bare /m);
    expect(readFileSync(html, "utf8")).to.contain("<svg ");
    expect(readdirSync(folder).sort()).to.deep.equal(["results.html", "results.json"]);
    expect(await databases(child.pid)).to.deep.equal([]);
  });

  it("removes its databases, folders and processes when it is interrupted", async () => {
    const child = started("--only", "http: get one", "--seconds", "3600");
    child.stdout.resume();
    let said = "";
    for await (const chunk of child.stderr.setEncoding("utf8")) {
      said += chunk as string;
      if (said.includes("get one")) break;
    }
    expect(await databases(child.pid)).to.have.length(1);
    const closed = once(child, "exit");
    child.kill("SIGINT");
    expect(await closed).to.deep.equal([130, null]);
    expect(await databases(child.pid)).to.deep.equal([]);
    expect(readdirSync(folder).filter((name) => name.startsWith("stint-bench-"))).to.deep.equal([]);
  });

  it("rejects an unknown option", async () => {
    const child = started("--fast");
    child.stdout.resume();
    child.stderr.resume();
    expect(await once(child, "exit")).to.deep.equal([2, null]);
  });
});
