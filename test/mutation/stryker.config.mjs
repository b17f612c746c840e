/**
 * Mutation testing of the core, or of one folder of it, named by MUTATED_FOLDER. The specs are the tests that say what the folder does. They leave out what
 * takes seconds, since every mutant that survives runs all tests that reach it.
 */

/** Test files below `dist/test/core/`, without `.js`, in the order in which they run: the first failure ends the run of a change, so properties are last. */
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
  invoices: [
    "invoices/*.test",
    "auditing/*",
    "billing/**/*",
    "mailing/deposit-mail.test",
    "mailing/invoice-mail.test",
    "workspaces/invoice-numbers.test",
    "invoices/*.properties",
  ],
  kernel: [
    "kernel/*.test",
    "access/*",
    "access.properties",
    "auditing/audit.test",
    "billing/**/*",
    "command-types.test",
    "invoices/invoices.test",
    "invoices/line.*",
    "invoices/totals.*",
    "projects/*",
    "time-entries/*",
    "users/*",
    "kernel/*.properties",
  ],
  reports: ["reports/*.test", "../http/delivery-report.test", "../http/each-storage/reports.test", "reports/*.properties"],
  webhooks: ["webhooks/*.test", "webhooks/*.properties"],
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
    "!/dist/bench",
    "!/dist/core",
    "!/dist/fonts",
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
