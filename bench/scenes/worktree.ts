import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Build, current } from "./build.js";
import type { Cleanup } from "./cleanup.js";
import { stopped } from "./process.js";

/** Builds another commit in a temporary work tree. It shares the installed packages if it locks the same ones. */
export async function buildOf(reference: string, cleanup: Cleanup): Promise<Build> {
  const folder = mkdtempSync(join(tmpdir(), "stint-bench-build-"));
  cleanup.add(() => rmSync(folder, { recursive: true, force: true }));
  const root = join(folder, "work");
  await run(cleanup, current.root, "git", "worktree", "add", "--detach", "--quiet", root, reference);
  cleanup.add(() => run(cleanup, current.root, "git", "worktree", "remove", "--force", root));
  const locked = (at: string): string => readFileSync(join(at, "package-lock.json"), "utf8");
  if (locked(root) === locked(current.root)) symlinkSync(join(current.root, "node_modules"), join(root, "node_modules"));
  else await run(cleanup, root, "npm", "ci");
  await run(cleanup, root, "npm", "run", "--silent", "build");
  return { name: reference, root };
}

/** Runs a command whose output goes to stderr. */
async function run(cleanup: Cleanup, folder: string, command: string, ...words: readonly string[]): Promise<void> {
  const child = spawn(command, words, { cwd: folder, stdio: ["ignore", process.stderr, "inherit"] });
  cleanup.add(() => stopped(child, "SIGTERM"));
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) throw new Error(`${[command, ...words].join(" ")} failed.`);
}
