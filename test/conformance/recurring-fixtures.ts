import { parseLocalDate } from "../../core/kernel/calendar.js";
import { parseDecimal } from "../../core/kernel/decimal.js";
import { firstVersion } from "../../core/kernel/entity.js";
import { type RecurringInvoice, recurringInvoiceTable } from "../../core/recurring-invoices/recurring-invoice.js";
import type { World } from "./fixtures.js";

/** Of the world's client, monthly, with one line. */
export function aRecurringInvoice(world: World, changes: Partial<RecurringInvoice> = {}): RecurringInvoice {
  const content = recurringInvoiceTable.create({
    clientId: world.client.id,
    name: "Hosting",
    unit: "month",
    startsOn: parseLocalDate("2026-03-01"),
    lines: [{ description: "Hosting, {month}", quantity: parseDecimal("1"), unitPrice: 9_900n }],
  });
  const state = { nextOn: parseLocalDate("2026-03-01"), lastOn: null, invoiceCount: 0, failure: null };
  return { id: world.ids.next("rin"), ...content, ...state, ...firstVersion(world.clock.now()), ...changes };
}
