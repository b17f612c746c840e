import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { migrations } from "../../adapters/sql/migrations/index.js";
import { root as repository } from "../repository.js";

/** The new files of the resource, at the paths that they have in the repository. */
const recipeFolder = join(repository, "test/architecture/recipe/resource");
/** Those of two fields: a text of a client, and one of an invoice's line. */
const fieldsFolder = join(repository, "test/architecture/recipe/fields");

const lastMigration = migrations.at(-1)?.name ?? "";

/** Lines to insert into an existing file, each after the first line that contains the text. */
interface Edit {
  readonly file: string;
  readonly insert: readonly (readonly [after: string, lines: string])[];
}

/** What CONTRIBUTING's recipe changes in existing files to add purchases. */
export const edits: readonly Edit[] = [
  {
    file: "core/kernel/resources.ts",
    insert: [
      [
        "export const resources = {",
        `  purchase: {
    prefix: "pur",
    name: "purchase",
    plural: "purchases",
    scope: "purchases",
    access: { read: "finance", write: "administrators" },
    events: [],
    isTracked: true,
  },`,
      ],
    ],
  },
  {
    file: "core/ports/unit-of-work.ts",
    insert: [
      ["import type { EventStore }", 'import type { PurchaseStore } from "../purchases/purchase-store.js";'],
      ["readonly events: EventStore;", "  readonly purchases: PurchaseStore;"],
    ],
  },
  {
    file: "core/features.ts",
    insert: [
      ["import { clientUseCases as", 'import { purchaseUseCases as purchase } from "./purchases/index.js";'],
      ['export * from "./clients/index.js";', 'export * from "./purchases/index.js";'],
      ["...client(ports),", "    ...purchase(ports),"],
      ["ReturnType<typeof client> &", "  ReturnType<typeof purchase> &"],
      [
        "export const clientUseCases =",
        "/** The use cases of purchases. */\nexport const purchaseUseCases = (ports: Ports) => checked(purchase(ports), argumentTable);",
      ],
    ],
  },
  {
    file: "core/argument-table.ts",
    insert: [
      ["import { clientArguments }", 'import { purchaseArguments } from "./purchases/arguments.js";'],
      ["  ...clientArguments,", "  ...purchaseArguments,"],
    ],
  },
  {
    file: "core/changes/tracked.ts",
    insert: [
      ["import { clientView }", 'import { type Purchase, purchaseTable } from "../purchases/purchase.js";'],
      ["  client: (model: Client)", "  purchase: (model: Purchase) => purchaseTable.toJson(model),"],
    ],
  },
  {
    file: "adapters/memory/unit-of-work.ts",
    insert: [
      ["import { eventStore,", 'import { purchaseStore } from "./purchase-store.js";'],
      ["    clients: clientStore(view),", "    purchases: purchaseStore(view),"],
    ],
  },
  {
    file: "adapters/sql/stores/index.ts",
    insert: [
      ["import { SqlEventStore }", 'import { purchases, SqlPurchaseStore } from "./purchase-store.js";'],
      ["  client: clients,", "  purchase: purchases,"],
      [
        "  clients: (transaction) => new SqlClientStore(transaction),",
        "  purchases: (transaction) => new SqlPurchaseStore(transaction),",
      ],
    ],
  },
  {
    file: "adapters/sql/migrations/index.ts",
    insert: [
      [`"./${lastMigration}.js"`, 'import * as purchases from "./9999-purchases.js";'],
      [`name: "${lastMigration}"`, '  { name: "9999-purchases", up: purchases.up, down: purchases.down },'],
    ],
  },
  {
    file: "adapters/http/routes/index.ts",
    insert: [
      ["import { clientRoutes }", 'import { purchaseRoutes } from "./purchases.js";'],
      ["  ...clientRoutes,", "  ...purchaseRoutes,"],
    ],
  },
  {
    file: "test/conformance/steps.ts",
    insert: [["  clients: { find: 1", "  purchases: { find: 2, findMany: 2, list: 2, insert: 2, update: 2, delete: 2 },"]],
  },
  {
    file: "test/conformance/unit-of-work/index.ts",
    insert: [
      ["import { directoryCases }", 'import { purchaseCases } from "./purchases.js";'],
      ["...storedResourceCases,", "    ...purchaseCases,"],
    ],
  },
  {
    file: "test/http/permission-rows.ts",
    insert: [
      [
        "  deleteClient: [",
        `  listPurchases: [200, 200, 200, 403],
  getPurchase: [200, 200, 200, 403],
  createPurchase: [201, 201, 403, 403],
  updatePurchase: [200, 200, 403, 403],
  deletePurchase: [204, 204, 403, 403],`,
      ],
    ],
  },
  {
    file: "examples/sqlite-storage/schema.ts",
    insert: [
      [
        "export const tables = {",
        "  purchases: { columns: `${VERSIONED} projectId:projects spentOn`, keys: `${LISTED}; projectId` },",
      ],
    ],
  },
  {
    file: "examples/sqlite-storage/tables.ts",
    insert: [
      [
        "new Rows<stint.Client>(",
        '    purchases: new Rows<Awaited<ReturnType<stint.Stores["purchases"]["findMany"]>>[number]>(session, "purchases"),',
      ],
    ],
  },
  {
    file: "examples/sqlite-storage/stores/index.ts",
    insert: [["    clients: resourceStore(", '    purchases: resourceStore(tables.purchases, "purchase"),']],
  },
];

