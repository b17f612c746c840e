import { invoiceNumberLimits } from "../billing/invoice-number.js";
import { notesLimits } from "../kernel/text.js";

/** The most lines of an invoice. */
export const MAX_LINES = 5_000;
/** The most allowances, and the most charges, of a line and of a document. */
export const MAX_ALLOWANCES = 100;

/** The most time entries of a line in a request. */
export const MAX_TIME_ENTRIES = 100_000;

/** The most expenses of an invoice, and of a line in a request. */
export const MAX_EXPENSES = 5_000;

/** The most milestones of an invoice, and of a line in a request. */
export const MAX_MILESTONES = 1_000;

/** The lengths of a line's texts, in code points. */
export const lineLimits = {
  description: { min: 1, max: 1_000 },
  /** A unit code. */
  unit: { min: 1, max: 3 },
  reason: { min: 1, max: 200, oneLine: true },
} as const;

/** The lengths of an invoice's texts, in code points. */
export const invoiceLimits = {
  number: invoiceNumberLimits,
  notes: notesLimits,
  purchaseOrder: { min: 1, max: 100, oneLine: true },
  contractReference: { min: 1, max: 100, oneLine: true },
  projectReference: { min: 1, max: 100, oneLine: true },
  buyerReference: { min: 1, max: 100, oneLine: true },
  paymentReference: { min: 1, max: 140, oneLine: true },
} as const;
