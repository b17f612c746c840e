import { instant, type Clock } from "../../../core/index.js";
import { openStorage, type OpenedStorage, type InternalOptions } from "../../../adapters/sql/storage.js";
import type { Replica } from "../../../adapters/sql/replica.js";
import { PrivateCluster } from "../../end-to-end/private-cluster.js";
import { until } from "../../end-to-end/until.js";
import { type Harness, startHarness } from "../../http/harness.js";
import { required } from "../../http/storages.js";
import { portsOn, storageOptions } from "../../system-ports.js";
import { sql, withClient } from "./databases.js";

/** A clock that only the test moves. */
export class HandClock implements Clock {
  #now = Date.now();

  now() {
    return instant(this.#now);
  }

  advance(ms: number): void {
    this.#now += ms;
  }
}

/** A private PostgreSQL server and its streaming replica. */
export class Pair {
  private constructor(
    readonly primary: PrivateCluster,
    readonly replica: PrivateCluster,
  ) {}

  static async start(): Promise<Pair> {
    const primary = await PrivateCluster.start();
    try {
      return new Pair(primary, await PrivateCluster.startReplicaOf(primary));
    } catch (error) {
      await primary.remove();
      throw error;
    }
  }

  /** Waits until the replica has replayed everything. */
  async caughtUp(): Promise<void> {
    const { rows } = await sql(this.primary.url, "select pg_current_wal_flush_lsn()::text as lsn");
    const [{ lsn }] = rows as [{ lsn: string }];
    await withClient(this.replica.url, (client) =>
      until("the replica to catch up", async () => {
        const answer = await client.query<{ done: boolean }>("select pg_last_wal_replay_lsn() >= $1::pg_lsn as done", [lsn]);
        return answer.rows[0]?.done;
      }),
    );
  }

  /** Stops the replay. The replica pauses when it has received something. */
  async pause(): Promise<void> {
    await sql(this.replica.url, "select pg_wal_replay_pause()");
    await until("the replay to pause", async () => {
      await sql(this.primary.url, "select pg_logical_emit_message(true, '', '')");
      const { rows } = await sql(this.replica.url, "select pg_get_wal_replay_pause_state() as state");
      return (rows as [{ state: string }])[0].state === "paused";
    });
  }

  async resume(): Promise<void> {
    await sql(this.replica.url, "select pg_wal_replay_resume()");
    await this.caughtUp();
  }

  async remove(): Promise<void> {
    await this.replica.remove();
    await this.primary.remove();
  }
}

/** A service that reads from a replica. */
export interface ReplicatedService {
  readonly harness: Harness;
  readonly storage: OpenedStorage;
  readonly replica: Replica;
  readonly clock: HandClock;
  /** What the storage reported: "usable", or the sentence of a problem. */
  readonly reports: readonly string[];
  /** How many connections reads have borrowed from either database. */
  readonly borrowed: { primary: number; replica: number };
  close(): Promise<void>;
}

/** Starts a service on the primary with a replica at `replicaUrl`. */
export async function startReplicated(
  { primary }: Pair,
  replicaUrl: string,
  options: Partial<InternalOptions> = {},
): Promise<ReplicatedService> {
  const clock = new HandClock();
  const reports: string[] = [];
  const settings = {
    url: replicaUrl,
    onUsable: () => void reports.push("usable"),
    onProblem: (sentence: string) => void reports.push(sentence),
  };
  const storage = await openStorage(
    { kind: "server", url: primary.url, replica: settings },
    { ...storageOptions, clock, ...options },
  );
  const replica = required(storage.replica ?? undefined);
  const borrowed = { primary: 0, replica: 0 };
  countLoans(storage.database, () => borrowed.primary++);
  countLoans(replica, () => borrowed.replica++);
  const harness = await startHarness({ ...portsOn(storage), clock });
  const close = async () => {
    await harness.close();
    await storage.close();
  };
  return { harness, storage, replica, clock, reports, borrowed, close };
}

function countLoans(source: Pick<Replica, "withConnection">, onLoan: () => void): void {
  const lend = source.withConnection.bind(source);
  source.withConnection = (work) => {
    onLoan();
    return lend(work);
  };
}
