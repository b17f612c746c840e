import { REFUSED } from "../failures.js";
import { type Columns, listed } from "../rows.js";
import type { Transaction } from "../transactions/transaction.js";
import { type OwnSql, sql } from "./named-sql.js";

/** SQL that lists the parameters of the columns. */
export function placeholders(columns: readonly string[]): string {
  return columns.map((column) => `:${column}`).join(", ");
}

/** SQL for a row of the workspace. The parameters are the columns. */
export function insertInto(table: string, columns: readonly string[]): string {
  return `insert into ${table} (workspace_id, ${listed(columns)}) values (:workspace, ${placeholders(columns)})`;
}

/** SQL for the `set` of an update. The parameters are the columns. */
export function assignments(columns: readonly string[]): string {
  return columns.map((column) => `"${column}" = :${column}`).join(", ");
}

interface Target<T extends { readonly version: number }> {
  readonly table: string;
  readonly mapping: Columns<T>;
  /** The condition for the row of the model, regardless of its version. The same each time for a table. */
  readonly where: (own: OwnSql) => string;
}

/**
 * Updates the row of a model, deferred. The unit of work has lost a race if the stored version is not the previous one. `row`: its values by column, if
 * they are not those of the mapping.
 */
export async function compareAndSet<T extends { readonly version: number }>(
  transaction: Transaction,
  { table, mapping, where }: Target<T>,
  model: T,
  row = mapping.toRow(model),
): Promise<void> {
  const statement = sql(
    transaction,
    `${table}.update`,
    (own) => `with updated as (
       update ${table} set ${assignments(mapping.changing)} where ${where(own)} and version = :previous returning version)
     select stint_require(exists (select from updated), '${REFUSED.race}')`,
  );
  transaction.defer(statement, { previous: model.version - 1, ...row });
  await transaction.pause();
}