/** What CONTRIBUTING's recipe changes to add a text to clients, except the words in four languages and what `npm run client` writes. */
export const clientField: readonly Edit[] = [
  {
    file: "core/clients/client.ts",
    insert: [
      [
        "  rate: field.nullable(rateType),",
        `  /** The client's account in the books. 1 to 50 characters. */
  accountNumber: field.nullable(textType({ min: 1, max: 50 }), ["The client's account in your books", "10001"]),`,
      ],
    ],
  },
  {
    file: "adapters/sql/migrations/index.ts",
    insert: [
      [`"./${lastMigration}.js"`, 'import * as accountNumber from "./9998-account-number.js";'],
      [`name: "${lastMigration}"`, '  { name: "9998-account-number", up: accountNumber.up, down: accountNumber.down },'],
    ],
  },
  {
    file: "adapters/dashboard/src/features/clients/client-form.tsx",
    insert: [['{...text("buyer_reference")}', '      <TextInput label={t("accountNumber")} {...text("account_number")} />']],
  },
];

/** As `clientField`, for a text of an invoice's line that is printed. */
export const lineField: readonly Edit[] = [
  {
    file: "core/invoices/line-table.ts",
    insert: [
      [
        "export const lineTable = new FieldTable({",
        `  /** The seller's number of the article (BT-155). 1 to 100 characters. */
  articleNumber: field.nullable(textType({ min: 1, max: 100 }), ["Your number of the article (BT-155)", "L-100"]),`,
      ],
    ],
  },
  {
    file: "adapters/pdf/line-cells.ts",
    insert: [["...(line.period === null", "    ...(line.articleNumber === null ? [] : [line.articleNumber]),"]],
  },
  {
    file: "adapters/dashboard/src/features/invoices/content/line-fields.tsx",
    insert: [['<Stack gap="xs">', '      <TextInput label={t("articleNumber")} {...field("article_number")} />']],
  },
];

/** A text of the seller, which each issued invoice has a copy of. */
export const sellerField: readonly Edit[] = [
  {
    file: "core/billing/seller.ts",
    insert: [
      [
        "export const sellerTable = new FieldTable({",
        `  /** The chamber of commerce. 1 to 100 characters. */
  chamber: field.nullable(textType({ min: 1, max: 100 }), ["The chamber of commerce", "IHK Berlin"]),`,
      ],
    ],
  },
];

/** The values that the compiler asks for, of tests that store and read every field. */
const examples: readonly Edit[] = [
  {
    file: "test/conformance/unit-of-work/round-trips.ts",
    insert: [
      ['buyerReference: "991-12345-67",', "          accountNumber: UNICODE,"],
      ["register: UNICODE,", "        chamber: UNICODE,"],
    ],
  },
  {
    file: "test/core/invoices/stored-json.test.ts",
    insert: [
      ["const line = {", '  articleNumber: "L-100",'],
      ["const lineJson = {", '  article_number: "L-100",'],
    ],
  },
];

const words: readonly Edit[] = ["en", "de", "fr", "es"].flatMap((language): Edit[] => [
  {
    file: `adapters/dashboard/src/features/clients/words/${language}.ts`,
    insert: [["  buyerReference: ", '  accountNumber: "Account number",']],
  },
  {
    file: `adapters/dashboard/src/features/invoices/words/${language}.ts`,
    insert: [["  description: ", '  articleNumber: "Article number",']],
  },
]);

/** The new files, by their paths in the repository. */
export function newFiles(): readonly string[] {
  const entries = readdirSync(recipeFolder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(recipeFolder.length + 1))
    .sort();
}

/** Adds the resource to a copy of the repository. Throws if a text to insert after does not exist. */
export function followRecipe(copy: string): void {
  cpSync(recipeFolder, copy, { recursive: true });
  edit(copy, edits);
}

/** Adds the fields to a copy of the repository. */
export function addFields(copy: string): void {
  cpSync(fieldsFolder, copy, { recursive: true });
  edit(copy, [...clientField, ...lineField, ...sellerField, ...examples, ...words]);
}

function edit(copy: string, list: readonly Edit[]): void {
  for (const { file, insert } of list) {
    const path = join(copy, file);
    const lines = readFileSync(path, "utf8").split("\n");
    for (const [after, inserted] of insert) {
      const at = lines.findIndex((line) => line.includes(after));
      if (at < 0) throw new Error(`${file} has no line with ${after}`);
      lines.splice(at + 1, 0, inserted);
    }
    writeFileSync(path, lines.join("\n"));
  }
}
