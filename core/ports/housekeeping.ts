import type { Instant } from "../kernel/instant.js";

/** Removes expired data of all workspaces, in small steps that do not block others. */
export interface Housekeeping {
  /** Removes at most `limit` changes from before the instant, and records how far each feed is purged. Returns their number. */
  purgeChanges(before: Instant, limit: number): Promise<number>;
  /** Removes at most `limit` finished deliveries that have not changed since the instant, with their attempts. Returns their number. */
  purgeDeliveries(before: Instant, limit: number): Promise<number>;
  /**
   * Removes at most `limit` events from before the instant that have no deliveries and do not wait for publication. Returns their
   * number.
   */
  purgeEvents(before: Instant, limit: number): Promise<number>;
  /** Removes at most `limit` former versions of time entries that were kept before the instant. Returns their number. */
  purgeFormerEntries(before: Instant, limit: number): Promise<number>;
  /** Removes at most `limit` requests of the request log from before the instant. Returns their number. */
  purgeRequests(before: Instant, limit: number): Promise<number>;
  /** Removes at most `limit` request quotas that have not been used since the instant. Returns their number. */
  purgeQuotas(before: Instant, limit: number): Promise<number>;
}
