import { type Actor, authorize, type Author, authorOf } from "../../access/actor.js";
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
 * Queues an invoice for sending, and issues a draft, in one transaction; the mail is sent afterwards. Throws `invoice_void`
 * (conflict), `mail_limit` (limited), or validation issues.
 */
export function makeSendInvoice(
  ports: Needs<
    "clients" | "events" | "invoices" | "ledger" | "messages" | "workspace",
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
      const recipients = await recipientsOf(stores, command, before, workspace);
      checkMessage({ ...recipients, subject, text }).throwIfAny();
      if (before.status === "void")
        throw conflict("invoice_void", "A void invoice cannot be sent.", {
          current_status: "void",
          allowed: invoiceStatuses.filter((status) => status !== "void"),
        });
      if (before.status === "draft") {
        authorize(actor, "invoices:write");
        await issueNow(ports, stores, before, { workspace, author });
      }
      const about = { kind: "invoice", invoiceId: id, userId: null, timeEntryId: null, author, secret: null } as const;
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

async function recipientsOf(
  stores: Pick<Stores, "clients">,
  { to, cc }: SendInvoice,
  invoice: Invoice,
  { seller }: Workspace,
): Promise<Pick<Message, "to" | "cc">> {
  if (to !== undefined) return { to, cc: cc ?? [] };
  const client = await stores.clients.find(invoice.clientId);
  const email = (invoice.buyer ?? client)?.email ?? null;
  const copies = client ? usualCopies(client, seller.email) : [];
  return { to: email === null ? [] : [email], cc: cc ?? copies };
}

async function issueNow(
  ports: Pick<Ports, "clock" | "digest" | "ids">,
  stores: Pick<Stores, "clients" | "events" | "invoices" | "ledger">,
  draft: Invoice & { status: "draft" },
  { workspace, author }: { readonly workspace: Workspace; readonly author: Author },
): Promise<void> {
  const client = await stores.clients.find(draft.clientId);
  if (!client) throw notFound("client");
  const now = ports.clock.now();
  const issued = nextVersion(await issue(ports, stores, draft, { workspace, client }), now);
  await stores.invoices.update(issued);
  await recordInvoiceEvents(ports, stores, draft, issued, { today: localDateIn(workspace.timeZone, now), author });
}
