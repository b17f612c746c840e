import { conflict, notFound } from "../../kernel/errors.js";
import type { InvoiceId } from "../../kernel/ids.js";
import type { Instant } from "../../kernel/instant.js";
import { localDateIn } from "../../kernel/time-zone.js";
import type { Client } from "../../clients/client.js";
import type { Invoice } from "../../invoices/invoice.js";
import type { LocalDate } from "../../kernel/calendar.js";
import type { Stores } from "../../ports/unit-of-work.js";
import type { Workspace } from "../../workspaces/workspace.js";
import { creditFor, type Reminded } from "../composing.js";
import { isPayable, obstacleOn } from "../plan.js";

/** An invoice with those whom it concerns, whatever its status is. */
export interface Addressed {
  readonly invoice: Invoice;
  readonly client: Client;
  readonly workspace: Workspace;
  readonly today: LocalDate;
  readonly creditBalance: bigint;
}

/** Finds the invoice. Throws `not_found`. */
export async function addressed(
  stores: Pick<Stores, "clientCredits" | "clients" | "invoices" | "workspace">,
  id: InvoiceId,
  now: Instant,
): Promise<Addressed> {
  const invoice = await stores.invoices.find(id);
  if (!invoice) throw notFound("invoice");
  const client = await stores.clients.find(invoice.clientId);
  if (!client) throw notFound("client");
  const workspace = await stores.workspace.get();
  const creditBalance = await creditFor(stores, invoice);
  return { invoice, client, workspace, today: localDateIn(workspace.timeZone, now), creditBalance };
}

/** Throws `invoice_not_open` and `reminders_paused` (conflict) unless a person can send a reminder. */
export function requireRemindable({ invoice, ...others }: Addressed): Reminded {
  if (!isPayable(invoice))
    throw conflict("nothing_due", "Nothing is due on this invoice, so it cannot be reminded of.", {
      current_status: invoice.status,
    });
  const obstacle = obstacleOn(invoice, others.today);
  if (obstacle !== null)
    throw conflict("reminders_paused", `The reminders of this invoice are ${obstacle}. Resume them first.`, {
      reminders_status: obstacle,
    });
  return { invoice, ...others };
}
