import type { WorkspaceId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";
import type { Message } from "../messages/message.js";

/** A message that no other process sends until its lease ends. */
export interface ClaimedMessage {
  /** The workspace that queued the message. */
  readonly workspaceId: WorkspaceId;
  /** Has status `sending`, one more attempt, and a version that only the claimer can update. */
  readonly message: Message;
}

/** Due mail of all workspaces. */
export interface MailQueue {
  /**
   * Claims due messages, and messages whose lease ended before the content was handed over. A message whose lease ended after that
   * becomes `unknown`. A lease also ends when the claimer's process dies, as in `DeliveryQueue.claim`.
   */
  claim(request: {
    readonly now: Instant;
    readonly leasedUntil: Instant;
    readonly limit: number;
  }): Promise<readonly ClaimedMessage[]>;
}
