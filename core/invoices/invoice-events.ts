import type { Author } from "../access/actor.js";
import { domainEvent, type EventType } from "../events/domain-event.js";
import type { LocalDate } from "../kernel/calendar.js";
import type { Ports } from "../ports/ports.js";
import type { Stores } from "../ports/unit-of-work.js";
import type { Invoice } from "./invoice.js";
import { invoiceView } from "./invoice-view.js";

/**
 * Records the events of a change, each with the invoice after the complete change. Editing a draft emits nothing. `before` is null
 * for a new invoice; `today` is the workspace's current date.
 */
export async function recordInvoiceEvents(
  ports: Pick<Ports, "clock" | "ids">,
  stores: Pick<Stores, "events">,
  before: Invoice | null,
  after: Invoice,
  { today, author }: { readonly today: LocalDate; readonly author: Author | null },
): Promise<void> {
  const types = eventsBetween(before, after);
  if (types.length === 0) return;
  const data = invoiceView(after, today);
  for (const type of types) await stores.events.record(domainEvent(ports, author, type, data));
}

function eventsBetween(before: Invoice | null, after: Invoice): EventType[] {
  if (before === null) return [after.type === "credit_note" ? "credit_note.created" : "invoice.created"];
  const types: EventType[] = [];
  if (before.issuedAt === null && after.issuedAt !== null) types.push("invoice.issued");
  if (before.sentAt === null && after.sentAt !== null) types.push("invoice.sent");
  if (before.viewedAt === null && after.viewedAt !== null) types.push("invoice.viewed");
  for (const { kind } of after.payments.slice(before.payments.length)) {
    types.push(kind === "reversal" ? "invoice.payment_reversed" : "invoice.payment_recorded");
  }
  for (const _ of after.credits.slice(before.credits.length)) types.push("invoice.credited");
  if (before.status !== "paid" && after.status === "paid") types.push("invoice.paid");
  if (before.status !== "void" && after.status === "void") types.push("invoice.voided");
  return types;
}
