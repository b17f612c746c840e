/** The public entry points: the file name in `dist/package` and the module, without its ending, that it bundles. `core` is the package itself. */
export const libraries: Readonly<Record<string, string>> = {
  core: "core/public",
  setup: "bootstrap/create-stint",
  storage: "core/for-storage",
  "invoice-math": "core/invoice-math",
  memory: "adapters/memory/index",
  sql: "adapters/sql/index",
  http: "adapters/http/index",
  rabbitmq: "adapters/rabbitmq/index",
  pdf: "adapters/pdf/index",
  "electronic-invoices": "adapters/electronic-invoices/index",
  mail: "adapters/mail/index",
  "webhook-sender": "adapters/webhook-sender/index",
  node: "adapters/system/index",
  webhooks: "webhooks/index",
  client: "client/index",
  conformance: "test/conformance/index",
};

/** A package of some entries, for programs that need no adapter. */
export interface LightPackage {
  readonly description: string;
  readonly keywords: readonly string[];
  /** The first is the package itself. */
  readonly entries: readonly [string, ...string[]];
  /** Packages that stay imports. Everything else that the entries use is part of the package. */
  readonly dependencies: readonly string[];
}

/** The packages beside `stint`, by name. Each has a README in `packaging/`. */
export const lightPackages: Readonly<Record<string, LightPackage>> = {
  "stint-core": {
    description: "The domain library of Stint, time tracking and invoicing, without dependencies",
    keywords: ["time-tracking", "invoicing", "billing", "timesheet", "en16931", "hexagonal-architecture"],
    entries: ["core", "storage", "invoice-math", "memory", "webhooks", "conformance"],
    dependencies: [],
  },
  "stint-client": {
    description: "The client of the REST API of Stint, time tracking and invoicing, and the verification of its webhooks",
    keywords: ["time-tracking", "invoicing", "billing", "timesheet", "api-client", "webhooks"],
    entries: ["client", "webhooks"],
    dependencies: ["@noble/hashes", "openapi-fetch"],
  },
};

/** The `exports` of a package whose entries are in a folder. The first entry is the package itself. */
export function exportsOf(entries: readonly string[], folder: string): Readonly<Record<string, unknown>> {
  const files = (entry: string) => ({ types: `${folder}/${entry}.d.ts`, default: `${folder}/${entry}.js` });
  const pairs = entries.map((entry, at) => [at === 0 ? "." : `./${entry}`, files(entry)]);
  return { ...Object.fromEntries(pairs), "./package.json": "./package.json" };
}
