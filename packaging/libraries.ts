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
  mail: "adapters/mail/index",
  "webhook-sender": "adapters/webhook-sender/index",
  node: "adapters/system/index",
  webhooks: "webhooks/index",
  client: "client/index",
  conformance: "test/conformance/index",
};

/** The entries that also form the package `stint-core`, which has no dependencies. */
export const lightweight = ["core", "storage", "invoice-math", "memory", "webhooks", "conformance"] as const;

/** The `exports` of a package whose entries are in a folder. */
export function exportsOf(entries: readonly string[], folder: string): Readonly<Record<string, unknown>> {
  const files = (entry: string) => ({ types: `${folder}/${entry}.d.ts`, default: `${folder}/${entry}.js` });
  const pairs = entries.map((entry) => [entry === "core" ? "." : `./${entry}`, files(entry)]);
  return { ...Object.fromEntries(pairs), "./package.json": "./package.json" };
}
