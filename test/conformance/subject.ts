import type { Instant } from "../../core/kernel/instant.js";
import type { DeliveryQueue } from "../../core/ports/delivery-queue.js";
import type { Directory } from "../../core/ports/directory.js";
import type { EventOutbox } from "../../core/ports/event-outbox.js";
import type { Housekeeping } from "../../core/ports/housekeeping.js";
import type { IdSource } from "../../core/ports/id-source.js";
import type { MailQueue } from "../../core/ports/mail-queue.js";
import type { RequestQuota } from "../../core/ports/request-quota.js";
import type { UnitOfWork } from "../../core/ports/unit-of-work.js";

/** One way into a store. */
export interface Handle {
  readonly unitOfWork: UnitOfWork;
  readonly directory: Directory;
  readonly deliveryQueue: DeliveryQueue;
  /** Of a store that keeps one. */
  readonly eventOutbox: EventOutbox;
  readonly mailQueue: MailQueue;
  readonly housekeeping: Housekeeping;
  readonly requestQuota: RequestQuota;
}

/** The adapter under test. The unit of work must read its present from this very clock. */
export interface Subject extends Handle {
  readonly clock: HandClock;
  readonly ids: IdSource;
  /** Another, independent handle on the same store, as a second process has it; absent where there can be none. */
  second?(): Promise<Handle>;
}

/** A clock that moves only by hand, and only forward. */
export interface HandClock {
  now(): Instant;
  /** Whole milliseconds, 0 or more. */
  advance(ms: number): void;
}

/** One promise of a port. It makes a workspace of its own, so that cases may share a store, one after the other in any order. */
export interface ConformanceCase {
  readonly title: string;
  /** Rejects where the adapter breaks the promise. */
  run(subject: Subject): Promise<void>;
}
