import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import ts from "typescript";
import { pathTemplate } from "../../adapters/http/openapi/parameters.js";
import { type Route, withCsv } from "../../adapters/http/route.js";
import { routes } from "../../adapters/http/routes/index.js";
import { root } from "../repository.js";

const own = "../../client/index.js";
const declarations = join(root, "dist/package/client.d.ts");
const calls = readFileSync(join(root, "test/client/accepted-calls.ts"), "utf8");

const { ModuleKind, ModuleResolutionKind, ScriptTarget } = ts;
const common: ts.CompilerOptions = {
  noEmit: true,
  strict: true,
  skipLibCheck: false,
  // Those of TypeScript itself take a quarter of the time.
  skipDefaultLibCheck: true,
  target: ScriptTarget.ES2022,
  typeRoots: [join(root, "node_modules/@types")],
};
const esnext = { module: ModuleKind.ESNext, moduleResolution: ModuleResolutionKind.Bundler };

const users: Readonly<Record<string, ts.CompilerOptions>> = {
  "a browser, without types of Node": { ...esnext, lib: ["lib.es2022.d.ts", "lib.dom.d.ts"], types: [] },
  "Node, without types of the DOM": { module: ModuleKind.NodeNext, lib: ["lib.es2022.d.ts"], types: ["node"] },
  both: { ...esnext, lib: ["lib.es2022.d.ts", "lib.dom.d.ts"], types: ["node"], exactOptionalPropertyTypes: true },
};

/** The errors in the text with these options, whose import of the client is that of the package. */
function complaintsIn(text: string, options: ts.CompilerOptions): readonly string[] {
  const folder = mkdtempSync(join(root, "dist/uses-"));
  try {
    const file = join(folder, "uses.ts");
    writeFileSync(file, text.replace(own, "../package/client.js"));
    const program = ts.createProgram([file], { ...common, ...options });
    return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe("the types of stint/client in the package", function () {
  this.timeout(120_000);

  for (const [user, options] of Object.entries(users)) {
    it(`accept and reject the same calls for ${user}`, () => {
      expect(calls).to.contain(own);
      expect(complaintsIn(calls, options)).to.deep.equal([]);
    });
  }

  it("have pages for each list of the document and for no other operation", () => {
    const [options = {}] = Object.values(users);
    const isPaged = ({ sorts, operation }: Route) => sorts !== undefined || operation === "listChanges";
    const reads = withCsv(routes).filter(({ method }) => method === "GET");
    const uses = reads.map((route) => {
      const path = pathTemplate(route);
      const params = path.includes("{id}") ? ', { params: { path: { id: "x" } } }' : "";
      return `${isPaged(route) && !route.csv ? "" : "// @ts-expect-error Not a list.\n"}items(stint, ${JSON.stringify(path)}${params});\n`;
    });
    expect(uses.filter((use) => !use.startsWith("//"))).to.have.length.above(11);
    const text = `import { items, type StintClient } from "${own}";\ndeclare const stint: StintClient;\n${uses.join("")}`;
    expect(complaintsIn(text, options)).to.deep.equal([]);
  });

  it("would reveal a call that is not rejected", () => {
    const [options = {}] = Object.values(users);
    const text = `import { createStintClient } from "${own}";\n// @ts-expect-error\nexport const stint = createStintClient({ url: "x" });\n`;
    expect(complaintsIn(text, options)).to.deep.equal(["Unused '@ts-expect-error' directive."]);
  });

  it("import nothing", () => {
    expect(readFileSync(declarations, "utf8")).not.to.match(/^\s*(import|export) .* from |\bimport\(|<reference/m);
  });
});
