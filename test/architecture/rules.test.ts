import { expect } from "chai";
import { ruleNames, type Tree, violationsOf } from "./dependency-rules.js";

const outgoing = ["nodemailer", "pdfkit", "fontkit", "got", "ipaddr.js", "amqplib", "prom-client"];

/** The packages that are bundled into the dashboard. */
const browser = ["react", "react-dom", "react-router", "vite", "@mantine/core", "@tanstack/react-query", "@tabler/icons-react"];

const packages = {
  dependencies: [
    "@noble/hashes",
    "inversify",
    "reflect-metadata",
    "koa",
    "@koa/router",
    "ajv",
    "knex",
    "pg",
    "pino",
    "openapi-fetch",
    ...outgoing,
  ],
  devDependencies: ["chai", ...browser],
  undeclared: ["left-behind"],
};

interface Probe {
  readonly rule: string;
  readonly what: string;
  readonly from: string;
  /** The target of the offending import: a file created for the probe, or a package name. */
  readonly to: string;
  readonly text?: string;
  readonly also?: Tree;
}

function probe(
  rule: string,
  what: string,
  from: string,
  to: string,
  more: { readonly text?: string; readonly also?: Tree } = {},
): Probe {
  return { rule, what, from, to, ...more };
}

const value = "export const x = 1;\n";

