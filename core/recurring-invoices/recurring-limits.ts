/** What happens on each date: a draft, an issued invoice, or one that is sent to the client too. */
export const recurringActions = ["draft", "issue", "send"] as const;
/** One of {@link recurringActions}. */
export type RecurringAction = (typeof recurringActions)[number];

/** The bounds of numbers and texts. */
export const recurringLimits = {
  interval: { min: 1, max: 60 },
  dayOfMonth: { min: 1, max: 31 },
  maxInvoices: { min: 1, max: 10_000 },
  /** In code points. Longer messages are cut off. */
  failureMessage: { min: 1, max: 1_000 },
  /** Included, and rolled over. */
  retainerHours: { min: 0n, max: 100_000n },
  /** In code points. The balance follows it. */
  retainerDescription: { min: 1, max: 500 },
  year: { min: 1970, max: 2999 },
} as const;
