import type { MessageKind } from "../batch.js";
import type { Session } from "../session.js";
import type { Statement } from "../statement.js";

/** A raw SQL statement with `:named` parameters. `own` returns the condition on the workspace. Arguments should be constants, since they are used only once. */
export function sql(
  session: Session,
  name: string,
  parameters: readonly string[],
  text: (own: (column: string) => string) => string,
  kind?: MessageKind,
): Statement {
  return session.statements.get(
    name,
    ({ knex, ownSql, param }) =>
      knex.raw(text(ownSql), Object.fromEntries(["workspace", ...parameters].map((one) => [one, param(one)]))),
    kind,
  );
}
