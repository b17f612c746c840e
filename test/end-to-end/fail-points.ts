import { setTimeout } from "node:timers/promises";
import type { Database, PooledConnection } from "../../adapters/sql/database.js";
import type { SqlStorage } from "../../adapters/sql/index.js";
import type { Mail, Mailer, Stores, UnitOfWork, WebhookSender, WorkScope } from "../../core/index.js";

/** Where a process can be told to end as by kill -9: each the last moment at which its line of the crash table holds. */
export type FailPoint =
  | "before the change's commit"
  | "before the hint"
  | "before the answer"
  | "before the claim's commit"
  | "before the sending"
  | "before the result's commit"
  | "after the result's commit"
  | "before the mail"
  | "before the hand-over's record"
  | "after the hand-over's record"
  | "amid the content"
  | "after the mail";

/** The point that is armed, if any. */
export class FailPoints {
  armed: FailPoint | null = null;

  /** Does not return where this point is armed. */
  async reach(point: FailPoint): Promise<void> {
    if (this.armed !== point) return;
    process.kill(process.pid, "SIGKILL");
    await new Promise(() => undefined);
  }
}

export function dyingStorage(storage: SqlStorage, points: FailPoints): SqlStorage {
  for (const database of new Set([storage.database, storage.background])) holdCommits(database, points);
  const { deliveryQueue } = storage;
  return {
    ...storage,
    unitOfWork: dyingAfterEvents(storage.unitOfWork, points, "before the hint"),
    deliveryQueue: {
      // Between a commit and the death of its process nothing is to be sent, so that the point is exact.
      claim: async (request) => {
        const dying = points.armed === "before the hint" || points.armed === "before the answer";
        return dying ? [] : deliveryQueue.claim(request);
      },
      record: async (finished) => {
        await deliveryQueue.record(finished);
        if (finished.length > 0) await points.reach("after the result's commit");
      },
      release: (claims) => deliveryQueue.release(claims),
      backlog: (now) => deliveryQueue.backlog(now),
    },
  };
}

/** Dies when a unit of work that recorded an event is committed. */
export function dyingAfterEvents(unitOfWork: UnitOfWork, points: FailPoints, point: FailPoint): UnitOfWork {
  return {
    async run<T>(scope: WorkScope, work: (stores: Stores) => Promise<T>): Promise<T> {
      let recorded = false;
      const result = await unitOfWork.run(scope, (stores) => {
        const events: Stores["events"] = {
          record: (event) => {
            recorded = true;
            return stores.events.record(event);
          },
          recordFor: (webhookId, event) => stores.events.recordFor(webhookId, event),
          list: (limit) => stores.events.list(limit),
        };
        return work({ ...stores, events });
      });
      if (recorded) await points.reach(point);
      return result;
    },
    read: (scope, work) => unitOfWork.read(scope, work),
  };
}

export function dyingSender(sender: WebhookSender, points: FailPoints): WebhookSender {
  return {
    send: async (request) => {
      await points.reach("before the sending");
      return sender.send(request);
    },
  };
}

export function dyingMailer(mailer: Mailer, points: FailPoints): Mailer {
  return {
    send: async (mail, handingOver) => {
      await points.reach("before the mail");
      const outcome = await mailer.send(points.armed === "amid the content" ? withLargeAttachment(mail) : mail, async () => {
        await points.reach("before the hand-over's record");
        await handingOver();
        await points.reach("after the hand-over's record");
      });
      await points.reach("after the mail");
      return outcome;
    },
  };
}

/** More than the kernel holds for a reader that has stopped, so that whoever sees the first of it can end its sender amid it. */
function withLargeAttachment(mail: Mail): Mail {
  const large = { filename: "large.pdf", contentType: "application/pdf", content: Buffer.alloc(24_000_000, "amid") };
  return { ...mail, attachments: [...mail.attachments, large] };
}

/** The statements whose transaction is done but for its commit when a point is reached. */
const uncommitted: Readonly<Record<string, FailPoint>> = {
  "events.record": "before the change's commit",
  "deliveries.claim": "before the claim's commit",
  "deliveries.record": "before the result's commit",
};

function holdCommits(database: Database, points: FailPoints): void {
  const lend = database.withConnection.bind(database);
  database.withConnection = (work) => lend((connection) => work(holdingCommit(connection, points)));
}

/** Time for whatever does not wait for the commit to leave the process. A sound product passes however long this is. */
const HASTE_MS = 50;

/** Where a point is armed, the commit waits until the database has answered the statement, and is never sent. */
function holdingCommit(connection: PooledConnection, points: FailPoints): PooledConnection {
  let dying: Promise<unknown> | undefined;
  const query: PooledConnection["query"] = async (message) => {
    if (dying && message.text === "commit") await dying;
    const answer = connection.query(message);
    const point = uncommitted[message.name ?? ""];
    if (point !== undefined && points.armed === point)
      dying = answer.then(() => setTimeout(HASTE_MS)).then(() => points.reach(point));
    return answer;
  };
  return new Proxy(connection, { get: (target, key) => (key === "query" ? query : (Reflect.get(target, key) as unknown)) });
}
