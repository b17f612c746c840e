import { parseArgs } from "node:util";

export interface Options {
  /** Runs only the cases whose section and name contain it. */
  readonly only: string;
  readonly rounds: number;
  /** Of a round of requests. */
  readonly seconds: number;
  /** Of mixed load, for the memory. */
  readonly minutes: number;
  /** Of the service and the bare reference on a server, in the `http` cases. */
  readonly processes: number;
  /** Also measures growth at 10^7 time entries, and 200,000 recorded over HTTP. */
  readonly large: boolean;
  /** Another commit to compare with. */
  readonly compare: string | null;
  /** Files for the results. */
  readonly json: string | null;
  readonly html: string | null;
}

/** Invalid words on the command line. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;

/** Returns null if help is requested. Throws {@link UsageError}. */
export function optionsOf(words: readonly string[]): Options | null {
  const values = parsed(words);
  if (values.help) return null;
  return {
    only: values.only ?? "",
    rounds: whole("--rounds", values.rounds ?? "5"),
    seconds: positive("--seconds", values.seconds ?? "3"),
    minutes: whole("--minutes", values.minutes ?? "5"),
    processes: whole("--processes", values.processes ?? "1"),
    large: values.large ?? false,
    compare: values.compare ?? null,
    json: values.json ?? null,
    html: values.html ?? null,
  };
}

function parsed(words: readonly string[]) {
  try {
    const help = { ...flag, short: "h" };
    const options = {
      only: text,
      rounds: text,
      seconds: text,
      minutes: text,
      processes: text,
      large: flag,
      compare: text,
      json: text,
      html: text,
      help,
    };
    return parseArgs({ args: [...words], options }).values;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function positive(name: string, given: string): number {
  const value = Number(given);
  if (value > 0 && Number.isFinite(value)) return value;
  throw new UsageError(`${name} must be a number above 0, not "${given}".`);
}

function whole(name: string, given: string): number {
  if (Number.isInteger(positive(name, given))) return Number(given);
  throw new UsageError(`${name} must be a whole number, not "${given}".`);
}

/** `names` are the cases with their sections. */
export function helpText(names: readonly string[]): string {
  return `Measures the service next to bare references, in rounds that alternate.

Usage: npm run bench -- [OPTIONS]

  --only TEXT      run only the cases that contain the text, such as "http: create" or "webhooks"
  --rounds N       rounds of each case, after one to warm up (5)
  --seconds N      seconds of a round of requests (3)
  --minutes N      minutes of mixed load, for the memory (5)
  --processes N    processes of the service and of the bare reference in "http" and "http subscribed" (1)
  --large          also measure growth at 10^7 time entries, and "recorded" at 200,000
  --compare REF    also measure another commit
  --json FILE      write the results as JSON
  --html FILE      write the results as one page with charts
  --help

STINT_BENCH_DATABASE_URL: a superuser's URL of a PostgreSQL server (postgres://postgres@127.0.0.1:5432/postgres).

Cases:
${names.map((name) => `  ${name}`).join("\n")}
`;
}
