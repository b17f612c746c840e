// A shop whose orders and Stint's invoices commit together, in one transaction of the shop's own Knex. Run it: DATABASE_URL=postgres://… node dist/examples/host-transaction.js
import { randomBytes } from "node:crypto";
import knexModule, { type Knex } from "knex";
import { type UserActor, createUseCases, formatAmount, parseCurrency, parseDecimal, parseTimeZone, type Ports } from "stint";
import { nodePorts } from "stint/node";
import { FontPrinting } from "stint/pdf";
import { openStorage } from "stint/sql";
import { AddressPolicy, UrlTargets } from "stint/webhook-sender";

const url = process.env["DATABASE_URL"] ?? "postgres://postgres@127.0.0.1:5432/postgres";

// The shop: its own Knex and its own tables, here in a schema that the example replaces.
const knex = knexModule.default({ client: "pg", connection: url, searchPath: ["example_shop"] });
await knex.raw("drop schema if exists example_shop, example_shop_stint cascade");
await knex.raw("create schema example_shop");
await knex.schema.createTable("orders", (table) => {
  table.integer("id").primary();
  table.text("invoice_number").notNullable();
});

// Stint, in another schema of the same database. A program keeps the key, which decrypts secrets in the database.
const system = nodePorts();
const storage = await openStorage(
  { kind: "server", url, schema: "example_shop_stint" },
  { ...system, secretKey: randomBytes(32) },
);
const ports: Ports = {
  ...storage,
  ...system,
  webhookTargets: new UrlTargets(AddressPolicy.parse([])),
  printing: new FontPrinting(),
  mailDomain: "shop.example",
  sendsMail: true,
  mailLimit: null,
  webhookLimit: 20,
};
const owner = {
  name: "Shop",
  ownerEmail: "me@shop.example",
  currency: parseCurrency("EUR"),
  timeZone: parseTimeZone("Europe/Berlin"),
};
const created = await createUseCases(ports).createWorkspace(owner);
const me: UserActor = { workspaceId: created.workspace.id, userId: created.owner.id, role: "owner", scopes: null, tokenId: null };

/** Records an order and issues its invoice in the transaction, and returns the total. */
async function order(trx: Knex.Transaction, id: number): Promise<string> {
  const stint = createUseCases({ ...ports, unitOfWork: storage.unitOfWorkIn(trx) });
  const client = await stint.createClient(me, { name: `Customer of order ${id}` });
  const lines = [{ description: "A chair", quantity: parseDecimal("2"), unitPrice: 4_900n }];
  const { invoice: draft } = await stint.createInvoice(me, { clientId: client.id, lines });
  const { invoice } = await stint.updateInvoice(me, draft.id, { status: "open" });
  await trx("orders").insert({ id, invoice_number: invoice.number });
  return `${formatAmount(invoice.total, invoice.currency)} ${invoice.currency}`;
}

console.log(`order 1: ${await knex.transaction((trx) => order(trx, 1))}`);
await knex
  .transaction(async (trx) => {
    await order(trx, 2);
    throw new Error("the payment was refused");
  })
  .catch((error: Error) => console.log(`order 2: ${error.message}`));

const { items } = await createUseCases(ports).listInvoices(me);
const orders = await knex("orders").pluck<string[]>("invoice_number");
console.log(`committed orders: ${orders.join(", ")}`);
console.log(`committed invoices: ${items.map(({ invoice }) => invoice.number).join(", ")}`);
await storage.close();
await knex.raw("drop schema example_shop, example_shop_stint cascade");
await knex.destroy();
