import { expect } from "chai";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../../../examples/sqlite-storage/", import.meta.url));
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
const sources = files.map((file) => ({ file, text: readFileSync(join(folder, file), "utf8") }));

/** What an author outside this repository has: public entries, Node, and the driver. */
const isPublic = (name: string): boolean => /^(stint(\/(storage|memory|conformance))?|libsql|node:.+)$/.test(name);

describe("the sources of the SQLite storage", () => {
  it("import only public entries of the package, Node, the driver, and files of their own folder", () => {
    const foreign = sources.flatMap(({ file, text }) => {
      const names = [...text.matchAll(/\bfrom "([^"]+)"|\bimport\("([^"]+)"\)|^import "([^"]+)"/gm)].map((match) =>
        match.slice(1).join(""),
      );
      const isOwn = (name: string) =>
        name.startsWith(".") && !relative(folder, resolve(folder, dirname(file), name)).startsWith("..");
      return names.filter((name) => !isPublic(name) && !isOwn(name)).map((name) => `${file}: ${name}`);
    });
    expect(sources.length).to.be.greaterThan(10);
    expect(foreign).to.deep.equal([]);
  });

  it("have at most 1,590 lines, and 300 per file", () => {
    const lines = sources.map(({ text }) => text.split("\n").length - 1);
    expect(lines.reduce((sum, count) => sum + count)).to.be.at.most(1_590);
    expect(Math.max(...lines)).to.be.at.most(300);
  });
});
