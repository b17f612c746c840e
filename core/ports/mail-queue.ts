import type { WorkspaceId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";
import type { Message } from "../messages/message.js";

export interface ClaimedMessage {
  readonly workspaceId: WorkspaceId;
  /** With status `sending`, one more attempt, and a version that only the claimer can follow up. */
  readonly message: Message;
}

/** Mail of all workspaces that is due. */
export interface MailQueue {
  /**
   * Claims what is due, and what a claimer left whose lease ended before it handed the content over. What was handed over then
   * becomes `unknown`. A lease also ends when the claimer dies, as in `DeliveryQueue.claim`.
   */
  claim(request: {
    readonly now: Instant;
    readonly leasedUntil: Instant;
    readonly limit: number;
  }): Promise<readonly ClaimedMessage[]>;
}
