import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { root } from "../repository.js";

/** The folder that uses each required package. */
const homes: { readonly [name: string]: string } = {
  inversify: "bootstrap",
  "reflect-metadata": "bootstrap",
  koa: "adapters/http",
  "@koa/router": "adapters/http",
  ajv: "adapters/http",
  knex: "adapters/sql",
  pg: "adapters/sql",
  "fast-check": "test",
  mocha: "test",
  chai: "test",
};

const source = /\.(ts|tsx|cjs|mjs|js)$/;

function sourcesIn(folder: string): readonly string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => source.test(path) && !path.split(/[\\/]/).includes("node_modules"))
    .map((path) => join(folder, path));
}

/** Whether the file loads the package, or a module of it, at run time. An `import type` does not count. */
function loads(path: string, name: string): boolean {
  const text = readFileSync(join(root, path), "utf8");
  const specifier = `["']${name}(?:/[^"']*)?["']`;
  return (
    new RegExp(`^import (?!type )(?:[^;"']* from )?${specifier}`, "m").test(text) ||
    new RegExp(`\\brequire\\(${specifier}\\)`).test(text)
  );
}

describe("the packages that the project depends on", () => {
  for (const [name, home] of Object.entries(homes)) {
    it(`include ${name}, which is loaded from ${home}`, () => {
      expect(sourcesIn(home).filter((path) => loads(path, name))).to.not.be.empty;
    });
  }

  it("are declared: as dependencies if the service uses them and does not contain them, otherwise as development dependencies", () => {
    const contained = JSON.parse(readFileSync(join(root, "packaging/in-command.json"), "utf8")) as readonly string[];
    const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
      readonly dependencies: { readonly [name: string]: string };
      readonly devDependencies: { readonly [name: string]: string };
    };
    for (const [name, home] of Object.entries(homes)) {
      expect(home === "test" || contained.includes(name) ? manifest.devDependencies : manifest.dependencies).to.have.property(
        name,
      );
    }
  });

  it("run no install script", () => {
    const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
      readonly packages: { readonly [path: string]: { readonly hasInstallScript?: true } };
    };
    expect(packages).to.include.keys("node_modules/typedoc");
    expect(Object.keys(packages).filter((path) => packages[path]?.hasInstallScript)).to.deep.equal([]);
  });
});
