import { isLostRace, nextVersion } from "../../kernel/entity.js";
import { isStintError } from "../../kernel/errors.js";
import type { WorkspaceId } from "../../kernel/ids.js";
import { type Instant, plusSeconds } from "../../kernel/instant.js";
import { localDateIn } from "../../kernel/time-zone.js";
import { recordInvoiceEvents } from "../../invoices/invoice-events.js";
import type { Clock } from "../../ports/clock.js";
import type { IdSource } from "../../ports/id-source.js";
import type { ClaimedMessage } from "../../ports/mail-queue.js";
import type { Mail, Mailer, MailOutcome } from "../../ports/mailer.js";
import { markHandedOver, markNotSent, markSent, markUnknown, type Message, SIGN_IN_SECONDS } from "../../messages/message.js";
import { composeMail, type ComposingNeeds } from "./compose-mail.js";

export interface DeliveringNeeds extends ComposingNeeds {
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly mailer: Mailer;
}

/** How a try went. */
export interface AttemptedMessage {
  /** As it is to be stored. */
  readonly message: Message;
  /** Writes it down. May be called again after it rejected. */
  readonly record: () => Promise<void>;
}

/**
 * Tries to send one claimed message. That the content is handed over is written before the first byte of it leaves, so that after a
 * crash it is known whether another try could double it.
 */
export async function attemptMessage(needs: DeliveringNeeds, claim: ClaimedMessage): Promise<AttemptedMessage> {
  let message = claim.message;
  const handingOver = async (): Promise<void> => {
    const next = markHandedOver(message, needs.clock.now());
    await needs.unitOfWork.run({ workspaceId: claim.workspaceId }, (stores) => stores.messages.update(next));
    message = next;
  };
  const mail = await mailOf(needs, claim);
  const outcome = "refusal" in mail ? mail.refusal : await needs.mailer.send(mail, handingOver);
  const now = needs.clock.now();
  const after = settled(message, outcome, now);
  return { message: after, record: () => record(needs, claim.workspaceId, after, now) };
}

/** Whoever asked for a link by then has asked for another. */
function isPointless({ kind, createdAt }: Message, now: Instant): boolean {
  return kind === "sign_in" && plusSeconds(createdAt, SIGN_IN_SECONDS) <= now;
}

/** What the domain refuses to compose it will refuse later too; anything else is an outage or a defect. */
async function mailOf(
  needs: DeliveringNeeds,
  claim: ClaimedMessage,
): Promise<Mail | { readonly refusal: MailOutcome & { kind: "not_sent" } }> {
  if (isPointless(claim.message, needs.clock.now()))
    return { refusal: { kind: "not_sent", permanent: true, error: "The link expired before it could be sent." } };
  try {
    return await composeMail(needs, claim);
  } catch (error) {
    if (!isStintError(error) || error.kind === "unavailable") throw error;
    return { refusal: { kind: "not_sent", permanent: true, error: error.message } };
  }
}

function settled(message: Message, outcome: MailOutcome, now: Instant): Message {
  switch (outcome.kind) {
    case "sent":
      return markSent(message, outcome.refused, now);
    case "not_sent":
      return markNotSent(message, outcome, now);
    case "unknown":
      return markUnknown(message, outcome.error, now);
  }
}

/** With the first mail that is out, its invoice counts as sent. A claimer that lost its lease changes nothing. */
async function record(needs: DeliveringNeeds, workspaceId: WorkspaceId, message: Message, now: Instant): Promise<void> {
  try {
    await needs.unitOfWork.run({ workspaceId }, async (stores) => {
      await stores.messages.update(message);
      const invoice = message.status === "sent" && message.invoiceId ? await stores.invoices.find(message.invoiceId) : null;
      if (invoice?.sentAt !== null) return;
      const sent = nextVersion({ ...invoice, sentAt: now }, now);
      await stores.invoices.update(sent);
      const { timeZone } = await stores.workspace.get();
      await recordInvoiceEvents(needs, stores, invoice, sent, localDateIn(timeZone, now));
    });
  } catch (error) {
    if (!isLostRace(error)) throw error;
  }
}
