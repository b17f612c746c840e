/** What Stint is, in a sentence. */
export const INTRODUCTION = "Stint records time and invoices it: a REST API, a dashboard, and the TypeScript library under both.";

/** A page written by hand: its file in the repository, and what it is for. */
export interface Guide {
  readonly file: string;
  readonly summary: string;
}

/** A group of pages in the navigation. */
export interface Section {
  readonly title: string;
  readonly guides: readonly Guide[];
}

/** All pages written by hand, in the order of the navigation. The folder of decisions follows the architecture. */
export const sections: readonly Section[] = [
  {
    title: "Guides",
    guides: [
      {
        file: "docs/first-hour.md",
        summary: "Install the package, embed the core, serve it from your own Koa app, verify your own adapter.",
      },
      { file: "docs/tutorial.md", summary: "Record time, invoice it and get paid with the API." },
      { file: "docs/quotes.md", summary: "Offer work at a price, record the decision, bill and plan what was accepted." },
      { file: "docs/expenses.md", summary: "Record expenses and mileage with receipts, bill and reimburse them." },
      {
        file: "docs/milestones.md",
        summary: "Bill projects at a fixed fee: plan milestones, and bill those that are completed.",
      },
      { file: "docs/webhooks.md", summary: "Receive events, verify signatures, recover from failures." },
      {
        file: "docs/bank-statements.md",
        summary: "Import the statements of your bank, match their transactions with invoices, and book them.",
      },
      { file: "docs/accounting.md", summary: "Export journal entries to DATEV, Xero, QuickBooks or CSV." },
      {
        file: "docs/moving-in.md",
        summary: "Read exports of Toggl, Clockify, Harvest, Kimai and solidtime, and tables of other tools.",
      },
      { file: "docs/client-pages.md", summary: "Let clients see, pay and question an invoice without an account." },
      { file: "docs/client.md", summary: "Call the API from JavaScript and TypeScript: lists, typed errors, safe retries." },
      { file: "docs/keeping-a-copy.md", summary: "Mirror a workspace in another database and keep it current." },
      {
        file: "docs/embedding.md",
        summary: "Use the library in your own program, with your own clock, storage, documents and mail.",
      },
      {
        file: "docs/host-transactions.md",
        summary: "Commit your rows and Stint's together, in a transaction of your own: of pg, Knex, Kysely or Drizzle.",
      },
      {
        file: "docs/writing-an-adapter.md",
        summary: "Replace a port: a storage, a bus, a mailer. Prove it with the conformance suite.",
      },
      { file: "docs/offline.md", summary: "Install the dashboard, record time without a network, decide about conflicts." },
      { file: "docs/operations.md", summary: "Run the service: settings, PostgreSQL, several processes, users, monitoring." },
      { file: "docs/backups.md", summary: "Back up, restore, move between the embedded database and a server, use pg_dump." },
    ],
  },
  {
    title: "Reference",
    guides: [
      { file: "docs/api.md", summary: "What all operations share: errors, idempotency, lists, amounts, corrections, limits." },
      { file: "docs/checks.md", summary: "What VAT law, EN 16931, XRechnung and Peppol require of an invoice." },
      { file: "docs/rabbitmq.md", summary: "Events on RabbitMQ: exchange, message format, guarantees." },
      { file: "docs/scaling.md", summary: "How many processes to run, and what comes after one machine." },
      { file: "docs/read-replicas.md", summary: "Serve lists and reports from a replica." },
      { file: "docs/faults.md", summary: "What happens when a part fails." },
      { file: "docs/benchmarks.md", summary: "What the service achieves, next to bare limits." },
    ],
  },
  {
    title: "Design",
    guides: [
      { file: "ARCHITECTURE.md", summary: "Entry points, a map of the code, and what never occurs." },
      { file: "docs/design.md", summary: "How the dashboard looks, and why: principles, tokens, each page before and after." },
      { file: "CONTRIBUTING.md", summary: "Build, test and extend the repository." },
      { file: "CHANGELOG.md", summary: "What changed for users." },
    ],
  },
];

/** The folder of the decision records, which are pages under the section "Design". */
export const decisions = "docs/decisions";

/** What each entry point of the package is for, by its name in `libraries`. */
export const entryPoints: Readonly<Record<string, string>> = {
  core: "The domain: use cases, ports, money, time, and what they accept and return.",
  setup: "All use cases on a database, with everything that they need, from one call.",
  storage: "For authors of a storage: the ports, the stores, and the models that they keep.",
  "invoice-math": "The arithmetic of invoices alone, for programs and pages that show figures before they send them.",
  memory: "Storage in memory with transactions and all constraints, and the other ports for a program without a server.",
  sql: "Storage on PostgreSQL, embedded in the process or on a server.",
  http: "The REST API, as a server of its own or as middleware of a Koa application.",
  rabbitmq: "A message bus on RabbitMQ.",
  pdf: "Invoices as PDF, and the check of what the fonts can print.",
  "electronic-invoices": "Electronic invoices: Factur-X, CII, UBL, XRechnung and Peppol BIS Billing.",
  mail: "Mail over SMTP, or into files.",
  "webhook-sender": "HTTP requests of webhooks, which never reach private addresses.",
  node: "Clock, ids, secrets and hashes of Node.js, and the loops that run reactions.",
  client: "Calls of the REST API from JavaScript and TypeScript: lists, typed errors, safe retries, copies.",
  webhooks: "For receivers of webhooks: verifies signatures.",
  conformance: "The suites that a storage or a bus passes.",
};
