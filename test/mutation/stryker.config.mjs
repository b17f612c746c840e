/**
 * Mutation testing of the core, or of one folder of it, named by MUTATED_FOLDER. The specs are the tests that say what the folder does. They leave out what
 * takes seconds, since every mutant that survives runs all tests that reach it.
 */

/** Test files below `dist/test/core/`, without `.js`. */
const specs = {
  billing: [
    "billing/**/*",
    "auditing/audit.test",
    "invoices/*.test",
    "invoices/totals.properties",
    "time-entries/*",
    "users/*",
    "workspaces/invoice-numbers.test",
  ],
  invoices: ["invoices/**/*", "auditing/audit.test", "billing/**/*", "workspaces/invoice-numbers.test"],
  kernel: [
    "kernel/**/*",
    "access/*",
    "access.properties",
    "auditing/audit.test",
    "billing/**/*",
    "invoices/invoices.test",
    "invoices/line.*",
    "invoices/totals.*",
    "time-entries/*",
    "users/*",
  ],
  reports: ["reports/**/*"],
  webhooks: [
    "webhooks/fair-share.test",
    "webhooks/queued-delivery.test",
    "webhooks/delivery.test",
    "webhooks/retry-*",
    "webhooks/signatures.test",
    "webhooks/webhook*",
    "webhooks/delivery-engine.test",
  ],
};
const slow = ["invoices/explaining.properties", "invoices/stored-invoices.properties", "reports/billable-amounts.properties"];

const named = process.env.MUTATED_FOLDER;
const folders = named === undefined ? Object.keys(specs) : [named];
const unknown = folders.find((folder) => !(folder in specs));
if (unknown !== undefined) throw new Error(`MUTATED_FOLDER cannot be ${unknown}. It is one of ${Object.keys(specs).join(", ")}.`);
const compiled = (name) => `dist/test/core/${name}.js`;

export default {
  testRunner: "mocha",
  plugins: ["@stryker-mutator/mocha-runner"],
  mutate: folders.map((folder) => `dist/core/${folder}/**/*.js`),
  mochaOptions: {
    "no-config": true,
    require: ["./dist/test/mutation/seeded.js"],
    spec: [...new Set(folders.flatMap((folder) => specs[folder]))].map(compiled),
    ignore: slow.map(compiled),
  },
  ignorePatterns: [
    "/*",
    "!/package.json",
    "!/docs",
    "!/dist",
    "/dist/*",
    "!/dist/adapters",
    "!/dist/core",
    "!/dist/test",
    "!/dist/webhooks",
  ],
  coverageAnalysis: "perTest",
  ignoreStatic: true,
  timeoutMS: 8_000,
  tempDirName: "node_modules/.cache/stryker",
  reporters: ["clear-text", "progress-append-only"],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false, allowEmojis: false },
  thresholds: { high: 95, low: 90, break: 90 },
};
