import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { run } from "../packaging/packed.js";
import { root } from "../repository.js";
import { InstalledPackage } from "./installed-package.js";
import { freePort } from "./private-server.js";

/** Guides whose files and commands run in an empty project with the package. */
const guides = ["docs/first-hour.md", "docs/embedding.md", "docs/writing-an-adapter.md"] as const;

/** A file that the reader writes, or commands and the output that the guide shows after them. */
interface Block {
  readonly kind: string;
  readonly file: string;
  readonly text: string;
}

const blocksOf = (path: string): readonly Block[] =>
  [...readFileSync(join(root, path), "utf8").matchAll(/^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm)].map(
    ([, kind = "", file = "", text = ""]) => ({ kind, file, text }),
  );

describe("the guides, in an empty project with the package", function () {
  this.timeout(300_000);
  let installed: InstalledPackage;
  before(() => {
    installed = InstalledPackage.copy();
  });
  after(() => installed?.remove());

  for (const guide of guides)
    it(`show in ${guide} what its files and commands print`, async () => {
      const blocks = blocksOf(guide);
      const files = blocks.filter(({ kind, file }) => kind === "js" && file !== "");
      for (const { file, text } of files) installed.write(file, text);
      const commands = blocks.filter(({ kind, file }) => kind === "sh" && file === "");
      const shown = blocks.filter(({ kind }) => kind === "text");
      expect([files.length > 1, commands.length > 0, shown.length]).to.deep.equal([true, true, commands.length]);
      const port = await freePort();
      for (const [at, { text }] of commands.entries()) {
        const script = text.replace(/^export PORT=\d+$/m, `export PORT=${port}`);
        const { stdout } = await run("bash", ["-euo", "pipefail", "-c", script], { cwd: installed.project });
        expect(stdout).to.equal(shown[at]?.text);
      }
    });
});
