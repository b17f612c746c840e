import { type MailedInvoice, usualSubject, usualText } from "../../../../../core/mailing/invoice-letter.js";
import type { Schemas } from "../../../../../client/index.js";

type Message = Schemas["Message"];

/** The form's fields as texts, by the names that API errors use. */
export interface SendingValues {
  readonly to: string;
  readonly cc: string;
  readonly subject: string;
  readonly message: string;
}

export const addresses = (text: string): string[] => text.split(/[\s,;]+/).filter((one) => one !== "");

/** What is sent unless the user changes it: what the service would send, or an earlier message. The subject of a draft is left to the service, which knows its number. */
export function sendingValues(mailed: MailedInvoice, email: string | null, again: Message | null): SendingValues {
  return {
    to: again ? again.to.join(", ") : (email ?? ""),
    cc: again ? again.cc.join(", ") : "",
    subject: again?.subject ?? (mailed.number === null ? "" : usualSubject(mailed)),
    message: again?.message ?? usualText(mailed),
  };
}

/** The request's body. Empty texts are the service's. */
export function sendingBody({ to, cc, subject, message }: SendingValues): Schemas["InvoiceSending"] {
  return { to: addresses(to), cc: addresses(cc), subject: subject.trim() || null, message: message.trim() || null };
}
