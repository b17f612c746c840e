import type { QueryKind } from "../pipeline.js";
import type { Transaction } from "../transactions/transaction.js";
import type { Statement } from "../statement.js";

/** A raw SQL statement with `:named` parameters. `own` returns the condition on the workspace. Arguments should be constants, since they are used only once. */
export function sql(
  transaction: Transaction,
  name: string,
  parameters: readonly string[],
  text: (own: (column: string) => string) => string,
  kind?: QueryKind,
): Statement {
  return transaction.statements.get(
    name,
    ({ knex, ownSql, param }) =>
      knex.raw(text(ownSql), Object.fromEntries(["workspace", ...parameters].map((one) => [one, param(one)]))),
    kind,
  );
}
