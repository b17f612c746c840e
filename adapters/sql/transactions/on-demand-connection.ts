import type { Connection } from "../connection.js";
import type { CheckedOut, Database } from "../database.js";
import type { Query, QueryResult } from "../pipeline.js";

/** A connection that is checked out of the pool when it is first used. */
export class OnDemandConnection implements Connection {
  #checkingOut: Promise<CheckedOut> | undefined;
  #checkedOut: CheckedOut | undefined;

  constructor(private readonly database: Pick<Database, "checkOut">) {}

  async send(queries: readonly Query[]): Promise<readonly QueryResult[]> {
    this.#checkedOut = await (this.#checkingOut ??= this.database.checkOut());
    return this.#checkedOut.connection.send(queries);
  }

  discard(): void {
    this.#checkedOut?.connection.discard();
  }

  /** Returns it to the pool, if it was used. No statement may be running. */
  release(): void {
    this.#checkedOut?.release();
  }
}
