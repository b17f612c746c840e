import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import ts from "typescript";
import { Entries } from "../../packaging/published-names.js";
import { root } from "../repository.js";
import { ReachableProperties } from "./reachable-properties.js";

/** Letters and digits without case and articles, so that neither punctuation nor the case of a name makes a difference. */
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/\b(?:the|an?)\b/g, "")
    .replaceAll(/[^a-z0-9]/g, "");

/** The fields of tables in a source whose comment is nothing else than the description of the field in JSON. */
function repeated(file: string, source: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node)) {
      const comment = ts.getJSDocCommentsAndTags(node).map(({ comment: text }) => ts.getTextOfJSDocComment(text) ?? "");
      const words = wordsOf(node.initializer);
      if (words !== null && comment.some((text) => bare(text) === bare(words))) found.push(`${file}: ${node.name.getText()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.ES2022, true));
  return found;
}

/** The description that a field such as `field.nullable(type, ["The name", "Ada"])` has in JSON. */
function wordsOf(value: ts.Expression): string | null {
  if (!ts.isCallExpression(value)) return null;
  if (!value.expression.getText().startsWith("field.")) return value.arguments.map(wordsOf).find((one) => one !== null) ?? null;
  const last = value.arguments.at(-1);
  const words = last && ts.isArrayLiteralExpression(last) ? last.elements[0] : last;
  return value.arguments.length > 1 && words && ts.isStringLiteral(words) ? words.text : null;
}

describe("the properties of published commands, models, filters, options and results", function () {
  this.timeout(300_000);

  it("are documented, except constants and types that are written in place", () => {
    const properties = new ReachableProperties(new Entries());
    expect(properties.count).to.be.above(1_000);
    expect(properties.undocumented()).to.deep.equal([]);
  });

  it("do not repeat their description in JSON, which is written at the same field", () => {
    const core = join(root, "core");
    const files = readdirSync(core, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
    expect(files.flatMap((file) => repeated(file, readFileSync(join(core, file), "utf8")))).to.deep.equal([]);
    const table = 'new FieldTable({\n/** The Tax-ID. */\ntaxId: restricted(field.nullable(taxIdType, ["A tax id", "1"])) })';
    expect(repeated("a.ts", table)).to.deep.equal(["a.ts: taxId"]);
  });
});
