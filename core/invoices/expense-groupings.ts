/** What a line of expenses combines. */
export const expenseGroupings = ["expense", "category", "project"] as const;
/** One of {@link expenseGroupings}. */
export type ExpenseGrouping = (typeof expenseGroupings)[number];
