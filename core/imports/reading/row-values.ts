import type { DateOrder } from "../../kernel/written-dates.js";
import type { CurrencyCode } from "../../kernel/currency.js";
import type { ExportField, ImportSource } from "../export-fields.js";
import type { RefusedRow, RowProblem } from "../export-row.js";
import type { DurationUnit } from "./durations.js";
import type { ZoneTimes } from "./zone-times.js";

/** The values of a row, whatever the format of its file. */
export interface RowValues {
  readonly line: number;
  /** Without blanks at its ends. "" if the row has none. */
  text(field: ExportField): string;
  /** The number of the cell, from 1. Null: the format has no cells. */
  place(field: ExportField): number | null;
  /** Tags, if the format lists them. Null: `text("tags")` has them. */
  readonly tags: readonly string[] | null;
}

/** How the rows of a file are read. */
export interface RowContext {
  readonly source: ImportSource;
  readonly times: ZoneTimes;
  /** Null: no date of the file needs it. */
  readonly dateFormat: DateOrder | null;
  readonly decimalPoint: "." | ",";
  readonly durationUnit: DurationUnit;
  /** Of rows without one. */
  readonly currency: CurrencyCode | null;
}

/** Thrown within a row, and returned as its result. */
export class RowRefusal {
  constructor(
    readonly code: RowProblem,
    readonly field: ExportField | null,
    readonly message: string,
  ) {}
}

/** The result of a row that is refused. */
export function refusedRow(values: Pick<RowValues, "line" | "place">, { code, field, message }: RowRefusal): RefusedRow {
  return { kind: "refused", line: values.line, column: field === null ? null : values.place(field), code, message };
}