const refused: readonly Probe[] = [
  probe("core-imports-only-core", "core imports an adapter", "core/clients/client.ts", "adapters/sql/rows.ts"),
  probe("core-imports-only-core", "core imports bootstrap", "core/clients/client.ts", "bootstrap/config.ts"),
  probe("core-imports-only-core", "core imports a test", "core/clients/client.ts", "test/arbitraries/money.ts"),
  probe("core-imports-only-core", "core imports a package", "core/clients/client.ts", "pino"),
  probe("core-imports-only-core", "core imports a module of Node", "core/clients/client.ts", "node:fs"),
  probe("kernel-imports-only-kernel", "the kernel imports a feature", "core/kernel/money.ts", "core/clients/client.ts"),
  probe("kernel-imports-only-kernel", "the kernel imports a port", "core/kernel/instant.ts", "core/ports/clock.ts"),
  probe(
    "use-cases-stay-in-their-feature",
    "a use case imports another feature's use case",
    "core/clients/use-cases/archive-client.ts",
    "core/invoices/use-cases/void-invoice.ts",
  ),
  probe(
    "use-cases-stay-in-their-feature",
    "a port imports a use case",
    "core/ports/queries.ts",
    "core/users/use-cases/get-user.ts",
  ),
  probe(
    "use-cases-know-no-reaction",
    "a use case imports a reaction",
    "core/invoices/use-cases/issue-invoice.ts",
    "core/invoices/reactions/send-invoice.ts",
  ),
  probe(
    "only-reactions-reach-outside",
    "a use case imports the outside ports",
    "core/invoices/use-cases/issue-invoice.ts",
    "core/ports/outside-ports.ts",
  ),
  probe(
    "use-cases-come-through-the-door",
    "an adapter imports the file of a use case",
    "adapters/http/app.ts",
    "core/invoices/use-cases/void-invoice.ts",
  ),
  probe(
    "use-cases-come-through-the-door",
    "bootstrap imports the file of a use case",
    "bootstrap/main.ts",
    "core/invoices/use-cases/void-invoice.ts",
  ),
  probe(
    "adapters-are-selected-in-one-file",
    "the container imports an adapter",
    "bootstrap/container.ts",
    "adapters/pdf/index.ts",
  ),
  probe("features-never-import-the-door", "a feature imports the public entry point", "core/clients/client.ts", "core/index.ts"),
  probe("features-never-import-the-door", "a feature imports the list of features", "core/clients/client.ts", "core/features.ts"),
  ...["mailer", "document-renderer", "message-bus", "webhook-sender"].map((port) =>
    probe(
      "only-reactions-reach-outside",
      `a use case imports ${port}`,
      "core/invoices/use-cases/send-invoice.ts",
      `core/ports/${port}.ts`,
    ),
  ),
  probe(
    "only-reactions-reach-outside",
    "a model imports the type of the mailer port",
    "core/invoices/invoice.ts",
    "core/ports/mailer.ts",
    {
      text: 'import type { X } from "../ports/mailer.js";\nexport type Y = X;\n',
      also: { "core/ports/mailer.ts": "export type X = number;\n" },
    },
  ),
  probe("adapters-do-not-import-each-other", "one adapter imports another", "adapters/sql/rows.ts", "adapters/memory/index.ts"),
  probe(
    "adapters-do-not-import-each-other",
    "an adapter imports the HTTP adapter",
    "adapters/sql/rows.ts",
    "adapters/http/app.ts",
  ),
  probe(
    "http-and-dashboard-know-only-each-other",
    "the HTTP adapter imports the SQL adapter",
    "adapters/http/app.ts",
    "adapters/sql/rows.ts",
  ),
  probe(
    "http-and-dashboard-know-only-each-other",
    "the dashboard imports the SQL adapter",
    "adapters/dashboard/pages.ts",
    "adapters/sql/rows.ts",
  ),
  probe("adapters-never-import-bootstrap", "an adapter imports bootstrap", "adapters/http/app.ts", "bootstrap/config.ts"),
  probe("sources-never-import-tests", "an adapter imports a test", "adapters/memory/index.ts", "test/conformance/index.ts"),
  probe("sources-never-import-tests", "bootstrap imports an example", "bootstrap/main.ts", "examples/embedding.ts"),
  ...["core/webhooks/delivery.ts", "adapters/system/clock.ts", "bootstrap/config.ts", "pino", "node:http", "node:crypto"].map(
    (to) => probe("receivers-import-only-hashes", `the receiver library imports ${to}`, "webhooks/index.ts", to),
  ),
  ...["core/kernel/money.ts", "adapters/http/app.ts", "bootstrap/config.ts", "webhooks/index.ts", "pino", "node:http"].map((to) =>
    probe("client-imports-only-openapi-fetch", `the client imports ${to}`, "client/index.ts", to),
  ),
  probe("client-only-in-callers", "an adapter imports the client", "adapters/sql/rows.ts", "client/index.ts"),
  probe("client-only-in-callers", "bootstrap imports the client", "bootstrap/main.ts", "client/index.ts"),
  probe(
    "client-only-in-callers",
    "the module that serves the dashboard imports the client",
    "adapters/dashboard/pages.ts",
    "client/index.ts",
  ),
  probe("openapi-fetch-only-in-the-client", "a page imports openapi-fetch", "adapters/dashboard/src/main.tsx", "openapi-fetch"),
  probe("openapi-fetch-only-in-the-client", "an adapter imports openapi-fetch", "adapters/http/app.ts", "openapi-fetch"),
  probe("inversify-only-in-bootstrap", "an adapter imports Inversify", "adapters/sql/rows.ts", "inversify"),
  probe(
    "reflect-metadata-only-in-the-container",
    "an adapter imports reflect-metadata",
    "adapters/sql/rows.ts",
    "reflect-metadata",
  ),
  probe(
    "reflect-metadata-only-in-the-container",
    "another file of bootstrap imports reflect-metadata",
    "bootstrap/main.ts",
    "reflect-metadata",
  ),
  ...["knex", "pg"].flatMap((name) => [
    probe("sql-only-in-the-sql-adapter", `the HTTP adapter imports ${name}`, "adapters/http/app.ts", name),
    probe("sql-only-in-the-sql-adapter", `bootstrap imports ${name}`, "bootstrap/container.ts", name),
  ]),
  ...["koa", "@koa/router", "ajv"].flatMap((name) => [
    probe("http-libraries-only-in-the-http-adapter", `the SQL adapter imports ${name}`, "adapters/sql/rows.ts", name),
    probe("http-libraries-only-in-the-http-adapter", `bootstrap imports ${name}`, "bootstrap/container.ts", name),
  ]),
  ...(
    [
      ["mail-libraries-only-in-the-mail-adapter", ["nodemailer"]],
      ["pdf-libraries-only-in-the-pdf-adapter", ["pdfkit", "fontkit"]],
      ["sending-library-only-in-the-webhook-sender", ["got"]],
      ["metrics-library-only-in-the-metrics-adapter", ["prom-client"]],
      ["broker-library-only-in-the-rabbitmq-adapter", ["amqplib"]],
    ] as const
  ).flatMap(([rule, names]) =>
    names.flatMap((name) => [
      probe(rule, `the SQL adapter imports ${name}`, "adapters/sql/rows.ts", name),
      probe(rule, `bootstrap imports ${name}`, "bootstrap/container.ts", name),
    ]),
  ),
  probe(
    "dashboard-imports-only-the-core",
    "a page imports the API's schemas",
    "adapters/dashboard/src/main.tsx",
    "adapters/http/schemas.ts",
  ),
  probe(
    "dashboard-imports-only-the-core",
    "a page imports the module that serves it",
    "adapters/dashboard/src/main.tsx",
    "adapters/dashboard/pages.ts",
  ),
  probe("no-circular", "two files import each other", "adapters/sql/rows.ts", "adapters/sql/tables.ts", {
    also: { "adapters/sql/tables.ts": 'import "./rows.js";\n' },
  }),
  probe("no-circular", "two files import each other's types", "core/clients/client.ts", "core/clients/client-store.ts", {
    text: 'import type { X } from "./client-store.js";\nexport type Y = X;\n',
    also: { "core/clients/client-store.ts": 'import type { Y } from "./client.js";\nexport type X = { y: Y };\n' },
  }),
  probe("no-unresolvable", "an import cannot be resolved", "adapters/sql/rows.ts", "nowhere"),
  probe("no-dev-dependency", "an adapter imports a test library", "adapters/sql/rows.ts", "chai"),
  probe("no-dev-dependency", "the module that serves the dashboard imports React", "adapters/dashboard/pages.ts", "react"),
  probe("no-undeclared-dependency", "bootstrap imports an undeclared package", "bootstrap/main.ts", "left-behind"),
];

