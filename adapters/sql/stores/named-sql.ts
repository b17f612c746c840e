import type { QueryKind } from "../pipeline.js";
import type { Transaction } from "../transactions/transaction.js";
import type { Statement } from "../statement.js";

/** Returns SQL for the condition that a column is the workspace of the unit of work. */
export type OwnSql = (column: string) => string;

/** A statement in SQL, whose parameters are its `:names`. The process keeps the first text and kind of a name, so both must be the same each time. */
export function sql(transaction: Transaction, name: string, text: (own: OwnSql) => string, kind?: QueryKind): Statement {
  return transaction.statements.get(name, ({ raw, ownSql }) => raw(text(ownSql)), kind);
}
