import type { InvoiceId, TimeEntryId } from "../kernel/ids.js";

/** What an audit checks. */
export const auditChecks = [
  "entry_billed_twice",
  "entry_not_claimed",
  "entry_without_line",
  "entry_changed",
  "figures_differ",
  "balance_differs",
  "credit_note_differs",
  "deposit_deducted_twice",
  "deposit_not_paid",
  "deduction_differs",
  "deduction_not_marked",
  "deduction_without_invoice",
  "credit_balance_differs",
  "ledger_hash",
  "ledger_chain",
  "ledger_gap",
  "ledger_document",
  "ledger_missing",
] as const;
/** One of {@link auditChecks}. */
export type AuditCheck = (typeof auditChecks)[number];

/** A contradiction in the records of a workspace. */
export interface AuditFinding {
  /** The rule that the records contradict. */
  readonly check: AuditCheck;
  /** The invoice that is contradicted. Null if the finding is about none. */
  readonly invoiceId: InvoiceId | null;
  /** The number series, for findings about the ledger. */
  readonly series: string | null;
  /** At most 100. */
  readonly timeEntryIds: readonly TimeEntryId[];
  /** What contradicts what, in English. */
  readonly message: string;
}

export function finding(
  check: AuditCheck,
  message: string,
  about: Partial<Omit<AuditFinding, "check" | "message">> = {},
): AuditFinding {
  return { invoiceId: null, series: null, timeEntryIds: [], ...about, check, message };
}
