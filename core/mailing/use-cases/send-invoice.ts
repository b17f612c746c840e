import { type Actor, authorize, type Author, authorOf } from "../../access/actor.js";
import { documentFormats } from "../../billing/document-format.js";
import type { Client } from "../../clients/client.js";
import { nextVersion } from "../../kernel/entity.js";
import { conflict, notFound } from "../../kernel/errors.js";
import type { InvoiceId } from "../../kernel/ids.js";
import { localDateIn } from "../../kernel/time-zone.js";
import { checkMessage, type Message, newMessage, withoutRepeats } from "../../messages/message.js";
import { queueMail } from "../../messages/mail-quota.js";
import type { Needs, Ports } from "../../ports/ports.js";
import type { Stores } from "../../ports/unit-of-work.js";
import type { Workspace } from "../../workspaces/workspace.js";
import { type Invoice, invoiceStatuses } from "../../invoices/invoice.js";
import { recordInvoiceEvents } from "../../invoices/invoice-events.js";
import { missingFor, notReadyToExport } from "../../invoices/exportable.js";
import { issue } from "../../invoices/issuing.js";
import { usualCopies } from "../usual-copies.js";

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

/**
 * Queues an invoice for sending in the client's format, and issues a draft, in one transaction; the mail is sent afterwards. Throws `invoice_void`
 * (conflict), `mail_limit` (limited), `not_ready_to_export` (invalid) if the invoice lacks what the format requires, or validation issues.
 */
export function makeSendInvoice(
  ports: Needs<
    "clients" | "documents" | "events" | "invoices" | "ledger" | "messages" | "workspace",
    "clock" | "digest" | "ids" | "mailDomain" | "mailLimit"
  >,
) {
  const { unitOfWork, clock, ids, mailDomain } = ports;
  return async (actor: Actor, id: InvoiceId, command: SendInvoice): Promise<Message> => {
    authorize(actor, "invoices:send");
    const author = authorOf(actor);
    return unitOfWork.run(actor, async (stores) => {
      const before = await stores.invoices.find(id);
      if (!before) throw notFound("invoice");
      const { subject = null, message: text = null } = command;
      const workspace = await stores.workspace.get();
      const client = await stores.clients.find(before.clientId);
      if (!client) throw notFound("client");
      const recipients = recipientsOf(command, before, { workspace, client });
      checkMessage({ ...recipients, subject, text }).throwIfAny();
      if (before.status === "void")
        throw conflict("invoice_void", "A void invoice cannot be sent.", {
          current_status: "void",
          allowed: invoiceStatuses.filter((status) => status !== "void"),
        });
      if (before.status === "draft") authorize(actor, "invoices:write");
      const { invoiceFormat } = client;
      await requireExportable(ports, stores, before, { workspace, client });
      if (before.status === "draft") await issueNow(ports, stores, before, { workspace, client, author });
      const about = {
        kind: "invoice",
        invoiceId: id,
        userId: null,
        timeEntryId: null,
        invoiceFormat,
        author,
        secret: null,
      } as const;
      const message = newMessage(
        ids.next("msg"),
        mailDomain,
        { ...about, ...withoutRepeats(recipients), subject, text },
        clock.now(),
      );
      await queueMail(ports, stores, message, clock.now());
      return message;
    });
  };
}

interface Parties {
  readonly workspace: Workspace;
  readonly client: Client;
}

function recipientsOf({ to, cc }: SendInvoice, { buyer }: Invoice, { workspace, client }: Parties): Pick<Message, "to" | "cc"> {
  if (to !== undefined) return { to, cc: cc ?? [] };
  const { email } = buyer ?? client;
  return { to: email === null ? [] : [email], cc: cc ?? usualCopies(client, workspace.seller.email) };
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
  const { checkedOf } = await import("../../invoices/checks/check-profile.js");
  const today = localDateIn(workspace.timeZone, clock.now());
  const missing = await missingFor(format, await checkedOf(stores, invoice, { workspace, client, today }));
  if (missing.length === 0 || (await stores.documents.find(invoice.id, format)) !== null) return;
  throw notReadyToExport(missing);
}

async function issueNow(
  ports: Pick<Ports, "clock" | "digest" | "ids">,
  stores: Pick<Stores, "events" | "invoices" | "ledger">,
  draft: Invoice & { status: "draft" },
  { workspace, client, author }: Parties & { readonly author: Author },
): Promise<void> {
  const now = ports.clock.now();
  const issued = nextVersion(await issue(ports, stores, draft, { workspace, client }), now);
  await stores.invoices.update(issued);
  await recordInvoiceEvents(ports, stores, draft, issued, { today: localDateIn(workspace.timeZone, now), author });
}
