import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { expect } from "chai";
import ts from "typescript";
import { root } from "../repository.js";

/** Type-checks each text as a separate file with the core's compiler options. Returns the messages by name. */
function messagesFor(texts: { readonly [name: string]: string }): ReadonlyMap<string, readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), "stint-core-"));
  try {
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
    const files = Object.entries(texts).map(([name, text]) => {
      const file = join(folder, `${name}.ts`);
      writeFileSync(file, text);
      return file;
    });
    const program = ts.createProgram(files, { ...coreOptions(), noEmit: true, rootDir: folder });
    const messages = new Map<string, string[]>(Object.keys(texts).map((name) => [name, []]));
    for (const { file, messageText } of ts.getPreEmitDiagnostics(program)) {
      const found = messages.get(basename(file?.fileName ?? "", ".ts"));
      if (found === undefined) throw new Error(ts.flattenDiagnosticMessageText(messageText, " "));
      found.push(ts.flattenDiagnosticMessageText(messageText, " "));
    }
    return messages;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function coreOptions(): ts.CompilerOptions {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  const parsed = ts.getParsedCommandLineOfConfigFile(join(root, "core/tsconfig.json"), {}, host);
  if (parsed === undefined) throw new Error("core/tsconfig.json cannot be read.");
  const {
    composite: _composite,
    tsBuildInfoFile: _buildInfo,
    configFilePath: _path,
    declaration: _declaration,
    ...options
  } = parsed.options;
  return options;
}

describe("the core's compiler options", () => {
  const foreign = [
    "process",
    "Buffer",
    "setTimeout",
    "setInterval",
    "setImmediate",
    "fetch",
    "console",
    "crypto",
    "performance",
    "require",
    "window",
    "document",
    "URL",
  ];
  const probes = {
    ...Object.fromEntries(foreign.map((name) => [name, `export const x = ${name};\n`])),
    node: 'import "node:fs";\nexport { readFile } from "node:fs";\n',
    language: "export const x = new Map([[1n, new Intl.NumberFormat()]]).get(1n)?.format(1n);\n",
  };
  let messages: ReadonlyMap<string, readonly string[]>;

  before(() => {
    messages = messagesFor(probes);
  });

  for (const name of foreign) {
    it(`reject ${name}`, () => {
      expect(messages.get(name)?.[0]).to.match(new RegExp(`^Cannot find name '${name}'`));
    });
  }

  it("reject the modules of Node", () => {
    expect(messages.get("node")?.join("\n")).to.include("'node:fs'");
  });

  it("allow the language itself, including Intl", () => {
    expect(messages.get("language")).to.deep.equal([]);
  });
});
