import { existsSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { join, posix } from "node:path";
import { expect } from "chai";
import { lightPackages } from "../../packaging/libraries.js";
import { createFolder } from "../adapters/sql/databases.js";
import { root } from "../repository.js";
import { pack, packedPackage, run } from "./packed.js";

/** The links of a Markdown text outside of its code, without their fragments. */
const linksOf = (text: string): readonly string[] =>
  [...text.replaceAll(/^```.*?^```$/gms, "").matchAll(/\]\(([^)\s#]*)(?:#[^)\s]*)?\)/g)].flatMap(([, link]) => link || []);

/** The links that lead to no file or folder of the package. */
function deadLinks(paths: readonly string[], read: (path: string) => string): readonly string[] {
  const folders = paths.flatMap((path) =>
    path.split("/").flatMap((_, at, parts) => (at === 0 ? [] : parts.slice(0, at).join("/"))),
  );
  const known = new Set([...paths, ...folders]);
  return paths
    .filter((path) => path.endsWith(".md"))
    .flatMap((path) =>
      linksOf(read(path))
        .filter((link) => !/^(?:https?|mailto):/.test(link))
        .filter((link) => !known.has(posix.join(posix.dirname(path), link).replace(/\/$/, "")))
        .map((link) => `${path}: ${link}`),
    );
}

/** The packages: where their files are, and what npm packs of them. */
const packages: readonly (readonly [name: string, folder: string])[] = [
  ["stint", ""],
  ...Object.keys(lightPackages).map((name) => [name, `dist/${name}`] as const),
];

describe("the texts in the package", function () {
  this.timeout(300_000);
  const folder = createFolder();
  after(() => folder.remove());

  for (const [name, source] of packages)
    it(`${name} link only to its own files and to absolute URLs`, async () => {
      const { files } = name === "stint" ? packedPackage() : await pack(source, folder.path);
      const paths = files.map(({ path }) => path);
      expect(paths).to.include("README.md");
      expect(deadLinks(paths, (path) => readFileSync(join(root, source, path), "utf8"))).to.deep.equal([]);
    });

  it("would be reported for a missing file, but not for a folder, a fragment or a URL", () => {
    const text = "[a](missing.md#part) [b](https://example.com) [c](#here) [d](../docs/) ![e](e.png)\n```\n[f](f.md)\n```\n";
    expect(deadLinks(["docs/a.md"], () => text)).to.deep.equal(["docs/a.md: missing.md", "docs/a.md: e.png"]);
  });
});

describe("a guide's commands", function () {
  this.timeout(600_000);
  const folder = createFolder();
  after(() => folder.remove());

  /** The commands of a guide: those that run in the clone, and those that run in the folder of a program next to it. */
  const commandsOf = (guide: string, kind: "pack" | "install"): readonly string[] =>
    [...readFileSync(join(root, guide), "utf8").matchAll(new RegExp(`^\`\`\`sh ${kind}\\n(.*?)^\`\`\`$`, "gms"))].flatMap(
      ([, text = ""]) => text.trim().split("\n"),
    );

  for (const guide of ["docs/embedding.md", "docs/first-hour.md", "docs/client.md"])
    it(`make the tarball that it installs: ${guide}`, async () => {
      const place = join(folder.path, guide.replaceAll(/\W/g, "-"));
      const program = join(place, "program");
      mkdirSync(program, { recursive: true });
      symlinkSync(root, join(place, "clone"));
      // What the build has made is current, so that npm runs no build.
      const packing = commandsOf(guide, "pack").filter((command) => !command.startsWith("npm ci"));
      expect(packing).to.not.deep.equal([]);
      for (const command of packing) {
        const words = command.replace("--pack-destination ..", `--ignore-scripts --pack-destination ${place}`);
        await run("bash", ["-ec", words], { cwd: join(place, "clone") });
      }
      const installing = commandsOf(guide, "install").filter((command) => command.includes(".tgz"));
      expect(installing).to.have.length(1);
      const [, tarball = ""] = /^npm install (\S+\.tgz)/.exec(installing[0] ?? "") ?? [];
      expect(existsSync(join(program, tarball)), tarball).to.equal(true);
    });
});
