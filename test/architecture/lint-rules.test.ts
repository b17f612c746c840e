import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { expect } from "chai";
import { root } from "../repository.js";

/** A text in place of the file `path`, and the rules that it breaks, which are known when the suite starts. */
interface Linted {
  readonly text: string;
  readonly path: string;
  readonly broken: Set<string>;
}

/** One run checks all of them. */
const linted: Linted[] = [];

function rulesBrokenBy(text: string, path: string): ReadonlySet<string> {
  const one: Linted = { text, path, broken: new Set() };
  linted.push(one);
  return one.broken;
}

/** Writes each text to a folder of its own, with the rules of the repository. */
function writeAll(folder: string): void {
  const config = JSON.parse(readFileSync(join(root, ".oxlintrc.json"), "utf8")) as object;
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  // Nested configurations cannot have options.
  write(".oxlintrc.json", JSON.stringify(config));
  write("tsconfig.json", JSON.stringify({ compilerOptions: { strict: true, target: "es2022", module: "nodenext" } }));
  for (const [index, { text, path }] of linted.entries()) {
    write(`${index}/.oxlintrc.json`, JSON.stringify({ ...config, options: undefined }));
    write(`${index}/${path}`, text);
  }
}

async function lintAll(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "stint-lint-"));
  try {
    writeAll(folder);
    const env = { ...process.env, OXLINT_TSGOLINT_PATH: join(root, "node_modules/.bin/tsgolint") };
    const words = [join(root, "node_modules/oxlint/bin/oxlint"), "--format", "json"];
    // It exits with an error, since rules are broken.
    const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: folder, env }).catch(
      (error: { stdout: string }) => error,
    );
    const { diagnostics } = JSON.parse(stdout) as { readonly diagnostics: readonly { code: string; filename: string }[] };
    for (const { code, filename } of diagnostics) linted[Number(filename.split("/")[0])]?.broken.add(code);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const CORE = "core/kernel/errors.ts";
const TEST = "test/repository.ts";

const environment = ["export const x = process.env;\n", 'import { env } from "node:process";\nexport const x = env;\n'] as const;

describe("the lint rules", () => {
  before(lintAll);

  const globals = [
    "Date",
    "process",
    "Buffer",
    "fetch",
    "console",
    "setTimeout",
    "setInterval",
    "setImmediate",
    "queueMicrotask",
    "performance",
    "crypto",
    "require",
  ];
  for (const name of globals) {
    const broken = rulesBrokenBy(`export const x: unknown = ${name};\n`, CORE);
    it(`keep ${name} out of the core`, () => expect(broken).to.include("eslint(no-restricted-globals)"));
  }

  const kept: readonly (readonly [string, string, string])[] = [
    ["the type Date out of the core", "typescript(no-restricted-types)", "export type X = Date;\n"],
    ["globalThis.Date out of the core", "eslint(no-restricted-globals)", "export const x = globalThis.Date;\n"],
    ["Math.random out of the core", "eslint(no-restricted-properties)", "export const x = Math.random();\n"],
    ["destructured Math.random out of the core", "eslint(no-restricted-properties)", "export const { random } = Math;\n"],
    ["promises from floating", "typescript(no-floating-promises)", "Promise.resolve(1);\n"],
    ["promises out of conditions", "typescript(no-misused-promises)", "if (Promise.resolve(true)) void 0;\n"],
    ["await for promises", "typescript(await-thenable)", "export const x = await 1;\n"],
    ["throw for errors", "typescript(only-throw-error)", 'throw "no";\n'],
    ["any out of the code", "typescript(no-explicit-any)", "export const x: any = 1;\n"],
    ["non-null assertions out of the code", "typescript(no-non-null-assertion)", "export const x = [1][0]!;\n"],
    ["== out of the code", "eslint(eqeqeq)", "export const x = (a: string) => a == 'b';\n"],
    ["type imports marked as such", "typescript(consistent-type-imports)", 'import { X } from "./ids.js";\nexport type Y = X;\n'],
    [
      "unnecessary assertions out of the code",
      "typescript(no-unnecessary-type-assertion)",
      "export const x = (a: string) => a as string;\n",
    ],
    [
      "switches exhaustive",
      "typescript(switch-exhaustiveness-check)",
      'export function x(a: "b" | "c"): void {\n  switch (a) {\n    case "b":\n  }\n}\n',
    ],
    [
      "await before a promise returned in a try block",
      "typescript(return-await)",
      "export async function x(a: Promise<1>): Promise<1> {\n  try {\n    return a;\n  } catch {\n    return 1;\n  }\n}\n",
    ],
    [
      "fields readonly that are never reassigned",
      "typescript(prefer-readonly)",
      "export class X {\n  private a = 1;\n  get b() {\n    return this.a;\n  }\n}\n",
    ],
  ];
  for (const [what, rule, text] of kept) {
    const broken = rulesBrokenBy(text, CORE);
    it(`keep ${what}`, () => expect(broken).to.include(rule));
  }

  const allowed: readonly (readonly [what: string, path: string, text: string])[] = [
    [
      "the language in the core: Intl, Math, Map, bigint",
      CORE,
      "export const x = new Map([[Math.floor(1), 1n]]);\nexport const y = new Intl.NumberFormat();\n",
    ],
    ["chai's assertions without a call in tests", TEST, 'import { expect } from "chai";\nexpect(1).to.be.ok;\n'],
    ...environment.map((text) => ["bootstrap/config.ts to read the environment", "bootstrap/config.ts", text] as const),
  ];
  for (const [what, path, text] of allowed) {
    const broken = rulesBrokenBy(text, path);
    it(`allow ${what}`, () => expect([...broken]).to.deep.equal([]));
  }

  const hooks = 'import { useState } from "react";\nexport function useX(a: boolean) {\n  if (a) useState(1);\n}\n';
  const rejected: readonly (readonly [what: string, rule: string, path: string, text: string])[] = [
    ["conditional React hooks", "react-hooks(rules-of-hooks)", "adapters/dashboard/src/api/link-token.ts", hooks],
    ["it.only, which would disable other tests", "eslint(no-restricted-properties)", TEST, 'it.only("x", () => undefined);\n'],
    ["console in the adapters", "eslint(no-console)", "adapters/http/app.ts", "console.log(1);\n"],
    ...["adapters/http/app.ts", "bootstrap/main.ts", "webhooks/index.ts", "client/index.ts"].flatMap((path) => [
      [`process.env in ${path}`, "eslint(no-restricted-properties)", path, environment[0]] as const,
      [`the imported environment in ${path}`, "eslint(no-restricted-imports)", path, environment[1]] as const,
    ]),
  ];
  for (const [what, rule, path, text] of rejected) {
    const broken = rulesBrokenBy(text, path);
    it(`reject ${what}`, () => expect([...broken]).to.deep.equal([rule]));
  }
});
