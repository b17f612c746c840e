import { nextVersion } from "../kernel/entity.js";
import type { Instant } from "../kernel/instant.js";
import { markUnknown, type Message } from "./message.js";

/** The error of a message whose worker died while it handed over the content. */
export const INTERRUPTED = "The process stopped while the mail server was taking the content.";

/** Whether a worker can claim the message, or has to give it up. */
export function isDueMessage({ status, dueAt, leasedUntil }: Message, now: Instant): boolean {
  if (status === "queued") return dueAt !== null && dueAt <= now;
  return status === "sending" && leasedUntil !== null && leasedUntil <= now;
}

/**
 * A due message, claimed: `sending`, leased, with one more attempt. If its last worker died while handing over the content, it is given up:
 * `unknown`, and is not sent again.
 */
export function claimMessage(message: Message, at: { readonly now: Instant; readonly leasedUntil: Instant }): Message {
  if (message.handedOver) return markUnknown(message, INTERRUPTED, at.now);
  const claimed = { status: "sending", attempts: message.attempts + 1, dueAt: null, leasedUntil: at.leasedUntil } as const;
  return nextVersion({ ...message, ...claimed }, at.now);
}
