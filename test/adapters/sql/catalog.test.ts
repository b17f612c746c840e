import { expect } from "chai";
import { openStorage } from "../../../adapters/sql/index.js";
import {
  deliveryStatuses,
  expenseStatuses,
  invoiceStatuses,
  invoiceTypes,
  messageStatuses,
  milestoneStatuses,
  recurringStatuses,
  transactionStatuses,
  trackedKinds,
} from "../../../core/index.js";
import { storageOptions } from "../../system-ports.js";
import { createDatabase, sql, type TestDatabase } from "./databases.js";

/** The values of the core for the columns that constraints, indexes and triggers compare with literals. */
const values: Readonly<Record<string, readonly string[]>> = {
  "expenses.status": expenseStatuses,
  "invoices.status": invoiceStatuses,
  "invoices.type": invoiceTypes,
  "milestones.status": milestoneStatuses,
  "messages.status": messageStatuses,
  "bank_transactions.status": transactionStatuses,
  "recurring_invoices.status": recurringStatuses,
  "webhook_deliveries.status": deliveryStatuses,
};

const DEFINITIONS = `
  select conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition from pg_constraint
  where contype = 'c' and connamespace = 'public'::regnamespace
  union all select tablename, indexdef from pg_indexes where schemaname = 'public'
  union all select tgrelid::regclass::text, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal`;

const COMPARISON = /(\w+) (?:=|<>) (?:ANY \(ARRAY\[)?('\w+'::text(?:, '\w+'::text)*)/g;

describe("the catalog of the database", () => {
  let database: TestDatabase;
  before(async () => {
    database = await createDatabase();
    await (await openStorage({ kind: "server", url: database.url }, storageOptions)).close();
  });
  after(() => database.drop());

  it("compares columns with values of the core only", async () => {
    const { rows } = await sql(database.url, DEFINITIONS);
    const compared = (rows as { readonly table: string; readonly definition: string }[]).flatMap(({ table, definition }) =>
      [...definition.matchAll(COMPARISON)].flatMap(([, column, literals = ""]) =>
        [...literals.matchAll(/'(\w+)'/g)].map(([, value = ""]) => ({ column: `${table}.${column}`, value })),
      ),
    );
    expect(new Set(compared.map(({ column }) => column))).to.have.keys(Object.keys(values));
    expect(compared.filter(({ column, value }) => !values[column]?.includes(value))).to.deep.equal([]);
  });

  it("tracks the kinds of the change feed", async () => {
    const { rows } = await sql(
      database.url,
      `select distinct (regexp_match(pg_get_triggerdef(oid), 'stint_record_changes\\(''(\\w+)'''))[1] as kind from pg_trigger
       where tgfoid = 'stint_record_changes'::regproc`,
    );
    expect((rows as { readonly kind: string }[]).map(({ kind }) => kind)).to.have.members([...trackedKinds]);
  });
});
