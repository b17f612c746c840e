import { actor, anyOf, changes, creation, fieldsOf, id, ids, listing } from "../access/arguments.js";
import { choiceType, flagType, idType, instantType } from "../kernel/field-types.js";
import { field } from "../kernel/fields.js";
import { byName } from "../kernel/page.js";
import { recurringInvoiceTable, recurringStatuses } from "./recurring-invoice.js";
import type { RecurringInvoiceFilter } from "./recurring-invoice-store.js";

const filter = fieldsOf<RecurringInvoiceFilter>()({
  statuses: anyOf(choiceType(recurringStatuses)),
  clientIds: anyOf(idType("cli")),
  failed: field.optional(flagType),
  ended: field.optional(flagType),
  updatedSince: field.optional(instantType),
});

/** The arguments of the use cases. */
export const recurringInvoiceArguments = {
  createRecurringInvoice: [actor, creation(recurringInvoiceTable)],
  listRecurringInvoices: [actor, ...listing(filter, byName)],
  getRecurringInvoice: [actor, id("rin")],
  findRecurringInvoices: [actor, ids("rin")],
  updateRecurringInvoice: [actor, id("rin"), changes(recurringInvoiceTable)],
  deleteRecurringInvoice: [actor, id("rin")],
  previewRecurringInvoice: [actor, id("rin")],
  billRecurringInvoice: [actor, id("rin")],
  skipRecurringInvoice: [actor, id("rin")],
} as const;
