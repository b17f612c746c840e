/** The columns of a timesheet, in their order. */
export const timesheetColumns = [
  "date",
  "start",
  "end",
  "duration",
  "hours",
  "client",
  "project",
  "task",
  "person",
  "notes",
  "tags",
  "billable",
  "invoice",
  "rate",
  "amount",
  "currency",
] as const;
/** One of {@link timesheetColumns}. */
export type TimesheetColumn = (typeof timesheetColumns)[number];