const allowed: readonly Probe[] = [
  probe("", "a feature imports the model of another feature", "core/invoices/invoice.ts", "core/clients/client.ts"),
  probe(
    "",
    "a use case imports a shared step of its feature",
    "core/tokens/use-cases/create.ts",
    "core/tokens/use-cases/grant.ts",
  ),
  probe("", "the list of features imports use cases", "core/features.ts", "core/invoices/use-cases/void-invoice.ts"),
  probe("", "the list of features imports the mailer port", "core/features.ts", "core/ports/mailer.ts"),
  probe("", "a reaction imports the mailer port", "core/invoices/reactions/mail-invoice.ts", "core/ports/mailer.ts"),
  probe("", "an adapter imports the mailer port", "adapters/smtp/smtp-mailer.ts", "core/ports/mailer.ts"),
  probe("", "the HTTP adapter imports the dashboard", "adapters/http/app.ts", "adapters/dashboard/pages.ts"),
  probe("", "the dashboard imports the HTTP adapter", "adapters/dashboard/pages.ts", "adapters/http/schemas.ts"),
  probe("", "a page imports the kernel", "adapters/dashboard/src/main.tsx", "core/kernel/money.ts"),
  probe("", "a page imports the paths", "adapters/dashboard/src/main.tsx", "adapters/dashboard/paths.ts"),
  ...browser.map((name) => probe("", `a page imports ${name}`, "adapters/dashboard/src/main.tsx", name)),
  probe("", "the dashboard's build imports vite", "adapters/dashboard/build.ts", "vite"),
  probe("", "the file that selects adapters imports an adapter", "bootstrap/adapters.ts", "adapters/memory/index.ts"),
  probe("", "the container imports Inversify", "bootstrap/container.ts", "inversify"),
  probe("", "the container imports reflect-metadata", "bootstrap/container.ts", "reflect-metadata"),
  probe("", "the SQL adapter imports Knex", "adapters/sql/database.ts", "knex"),
  probe("", "the HTTP adapter imports Koa's router", "adapters/http/app.ts", "@koa/router"),
  probe("", "the receiver library imports a file of its folder", "webhooks/index.ts", "webhooks/signatures.ts"),
  probe("", "the client imports openapi-fetch", "client/client.ts", "openapi-fetch"),
  probe("", "a page imports the client", "adapters/dashboard/src/main.tsx", "client/index.ts"),
  probe("", "the receiver library imports @noble/hashes", "webhooks/signatures.ts", "@noble/hashes"),
  probe("", "an adapter imports a module of Node", "adapters/system/clock.ts", "node:crypto"),
];

function treeOf({ from, to, text, also = {} }: Probe): Tree {
  const isFile = to.endsWith(".ts");
  const specifier = isFile ? `${"../".repeat(from.split("/").length - 1)}${to.replace(/ts$/, "js")}` : to;
  return {
    ...(isFile ? { [to]: value } : {}),
    [from]: text ?? `import * as other from "${specifier}";\nexport { other };\n`,
    ...also,
  };
}

describe("the dependency rules", () => {
  for (const one of refused) {
    it(`reject it when ${one.what}, by ${one.rule} alone`, async () => {
      const violations = await violationsOf(treeOf(one), packages);
      expect(violations.map(({ rule }) => rule)).to.not.be.empty;
      expect([...new Set(violations.map(({ rule }) => rule))]).to.deep.equal([one.rule]);
      expect(violations.flatMap(({ from, to }) => [from, to])).to.include(one.from);
    });
  }

  for (const one of allowed) {
    it(`allow it when ${one.what}`, async () => {
      expect(await violationsOf(treeOf(one), packages)).to.deep.equal([]);
    });
  }

  it("have a probe each", () => {
    expect([...new Set(refused.map(({ rule }) => rule))].sort()).to.deep.equal([...ruleNames].sort());
  });
});
