import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import ts from "typescript";
import { memoryPorts } from "../../adapters/memory/index.js";
import { startHarness } from "../http/harness.js";
import { root } from "../repository.js";

interface Guide {
  /** The compiler's errors. */
  readonly complaints: readonly string[];
  readonly printed: readonly string[];
  readonly shown: readonly string[];
}

/** The address in the guide. */
const ADDRESS = "http://127.0.0.1:8080";
const END = "---block---\n";

/** Compiles the `ts` blocks of a page as one program and runs it with a fresh workspace. The `text` blocks show what it prints up to there. */
export async function runGuide(text: string): Promise<Guide> {
  const blocks = [...text.matchAll(/^```(ts|text)\n([\s\S]*?)^```$/gm)].map(([, kind, block = ""]) => ({ kind, block }));
  const program = blocks
    .map(({ kind, block }) => (kind === "ts" ? block : `console.log(${JSON.stringify(END.trim())});\n`))
    .join("");
  // Inside the package, whose name resolves to its own exports.
  const folder = mkdtempSync(join(root, "dist/guide-"));
  const harness = await startHarness(memoryPorts());
  try {
    const { tokens } = await harness.createWorkspace();
    const source = join(folder, "guide.mts");
    writeFileSync(source, program.replaceAll(ADDRESS, harness.url));
    const complaints = compiled([source]);
    const env = { STINT_TOKEN: tokens.owner };
    const { stdout } = await promisify(execFile)(process.execPath, [join(folder, "guide.mjs")], { env });
    const shown = blocks.flatMap(({ kind, block }) => (kind === "text" ? [block] : []));
    return { complaints, printed: stdout.split(END).slice(0, -1), shown };
  } finally {
    await harness.close();
    rmSync(folder, { recursive: true });
  }
}

/** Compiles the files beside themselves, and returns the compiler's errors. */
export function compiled(files: readonly string[]): readonly string[] {
  const program = ts.createProgram(files, {
    strict: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    types: ["node"],
    typeRoots: [join(root, "node_modules/@types")],
  });
  program.emit();
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}
