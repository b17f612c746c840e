import { join } from "node:path";
import { expect } from "chai";
import { lightPackages } from "../../packaging/libraries.js";
import { createFolder } from "../adapters/sql/databases.js";
import { root } from "../repository.js";
import { installedFolder, pack, packedPackage, run } from "./packed.js";

/** What a program of the repository printed, and whether it succeeded. */
async function outcomeOf(
  program: string,
  words: readonly string[],
): Promise<{ readonly failed: boolean; readonly text: string }> {
  const options = { cwd: root, env: { ...process.env, NO_COLOR: "1" } };
  return run(process.execPath, [join(root, "node_modules", program), ...words], options).then(
    ({ stdout }) => ({ failed: false, text: stdout }),
    ({ stdout, stderr }: { readonly stdout: string; readonly stderr: string }) => ({ failed: true, text: stdout + stderr }),
  );
}

describe("what npm publishes", function () {
  this.timeout(300_000);
  const folder = createFolder();
  const tarballs: string[] = [];
  before(async () => {
    tarballs.push(join(installedFolder, packedPackage().filename));
    for (const name of Object.keys(lightPackages))
      tarballs.push(join(folder.path, (await pack(`dist/${name}`, folder.path)).filename));
  });
  after(() => folder.remove());

  it("follows the rules of publint", async () => {
    for (const tarball of tarballs) {
      const { failed, text } = await outcomeOf("publint/src/cli.js", ["--strict", tarball]);
      expect(failed, text).to.equal(false);
      expect(text).to.contain("All good!");
    }
  });

  it("has types that resolve as the code does, for Node and for bundlers", async () => {
    for (const tarball of tarballs) {
      const { failed, text } = await outcomeOf("@arethetypeswrong/cli/dist/index.js", [tarball, "--profile", "esm-only"]);
      expect(failed, text).to.equal(false);
    }
  });
});

describe("the repository", function () {
  this.timeout(300_000);
  it("has no unused files, exports or packages", async () => {
    const { failed, text } = await outcomeOf("knip/bin/knip.js", ["--no-progress"]);
    expect(failed, text).to.equal(false);
  });
});
