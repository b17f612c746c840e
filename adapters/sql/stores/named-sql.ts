import type { QueryKind } from "../pipeline.js";
import type { Transaction } from "../transactions/transaction.js";
import type { Statement } from "../statement.js";

/** A statement in SQL, whose parameters are its `:names`. `own` returns the condition on the workspace. Arguments should be constants, since they are used only once. */
export function sql(
  transaction: Transaction,
  name: string,
  text: (own: (column: string) => string) => string,
  kind?: QueryKind,
): Statement {
  return transaction.statements.get(name, ({ raw, ownSql }) => raw(text(ownSql)), kind);
}
