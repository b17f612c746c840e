import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import ts from "typescript";
import { root } from "../repository.js";

const run = promisify(execFile);
const script = fileURLToPath(new URL("constructed-process.js", import.meta.url));

/** A regular expression, and a place that has it. */
export interface Expression {
  readonly source: string;
  readonly flags: string;
  readonly where: string;
}

/** What the published packages, the service and the dashboard consist of. */
const folders = ["core", "adapters", "bootstrap", "client", "webhooks", "examples"];
/** What only builds the dashboard. */
const building = /^adapters\/dashboard\/(build|chunks|mantine-styles|vite\.config)\.ts$/;

/** The sources that meet input, by path. */
export function sources(): ReadonlyMap<string, string> {
  const paths = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
  );
  const own = paths.filter(
    (path) => /(?<!\.d)\.(ts|tsx|mjs)$/.test(path) && !/node_modules|\/dist\//.test(path) && !building.test(path),
  );
  return new Map(own.map((path) => [path, readFileSync(join(root, path), "utf8")]));
}

/** The literals of a source. */
export function literals(path: string, text: string): readonly Expression[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf("/");
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      found.push({ source: node.text.slice(1, end), flags: node.text.slice(end + 1), where: `${path}:${line + 1}` });
    }
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}

/** The expressions that the compiled modules of these sources construct when they are loaded. */
export async function constructed(paths: readonly string[]): Promise<readonly Expression[]> {
  const modules = paths.map((path) => pathToFileURL(join(root, "dist", path.replace(/\.tsx?$/, ".js"))).href);
  const { stdout } = await run(process.execPath, [script, ...modules]);
  return JSON.parse(stdout) as readonly Expression[];
}
