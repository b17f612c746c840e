import { execFile } from "node:child_process";
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import ts from "typescript";
import { copyRepository } from "../architecture/repository-copy.js";
import { root as repository } from "../repository.js";
import { writeConfig } from "./mocha.js";
import type { Mutant } from "./mutant.js";

const run = promisify(execFile);

/** The script that builds what the tests run of the file, and its output. Null if they import it. */
function stepFor(file: string, tests: readonly string[]): readonly [script: string, folder: string] | null {
  if (!/^adapters\/dashboard\/(src|worker)\//.test(file)) return ["dist/packaging/service.js", "dist/service"];
  return tests.some((test) => test.startsWith("dashboard/")) ? ["dist/adapters/dashboard/build.js", "dist/dashboard"] : null;
}

/** The number of occurrences of the mutant's text in the source. It is stale unless there is exactly one. */
export function occurrences({ file, from }: Mutant): number {
  const path = join(repository, file);
  return existsSync(path) ? readFileSync(path, "utf8").split(from).length - 1 : 0;
}

/** A copy of the built repository, in which mutants are applied one after another. */
export class Copy {
  constructor(readonly root: string) {
    copyRepository(root);
    writeConfig(root);
  }

  /** Applies the mutant to the source and its build output. Returns a function that reverts it. */
  async apply({ file, from, to, tests }: Mutant): Promise<() => void> {
    const compiled = join("dist", file.replace(/\.tsx?$/, ".js"));
    if (!existsSync(join(this.root, compiled))) throw new Error(`Nothing is compiled from ${file}.`);
    const [source, before] = [this.#read(file), this.#read(compiled)];
    const mutated = source.replace(from, () => to);
    const [script, folder] = stepFor(file, tests) ?? [];
    const restore = (): void => {
      this.#write(file, source);
      this.#write(compiled, before);
      if (folder !== undefined) this.#restore(folder);
    };
    this.#write(file, mutated);
    this.#write(compiled, transpiled(mutated, file));
    try {
      if (script !== undefined) await this.#run(script);
    } catch (error) {
      restore();
      throw error;
    }
    return restore;
  }

  async #run(script: string): Promise<void> {
    await run(process.execPath, [script], { cwd: this.root });
  }

  /** Makes a folder again what it is in the repository. */
  #restore(folder: string): void {
    rmSync(join(this.root, folder), { recursive: true, force: true });
    cpSync(join(repository, folder), join(this.root, folder), { recursive: true, preserveTimestamps: true });
  }

  #read(file: string): string {
    return readFileSync(join(this.root, file), "utf8");
  }

  #write(file: string, text: string): void {
    writeFileSync(join(this.root, file), text);
  }
}

const { config } = ts.readConfigFile(join(repository, "tsconfig.base.json"), (path) => ts.sys.readFile(path)) as {
  readonly config: { readonly compilerOptions: object };
};
const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, repository);

/** Compiles like the build. */
function transpiled(source: string, fileName: string): string {
  const compilerOptions = {
    ...options,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
  };
  return ts.transpileModule(source, { fileName, compilerOptions: { ...compilerOptions, sourceMap: false } }).outputText;
}
