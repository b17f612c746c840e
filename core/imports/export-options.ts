import type { CsvDelimiter } from "../kernel/csv-delimiters.js";
import type { TextEncoding } from "../kernel/text-encodings.js";
import type { TimeZone } from "../kernel/time-zone.js";
import type { DateOrder } from "../kernel/written-dates.js";
import type { ExportField, ImportSource } from "./export-fields.js";

/** What the caller knows of an export. What is absent is found out. */
export interface ExportOptions {
  /** The zone of times that state no offset. */
  readonly timeZone: TimeZone;
  /** The tool that wrote the file. Absent: it is recognized by the header. */
  readonly source?: ImportSource;
  /** Absent: that of a mark at the beginning, or else UTF-8 or, if the file is not valid UTF-8, Windows-1252. */
  readonly encoding?: TextEncoding;
  /** What separates the cells of a CSV file. */
  readonly delimiter?: CsvDelimiter;
  /** Needed if all dates of a file could be read in several formats. */
  readonly dateFormat?: DateOrder;
  /** Absent: it is found from all numbers of the file, and the point if they do not tell. */
  readonly decimalPoint?: "." | ",";
  /** What plain numbers of a column of durations count. Absent: hours. */
  readonly durationUnit?: "hours" | "minutes" | "seconds";
  /** Columns of a CSV file by their meaning: the title, or the number from 1. They count more than those recognized. */
  readonly columns?: Readonly<Partial<Record<ExportField, string>>>;
}
