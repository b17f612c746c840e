import { execFile } from "node:child_process";
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import ts from "typescript";
import { root as repository } from "../repository.js";
import { writeConfig } from "./mocha.js";
import type { Mutant } from "./mutant.js";

const LEFT_OUT = new Set(["node_modules", ".git", "data", "coverage"]);
const DASHBOARD = "adapters/dashboard/src/";
const run = promisify(execFile);

/** The number of occurrences of the mutant's text in the source. It is stale unless there is exactly one. */
export function occurrences({ file, from }: Mutant): number {
  const path = join(repository, file);
  return existsSync(path) ? readFileSync(path, "utf8").split(from).length - 1 : 0;
}

/** A copy of the built repository, in which mutants are applied one after another. */
export class Copy {
  constructor(readonly root: string) {
    const filter = (path: string): boolean => !LEFT_OUT.has(relative(repository, path));
    cpSync(repository, root, { recursive: true, preserveTimestamps: true, filter });
    symlinkSync(join(repository, "node_modules"), join(root, "node_modules"));
    writeConfig(root);
  }

  /** Applies the mutant to the source and its build output. Returns a function that reverts it. */
  async apply(mutant: Mutant): Promise<() => void> {
    const { file, from, to } = mutant;
    const source = this.#read(file);
    const mutated = source.replace(from, () => to);
    const compiled = join("dist", file.replace(/\.tsx?$/, ".js"));
    if (existsSync(join(this.root, compiled))) {
      const before = this.#read(compiled);
      this.#write(file, mutated);
      this.#write(compiled, transpiled(mutated));
      return () => {
        this.#write(file, source);
        this.#write(compiled, before);
      };
    }
    if (!file.startsWith(DASHBOARD)) throw new Error(`Nothing is compiled from ${file}.`);
    const restore = (): void => {
      this.#write(file, source);
      const built = join(this.root, "dist/dashboard");
      rmSync(built, { recursive: true, force: true });
      cpSync(join(repository, "dist/dashboard"), built, { recursive: true, preserveTimestamps: true });
    };
    this.#write(file, mutated);
    try {
      await run(process.execPath, ["dist/adapters/dashboard/build.js"], { cwd: this.root });
    } catch (error) {
      restore();
      throw error;
    }
    return restore;
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
function transpiled(source: string): string {
  const compilerOptions = { ...options, module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler };
  return ts.transpileModule(source, { compilerOptions: { ...compilerOptions, sourceMap: false } }).outputText;
}
