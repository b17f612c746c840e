import type { Author } from "../access/actor.js";
import { grantOf } from "../access/permissions.js";
import { roles } from "../access/roles.js";
import { greeting } from "../billing/greetings.js";
import { documentLocale } from "../billing/locale.js";
import { messageLimits } from "../billing/message-limits.js";
import { localFormats } from "../kernel/local-formats.js";
import { allItems } from "../kernel/page.js";
import { failureWordsFor } from "../mailing/failure-words.js";
import { queueMail } from "../messages/mail-quota.js";
import { contentForUser, newMessage } from "../messages/message.js";
import type { Ports } from "../ports/ports.js";
import type { Stores } from "../ports/unit-of-work.js";
import type { RecurringFailure, RecurringInvoice } from "./recurring-invoice.js";

/**
 * Queues a mail to each active user who can bill or skip the date, in the language of the workspace. It has the texts of this moment, so that a failure that
 * is resolved before it is sent is told all the same.
 */
export async function queueFailureNotices(
  ports: Pick<Ports, "clock" | "ids" | "mailDomain" | "mailLimit">,
  stores: Pick<Stores, "messages" | "users" | "workspace">,
  author: Author,
  { id: recurringInvoiceId, name }: RecurringInvoice,
  { date, code, message }: RecurringFailure,
): Promise<void> {
  const workspace = await stores.workspace.get();
  const words = failureWordsFor(workspace.locale);
  const formats = localFormats(documentLocale(workspace.locale), workspace.currency);
  const told = words.text({ name, date: formats.date(date), workspace: workspace.name });
  const subject = Array.from(words.subject(name)).slice(0, messageLimits.subject.max).join("");
  const filter = {
    statuses: ["active"],
    roles: roles.filter((role) => grantOf(role, "recurring_invoices:write") === "all"),
  } as const;
  const users = allItems((page) => stores.users.list(filter, { ...page, sort: "createdAt", descending: false }));
  for await (const user of users) {
    const text = [greeting(user.name, workspace.locale), told, words.reasons[code] ?? message, words.toDo].join("\n\n");
    const about = { kind: "recurring_invoice_failed", recurringInvoiceId, author, secret: null } as const;
    const content = { ...contentForUser(user, about), subject, text };
    await queueMail(
      ports,
      stores,
      newMessage(ports.ids.next("msg"), ports.mailDomain, content, ports.clock.now()),
      ports.clock.now(),
    );
  }
}
