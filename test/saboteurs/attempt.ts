import { fork } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { root } from "../repository.js";
import { type Failure, type FileResult, RESULT } from "../suite/result.js";
import { seed } from "../suite/seed.js";
import { saboteurs } from "./index.js";
import type { Saboteur } from "./saboteur.js";

const LIMIT_MS = 180_000;
/** Time for what a failed test has left open. */
const GRACE_MS = 3_000;

/** `fails without`: the tests also fail without the defect, or there are none. */
export type Verdict = "caught" | "not caught" | "fails without";

export interface Attempt {
  readonly verdict: Verdict;
  /** The assertion that failed, or else what happened. */
  readonly detail: string;
}

/** Runs the tests with the defect. It is caught if an assertion of theirs fails. */
export async function attempt(saboteur: Saboteur): Promise<Attempt> {
  const result = await run(saboteur, saboteurs.indexOf(saboteur));
  const assertion = result?.failed.find(({ isAssertion }) => isAssertion);
  if (assertion) return { verdict: "caught", detail: worded(assertion) };
  const [other] = result?.failed ?? [];
  return { verdict: "not caught", detail: other ? `no assertion, but ${worded(other)}` : passed(result) };
}

/** Runs the tests without the defect. Returns null if some pass and none fails. */
export async function attemptWithout(saboteur: Saboteur): Promise<Attempt | null> {
  const result = await run(saboteur, null);
  if (result !== null && result.passed > 0 && result.failed.length === 0) return null;
  const [failure] = result?.failed ?? [];
  return { verdict: "fails without", detail: failure ? worded(failure) : passed(result) };
}

function worded({ title, reason }: Failure): string {
  return `${title}: ${reason}`;
}

function passed(result: FileResult | null): string {
  return result === null ? "the process ended before its tests" : `${result.passed} tests passed`;
}

/** The result of the tests in a process of their own, in which the module is broken. Null if it broke off. */
async function run({ test, grep }: Saboteur, index: number | null): Promise<FileResult | null> {
  // Mocha requires modules where it can, and `require` does not use the hooks that replace one.
  const breaking =
    index === null ? [] : ["--no-experimental-require-module", "--import", new URL("substitute.js", import.meta.url).href];
  const child = fork(join(root, "dist/test/suite/worker.js"), [], {
    execArgv: ["--enable-source-maps", ...breaking],
    stdio: ["ignore", "pipe", "inherit", "ipc"],
    env: {
      ...process.env,
      STINT_TEST_SEED: String(seed),
      STINT_TEST_STORAGE: "memory",
      ...(grep === undefined ? {} : { STINT_TEST_GREP: grep }),
      ...(index === null ? {} : { STINT_SABOTEUR: String(index) }),
    },
  });
  const limit = setTimeout(() => child.kill("SIGKILL"), LIMIT_MS);
  // A process that has ended already takes no message.
  child.send(join(root, `dist/test/${test}.js`), () => undefined);
  let result: FileResult | null = null;
  for await (const line of createInterface(child.stdout as NodeJS.ReadableStream)) {
    const at = line.indexOf(RESULT);
    if (at < 0) continue;
    result = JSON.parse(line.slice(at + RESULT.length)) as FileResult;
    child.disconnect();
    setTimeout(() => child.kill("SIGKILL"), GRACE_MS).unref();
  }
  clearTimeout(limit);
  return result;
}
