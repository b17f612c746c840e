import { setTimeout } from "node:timers/promises";
import type { Database } from "../../adapters/sql/database.js";
import type { OpenedStorage } from "../../adapters/sql/storage.js";
import type { Mail, Mailer, Storage, Stores, UnitOfWork, WebhookSender, WorkScope } from "../../core/index.js";
import { holdCommits } from "../held-commits.js";

/** Points at which a process can die as by kill -9: each is the last moment at which its row of the crash table applies. */
export type FailPoint =
  | "before the change's commit"
  | "before the hint"
  | "before the response"
  | "before the claim's commit"
  | "before the sending"
  | "before the result's commit"
  | "after the result's commit"
  | "before the mail"
  | "before the hand-over's record"
  | "after the hand-over's record"
  | "amid the content"
  | "after the mail";

/** The armed point, if any. */
export class FailPoints {
  armed: FailPoint | null = null;

  /** Kills the process if this point is armed. */
  async reach(point: FailPoint): Promise<void> {
    if (this.armed !== point) return;
    process.kill(process.pid, "SIGKILL");
    await new Promise(() => undefined);
  }
}

export function dyingStorage(storage: Storage, points: FailPoints): Storage {
  const { database: requests, background } = storage as OpenedStorage;
  for (const database of new Set([requests, background])) dieBeforeCommits(database, points);
  const { deliveryQueue } = storage;
  return {
    ...storage,
    onDue: (listener) =>
      storage.onDue((hint) => {
        void points.reach("before the hint");
        listener(hint);
      }),
    deliveryQueue: {
      // Nothing may be sent between a commit and the death of the process, so that the point is exact.
      claim: async (request) => {
        const dying = points.armed === "before the hint" || points.armed === "before the response";
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
          page: (filter, page) => stores.events.page(filter, page),
        };
        return work(Object.create(stores, { events: { value: events } }) as Stores);
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

/** More than the kernel buffers, so that a receiver of the first bytes can kill the sender during the transfer. */
function withLargeAttachment(mail: Mail): Mail {
  const large = { filename: "large.pdf", contentType: "application/pdf", content: Buffer.alloc(24_000_000, "amid") };
  return { ...mail, attachments: [...mail.attachments, large] };
}

/** The last statements before the commit, by point. */
const uncommitted: Readonly<Record<string, FailPoint>> = {
  "events.record": "before the change's commit",
  "deliveries.claim": "before the claim's commit",
  "deliveries.record": "before the result's commit",
};

/** Time for messages that do not wait for the commit. Correct code passes for any value. */
const HASTE_MS = 50;

/** If a point is armed whose statement was sent, never sends the commit. */
function dieBeforeCommits(database: Database, points: FailPoints): void {
  holdCommits(database, async (messages) => {
    const point = messages.map(({ name }) => uncommitted[name ?? ""]).find((one) => one !== undefined && one === points.armed);
    if (point === undefined) return;
    await setTimeout(HASTE_MS);
    await points.reach(point);
  });
}
