import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { createInterface } from "node:readline";

const MOCHA = createRequire(import.meta.url).resolve("mocha/bin/mocha.js");
const CONFIG = "mutants.mocharc.json";
/** For processes that a failed test has left behind. */
const GRACE_MS = 3_000;

export interface Selection {
  /** Compiled test files, from the repository's folder on. */
  readonly files: readonly string[];
  readonly grep: string | undefined;
}

export interface TestRun {
  readonly passed: number;
  /** The first test that failed, or what else went wrong; null where all passed. */
  readonly failure: string | null;
}

interface Progress {
  passed: number;
  failure: string | null;
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

/** Runs the tests in the copy of the repository until one fails or the time is over. */
export async function runTests(root: string, { files, grep }: Selection, limitSeconds: number): Promise<TestRun> {
  const options = ["--config", CONFIG, "--reporter", "json-stream", "--bail", ...(grep === undefined ? [] : ["--fgrep", grep])];
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
  const progress: Progress = { passed: 0, failure: null, hasEnded: false };
  let lastWords = "";
  createInterface({ input: child.stderr }).on("line", (line) => (lastWords = line.trim() || lastWords));
  createInterface({ input: child.stdout }).on("line", (line) => {
    note(progress, line);
    // What the test has left open would hold up the end for a minute.
    if (progress.hasEnded && progress.failure !== null) setTimeout(() => kill(child), GRACE_MS).unref();
  });
  const [code] = (await once(child, "close")) as [number | null];
  clearTimeout(limit);
  kill(child);
  running.delete(child);
  const { passed, failure, hasEnded } = progress;
  if (failure !== null) return { passed, failure };
  if (isLate) return { passed, failure: `time-out after ${limitSeconds} s` };
  if (code === 0 && hasEnded) return { passed, failure: null };
  return { passed, failure: `${hasEnded ? "the run did not end well" : "the run broke off"}: ${lastWords}` };
}

/** Ends all runs at once. */
export function killAll(): void {
  for (const child of running) kill(child);
}

function note(progress: Progress, line: string): void {
  const found = /\["(pass|fail|end)",\{.*\}\]$/.exec(line);
  if (!found) return;
  const [event, details] = JSON.parse(found[0]) as [string, { readonly fullTitle?: string }];
  if (event === "pass") progress.passed += 1;
  else if (event === "fail") progress.failure ??= details.fullTitle ?? "a test without a title";
  else progress.hasEnded = true;
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
