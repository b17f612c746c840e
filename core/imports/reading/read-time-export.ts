import type { CurrencyCode } from "../../kernel/currency.js";
import { invalidField } from "../../kernel/errors.js";
import type { DateOrder } from "../../kernel/written-dates.js";
import type { ImportSource } from "../export-fields.js";
import type { ExportFile } from "../export-file.js";
import type { ExportOptions } from "../export-options.js";
import type { ExportRowResult } from "../export-row.js";
import { entryOf } from "./entry-of.js";
import type { Writing } from "./export-rows.js";
import type { RecognizedColumn } from "./header.js";
import { opened } from "./opened.js";
import type { RowContext } from "./row-values.js";
import { WritingSurvey } from "./survey.js";
import { ZoneTimes } from "./zone-times.js";

/** What is known of an export after all of its rows have been looked at. */
export interface ExportSurvey {
  /** The tool whose titles or properties the file has, or `csv` for another one. */
  readonly source: ImportSource;
  /** A BCP 47 tag of the language of the header. Null: the file has none. */
  readonly language: string | null;
  /** The columns of a CSV file, in their order. Empty for other formats. */
  readonly columns: readonly RecognizedColumn[];
  /** The line of the header, from 1. Null: the file has none. */
  readonly headerLine: number | null;
  /** How a CSV file is written. Null for other formats. */
  readonly writing: Writing | null;
  /** The formats that the dates can have, if they differ: one, or several to choose from. Empty: the dates need none. */
  readonly dateFormats: readonly DateOrder[];
  /** What separates the fraction of numbers. */
  readonly decimalPoint: "." | ",";
  /** The currency that the header states. */
  readonly currency: CurrencyCode | null;
  /** Rows with time entries, also those that are refused. */
  readonly rows: number;
}

/** See `surveyTimeExport` of `../time-exports.ts`. */
export async function surveyExport(files: readonly ExportFile[], options: ExportOptions): Promise<ExportSurvey> {
  const { header, headerLine, writing, rows } = await opened(files, options);
  const survey = new WritingSurvey();
  let count = 0;
  for await (const row of rows()) {
    if ("text" in row) survey.note(row.text);
    count += 1;
  }
  return {
    source: header.source,
    language: headerLine === null ? null : header.language,
    columns: headerLine === null ? [] : header.columns,
    headerLine,
    writing,
    dateFormats: options.dateFormat ? [options.dateFormat] : survey.dateFormats(),
    decimalPoint: options.decimalPoint ?? survey.decimalPoint(),
    currency: header.currency,
    rows: count,
  };
}

/** See `readTimeExport` of `../time-exports.ts`. */
export async function* readExport(
  files: readonly ExportFile[],
  options: ExportOptions,
  known?: ExportSurvey,
): AsyncGenerator<ExportRowResult, void, undefined> {
  const survey = known ?? (await surveyExport(files, options));
  const context = contextOf(survey, options);
  const { rows } = await opened(files, options);
  for await (const row of rows()) yield "text" in row ? entryOf(row, context) : row;
}

function contextOf({ source, dateFormats, decimalPoint, currency }: ExportSurvey, options: ExportOptions): RowContext {
  const [dateFormat = null, ...others] = dateFormats;
  if (others.length > 0)
    throw invalidField(["dateFormat"], "required", `The dates could have the formats ${dateFormats.join(" and ")}. Name one.`);
  const times = new ZoneTimes(options.timeZone);
  return { source, times, dateFormat, decimalPoint, currency, durationUnit: options.durationUnit ?? "hours" };
}
