import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { expect } from "chai";
import ts from "typescript";
import { root } from "../repository.js";

/** These files refer to types of every feature, and every feature may use them. */
const shared = ["ports", "kernel", "access", "events"];

type Imports = ReadonlyMap<string, ReadonlySet<string>>;

/** The features that each feature of the core imports, including types. */
function importsOf(files: ReadonlyMap<string, string>): Imports {
  const imports = new Map<string, Set<string>>();
  for (const [file, text] of files) {
    const [, feature = ""] = file.split("/");
    for (const { fileName } of ts.preProcessFile(text).importedFiles) {
      const [, other = ""] = posix.join(posix.dirname(file), fileName).split("/");
      if (other === feature || shared.includes(feature) || shared.includes(other)) continue;
      imports.set(feature, (imports.get(feature) ?? new Set()).add(other));
    }
  }
  return imports;
}

/** The first import cycle, or null. */
function cycleIn(imports: Imports): string | null {
  const done = new Set<string>();
  const visit = (feature: string, way: readonly string[]): string | null => {
    if (way.includes(feature)) return [...way.slice(way.indexOf(feature)), feature].join(" → ");
    if (done.has(feature)) return null;
    for (const other of imports.get(feature) ?? []) {
      const found = visit(other, [...way, feature]);
      if (found) return found;
    }
    done.add(feature);
    return null;
  };
  for (const feature of imports.keys()) {
    const found = visit(feature, []);
    if (found) return found;
  }
  return null;
}

describe("the features of the core", () => {
  const files = new Map(
    readdirSync(join(root, "core"), { recursive: true, encoding: "utf8" })
      .filter((file) => file.includes("/") && file.endsWith(".ts"))
      .map((file) => [`core/${file}`, readFileSync(join(root, "core", file), "utf8")] as const),
  );

  it("import each other in one direction only", () => {
    expect(files.size).to.be.greaterThan(100);
    expect(cycleIn(importsOf(files))).to.equal(null);
  });

  it("are reported if they import each other in a cycle", () => {
    const circle = new Map(files).set("core/billing/tax.ts", 'import type { Invoice } from "../invoices/invoice.js";\n');
    expect(cycleIn(importsOf(circle))).to.match(/billing → .*invoices → .*billing|invoices → .*billing → .*invoices/);
  });
});
