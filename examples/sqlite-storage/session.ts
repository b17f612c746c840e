import type { Hint, Instant, WorkspaceId } from "stint/storage";
import type { Connection, Value } from "./connection.js";

/** The statements of one unit of work in its workspace. */
export class Session {
  /** What the stores have made due. */
  readonly due = new Set<Hint>();
  #isSettled = false;

  constructor(
    private readonly connection: Connection,
    readonly workspaceId: WorkspaceId,
    readonly now: () => Instant,
  ) {}

  all<Row>(sql: string, values: readonly Value[]): Row[] {
    return this.#open().all<Row>(sql, values);
  }

  /** Returns the number of changed rows. */
  run(sql: string, values: readonly Value[]): number {
    return this.#open().run(sql, values);
  }

  /** Stores cannot be used after this. */
  settle(): void {
    this.#isSettled = true;
  }

  #open(): Connection {
    if (this.#isSettled) throw new Error("The store was used after its unit of work settled.");
    return this.connection;
  }
}
