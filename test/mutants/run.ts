import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { areas } from "./areas.js";
import { Copy, occurrences } from "./copy.js";
import { killAll, runTests } from "./mocha.js";
import type { Mutant } from "./mutant.js";
import { nameOf, ordersFor, type Selection, selectionsOf, type Standing, standingOf } from "./unbroken.js";

const HELP = `Usage: npm run test:mutants -- [OPTIONS]

Breaks the source in one place at a time, in a copy of the repository, and runs the tests that must fail.

  --only TEXT     the mutants with this text in title, file or area; may be repeated
  --jobs N        copies of the repository to use in parallel (2)
  --limit N       seconds that the tests of a mutant may take (180); a mutant that reaches it counts as killed
  --json FILE     write the results
  --list          print the mutants and end
  --help

Exit code: 0 when every mutant was killed, or is known to survive.
`;

type Verdict = "killed" | "survived" | "stale" | "untested";

interface Result {
  readonly area: string;
  readonly title: string;
  readonly file: string;
  readonly verdict: Verdict;
  /** The first test that failed; of a stale or untested mutant, the reason. */
  readonly killedBy: string | null;
  /** The first line of that failure. */
  readonly error: string | null;
  readonly seconds: number;
}

type Placed = Mutant & { readonly area: string };

const { values: options } = parseArgs({
  options: {
    only: { type: "string", multiple: true, default: [] },
    jobs: { type: "string", default: "2" },
    limit: { type: "string", default: "180" },
    json: { type: "string" },
    list: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});
const limitSeconds = Number(options.limit);
const wanted = (texts: readonly string[]): boolean =>
  options.only.length === 0 || options.only.some((part) => texts.some((text) => text.toLowerCase().includes(part.toLowerCase())));
const mutants: readonly Placed[] = Object.entries(areas)
  .flatMap(([area, list]) => list.map((mutant) => ({ ...mutant, area })))
  .filter(({ area, title, file }) => wanted([area, title, file]));

if (options.help) process.stdout.write(HELP);
else if (options.list) for (const { area, title, file } of mutants) console.log(`${area}: ${title} (${file})`);
else process.exitCode = await tryAll();

async function tryAll(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "stint-mutants-"));
  const end = (): void => {
    killAll();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  for (const [signal, code] of [
    ["SIGINT", 130],
    ["SIGTERM", 143],
  ] as const) {
    process.once(signal, () => {
      end();
      process.exit(code);
    });
  }
  try {
    const copies = Array.from({ length: Number(options.jobs) }, (_, index) => new Copy(join(folder, String(index))));
    const results = await tryEach(copies, await tryWithout(copies));
    if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(results, null, 2)}\n`);
    return summarise(results);
  } finally {
    end();
  }
}

/** Runs all selected tests without a mutant, and returns the results by selection. */
async function tryWithout(copies: readonly Copy[]): Promise<ReadonlyMap<string, Standing>> {
  const selections = new Map(mutants.flatMap(selectionsOf).map((selection) => [nameOf(selection), selection]));
  const standings = new Map<string, Standing>();
  const orders = ordersFor([...selections.values()], limitSeconds);
  let done = 0;
  await mapWithPauses(copies, orders, async (copy, order) => {
    const run = await runTests(copy.root, order);
    for (const [name, selection] of selections)
      if (order.files.includes(selection.file)) standings.set(name, standingOf(selection, run));
    console.log(`${++done}/${orders.length} without a mutant: ${order.files.join(" ")}`);
  });
  for (const [name, { trouble }] of standings) if (trouble !== null) console.log(`${name} fails without a mutant: ${trouble}`);
  return standings;
}

/** Why the tests of a mutant cannot detect it, or null. */
function doubtAbout(selections: readonly Selection[], standings: ReadonlyMap<string, Standing>): string | null {
  const found = selections.map((selection) => ({ name: nameOf(selection), ...standings.get(nameOf(selection)) }));
  const failing = found.find(({ trouble }) => trouble != null);
  if (failing) return `without the mutant, ${failing.name}: ${failing.trouble}`;
  return found.some(({ ran }) => ran) ? null : "there is no such test";
}

async function tryEach(copies: readonly Copy[], standings: ReadonlyMap<string, Standing>): Promise<readonly Result[]> {
  const results: Result[] = [];
  await mapWithPauses(copies, mutants, async (copy, mutant) => {
    const begun = performance.now();
    const outcome = await tryOne(copy, mutant, standings);
    const seconds = Math.round((performance.now() - begun) / 100) / 10;
    const { area, title, file } = mutant;
    results.push({ area, title, file, ...outcome, seconds });
    const how = outcome.killedBy === null ? "" : ` [${outcome.killedBy}]`;
    console.log(`${results.length}/${mutants.length} ${outcome.verdict} ${seconds} s ${area}: ${title}${how}`);
  });
  return mutants.flatMap(({ area, title }) => results.filter((result) => result.area === area && result.title === title));
}

async function tryOne(
  copy: Copy,
  mutant: Placed,
  standings: ReadonlyMap<string, Standing>,
): Promise<Pick<Result, "verdict" | "killedBy" | "error">> {
  const count = occurrences(mutant);
  if (count !== 1) return { verdict: "stale", killedBy: `its text stands ${count} times in the source`, error: null };
  const selections = selectionsOf(mutant);
  const doubt = doubtAbout(selections, standings);
  if (doubt !== null) return { verdict: "untested", killedBy: doubt, error: null };
  let restore: () => void;
  try {
    restore = await copy.apply(mutant);
  } catch (error) {
    return { verdict: "stale", killedBy: (error as Error).message, error: null };
  }
  try {
    const files = selections.map(({ file }) => file);
    const greps = mutant.grep === undefined ? undefined : [mutant.grep];
    const { failed, trouble } = await runTests(copy.root, { files, greps, bail: true, limitSeconds });
    const killedBy = failed[0]?.title ?? trouble;
    return { verdict: killedBy === null ? "survived" : "killed", killedBy, error: failed[0]?.error ?? null };
  } finally {
    restore();
  }
}

/** Distributes the items to the copies as they become free. */
async function mapWithPauses<T>(
  copies: readonly Copy[],
  items: readonly T[],
  work: (copy: Copy, item: T) => Promise<void>,
): Promise<void> {
  const left = [...items];
  await Promise.all(
    copies.map(async (copy) => {
      for (let item = left.shift(); item !== undefined; item = left.shift()) await work(copy, item);
    }),
  );
}

function summarise(results: readonly Result[]): number {
  const of = (verdict: Verdict): readonly Result[] => results.filter((result) => result.verdict === verdict);
  const known = new Map(mutants.map(({ title, survives }) => [title, survives]));
  for (const { area, title, killedBy } of [...of("untested"), ...of("stale")]) console.log(`${area}: ${title}: ${killedBy}`);
  for (const { area, title } of of("survived")) {
    const reason = known.get(title);
    console.log(`survived: ${area}: ${title}${reason === undefined ? "" : ` (known: ${reason})`}`);
  }
  const counts = (["killed", "survived", "stale", "untested"] as const).map((verdict) => `${of(verdict).length} ${verdict}`);
  console.log(counts.join(", "));
  const unexpected = of("survived").filter(({ title }) => known.get(title) === undefined);
  return unexpected.length + of("stale").length + of("untested").length > 0 ? 1 : 0;
}
