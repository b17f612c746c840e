import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { promisify } from "node:util";
import { expect } from "chai";
import * as source from "../../core/invoice-math.js";
import { compiler, root } from "../repository.js";

const run = promisify(execFile);
const bundle = join(root, "dist/package/invoice-math.js");
const MOST_BYTES = 74_000;

/** The bundle and every file that it imports, by path. */
function filesOf(path: string, found = new Map<string, string>()): ReadonlyMap<string, string> {
  if (found.has(path)) return found;
  const text = readFileSync(path, "utf8");
  found.set(path, text);
  for (const [, imported = ""] of text.matchAll(/^(?:import|export)(?: [^"=\n]+ from)? "([^"]+)";$/gm)) {
    expect(imported, path).to.match(/^\.\.?\//);
    filesOf(join(dirname(path), imported), found);
  }
  return found;
}

/** The names of what the files declare. The bundler appends a number to a name that occurs twice. */
function declaredIn(files: ReadonlyMap<string, string>): ReadonlySet<string> {
  const declarations = /^(?:export )?(?:async )?(?:function|class|const|let|var) ([\w$]+)/gm;
  return new Set(
    [...files.values()].flatMap((text) => Array.from(text.matchAll(declarations), ([, name = ""]) => name.replace(/\$\d+$/, ""))),
  );
}

const use = `
  import { computeTotals, formatAmount, parseAmount, parseCurrency, parseDecimal, type LineInput, type Tax } from "./invoice-math.js";
  const eur = parseCurrency("EUR");
  const tax: Tax = { category: "S", rate: parseDecimal("19"), exemptionReason: null, exemptionCode: null, components: null };
  const line: LineInput = {
    description: "Work", kind: "fixed", quantity: parseDecimal("1.5"), unit: "HUR", baseQuantity: parseDecimal("1"),
    unitPrice: parseAmount("100.00", eur), allowances: [], charges: [], tax, timeEntryIds: [], period: null,
  };
  export const total: string = formatAmount(computeTotals([line], null, { prices: "gross" }).total, eur);
  // @ts-expect-error Programs without a browser or Node have no fetch.
  fetch("");
`;

describe("stint/invoice-math", () => {
  it("contains only the arithmetic of the core, and imports nothing", () => {
    const modules = filesOf(join(root, "dist/core/invoice-math.js"));
    const paths = [...modules.keys()].map((path) => relative(join(root, "dist/core"), path));
    expect(paths).to.include.members(["invoices/totals.js", "invoices/line.js", "billing/rounding.js", "kernel/decimal.js"]);
    const foreign = /^(?!(kernel|billing|invoices)\/|invoice-math)|store|use-cases|reactions|-json|-view/;
    expect(paths.filter((path) => foreign.test(path))).to.deep.equal([]);
    const bundled = filesOf(bundle);
    expect([...declaredIn(bundled)].filter((name) => !declaredIn(modules).has(name))).to.deep.equal([]);
    expect([...bundled.values()].join("").length).to.be.lessThan(MOST_BYTES);
  });

  it("exports the documented names, which compute what the core computes", async () => {
    const built = (await import(bundle)) as typeof source;
    expect(Object.keys(built).sort()).to.deep.equal(Object.keys(source).sort());
    const { parseDecimal, computeTotals, allocate } = built;
    expect(allocate(100n, [1n, 1n, 1n])).to.deep.equal([34n, 33n, 33n]);
    const tax = {
      category: "S",
      rate: parseDecimal("19"),
      exemptionReason: null,
      exemptionCode: null,
      components: null,
    } as const;
    const line = {
      description: "",
      kind: "fixed",
      unit: "C62",
      quantity: parseDecimal("1"),
      allowances: [],
      charges: [],
    } as const;
    const priced = { ...line, baseQuantity: parseDecimal("1"), unitPrice: 100n, tax, timeEntryIds: [], period: null };
    expect(computeTotals([priced], null)).to.deep.equal(source.computeTotals([priced], null));
  });

  it("compiles for a program that has neither Node nor a browser", async function () {
    this.timeout(300_000);
    const folder = mkdtempSync(join(tmpdir(), "stint-invoice-math-"));
    try {
      const options = { module: "nodenext", target: "es2022", lib: ["ES2022"], types: [], strict: true, noEmit: true };
      const paths = { rootDir: "/", skipLibCheck: false };
      writeFileSync(join(folder, "use.ts"), use.replace("./invoice-math.js", bundle));
      writeFileSync(join(folder, "package.json"), '{"type":"module"}');
      writeFileSync(
        join(folder, "tsconfig.json"),
        JSON.stringify({ compilerOptions: { ...options, ...paths }, files: ["use.ts"] }),
      );
      const complaints = await run(process.execPath, [compiler, "-p", folder]).then(
        () => "",
        ({ stdout }: { readonly stdout: string }) => stdout,
      );
      expect(complaints).to.equal("");
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
