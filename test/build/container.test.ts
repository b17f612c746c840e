import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { expect } from "chai";

const root = join(import.meta.dirname, "../../..");

describe("the files that the container is built from", () => {
  it("import nothing that .dockerignore excludes", () => {
    const included = Array.from(readFileSync(join(root, ".dockerignore"), "utf8").matchAll(/^!(.+)$/gm), ([, path = ""]) => path);
    const missing = included
      .filter((path) => statSync(join(root, path)).isDirectory())
      .flatMap((folder) =>
        readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
      )
      .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file))
      .flatMap((file) => importsOf(file).map((path) => ({ file, path })))
      .filter(({ path }) => !["dist", ...included].some((one) => path === one || path.startsWith(`${one}/`)));
    expect(missing).to.deep.equal([]);
  });
});

/** The relative imports of a file, as paths from the root. */
function importsOf(file: string): readonly string[] {
  const targets = readFileSync(join(root, file), "utf8").match(/(?<=(?:from|import) ?\(?")\.[^"]+(?=")/g) ?? [];
  return targets.map((target) => relative(root, resolve(root, dirname(file), target)));
}
