import { execFile } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "chai";
import { createFolder } from "../adapters/sql/databases.js";
import { root } from "../repository.js";

const run = promisify(execFile);

describe("npx stint in a clone", function () {
  this.timeout(120_000);
  const folder = createFolder();
  after(() => folder.remove());

  it("says what to do before npm start, whose program it runs afterwards", async () => {
    const clone = join(folder.path, "clone");
    for (const path of ["packaging", "dist"]) mkdirSync(join(clone, path), { recursive: true });
    for (const path of ["package.json", "packaging/stint.mjs"]) copyFileSync(join(root, path), join(clone, path));
    // npm remembers where the commands of a folder are.
    const env = { ...process.env, npm_config_cache: join(folder.path, "cache") };
    const npx = (...words: readonly string[]) => run("npx", ["stint", ...words], { cwd: clone, env });
    const early = await npx("--version").catch((error: unknown) => error as { code: number; stderr: string });
    expect(early).to.include({ code: 1 });
    expect(early.stderr).to.contain("Run: npm ci && npm start");
    for (const path of ["dist/service", "node_modules"]) symlinkSync(join(root, path), join(clone, path));
    const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
    expect((await npx("--version")).stdout).to.equal(`${version}\n`);
    const { stdout } = await npx("token", "create", "--help");
    expect(stdout).to.contain("token create --user EMAIL");
  });
});
