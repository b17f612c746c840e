/** The public entry points: the file name in `dist/package` and the module, without its ending, that it bundles. `core` is the package itself. */
export const libraries: Readonly<Record<string, string>> = {
  core: "core/public",
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
  conformance: "test/conformance/index",
};
