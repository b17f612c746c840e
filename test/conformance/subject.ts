import type { Instant } from "../../core/kernel/instant.js";
import type { IdSource } from "../../core/ports/id-source.js";
import type { StoragePorts } from "../../core/ports/storage.js";

/** An independent way into a store. */
export type Handle = StoragePorts;

/** The adapter under test. The unit of work must use this clock. */
export interface Subject extends Handle {
  /** The clock that the storage was opened with. */
  readonly clock: ManualClock;
  /** Creates the ids of the resources that the cases store. */
  readonly ids: IdSource;
  /** An independent handle on the same store, like that of a second process. Absent if the store supports only one. */
  second?(): Promise<Handle>;
}

/** A fake clock that only moves forward. */
export interface ManualClock {
  now(): Instant;
  /** Whole milliseconds, 0 or more. */
  advance(ms: number): void;
}

/** One promise of a port. Each case creates its own workspace, so cases can share a store and run in any order, one at a time. */
export interface ConformanceCase {
  /** The promise in words, for a test runner. */
  readonly title: string;
  /** Rejects if the adapter breaks the promise. */
  run(subject: Subject): Promise<void>;
}
