import { join } from "node:path";
import { expect } from "chai";
import { ESLint } from "eslint";
import { root } from "../repository.js";

const eslint = new ESLint({ cwd: root });

/** The rules that the text breaks when it stands in place of `path`, an existing file, so that its types are known. */
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
  this.timeout(40_000);

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
    ["the type of a Date out of the core", "no-restricted-syntax", "export type X = Date;\n"],
    ["globalThis.Date out of the core", "no-restricted-globals", "export const x = globalThis.Date;\n"],
    ["Math.random out of the core", "no-restricted-properties", "export const x = Math.random();\n"],
    ["Math.random out of the core, also taken apart", "no-restricted-properties", "export const { random } = Math;\n"],
    ["promises from being forgotten", "@typescript-eslint/no-floating-promises", "Promise.resolve(1);\n"],
    ["promises from being taken for booleans", "@typescript-eslint/no-misused-promises", "if (Promise.resolve(true)) void 0;\n"],
    ["await to promises", "@typescript-eslint/await-thenable", "export const x = await 1;\n"],
    ["throw to errors", "@typescript-eslint/only-throw-error", 'throw "no";\n'],
    ["any away", "@typescript-eslint/no-explicit-any", "export const x: any = 1;\n"],
    ["! away", "@typescript-eslint/no-non-null-assertion", "export const x = [1][0]!;\n"],
    ["== away", "eqeqeq", "export const x = (a: string) => a == 'b';\n"],
    ["type imports apart", "@typescript-eslint/consistent-type-imports", 'import { X } from "./ids.js";\nexport type Y = X;\n'],
    [
      "idle assertions away",
      "@typescript-eslint/no-unnecessary-type-assertion",
      "export const x = (a: string) => a as string;\n",
    ],
    [
      "switches exhaustive",
      "@typescript-eslint/switch-exhaustiveness-check",
      'export function x(a: "b" | "c"): void {\n  switch (a) {\n    case "b":\n  }\n}\n',
    ],
    [
      "await before a promise that a catch is for",
      "@typescript-eslint/return-await",
      "export async function x(a: Promise<1>): Promise<1> {\n  try {\n    return a;\n  } catch {\n    return 1;\n  }\n}\n",
    ],
    [
      "fields readonly that are never set again",
      "@typescript-eslint/prefer-readonly",
      "export class X {\n  private a = 1;\n  get b() {\n    return this.a;\n  }\n}\n",
    ],
  ];
  for (const [what, rule, text] of kept) {
    it(`keep ${what}`, async () => {
      expect(await rulesBrokenBy(text, CORE)).to.include(rule);
    });
  }

  it("leave the core its language: Intl, Math, Map, bigint", async () => {
    const text = "export const x = new Map([[Math.floor(1), 1n]]);\nexport const y = new Intl.NumberFormat();\n";
    expect(await rulesBrokenBy(text, CORE)).to.deep.equal([]);
  });

  it("let chai's assertions that are no calls stand in tests", async () => {
    expect(await rulesBrokenBy('import { expect } from "chai";\nexpect(1).to.be.ok;\n', TEST)).to.deep.equal([]);
  });

  it("keep hooks of React out of conditions", async () => {
    const text = 'import { useState } from "react";\nexport function useX(a: boolean) {\n  if (a) useState(1);\n}\n';
    expect(await rulesBrokenBy(text, "adapters/dashboard/src/api/link-token.ts")).to.include("react-hooks/rules-of-hooks");
  });

  it("stop a test that would silence the others", async () => {
    expect(await rulesBrokenBy('it.only("x", () => undefined);\n', TEST)).to.deep.equal(["no-restricted-properties"]);
  });
});

describe("the lint rules for settings", () => {
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

  for (const path of ["adapters/http/app.ts", "bootstrap/main.ts", "webhooks/index.ts"]) {
    it(`keep the environment out of ${path}`, async () => {
      for (const text of texts) expect(await broken(text, path)).to.equal(1);
    });
  }

  it("let bootstrap/config.ts read the environment", async () => {
    for (const text of texts) expect(await broken(text, "bootstrap/config.ts")).to.equal(0);
  });

  it("keep console out of the adapters", async () => {
    const [result] = await untyped.lintText("console.log(1);\n", { filePath: join(root, "adapters/http/app.ts") });
    expect(result?.messages.map(({ ruleId }) => ruleId)).to.deep.equal(["no-console"]);
  });
});
