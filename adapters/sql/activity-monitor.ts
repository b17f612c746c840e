import { setTimeout } from "node:timers/promises";
import type { StatementMonitor } from "./connection.js";
import { isOfServer } from "./failures.js";
import type { ServerClient } from "./server-client.js";

/** How long a statement waits before the server is asked about it, and between two questions. */
export const QUESTION_AFTER_MS = 5_000;
/** For a reply that is on its way when the server says that nothing runs. */
const ARRIVAL_MS = 1_000;

/** A backend that waits for its client has sent its reply, or has not received the statement. */
const WORKING = `select state = 'active' and wait_event_type is distinct from 'Client' as working
  from pg_stat_activity where pid = $1`;

/**
 * Finds connections that are lost without a sign: a failed-over server, a firewall or a NAT that forgot them. While a statement waits, another connection
 * asks the server whether it works on it. So a long statement may run, and a lost one ends within seconds.
 */
export class ActivityMonitor implements StatementMonitor {
  constructor(
    private readonly client: ServerClient,
    /** The process of the server for this connection. */
    private readonly backend: number,
    /** How long the server may take for a statement, which its `statement_timeout` ends before that. */
    private readonly boundMs: number,
    /** Opens another connection to the server. */
    private readonly open: () => Promise<ServerClient>,
    private readonly onLost: () => void,
  ) {}

  begin(statements: number): () => void {
    const since = performance.now();
    let received = this.client.received;
    let isAsking = false;
    let isOver = false;
    const check = async (): Promise<void> => {
      const seen = this.client.received;
      if (performance.now() - since < this.boundMs * statements && (seen !== received || (await this.#isWorking()))) {
        received = seen;
        return;
      }
      await setTimeout(ARRIVAL_MS);
      if (isOver || this.client.received !== seen) return;
      this.onLost();
      this.client.lose(new Error("The server neither works on the statement nor sends its result."));
    };
    const timer = setInterval(() => {
      if (isAsking) return;
      isAsking = true;
      void check().finally(() => (isAsking = false));
    }, QUESTION_AFTER_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }

  /** True also if the server refuses another connection, since it responds. */
  async #isWorking(): Promise<boolean> {
    let client: ServerClient | undefined;
    try {
      client = await this.open();
      const { rows } = await client.query<{ working: boolean }>(WORKING, [this.backend]);
      return rows[0]?.working === true;
    } catch (error) {
      return isOfServer(error);
    } finally {
      await client?.leave();
    }
  }
}
