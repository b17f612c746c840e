import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative } from "node:path";
import { createInterface } from "node:readline";

const MOCHA = createRequire(import.meta.url).resolve("mocha/bin/mocha.js");
const CONFIG = "mutants.mocharc.json";
/** For processes that a failed test has left behind. */
const GRACE_MS = 3_000;

/** What one process of mocha is to run. */
export interface Order {
  /** Compiled test files, from the repository's folder on. */
  readonly files: readonly string[];
  /** Only tests whose full titles contain one of these texts; absent for all. */
  readonly greps?: readonly string[] | undefined;
  /** Ends at the first test that fails. */
  readonly bail?: boolean;
  readonly limitSeconds: number;
}

export interface TestOutcome {
  /** Its full title; of a hook, mocha's name for it. */
  readonly title: string;
  readonly file: string;
  /** The first line of what a failed one says. */
  readonly error: string | null;
}

export interface TestRun {
  readonly passed: readonly TestOutcome[];
  readonly failed: readonly TestOutcome[];
  /** What went wrong beside single tests, or null. */
  readonly trouble: string | null;
}

/** What mocha's reporter `json-stream` tells of a test. */
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

/** Writes the project's settings of mocha, without its list of files and its reporter, which a run of some files replaces. */
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
    // What the test has left open would hold up the end for a minute.
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

/** Ends all runs at once. */
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

/** With all that the run has started. */
function kill({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}
