import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { root } from "../repository.js";
import { shuffled } from "./order.js";
import { seed } from "./seed.js";
import { filesOf, storageOf, type Target, type TestFile, type Tier, tiers } from "./tiers.js";
import { type FileResult, RESULT } from "./result.js";

const folder = join(root, "dist/test");
const SLOWEST = 10;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    jobs: { type: "string", default: "3" },
    grep: { type: "string" },
    shuffle: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

const [tier = "fast", ...wanted] = positionals as [Tier?, ...string[]];
if (values.help || !tiers.includes(tier)) {
  console.log(`Usage: node dist/test/suite/run.js [fast|full] [PATH ...] [--grep TEXT] [--jobs 3] [--shuffle]

Runs the tests of a tier in several processes, after it has built what they need. With paths below test/, runs all files that
these begin, also those of the other tier; with --grep, only tests whose title contains the text. Set STINT_TEST_SEED to repeat the draws, and the order, of an earlier run.`);
  process.exit(values.help ? 0 : 2);
}

interface Summary {
  readonly results: FileResult[];
  /** Files whose process ended before their result. */
  readonly brokenOff: string[];
}

/** A process that runs files until none is left, with one block of output per file. */
async function work(queue: TestFile[], { results, brokenOff }: Summary): Promise<void> {
  while (queue.length > 0) {
    const child = startWorker();
    let lines: string[] = [];
    let current = next(child, queue);
    const exited = once(child, "exit") as Promise<[code: number | null]>;
    for await (const line of createInterface(child.stdout as NodeJS.ReadableStream)) {
      const at = line.indexOf(RESULT);
      if (at < 0) {
        lines.push(line);
        continue;
      }
      const result = JSON.parse(line.slice(at + RESULT.length)) as FileResult;
      results.push(result);
      console.log([...lines, `${line.slice(0, at)}  ${timesOf(result)}`].join("\n"));
      lines = [];
      current = next(child, queue);
    }
    const [code] = await exited;
    if (code === 0 && current === undefined) continue;
    console.log(lines.join("\n"));
    brokenOff.push(current?.path ?? "the end of a process, which something kept open");
  }
}

/** Passes the next file to the process, or lets it exit. */
function next(child: ChildProcess, queue: TestFile[]): TestFile | undefined {
  const file = queue.shift();
  if (file) child.send(join(folder, `${file.path}.js`));
  else child.disconnect();
  return file;
}

const children = new Set<ChildProcess>();

function startWorker(): ChildProcess {
  const child = fork(join(folder, "suite/worker.js"), [], {
    execArgv: ["--enable-source-maps"],
    stdio: ["ignore", "pipe", "inherit", "ipc"],
    env: {
      ...process.env,
      ...(process.stdout.isTTY ? { FORCE_COLOR: "1" } : {}),
      STINT_TEST_SEED: String(seed),
      ...(values.grep === undefined ? {} : { STINT_TEST_GREP: values.grep }),
      STINT_TEST_SHUFFLE: values.shuffle ? "yes" : "no",
      STINT_TEST_STORAGE: storageOf[tier],
    },
  });
  children.add(child);
  child.once("exit", () => children.delete(child));
  return child;
}

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
    process.exit(1);
  });
}

/** Which files can run, and why the others cannot. With CI=true a missing system is an error. */
async function usable(files: readonly TestFile[]): Promise<{ readonly ready: TestFile[]; readonly skipped: string[] }> {
  const needs = [...new Set(files.flatMap((file) => file.needs))];
  const checked = await Promise.allSettled(needs.map((need) => need.check()));
  const missing = new Map(
    checked.flatMap((outcome, index) => {
      const need = needs[index];
      return need && outcome.status === "rejected" ? [[need, outcome.reason as Error] as const] : [];
    }),
  );
  const reasons = [...missing].map(([{ name }, { message }]) => `${name} is not available: ${message}`);
  if (missing.size > 0 && process.env["CI"] === "true") throw new Error(reasons.join("\n"));
  const lacks = (file: TestFile) => file.needs.some((need) => missing.has(need));
  const skipped = files.filter(lacks).map(({ path, needs: all }) => {
    return `${path}: needs ${all.flatMap((need) => (missing.has(need) ? [need.name] : [])).join(" and ")}`;
  });
  for (const reason of reasons) console.log(reason);
  return { ready: files.filter((file) => !lacks(file)), skipped };
}

