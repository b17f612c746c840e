import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative } from "node:path";
import { createInterface } from "node:readline";

const MOCHA = createRequire(import.meta.url).resolve("mocha/bin/mocha.js");
const CONFIG = "mutants.mocharc.json";
/** Time for processes that a failed test has left running. */
const GRACE_MS = 3_000;

/** The tests of one mocha process. */
export interface Order {
  /** Compiled test files, relative to the repository. */
  readonly files: readonly string[];
  /** Limits the tests to full titles that contain one of these texts. */
  readonly greps?: readonly string[] | undefined;
  /** Stops at the first failed test. */
  readonly bail?: boolean;
  readonly limitSeconds: number;
}

export interface TestOutcome {
  /** The full title, or mocha's name of a hook. */
  readonly title: string;
  readonly file: string;
  /** The first line of a failure. */
  readonly error: string | null;
}

export interface TestRun {
  readonly passed: readonly TestOutcome[];
  readonly failed: readonly TestOutcome[];
  /** An error outside of tests, or null. */
  readonly trouble: string | null;
}

/** A test in the output of mocha's reporter `json-stream`. */
interface Details {
  readonly fullTitle?: string;
  readonly file?: string;
  readonly err?: string;
}

interface Progress {
  readonly passed: TestOutcome[];
  readonly failed: TestOutcome[];
  hasEnded: boolean;
}

const running = new Set<ChildProcess>();

/** Writes the project's mocha settings, without its list of files and its reporter. */
export function writeConfig(root: string): void {
  const settings = JSON.parse(readFileSync(join(root, ".mocharc.json"), "utf8")) as Record<string, unknown>;
  delete settings["spec"];
  delete settings["reporter"];
  writeFileSync(join(root, CONFIG), JSON.stringify(settings));
}

/** Runs tests in the copy of the repository. */
export async function runTests(root: string, { files, greps, bail = false, limitSeconds }: Order): Promise<TestRun> {
  const options = ["--config", CONFIG, "--reporter", "json-stream", ...(bail ? ["--bail"] : []), ...grepping(greps)];
  const child = spawn(process.execPath, [MOCHA, ...options, ...files], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  running.add(child);
  let isLate = false;
  const limit = setTimeout(() => {
    isLate = true;
    kill(child);
  }, limitSeconds * 1_000);
  const progress: Progress = { passed: [], failed: [], hasEnded: false };
  let lastWords = "";
  createInterface({ input: child.stderr }).on("line", (line) => (lastWords = line.trim() || lastWords));
  createInterface({ input: child.stdout }).on("line", (line) => {
    note(progress, line, root);
    // Resources that a test has left open would delay the exit for a minute.
    if (progress.hasEnded && progress.failed.length > 0) setTimeout(() => kill(child), GRACE_MS).unref();
  });
  const [code] = (await once(child, "close")) as [number | null];
  clearTimeout(limit);
  kill(child);
  running.delete(child);
  const { passed, failed, hasEnded } = progress;
  if (isLate) return { passed, failed, trouble: `time-out after ${limitSeconds} s` };
  const isDone = hasEnded && (code === 0 || failed.length > 0);
  return { passed, failed, trouble: isDone ? null : `the run broke off: ${lastWords}` };
}

/** Stops all runs immediately. */
export function killAll(): void {
  for (const child of running) kill(child);
}

function grepping(greps: readonly string[] | undefined): readonly string[] {
  if (greps === undefined) return [];
  return ["--grep", greps.map((text) => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")).join("|")];
}

function note(progress: Progress, line: string, root: string): void {
  const found = /\["(pass|fail|end)",\{.*\}\]$/.exec(line);
  if (!found) return;
  const [event, details] = JSON.parse(found[0]) as [string, Details];
  if (event === "end") progress.hasEnded = true;
  else {
    const { fullTitle: title = "", file, err } = details;
    const outcome = { title, file: file === undefined ? "" : relative(root, file), error: err?.split("\n")[0] ?? null };
    (event === "pass" ? progress.passed : progress.failed).push(outcome);
  }
}

/** Includes all processes that the run has started. */
function kill({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}
