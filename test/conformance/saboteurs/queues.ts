import { MemoryDeliveryQueue } from "../../../adapters/memory/delivery-queue.js";
import { memoryIds } from "../../../adapters/memory/memory-ids.js";
import { MemoryDirectory } from "../../../adapters/memory/directory.js";
import { MemoryEventOutbox } from "../../../adapters/memory/event-outbox.js";
import { MemoryHousekeeping } from "../../../adapters/memory/housekeeping.js";
import { MemoryRequestLog } from "../../../adapters/memory/request-log.js";
import { MemoryRequestQuota } from "../../../adapters/memory/request-quota.js";
import { MemoryMailQueue } from "../../../adapters/memory/message-store.js";
import type { WorkspaceData, Tables } from "../../../adapters/memory/workspace-data.js";
import { MemoryUnitOfWork } from "../../../adapters/memory/unit-of-work.js";
import type { WorkspaceId } from "../../../core/kernel/ids.js";
import type { DeliveryQueue } from "../../../core/ports/delivery-queue.js";
import type { EventOutbox } from "../../../core/ports/event-outbox.js";
import type { Housekeeping } from "../../../core/ports/housekeeping.js";
import type { MailQueue } from "../../../core/ports/mail-queue.js";
import type { Subject } from "../subject.js";
import { manualClock } from "../support.js";
import { honest } from "./saboteur.js";

export function withDeliveryQueue(change: (honest: DeliveryQueue, subject: Subject) => Partial<DeliveryQueue>): () => Subject {
  return () => {
    const subject = honest();
    const { deliveryQueue } = subject;
    const same: DeliveryQueue = {
      claim: (request) => deliveryQueue.claim(request),
      record: (finished) => deliveryQueue.record(finished),
      release: (claims) => deliveryQueue.release(claims),
      backlog: (now) => deliveryQueue.backlog(now),
    };
    return { ...subject, deliveryQueue: { ...same, ...change(deliveryQueue, subject) } };
  };
}

export function withMailQueue(change: (honest: MailQueue, subject: Subject) => MailQueue): () => Subject {
  return () => {
    const subject = honest();
    return { ...subject, mailQueue: change(subject.mailQueue, subject) };
  };
}

export function withEventOutbox(change: (honest: EventOutbox, subject: Subject) => Partial<EventOutbox>): () => Subject {
  return () => {
    const subject = honest();
    const { eventOutbox } = subject;
    const same: EventOutbox = {
      claim: (request) => eventOutbox.claim(request),
      remove: (events) => eventOutbox.remove(events),
      release: (events) => eventOutbox.release(events),
      waiting: () => eventOutbox.waiting(),
    };
    return { ...subject, eventOutbox: { ...same, ...change(eventOutbox, subject) } };
  };
}

export function withHousekeeping(changes: Partial<Housekeeping>): () => Subject {
  return () => {
    const subject = honest();
    const { housekeeping } = subject;
    const same: Housekeeping = {
      purgeChanges: (before, limit) => housekeeping.purgeChanges(before, limit),
      purgeDeliveries: (before, limit) => housekeeping.purgeDeliveries(before, limit),
      purgeEvents: (before, limit) => housekeeping.purgeEvents(before, limit),
      purgeFormerEntries: (before, limit) => housekeeping.purgeFormerEntries(before, limit),
      purgeRequests: (before, limit) => housekeeping.purgeRequests(before, limit),
      purgeQuotas: (before, limit) => housekeeping.purgeQuotas(before, limit),
    };
    return { ...subject, housekeeping: { ...same, ...changes } };
  };
}

type Seen = Pick<Tables, "webhooks" | "endpoints" | "deliveries" | "messages">;
type RowOf<K extends keyof Seen> = Seen[K] extends Map<string, infer Row> ? Row : never;
/** How a queue misreads a row; undefined to skip it. */
export type Sight = { readonly [K in keyof Seen]?: (row: RowOf<K>) => RowOf<K> | undefined };

/** Misread rows; writes go to the real ones. */
class Misread<Row> extends Map<string, Row> {
  constructor(
    private readonly real: Map<string, Row>,
    private readonly sight: (row: Row) => Row | undefined,
  ) {
    super();
  }

  override get(id: string): Row | undefined {
    const row = this.real.get(id);
    return row === undefined ? undefined : this.sight(row);
  }

  override *values(): MapIterator<Row> {
    for (const row of this.real.values()) {
      const seen = this.sight(row);
      if (seen !== undefined) yield seen;
    }
  }

  override set(id: string, row: Row): this {
    this.real.set(id, row);
    return this;
  }

  override *entries(): MapIterator<[string, Row]> {
    for (const id of this.real.keys()) {
      const seen = this.get(id);
      if (seen !== undefined) yield [id, seen];
    }
  }

  override [Symbol.iterator](): MapIterator<[string, Row]> {
    return this.entries();
  }
}

/** A copy of the space that shares everything except these rows. */
function misreading(space: WorkspaceData, sight: Sight): WorkspaceData {
  const kinds = (Object.keys(sight) as (keyof Seen)[]).map((kind) => {
    const see = sight[kind] as (row: unknown) => unknown;
    return [kind, new Misread<unknown>(space.tables[kind], see)] as const;
  });
  return Object.create(space, { tables: { value: { ...space.tables, ...Object.fromEntries(kinds) } } }) as WorkspaceData;
}

/** A correct store with queues that misread its rows. */
export function withSight(sight: (known: Map<string, unknown>) => Sight): () => Subject {
  return () => {
    const clock = manualClock();
    const spaces = new Map<WorkspaceId, WorkspaceData>();
    const requestQuota = new MemoryRequestQuota();
    const eyes = sight(new Map());
    const seen = {
      get: (id: WorkspaceId) => {
        const space = spaces.get(id);
        return space && misreading(space, eyes);
      },
      values: () => [...spaces.values()].map((space) => misreading(space, eyes)).values(),
    } as unknown as ReadonlyMap<WorkspaceId, WorkspaceData>;
    const unitOfWork = new MemoryUnitOfWork(spaces, clock, { ids: memoryIds, outbox: true });
    return {
      clock,
      ids: memoryIds,
      unitOfWork,
      onDue: unitOfWork.onDue,
      directory: new MemoryDirectory(spaces),
      deliveryQueue: new MemoryDeliveryQueue(seen),
      eventOutbox: new MemoryEventOutbox(spaces),
      mailQueue: new MemoryMailQueue(seen),
      housekeeping: new MemoryHousekeeping(spaces, requestQuota),
      requestQuota,
      requestLog: new MemoryRequestLog(spaces),
    };
  };
}
