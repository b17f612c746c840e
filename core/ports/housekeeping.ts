import type { Instant } from "../kernel/instant.js";

/** Removes what is kept for a time only, over all workspaces, in steps that hold nobody up. */
export interface Housekeeping {
  /**
   * Removes changes of resources from before the instant, at most `limit` of them, and notes how far each feed has gone. Answers how many
   * there were.
   */
  purgeChanges(before: Instant, limit: number): Promise<number>;
  /**
   * Removes deliveries that ended, and with them their attempts, where nothing became of them since the instant; at most `limit` of them.
   * Answers how many there were.
   */
  purgeDeliveries(before: Instant, limit: number): Promise<number>;
  /**
   * Removes events from before the instant that no delivery tells of and that are not waiting to be published, at most `limit` of them. Answers how
   * many there were.
   */
  purgeEvents(before: Instant, limit: number): Promise<number>;
  /** Forgets request quotas that were not used since the instant, at most `limit` of them. Answers how many there were. */
  purgeQuotas(before: Instant, limit: number): Promise<number>;
}
