import type { LocalDate } from "../kernel/calendar.js";
import type { Json } from "../kernel/errors.js";
import { asIssued } from "./due-date.js";
import type { Invoice } from "./invoice.js";
import { invoiceView } from "./invoice-view.js";

/**
 * What changes of an issued invoice, with payments, credit notes, deductions, emails, voiding, and what other systems know it by: the fields of the model, each with the fields of
 * the view that show it. All others never change. The database refuses to change the columns of all others, so a change of the names on the left
 * needs a migration that calls `keepIssuedInvoices`; a test compares both.
 */
export const changingFields = {
  status: ["status", "overdue"],
  payments: ["payments", "amount_paid", "amount_written_off", "amount_discounted", "amount_due", "amount_refundable"],
  credits: ["credit_notes", "amount_credited", "amount_due", "amount_refundable"],
  /** The content of the ledger has the due date of the document. */
  dueDate: [],
  dueDateChanges: ["due_date_changes"],
  reminders: ["reminders"],
  sentAt: ["sent_at"],
  viewedAt: ["viewed_at"],
  paidAt: ["paid_at"],
  voidedAt: ["voided_at"],
  deductedBy: ["deducted_by"],
  deductedByNumber: ["deducted_by"],
  externalId: ["external_id"],
  metadata: ["metadata"],
  version: ["version"],
  updatedAt: ["updated_at"],
} as const satisfies { readonly [Field in keyof Invoice]?: readonly string[] };

const changing: ReadonlySet<string> = new Set(Object.values(changingFields).flat());

type Content = { readonly [field: string]: Json };

/** What never changes of an issued invoice, as the API shows it. */
export function issuedContent(invoice: Exclude<Invoice, { readonly status: "draft" }>): Content {
  // The date determines only `overdue`, which changes.
  return withoutChanging(invoiceView(asIssued(invoice), invoice.issueDate ?? ("0000-01-01" as LocalDate)));
}

/** The fields that never change. What was recorded can have fields that never changed in an earlier version. */
export function withoutChanging(content: Content): Content {
  return Object.fromEntries(Object.entries(content).filter(([field]) => !changing.has(field)));
}