/** The files that these paths begin: as the tier runs them, or as the other one does if it does not. */
function named(prefixes: readonly string[], all: readonly string[]): readonly TestFile[] {
  const below = prefixes.flatMap((prefix) => {
    const found = all.filter((path) => path.startsWith(prefix.replace(/^test\//, "").replace(/\.ts$/, "")));
    if (found.length > 0) return found;
    console.error(`No test file begins with ${prefix}.`);
    process.exit(2);
  });
  const files = [...tiers.filter((one) => one !== tier), tier].flatMap((one) => filesOf(one, below));
  return [...new Map(files.map((file) => [file.path, file])).values()];
}

/** Builds what the files need. */
async function build(targets: readonly Target[]): Promise<void> {
  const [status] = (await once(
    spawn(process.execPath, [join(root, "packaging/build.mjs"), ...targets], { stdio: "inherit" }),
    "exit",
  )) as [number | null];
  if (status !== 0) process.exit(1);
}

const nameOf = (file: string): string => file.slice(folder.length + 1, -".js".length);

function timesOf({ file, ms, cpuMs }: FileResult): string {
  return `${nameOf(file)}: ${duration(ms)}, ${duration(cpuMs)} of CPU`;
}

function duration(ms: number): string {
  const seconds = Math.round(ms / 1_000);
  return seconds < 60 ? `${(ms / 1_000).toFixed(1)} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

function report({ results, brokenOff }: Summary, skipped: readonly string[], ms: number): boolean {
  const sum = (of: (result: FileResult) => number) => results.reduce((total, result) => total + of(result), 0);
  const what = wanted.length === 0 ? `The ${tier} tier` : `${results.length} ${results.length === 1 ? "file" : "files"}`;
  const responses = sum((result) => result.responses);
  const slowest = [...results].sort((a, b) => b.ms - a.ms).slice(0, SLOWEST);
  const operations = new Set(results.flatMap((result) => result.operations));
  const failed = results.flatMap((result) =>
    result.failed.map(({ title, reason }) => `  failed: ${title} (${nameOf(result.file)})\n    ${reason}`),
  );
  const broken = brokenOff.map((path) => `  broke off: ${path}`);
  console.log(
    [
      "",
      ...(results.length > SLOWEST ? ["Slowest files:", ...slowest.map((result) => `  ${timesOf(result)}`)] : []),
      ...(responses > 0 ? [`${responses} responses of ${operations.size} operations match the OpenAPI document.`] : []),
      `${what} took ${duration(ms)}${values.shuffle ? ", shuffled" : ""}. STINT_TEST_SEED=${seed} repeats the draws.`,
      ...skipped.map((line) => `  skipped: ${line}`),
      ...failed,
      ...broken,
      ...(values.grep !== undefined && results.every((one) => one.passed + one.failed.length === 0)
        ? [`No test's title contains ${values.grep}.`]
        : []),
      `${sum(({ passed }) => passed)} passed, ${failed.length + broken.length} failed, ${skipped.length} skipped`,
    ].join("\n"),
  );
  return failed.length + broken.length === 0;
}

const began = performance.now();
const paths = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(test|properties)\.js$/.test(path))
  .map((path) => path.slice(0, -".js".length))
  .filter((path) => existsSync(join(root, `test/${path}.ts`)))
  .sort();
const { ready, skipped } = await usable(wanted.length === 0 ? filesOf(tier, paths) : named(wanted, paths));
await build([...new Set(ready.flatMap(({ targets }) => targets))]);
const queue = values.shuffle ? shuffled(ready, seed) : ready;
const summary: Summary = { results: [], brokenOff: [] };
await Promise.all(Array.from({ length: Number(values.jobs) }, () => work(queue, summary)));
process.exitCode =
  report(summary, skipped, performance.now() - began) && summary.results.some(({ passed }) => passed > 0) ? 0 : 1;
