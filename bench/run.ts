/** Measures the service next to bare references. */
import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { scenarios } from "./cases/index.js";
import { helpText, type Options, optionsOf, UsageError } from "./options.js";
import { htmlReport } from "./reports/html.js";
import { sectionTable } from "./reports/table.js";
import type { Section } from "./results.js";
import { namesOf, runAll } from "./scenario.js";
import { current } from "./scenes/build.js";
import { Cleanup } from "./scenes/cleanup.js";
import { buildOf } from "./scenes/worktree.js";

const INVALID_USAGE = 2;
const SIGNALLED = 130;

async function measure(options: Options, cleanup: Cleanup): Promise<readonly Section[]> {
  const say = (line: string): void => console.error(line);
  const builds = [current];
  if (options.compare !== null) {
    say(`building ${options.compare}`);
    builds.push(await buildOf(options.compare, cleanup));
  }
  const print = (section: Section): void => console.log(`${sectionTable(section)}\n`);
  return runAll(scenarios, { options, cleanup, builds, say }, print);
}

function write({ json, html, ...options }: Options, sections: readonly Section[]): void {
  const machine = { node: process.version, processors: cpus().length, model: cpus()[0]?.model ?? "" };
  const at = new Date().toISOString();
  if (json !== null) writeFileSync(json, `${JSON.stringify({ at, machine, options, sections }, null, 2)}\n`);
  const about = `${at}, Node ${machine.node}, ${machine.processors} × ${machine.model}, ${options.rounds} rounds of ${options.seconds} s`;
  if (html !== null) writeFileSync(html, htmlReport("Stint benchmark", about, sections));
}

async function run(options: Options): Promise<void> {
  const cleanup = new Cleanup();
  let ending: Promise<void> | undefined;
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => void (ending = cleanup.run().finally(() => process.exit(SIGNALLED))));
  try {
    write(options, await measure(options, cleanup));
  } catch (error) {
    // The end of its processes fails the measurement, which must not end this one first.
    await ending;
    throw error;
  } finally {
    await cleanup.run();
  }
}

async function main(words: readonly string[]): Promise<number> {
  try {
    const options = optionsOf(words);
    if (options === null) console.log(helpText(namesOf(scenarios)));
    else await run(options);
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`bench: ${error.message} Try: npm run bench -- --help`);
    return INVALID_USAGE;
  }
}

process.exitCode = await main(process.argv.slice(2));
