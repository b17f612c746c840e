import { choiceType, listType } from "../kernel/field-types.js";
import type { FieldType } from "../kernel/field.js";
import { timesheetColumns } from "./timesheet-columns.js";

/** How the time entries of an invoice go with it: not at all, as further pages of the PDF, or as a file beside it. */
export const timesheetAnnexes = ["none", "pages", "pdf", "csv"] as const;
/** One of {@link timesheetAnnexes}. */
export type TimesheetAnnex = (typeof timesheetAnnexes)[number];
/** The files that a timesheet can be exported as. */
export const timesheetFormats = ["pdf", "csv"] as const;
/** One of {@link timesheetFormats}. */
export type TimesheetFileFormat = (typeof timesheetFormats)[number];
export const timesheetAnnexType = choiceType(timesheetAnnexes);

/** The columns of an invoice's timesheet, in their order. The others say the same of every row. */
export const annexColumns = timesheetColumns.filter(
  (one): one is Exclude<(typeof timesheetColumns)[number], "client" | "billable" | "invoice" | "currency"> =>
    !["client", "billable", "invoice", "currency"].includes(one),
);
/** One of {@link annexColumns}. */
export type AnnexColumn = (typeof annexColumns)[number];
/** The columns of clients that have chosen none. */
export const usualAnnexColumns: readonly AnnexColumn[] = ["date", "person", "notes", "duration"];

const listOfColumns = listType(choiceType(annexColumns), { min: 1, max: annexColumns.length });

/** Columns, each once, in the order of the client. */
export const annexColumnsType: FieldType<readonly AnnexColumn[], readonly AnnexColumn[], readonly AnnexColumn[]> = {
  ...listOfColumns,
  codes: [...listOfColumns.codes, "not_unique"],
  check: (issues, path, columns) =>
    columns.forEach((column, index) => {
      if (columns.indexOf(column) < index) issues.add([...path, index], "not_unique", "Each column is listed once.");
    }),
};
