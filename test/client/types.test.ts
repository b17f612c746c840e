import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import ts from "typescript";
import { root } from "../repository.js";
import { typesFile, typesOfTheApi } from "./types.js";

/** Constructs that override the compiler's types. */
const beliefs: readonly ts.SyntaxKind[] = [
  ts.SyntaxKind.AsExpression,
  ts.SyntaxKind.TypeAssertionExpression,
  ts.SyntaxKind.NonNullExpression,
  ts.SyntaxKind.AnyKeyword,
];

function beliefsIn(source: string): readonly string[] {
  const found: string[] = [];
  const file = ts.createSourceFile("job.ts", source, ts.ScriptTarget.ES2022, true);
  const visit = (node: ts.Node): void => {
    if (beliefs.includes(node.kind) && !/ as const$/.test(node.getText())) found.push(node.getText());
    node.forEachChild(visit);
  };
  visit(file);
  return [...found, ...(source.match(/@ts-\w+/g) ?? [])];
}

describe("the client generated from the OpenAPI document", () => {
  it("has the types of the current document", async function () {
    this.timeout(60_000);
    const isSame = readFileSync(typesFile, "utf8") === (await typesOfTheApi());
    expect(isSame, "the API has changed: npm run client").to.equal(true);
  });

  it("needs no cast for the main workflow, nor does any test of stint/client", () => {
    const folder = join(root, "test/client");
    const tests = readdirSync(folder).filter((name) => name.endsWith(".test.ts") && !/^(types|declarations)\./.test(name));
    expect(tests).to.include.members(["main-job.test.ts", "retries.test.ts", "copy.test.ts"]);
    for (const name of tests) expect(beliefsIn(readFileSync(join(folder, name), "utf8")), name).to.deep.equal([]);
    expect(readFileSync(join(folder, "main-job.test.ts"), "utf8")).to.contain("createClient<paths>(");
  });

  it("would reveal a cast", () => {
    for (const cast of ["x as string", "<string>x", "x!", "let y: any", "// @ts-expect-error"])
      expect(beliefsIn(cast), cast).to.have.length(1);
  });
});
