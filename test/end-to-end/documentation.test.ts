import { execFile } from "node:child_process";
import { existsSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { expect } from "chai";
import { settings } from "../../bootstrap/settings.js";
import { createFolder } from "../adapters/sql/databases.js";
import { root } from "../repository.js";
import { runGuide } from "./guide.js";
import { Service } from "./service-process.js";

const page = (path: string): string => readFileSync(join(root, path), "utf8");

interface Block {
  readonly kind: string | undefined;
  readonly text: string;
}

/** Shell blocks and their outputs, in page order. The output of the others is not shown. */
const blocksOf = (text: string): readonly Block[] =>
  [...text.matchAll(/^```(sh|json)\n([\s\S]*?)^```$/gm)].map(([, kind, block]) => ({ kind, text: block ?? "" }));

const pages = ["README.md", ...readdirSync(join(root, "docs")).flatMap((name) => (name.endsWith(".md") ? [`docs/${name}`] : []))];

describe("the documentation", () => {
  for (const path of ["README.md", "docs/tutorial.md", "docs/api.md", "docs/keeping-a-copy.md"])
    it(`contains calls in ${path} that return exactly what it shows`, async function () {
      this.timeout(600_000);
      const blocks = blocksOf(page(path));
      const folder = createFolder();
      const service = await Service.start({ STINT_DATA_DIR: folder.path, STINT_WEBHOOK_ALLOW: "127.0.0.0/8" });
      symlinkSync(join(root, "examples"), join(folder.path, "examples"));
      try {
        const marker = "---block---";
        const commands = blocks.map(({ kind, text }, index) => {
          if (kind !== "sh") return `echo '${marker}'`;
          return blocks[index + 1]?.kind === "json" ? text : `{\n${text}} > /dev/null`;
        });
        const script = commands.join("\n");
        const env = { PATH: process.env["PATH"] ?? "", STINT: `${service.url}/v1`, STINT_TOKEN: service.token ?? "" };
        const { stdout } = await promisify(execFile)("bash", ["-euo", "pipefail", "-c", script], { env, cwd: folder.path });
        const answers = stdout.split(`${marker}\n`).slice(0, -1);
        expect(answers).to.deep.equal(blocks.filter(({ kind }) => kind === "json").map(({ text }) => text));
        expect(answers.length).to.be.greaterThan(1);
      } finally {
        await service.kill();
        folder.remove();
      }
    });

  it("contains programs in docs/client.md that compile, and print exactly what it shows", async function () {
    this.timeout(600_000);
    const guide = await runGuide(page("docs/client.md"));
    expect(guide.complaints).to.deep.equal([]);
    expect(guide.printed).to.deep.equal(guide.shown);
    expect(guide.shown.length).to.be.greaterThan(6);
  });

  it("links to files that exist", () => {
    const broken = pages.flatMap((path) =>
      [...page(path).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].flatMap(([, target = ""]) =>
        existsSync(join(root, dirname(path), target)) ? [] : [`${path}: ${target}`],
      ),
    );
    expect(broken).to.deep.equal([]);
  });

  it("lists every setting with its default", () => {
    for (const { name, fallback } of settings) {
      const row = page("docs/operations.md")
        .split("\n")
        .map((line) => line.replace(/ +/g, " "))
        .find((line) => line.startsWith(`| \`${name}\` |`));
      expect(row, name).to.contain(fallback === "" ? "| |" : `| \`${fallback}\` |`);
    }
  });
});
