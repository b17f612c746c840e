import type { Connection } from "../connection.js";
import type { Query, QueryResult } from "../pipeline.js";

/** The commands of a transaction, or of a savepoint that takes the place of one. */
export interface TransactionCommands {
  readonly begin: readonly Query[];
  /** The last one commits. */
  readonly commit: readonly Query[];
  readonly rollback: readonly Query[];
  /** The command tag of a successful commit (PostgreSQL, section 55.7). */
  readonly committed: string;
}

export const transactionCommands: TransactionCommands = {
  begin: [{ name: "stint.begin", text: "begin" }],
  commit: [{ name: "stint.commit", text: "commit" }],
  rollback: [{ text: "rollback" }],
  committed: "COMMIT",
};

/** A savepoint in an open transaction. */
export const savepointCommands: TransactionCommands = {
  begin: [{ name: "stint.savepoint", text: "savepoint stint_unit" }],
  commit: [{ name: "stint.release", text: "release savepoint stint_unit" }],
  // Rolling back restores all settings, and keeps the savepoint itself.
  rollback: [{ text: "rollback to savepoint stint_unit" }, { text: "release savepoint stint_unit" }],
  committed: "RELEASE",
};

/** PostgreSQL rolls back a failed transaction on commit without reporting an error. Throws for such a commit. */
export function requireCommitted(result: QueryResult | undefined, { committed }: TransactionCommands): void {
  if (result?.command !== committed) throw new Error("PostgreSQL rolled the transaction back instead of committing it.");
}

/** Rolls back. Discards the connection if that fails: the server then rolls back by itself. */
export async function rollBack(connection: Connection, { rollback }: TransactionCommands = transactionCommands): Promise<void> {
  try {
    await connection.send(rollback);
  } catch {
    connection.discard();
  }
}
