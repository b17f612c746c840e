import type { Author } from "../access/actor.js";
import { documentFormats } from "../billing/document-format.js";
import type { Client } from "../clients/client.js";
import { conflict, notFound } from "../kernel/errors.js";
import { localDateIn } from "../kernel/time-zone.js";
import { checkMessage, emptyContent, type Message, newMessage, withoutRepeats } from "../messages/message.js";
import { queueMail } from "../messages/mail-quota.js";
import type { Ports } from "../ports/ports.js";
import type { Stores } from "../ports/unit-of-work.js";
import type { Workspace } from "../workspaces/workspace.js";
import { type Invoice, invoiceStatuses } from "../invoices/invoice.js";
import { missingFor, notReadyToExport } from "../invoices/exportable.js";
import { issueDraft, type IssuingStores } from "../invoices/issuing.js";
import { recipientsOf } from "../invoices/recipients.js";
import { secretForMail } from "../document-links/active-links.js";

/** Who gets an invoice by email, each address once, and with which text. At most 20 recipients. */
export interface SendInvoice {
  /** Absent: the buyer's email address. */
  readonly to?: readonly string[] | undefined;
  /** Absent: the client's copies, see {@link usualCopies}, if `to` is absent too; otherwise none. */
  readonly cc?: readonly string[] | undefined;
  /** One line of at most 200 characters. Null or absent: a default that names the invoice. */
  readonly subject?: string | null | undefined;
  /** The text above the figures, at most 10,000 characters. Null or absent: a greeting and a default text. */
  readonly message?: string | null | undefined;
}

/** Queues an invoice of this transaction, and issues a draft. Throws as `sendInvoice` does. */
export async function queueInvoice(
  ports: Pick<Ports, "clock" | "digest" | "ids" | "mailDomain" | "mailLimit" | "tokenSecrets">,
  stores: IssuingStores & Pick<Stores, "clients" | "documentLinks" | "events" | "messages" | "workspace">,
  author: Author,
  before: Invoice,
  command: SendInvoice,
): Promise<Message> {
  const { clock, ids, mailDomain } = ports;
  const { subject = null, message: text = null } = command;
  const workspace = await stores.workspace.get();
  const client = await stores.clients.find(before.clientId);
  if (!client) throw notFound("client");
  const recipients = recipientsOf(command, { email: (before.buyer ?? client).email, client, workspace });
  checkMessage({ ...recipients, subject, text }).throwIfAny();
  if (before.status === "void")
    throw conflict("invoice_void", "A void invoice cannot be sent.", {
      current_status: "void",
      allowed: invoiceStatuses.filter((status) => status !== "void"),
    });
  const { invoiceFormat } = client;
  await requireExportable(ports, stores, before, { workspace, client });
  if (before.status === "draft") await issueDraft(ports, stores, before, { workspace, client, author });
  const about = {
    ...emptyContent,
    kind: "invoice",
    invoiceId: before.id,
    invoiceFormat,
    author,
    secret: workspace.linkInMails ? await secretForMail(ports, stores, before.id) : null,
  } as const;
  const message = newMessage(
    ids.next("msg"),
    mailDomain,
    { ...about, ...withoutRepeats(recipients), subject, text },
    clock.now(),
  );
  await queueMail(ports, stores, message, clock.now());
  return message;
}

interface Parties {
  readonly workspace: Workspace;
  readonly client: Client;
}

/** An invoice that was written in the format before is what it was, whatever the format requires now. */
async function requireExportable(
  { clock }: Pick<Ports, "clock">,
  stores: Pick<Stores, "documents" | "invoices" | "ledger">,
  invoice: Invoice,
  { workspace, client }: Parties,
): Promise<void> {
  const { invoiceFormat: format } = client;
  if (documentFormats[format].profile === null) return;
  const { checkedOf } = await import("../invoices/checks/check-profile.js");
  const today = localDateIn(workspace.timeZone, clock.now());
  const missing = await missingFor(format, await checkedOf(stores, invoice, { workspace, client, today }));
  if (missing.length === 0 || (await stores.documents.find(invoice.id, format)) !== null) return;
  throw notReadyToExport(missing);
}
