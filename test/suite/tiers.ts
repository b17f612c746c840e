import type { targets } from "../../packaging/targets.mjs";
import {
  chromium,
  type Need,
  poppler,
  postgres,
  postgresPrograms,
  python,
  rabbitmq,
  rabbitmqPrograms,
  redisPrograms,
} from "./needs.js";

/** A test file or folder, by the prefix of its path under `test/`. */
type Prefix = string;

/** The full tier and the systems that each part needs. The first matching entry of a file applies. */
const fullTier: readonly (readonly [Prefix, ...Need[]])[] = [
  ["dashboard/reports/printing", chromium, poppler],
  ["dashboard/", chromium],
  ["pages/", chromium],
  ["bench/run", postgres],
  ["end-to-end/package-examples", chromium, postgres],
  ["end-to-end/package", chromium, poppler],
  ["end-to-end/samples", python],
  ["end-to-end/refused-databases", postgres, postgresPrograms],
  ["end-to-end/", postgres, poppler],
  ["faults/broker-", postgres, postgresPrograms, rabbitmqPrograms],
  ["faults/", postgres],
  ["adapters/rabbitmq/outages", rabbitmqPrograms],
  ["adapters/rabbitmq/", rabbitmq],
  ["adapters/sql/replica", postgresPrograms],
  ["adapters/sql/conformance-embedded"],
  ["adapters/sql/", postgres],
  ["adapters/pdf/content", poppler],
  ["adapters/pdf/letters", poppler],
  ["adapters/pdf/quotes", poppler],
  ["adapters/pdf/file", poppler],
  ["adapters/pdf/pages", poppler],
  ["adapters/pdf/totals", poppler],
  ["adapters/pdf/characters", poppler],
  ["adapters/pdf/obligations", poppler],
  ["adapters/pdf/logo", poppler],
  ["fuzz/", postgres],
  ["http/each-storage/", postgres],
  ["histories/", postgres],
  ["http/report-of-many"],
  ["deliveries/schedule", postgres],
  ["installations/upgrades-server", postgres],
  ["installations/upgrades"],
  ["client/main-job"],
  ["examples/redis-bus/", redisPrograms],
  ["client/declarations"],
  ["architecture/recipe", postgres],
  ["architecture/"],
  ["adapters/dashboard/serving"],
  ["examples/sqlite-"],
  ["packaging/"],
];

/** What the runner builds for the files of each part, in addition to the code. All matching entries of a file apply. */
const built: readonly (readonly [Prefix, ...Target[]])[] = [
  ["", "fonts"],
  ["adapters/dashboard/serving", "dashboard"],
  ["adapters/sql/", "empty-database"],
  ["architecture/recipe", "all"],
  ["bench/run", "serving"],
  ["bootstrap/create-stint", "empty-database"],
  ["bootstrap/wrong-options", "empty-database"],
  ["client/declarations", "packages"],
  ["client/main-job", "serving"],
  ["dashboard/", "dashboard"],
  ["end-to-end/", "all"],
  ["end-to-end/guides", "installed"],
  ["end-to-end/package", "installed"],
  ["examples/", "packages"],
  ["faults/", "serving"],
  ["installations/upgrades-embedded", "empty-database"],
  ["packaging/", "packages"],
  ["packaging/clone", "service"],
  ["packaging/optional-packages", "installed"],
  ["packaging/packed-texts", "installed"],
  ["packaging/publishing", "installed"],
  ["pages/", "all"],
];

/** The longest files, which start first, so that no process is left alone with one at the end. */
const longest: readonly Prefix[] = [
  "architecture/recipe",
  "architecture/regular",
  "end-to-end/package",
  "dashboard/every-page",
  "end-to-end/guides",
  "end-to-end/billing-kills",
  "pages/docs",
  "fuzz/",
  "end-to-end/processes",
  "http/bad-input",
  "adapters/sql/conformance-embedded",
  "packaging/publishing",
  "pages/",
  "dashboard/",
  "end-to-end/",
  "faults/",
  "client/",
  "architecture/",
  "adapters/sql/",
  "installations/upgrades",
  "http/each-storage/",
  "bootstrap/demo",
  "histories/",
  "conformance/",
];

/** Files of the fast tier in folders of the full tier. */
const fast: readonly Prefix[] = ["adapters/rabbitmq/rabbitmq-url"];

/**
 * Suites of both tiers: the fast one runs them in memory, the full one on PostgreSQL. Only those belong here in which SQL can make a difference that
 * the conformance suite cannot see: simultaneous requests and processes, isolation, what a change or a deletion leaves behind, extremes, reports.
 */
const both: readonly Prefix[] = ["http/each-storage/", "deliveries/schedule", "histories/"];

export const tiers = ["fast", "full"] as const;
export type Tier = (typeof tiers)[number];

/** The storage that suites for any storage use, as STINT_TEST_STORAGE of the tier's workers. */
export const storageOf: Readonly<Record<Tier, "memory" | "server">> = { fast: "memory", full: "server" };

/** A target of the build. */
export type Target = keyof typeof targets;

/** A test file of the tier and what it needs. */
export interface TestFile {
  /** Under `test/`, without its extension. */
  readonly path: string;
  readonly needs: readonly Need[];
  readonly targets: readonly Target[];
}

/** The tier's files among these, in the order in which they should start. */
export function filesOf(tier: Tier, paths: readonly string[]): readonly TestFile[] {
  const begins = (prefixes: readonly Prefix[], path: string) => prefixes.some((prefix) => path.startsWith(prefix));
  const rank = (path: string) => {
    const found = longest.findIndex((prefix) => path.startsWith(prefix));
    return found < 0 ? longest.length : found;
  };
  return paths
    .flatMap((path): TestFile[] => {
      const entry = begins(fast, path) ? undefined : fullTier.find(([prefix]) => path.startsWith(prefix));
      const targets = built.flatMap(([prefix, ...all]) => (path.startsWith(prefix) ? all : []));
      if (tier === "fast") return !entry || begins(both, path) ? [{ path, needs: [], targets }] : [];
      return entry ? [{ path, needs: entry.slice(1) as Need[], targets }] : [];
    })
    .sort((a, b) => rank(a.path) - rank(b.path));
}
