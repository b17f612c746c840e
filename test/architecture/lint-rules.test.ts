import { join } from "node:path";
import { expect } from "chai";
import { ESLint } from "eslint";
import { root } from "../repository.js";

const eslint = new ESLint({ cwd: root });

/** The rules that the text violates in place of the existing file `path`, whose project provides its types. */
async function rulesBrokenBy(text: string, path: string): Promise<readonly (string | null)[]> {
  const [result] = await eslint.lintText(text, { filePath: join(root, path) });
  if (result === undefined) throw new Error(`${path} is ignored.`);
  const fatal = result.messages.find((message) => message.fatal === true);
  if (fatal !== undefined) throw new Error(`${path}: ${fatal.message}`);
  return [...new Set(result.messages.map(({ ruleId }) => ruleId))];
}

const CORE = "core/kernel/errors.ts";
const TEST = "test/repository.ts";

describe("the lint rules", function () {
  this.timeout(300_000);

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
    it(`keep ${name} out of the core`, async () => {
      expect(await rulesBrokenBy(`export const x: unknown = ${name};\n`, CORE)).to.include("no-restricted-globals");
    });
  }

  const kept: readonly (readonly [string, string, string])[] = [
    ["the type Date out of the core", "no-restricted-syntax", "export type X = Date;\n"],
    ["globalThis.Date out of the core", "no-restricted-globals", "export const x = globalThis.Date;\n"],
    ["Math.random out of the core", "no-restricted-properties", "export const x = Math.random();\n"],
    ["destructured Math.random out of the core", "no-restricted-properties", "export const { random } = Math;\n"],
    ["promises from floating", "@typescript-eslint/no-floating-promises", "Promise.resolve(1);\n"],
    ["promises out of conditions", "@typescript-eslint/no-misused-promises", "if (Promise.resolve(true)) void 0;\n"],
    ["await for promises", "@typescript-eslint/await-thenable", "export const x = await 1;\n"],
    ["throw for errors", "@typescript-eslint/only-throw-error", 'throw "no";\n'],
    ["any out of the code", "@typescript-eslint/no-explicit-any", "export const x: any = 1;\n"],
    ["non-null assertions out of the code", "@typescript-eslint/no-non-null-assertion", "export const x = [1][0]!;\n"],
    ["== out of the code", "eqeqeq", "export const x = (a: string) => a == 'b';\n"],
    [
      "type imports marked as such",
      "@typescript-eslint/consistent-type-imports",
      'import { X } from "./ids.js";\nexport type Y = X;\n',
    ],
    [
      "unnecessary assertions out of the code",
      "@typescript-eslint/no-unnecessary-type-assertion",
      "export const x = (a: string) => a as string;\n",
    ],
    [
      "switches exhaustive",
      "@typescript-eslint/switch-exhaustiveness-check",
      'export function x(a: "b" | "c"): void {\n  switch (a) {\n    case "b":\n  }\n}\n',
    ],
    [
      "await before a promise returned in a try block",
      "@typescript-eslint/return-await",
      "export async function x(a: Promise<1>): Promise<1> {\n  try {\n    return a;\n  } catch {\n    return 1;\n  }\n}\n",
    ],
    [
      "fields readonly that are never reassigned",
      "@typescript-eslint/prefer-readonly",
      "export class X {\n  private a = 1;\n  get b() {\n    return this.a;\n  }\n}\n",
    ],
  ];
  for (const [what, rule, text] of kept) {
    it(`keep ${what}`, async () => {
      expect(await rulesBrokenBy(text, CORE)).to.include(rule);
    });
  }

  it("allow the language in the core: Intl, Math, Map, bigint", async () => {
    const text = "export const x = new Map([[Math.floor(1), 1n]]);\nexport const y = new Intl.NumberFormat();\n";
    expect(await rulesBrokenBy(text, CORE)).to.deep.equal([]);
  });

  it("allow chai's assertions without a call in tests", async () => {
    expect(await rulesBrokenBy('import { expect } from "chai";\nexpect(1).to.be.ok;\n', TEST)).to.deep.equal([]);
  });

  it("reject conditional React hooks", async () => {
    const text = 'import { useState } from "react";\nexport function useX(a: boolean) {\n  if (a) useState(1);\n}\n';
    expect(await rulesBrokenBy(text, "adapters/dashboard/src/api/link-token.ts")).to.include("react-hooks/rules-of-hooks");
  });

  it("reject it.only, which would disable other tests", async () => {
    expect(await rulesBrokenBy('it.only("x", () => undefined);\n', TEST)).to.deep.equal(["no-restricted-properties"]);
  });
});

describe("the lint rules for configuration", () => {
  const untyped = new ESLint({
    cwd: root,
    overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
    ruleFilter: ({ ruleId }) => ruleId.startsWith("no-"),
  });
  const texts = ["export const x = process.env;\n", 'import { env } from "node:process";\nexport const x = env;\n'];

  async function broken(text: string, path: string): Promise<number> {
    const [result] = await untyped.lintText(text, { filePath: join(root, path) });
    return result?.messages.filter(({ ruleId }) => ruleId?.startsWith("no-restricted-") === true).length ?? Number.NaN;
  }

  for (const path of ["adapters/http/app.ts", "bootstrap/main.ts", "webhooks/index.ts", "client/index.ts"]) {
    it(`keep the environment out of ${path}`, async () => {
      for (const text of texts) expect(await broken(text, path)).to.equal(1);
    });
  }

  it("allow bootstrap/config.ts to read the environment", async () => {
    for (const text of texts) expect(await broken(text, "bootstrap/config.ts")).to.equal(0);
  });

  it("reject console in the adapters", async () => {
    const [result] = await untyped.lintText("console.log(1);\n", { filePath: join(root, "adapters/http/app.ts") });
    expect(result?.messages.map(({ ruleId }) => ruleId)).to.deep.equal(["no-console"]);
  });
});
