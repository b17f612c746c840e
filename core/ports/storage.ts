import type { DeliveryQueue } from "./delivery-queue.js";
import type { Directory } from "./directory.js";
import type { EventOutbox } from "./event-outbox.js";
import type { Housekeeping } from "./housekeeping.js";
import type { MailQueue } from "./mail-queue.js";
import type { Hint } from "./message-bus.js";
import type { RequestLog } from "./request-log.js";
import type { RequestQuota } from "./request-quota.js";
import type { UnitOfWork } from "./unit-of-work.js";

/** All ports of one store: units of work, and the queues and lookups across workspaces. */
export interface StoragePorts {
  /** Transactions, with the stores of a workspace. */
  readonly unitOfWork: UnitOfWork;
  /** Queries before the workspace is known. */
  readonly directory: Directory;
  /** Due webhook deliveries of all workspaces. */
  readonly deliveryQueue: DeliveryQueue;
  /** Events of all workspaces that the bus has not confirmed. */
  readonly eventOutbox: EventOutbox;
  /** Due emails of all workspaces. */
  readonly mailQueue: MailQueue;
  /** Removes expired data. */
  readonly housekeeping: Housekeeping;
  /** Token buckets of requests, shared by all processes. */
  readonly requestQuota: RequestQuota;
  /** Records the requests that reached a workspace. */
  readonly requestLog: RequestLog;
  /**
   * Calls the listener after each commit that made deliveries or mail due, once per hint. Never calls it before the commit
   * or after a rollback. It may report work that turns out not to be due. Returns a function that removes the listener.
   */
  onDue(listener: (hint: Hint) => void): () => void;
}

/** An open, persistent store. */
export interface Storage extends StoragePorts {
  /** Runs all units of work of `work` in one transaction, which commits when the work resolves. */
  inOneTransaction<T>(work: (unitOfWork: UnitOfWork) => Promise<T>): Promise<T>;
  /** Runs the work under a lock that all processes on this store share. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /** Names of the migrations that opening the store has applied. */
  readonly applied: readonly string[];
  /** Returns null if the store is reachable and isolates workspaces, otherwise a sentence that states the problem. */
  problem(): Promise<string | null>;
  /** Closes connections. Nothing of the store can be used afterwards. */
  close(): Promise<void>;
}
