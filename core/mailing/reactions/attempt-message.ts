import { isLostRace, nextVersion } from "../../kernel/entity.js";
import { isStintError } from "../../kernel/errors.js";
import type { WorkspaceId } from "../../kernel/ids.js";
import { type Instant, plusSeconds } from "../../kernel/instant.js";
import { localDateIn } from "../../kernel/time-zone.js";
import { recordInvoiceEvents } from "../../invoices/invoice-events.js";
import type { IdSource } from "../../ports/id-source.js";
import type { ClaimedMessage } from "../../ports/mail-queue.js";
import type { Mail, Mailer, MailOutcome } from "../../ports/mailer.js";
import {
  markHandedOver,
  markNotSent,
  markSent,
  markUnknown,
  markWritten,
  type Message,
  messageToDeferred,
  SIGN_IN_SECONDS,
} from "../../messages/message.js";
import type { Stores } from "../../ports/unit-of-work.js";
import { recordQuoteEvent } from "../../quotes/quote-events.js";
import { obstacleOn } from "../../reminders/plan.js";
import { noteOutcome } from "../../reminders/reminding.js";
import { composeMail } from "./compose-mail.js";
import type { ComposingNeeds } from "./envelope.js";

export interface DeliveringNeeds extends ComposingNeeds {
  readonly ids: IdSource;
  readonly mailer: Mailer;
}

/** The result of an attempt. */
export interface AttemptedMessage {
  /** The message in its next state, to be stored. */
  readonly message: Message;
  /** Stores the result. Can be called again after it rejects. */
  readonly record: () => Promise<void>;
}

/**
 * Tries to send one claimed message. The handover is stored before the first byte of content is sent, so that after a crash it is
 * known whether another attempt could send the mail twice.
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
  const rest = outcome.kind === "sent" ? messageToDeferred(message, outcome.refused, needs.ids.next("msg"), now) : null;
  return { message: after, record: () => record(needs, claim.workspaceId, { message: after, rest }, now) };
}

/**
 * Why nobody wants the mail any more. An expired sign-in link is useless; its recipient can request another one. An invoice that was paid or paused since is not
 * reminded of.
 */
async function whyPointless(
  { unitOfWork, clock }: DeliveringNeeds,
  { workspaceId, message }: ClaimedMessage,
): Promise<string | null> {
  const { kind, createdAt, invoiceId } = message;
  if (kind === "sign_in" && plusSeconds(createdAt, SIGN_IN_SECONDS) <= clock.now())
    return "The link expired before it could be sent.";
  if (kind !== "reminder" || invoiceId === null) return null;
  const obstacle = await unitOfWork.read({ workspaceId }, async (stores) => {
    const invoice = await stores.invoices.find(invoiceId);
    const { timeZone } = await stores.workspace.get();
    return invoice && obstacleOn(invoice, localDateIn(timeZone, clock.now()));
  });
  if (obstacle === null) return null;
  return obstacle === "not_open"
    ? "Nothing was due on the invoice any more when the reminder was to be sent."
    : `The reminders of the invoice were ${obstacle} when the reminder was to be sent.`;
}

/** An error of the domain is permanent; any other is an outage or a defect. */
async function mailOf(
  needs: DeliveringNeeds,
  claim: ClaimedMessage,
): Promise<Mail | { readonly refusal: MailOutcome & { kind: "not_sent" } }> {
  const reason = await whyPointless(needs, claim);
  if (reason !== null) return { refusal: { kind: "not_sent", permanent: true, error: reason } };
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
    case "written":
      return markWritten(message, now);
    case "not_sent":
      return markNotSent(message, outcome, now);
    case "unknown":
      return markUnknown(message, outcome.error, now);
  }
}

/** Marks the quote as sent when its first mail is sent. */
async function noteSentQuote(
  needs: DeliveringNeeds,
  stores: Pick<Stores, "events" | "quotes" | "workspace">,
  { quoteId, author }: Message,
  now: Instant,
): Promise<void> {
  const before = quoteId && (await stores.quotes.find(quoteId));
  if (!before || before.sentAt !== null) return;
  const quote = nextVersion({ ...before, sentAt: now }, now);
  await stores.quotes.update(quote);
  const { timeZone } = await stores.workspace.get();
  await recordQuoteEvent(needs, stores, "quote.sent", { quote, today: localDateIn(timeZone, now), author });
}

/**
 * Marks the invoice as sent when its first mail is sent, and queues the message to the `rest` of its recipients, which the quotas have counted already. A
 * claimer that lost its lease changes nothing.
 */
async function record(
  needs: DeliveringNeeds,
  workspaceId: WorkspaceId,
  { message, rest }: { readonly message: Message; readonly rest: Message | null },
  now: Instant,
): Promise<void> {
  try {
    await needs.unitOfWork.run({ workspaceId }, async (stores) => {
      await stores.messages.update(message);
      if (rest) await stores.messages.insert(rest);
      if (message.reminderId) await noteOutcome(needs, stores, message.reminderId, message);
      if (message.status === "sent" && message.kind === "quote") await noteSentQuote(needs, stores, message, now);
      const isInvoice = message.status === "sent" && message.kind === "invoice";
      const invoice = isInvoice && message.invoiceId ? await stores.invoices.find(message.invoiceId) : null;
      if (invoice?.sentAt !== null) return;
      const sent = nextVersion({ ...invoice, sentAt: now }, now);
      await stores.invoices.update(sent);
      const { timeZone } = await stores.workspace.get();
      await recordInvoiceEvents(needs, stores, invoice, sent, { today: localDateIn(timeZone, now), author: message.author });
    });
  } catch (error) {
    if (!isLostRace(error)) throw error;
  }
}
