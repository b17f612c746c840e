/** Ranges of days overdue, shortest first. */
export const buckets = ["not_due", "1_30", "31_60", "61_90", "over_90"] as const;
