import { type Actor, authorize, authorOf } from "../../access/actor.js";
import { recipientsOf } from "../../invoices/recipients.js";
import type { LocalDate } from "../../kernel/calendar.js";
import { Issues, notFound } from "../../kernel/errors.js";
import type { ClientId } from "../../kernel/ids.js";
import { checkRange } from "../../kernel/range.js";
import { checkMessage, emptyContent, type Message, newMessage, withoutRepeats } from "../../messages/message.js";
import { queueMail } from "../../messages/mail-quota.js";
import type { Needs } from "../../ports/ports.js";
import type { SendInvoice } from "../queueing.js";

/** Who gets the statement of account of a client by email, with which text, and which movements it has. */
export interface SendAccountStatement extends SendInvoice {
  /** The first day of the movements. Null or absent: without a limit. */
  readonly statementFrom?: LocalDate | null | undefined;
  /** The day after the last one. Null or absent: without a limit. */
  readonly statementTo?: LocalDate | null | undefined;
}

/** Queues the statement of account of a client. The PDF is rendered when it is sent. Throws as `sendAccountStatement` says. */
export function makeSendAccountStatement(
  ports: Needs<"clientCredits" | "clients" | "invoices" | "messages" | "workspace", "clock" | "ids" | "mailDomain" | "mailLimit">,
) {
  return async (actor: Actor, id: ClientId, command: SendAccountStatement): Promise<Message> => {
    authorize(actor, "invoices:send");
    const { subject = null, message: text = null, statementFrom = null, statementTo = null } = command;
    const issues = new Issues();
    checkRange(issues, { from: statementFrom, to: statementTo }, ["statement_from", "statement_to"]);
    issues.throwIfAny();
    const { requirePrintable, statementOf } = await import("../../reports/stating.js");
    return ports.unitOfWork.run(actor, async (stores) => {
      const client = await stores.clients.find(id);
      if (!client) throw notFound("client");
      const workspace = await stores.workspace.get();
      const recipients = recipientsOf(command, { email: client.email, client, workspace });
      checkMessage({ ...recipients, subject, text }).throwIfAny();
      const range = { from: statementFrom ?? undefined, to: statementTo ?? undefined };
      const now = ports.clock.now();
      requirePrintable(await statementOf(stores, { client, workspace }, range, now), "statement_from");
      const about = { ...emptyContent, kind: "statement", clientId: id, statementFrom, statementTo } as const;
      const content = { ...about, author: authorOf(actor), ...withoutRepeats(recipients), subject, text };
      const message = newMessage(ports.ids.next("msg"), ports.mailDomain, content, now);
      await queueMail(ports, stores, message, now);
      return message;
    });
  };
}
