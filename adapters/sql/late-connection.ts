import type { Answer, Message } from "./batch.js";
import type { Connection } from "./connection.js";
import type { Database, Loan } from "./database.js";

/** A connection that is borrowed from the pool when it is first used. */
export class LateConnection implements Connection {
  #borrowing: Promise<Loan> | undefined;
  #loan: Loan | undefined;

  constructor(private readonly database: Pick<Database, "borrow">) {}

  async send(messages: readonly Message[]): Promise<readonly Answer[]> {
    this.#loan = await (this.#borrowing ??= this.database.borrow());
    return this.#loan.connection.send(messages);
  }

  discard(): void {
    this.#loan?.connection.discard();
  }

  /** Returns it to the pool, if it was used. No statement may be running. */
  release(): void {
    this.#loan?.release();
  }
}
