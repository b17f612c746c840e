/** What an expense is computed from: an amount that was paid, or a distance that was driven. */
export const expenseKinds = ["amount", "mileage"] as const;
/** One of {@link expenseKinds}. */
export type ExpenseKind = (typeof expenseKinds)[number];

/** `billed`: on a live invoice. */
export const expenseStatuses = ["unbilled", "billed"] as const;
/** One of {@link expenseStatuses}. */
export type ExpenseStatus = (typeof expenseStatuses)[number];

/** The lengths of an expense's texts, in code points, and its years. */
export const expenseLimits = {
  category: { min: 1, max: 100, oneLine: true },
  description: { max: 500, oneLine: true },
  year: { min: 1970, max: 9999 },
} as const;

/** The media types of receipts. */
export const receiptTypes = ["application/pdf", "image/jpeg", "image/png"] as const;
/** One of {@link receiptTypes}. */
export type ReceiptType = (typeof receiptTypes)[number];
/** The maximum size of a receipt. */
export const MAX_RECEIPT_MIB = 10;
/** {@link MAX_RECEIPT_MIB} in bytes. */
export const MAX_RECEIPT_BYTES = MAX_RECEIPT_MIB * 1_024 * 1_024;
