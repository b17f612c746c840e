/** The dependency rules of the house; test/architecture/rules.test.ts proves of each one that it fires. */

const npm = (names) => `(^|/)node_modules/(@types/)?(${names})/`;
const ASKING_THE_OUTSIDE = "^core/ports/(mailer|pdf-renderer|message-bus|webhook-sender)\\.ts$";

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "core-imports-only-core",
      comment: "The domain does no I/O and knows no package, no adapter and no framework.",
      severity: "error",
      from: { path: "^core/" },
      to: { pathNot: "^core/", couldNotResolve: false },
    },
    {
      name: "kernel-imports-only-kernel",
      comment: "Money, time, identifiers and errors stand below everything else.",
      severity: "error",
      from: { path: "^core/kernel/" },
      to: { path: "^core/", pathNot: "^core/kernel/" },
    },
    {
      name: "use-cases-stay-in-their-feature",
      comment: "Features meet through their models and stores; only the wiring and the public door see use cases of all of them.",
      severity: "error",
      from: { path: "^core/([^/]+)/" },
      to: { path: "^core/[^/]+/use-cases/", pathNot: "^core/$1/use-cases/" },
    },
    {
      name: "use-cases-come-through-the-door",
      comment: "Outside the domain, a use case is what createUseCases returns.",
      severity: "error",
      from: { path: "^(adapters|bootstrap)/" },
      to: { path: "^core/[^/]+/use-cases/" },
    },
    {
      name: "features-never-import-the-door",
      comment: "The public door and the wiring stand above the features.",
      severity: "error",
      from: { path: "^core/[^/]+/" },
      to: { path: "^core/(index|use-cases)\\.ts$" },
    },
    {
      name: "only-reactions-reach-outside",
      comment: "Mail, PDF, broker and webhooks happen after a commit, never inside a transaction.",
      severity: "error",
      from: { path: "^core/", pathNot: ["^core/(index|use-cases)\\.ts$", "^core/ports/", "/reactions/"] },
      to: { path: ASKING_THE_OUTSIDE },
    },
    {
      name: "adapters-do-not-import-each-other",
      comment: "Each adapter can be swapped alone.",
      severity: "error",
      from: { path: "^adapters/([^/]+)/", pathNot: "^adapters/(http|dashboard)/" },
      to: { path: "^adapters/", pathNot: "^adapters/$1/" },
    },
    {
      name: "http-and-dashboard-know-only-each-other",
      comment: "The HTTP adapter serves the dashboard's pages; no other adapter is theirs to use.",
      severity: "error",
      from: { path: "^adapters/(http|dashboard)/" },
      to: { path: "^adapters/", pathNot: "^adapters/(http|dashboard)/" },
    },
    {
      name: "adapters-never-import-bootstrap",
      comment: "Settings and lifecycle are handed to an adapter.",
      severity: "error",
      from: { path: "^adapters/" },
      to: { path: "^bootstrap/" },
    },
    {
      name: "sources-never-import-tests",
      comment: "What is shipped does not lean on what proves it.",
      severity: "error",
      from: { path: "^(adapters|bootstrap)/" },
      to: { path: "^(test|bench|examples)/" },
    },
    {
      name: "inversify-only-in-bootstrap",
      comment: "The container is a detail of the service.",
      severity: "error",
      from: { pathNot: "^(core|bootstrap)/" },
      to: { path: npm("inversify|@inversifyjs/[^/]+") },
    },
    {
      name: "reflect-metadata-only-in-the-container",
      comment: "It changes a global, so it is loaded in one place.",
      severity: "error",
      from: { pathNot: "^(core/|bootstrap/container\\.ts$)" },
      to: { path: npm("reflect-metadata") },
    },
    {
      name: "sql-only-in-the-sql-adapter",
      comment: "Knex and pg are behind the stores.",
      severity: "error",
      from: { pathNot: "^(core|adapters/sql)/" },
      to: { path: npm("knex|pg") },
    },
    {
      name: "http-libraries-only-in-the-http-adapter",
      comment: "Koa, its router and Ajv are behind the route table.",
      severity: "error",
      from: { pathNot: "^(core|adapters/http)/" },
      to: { path: npm("koa|@koa/[^/]+|ajv|ajv-formats") },
    },
    {
      name: "no-circular",
      comment: "Two files that need each other are one idea, or miss a third; types count too.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-unresolvable",
      comment: "An import that leads nowhere fails at the first start.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: "no-dev-dependency",
      comment: "What only tests and tools install is missing where the package runs.",
      severity: "error",
      from: { path: "^(adapters|bootstrap)/" },
      to: { dependencyTypes: ["npm-dev"], pathNot: "(^|/)node_modules/@types/" },
    },
    {
      name: "no-undeclared-dependency",
      comment: "A package that comes along with another one can leave with it.",
      severity: "error",
      from: { path: "^(adapters|bootstrap)/" },
      to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"], pathNot: "(^|/)node_modules/@types/" },
    },
  ],
  options: {
    doNotFollow: { path: "(^|/)node_modules/" },
    exclude: { path: "(^|/)dist/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.base.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "types", "default"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".cjs", ".json", ".d.ts"],
    },
    skipAnalysisNotInRules: true,
  },
};
