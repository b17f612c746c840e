import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import ts from "typescript";
import { root } from "../repository.js";
import { typesFile, typesOfTheApi } from "./types.js";

/** What makes the compiler believe more than the types say. */
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
    if (beliefs.includes(node.kind)) found.push(node.getText());
    node.forEachChild(visit);
  };
  visit(file);
  return [...found, ...(source.match(/@ts-\w+/g) ?? [])];
}

describe("the client that is made from the OpenAPI document", () => {
  it("has the types that the document gives today", async function () {
    this.timeout(60_000);
    const isSame = readFileSync(typesFile, "utf8") === (await typesOfTheApi());
    expect(isSame, "the API has changed: npm run client").to.equal(true);
  });

  it("goes through the main job without a cast", () => {
    const job = readFileSync(join(root, "test/client/main-job.test.ts"), "utf8");
    expect(job).to.contain("createClient<paths>(");
    expect(beliefsIn(job)).to.deep.equal([]);
  });

  it("would not hide one", () => {
    for (const cast of ["x as string", "<string>x", "x!", "let y: any", "// @ts-expect-error"])
      expect(beliefsIn(cast), cast).to.have.length(1);
  });
});
