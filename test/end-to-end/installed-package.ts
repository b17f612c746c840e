import { existsSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createFolder } from "../adapters/sql/databases.js";
import { root } from "../repository.js";
import { pack, type Packed, run } from "../packaging/packed.js";

/** The package as npm publishes it, and a project with only this package installed. */
export class InstalledPackage {
  private constructor(
    readonly packed: Packed,
    readonly project: string,
    private readonly folder: { remove(): void },
  ) {}

  /** Uses packages from the repository's cache. */
  static async install(): Promise<InstalledPackage> {
    const folder = createFolder();
    const project = folder.path;
    const packed = await pack("", project);
    writeFileSync(join(project, "package.json"), JSON.stringify({ private: true, type: "module" }));
    const options = ["--omit=dev", "--prefer-offline", "--no-audit", "--no-fund", "--no-package-lock"];
    await run("npm", ["install", "--prefix", project, ...options, join(project, packed.filename)], { cwd: project });
    return new InstalledPackage(packed, project, folder);
  }

  /** A file of the project, or a package of it. */
  path(...names: readonly string[]): string {
    return join(this.project, ...names);
  }

  write(file: string, text: string): string {
    writeFileSync(this.path(file), text);
    return this.path(file);
  }

  /** Adds packages of the repository to the project, without installing them. */
  link(...names: readonly string[]): void {
    for (const name of names) {
      const target = this.path("node_modules", name);
      if (existsSync(target)) continue;
      mkdirSync(dirname(target), { recursive: true });
      symlinkSync(join(root, "node_modules", name), target);
    }
  }

  /** The output of a script of the project. */
  async script(text: string): Promise<string> {
    const { stdout } = await run(process.execPath, [this.write("script.js", text)], { cwd: this.project });
    return stdout;
  }

  remove(): void {
    this.folder.remove();
  }
}
