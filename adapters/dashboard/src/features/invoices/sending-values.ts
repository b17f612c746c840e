import { usualCopies } from "../../../../../core/invoices/usual-copies.js";
import { type MailedInvoice, usualSubject, usualText } from "../../../../../core/mailing/invoice-letter.js";
import { addressesIn, addressesText } from "../../elements/email-addresses.js";
import type { Schemas } from "../../../../../client/index.js";

type Invoice = Schemas["Invoice"];
type Message = Schemas["Message"];

/** The form's fields as texts, by the names that API errors use. */
export interface SendingValues {
  readonly to: string;
  readonly cc: string;
  readonly subject: string;
  readonly message: string;
}

type Recipients = Pick<Message, "to" | "cc">;

/** Who gets the invoice unless the user names others. */
export function recipientsOf({ buyer, client }: Pick<Invoice, "buyer" | "client">, sellerEmail: string | null): Recipients {
  const email = (buyer ?? client)?.email ?? null;
  const copies = client ? usualCopies({ ccEmails: client.cc_emails, copyToSeller: client.copy_to_seller }, sellerEmail) : [];
  return { to: email === null ? [] : [email], cc: [...copies] };
}

/** What is sent unless the user changes it: what the service would send, or an earlier message. The subject of a draft is left to the service, which knows its number. */
export function sendingValues(mailed: MailedInvoice, usual: Recipients, again: Message | null): SendingValues {
  const { to, cc } = again ?? usual;
  return {
    to: addressesText(to),
    cc: addressesText(cc),
    subject: again?.subject ?? (mailed.number === null ? "" : usualSubject(mailed)),
    message: again?.message ?? usualText(mailed),
  };
}

/** The request's body. Empty texts are the service's. */
export function sendingBody({ to, cc, subject, message }: SendingValues): Schemas["InvoiceSending"] {
  return { to: addressesIn(to), cc: addressesIn(cc), subject: subject.trim() || null, message: message.trim() || null };
}
