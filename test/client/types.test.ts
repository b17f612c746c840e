import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import ts from "typescript";
import { openApiDocument } from "../../adapters/http/openapi/document.js";
import { routes } from "../../adapters/http/routes/index.js";
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

interface Words {
  readonly description?: string;
}
interface Described {
  readonly components: { readonly schemas: Readonly<Record<string, { readonly properties?: Readonly<Record<string, Words>> }>> };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Words>>>>;
}

/** A comment on one line, without its stars. */
const flat = (text: string): string => text.replaceAll(/\s*\n\s*\*?\s*/g, " ").replaceAll("*\\/", "*/");

/** The comments of the members of the interfaces in a file, by their path. */
function typesIn(file: ts.SourceFile) {
  const membersOf = (node: ts.Node): readonly ts.TypeElement[] =>
    ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node)
      ? [...node.members]
      : ts.isPropertySignature(node) && node.type
        ? membersOf(node.type)
        : ts.isIntersectionTypeNode(node)
          ? node.types.flatMap(membersOf)
          : [];
  const named = (members: readonly ts.TypeElement[], name: string): ts.TypeElement | undefined =>
    members.find(
      (member) => member.name && (ts.isIdentifier(member.name) || ts.isStringLiteral(member.name)) && member.name.text === name,
    );
  return {
    commentOf: (root: string, ...path: readonly string[]): string => {
      const declaration = file.statements.find(
        (statement) => ts.isInterfaceDeclaration(statement) && statement.name.text === root,
      );
      let found: ts.Node | undefined = declaration;
      for (const name of path) found = found && named(membersOf(found), name);
      return found
        ? ts
            .getJSDocCommentsAndTags(found)
            .map((one) => one.getText())
            .join("\n")
        : "";
    },
  };
}

describe("the client generated from the OpenAPI document", () => {
  it("has the types of the current document", async function () {
    this.timeout(60_000);
    const isSame = readFileSync(typesFile, "utf8") === (await typesOfTheApi());
    expect(isSame, "the API has changed: npm run client").to.equal(true);
  });

  it("describes what the document describes: operations, parameters, and properties of schemas", () => {
    const document = openApiDocument(routes, "0.0.0") as unknown as Described;
    const file = ts.createSourceFile("api.ts", readFileSync(typesFile, "utf8"), ts.ScriptTarget.ES2022, true);
    const types = typesIn(file);
    const missing: string[] = [];
    let compared = 0;
    const compare = (name: string, description: string | undefined, found: string): void => {
      if (description === undefined) return;
      compared++;
      if (!flat(found).includes(flat(description))) missing.push(name);
    };
    for (const [schema, { properties = {} }] of Object.entries(document.components.schemas))
      for (const [property, { description }] of Object.entries(properties))
        compare(`${schema}.${property}`, description, types.commentOf("components", "schemas", schema, property));
    for (const [path, methods] of Object.entries(document.paths))
      for (const [method, { description }] of Object.entries(methods))
        compare(`${method} ${path}`, description, types.commentOf("paths", path, method));
    expect(missing).to.deep.equal([]);
    expect(compared).to.be.above(500);
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
