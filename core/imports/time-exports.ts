import type { ExportFile } from "./export-file.js";
import type { ExportOptions } from "./export-options.js";
import type { ExportRowResult } from "./export-row.js";
import type { TimeZone } from "../kernel/time-zone.js";
import type { DayPlacement } from "./placing.js";
import type { ExportSurvey } from "./reading/read-time-export.js";

/** Pages load the titles of all languages when they first read an export. */
const reading = () => import("./reading/read-time-export.js");

/**
 * Looks at all rows of an export: a CSV or JSON file, or the files of an archive. Throws `export_unreadable`, `source_unknown` and `column_unknown` (invalid).
 */
export async function surveyTimeExport(files: readonly ExportFile[], options: ExportOptions): Promise<ExportSurvey> {
  return (await reading()).surveyExport(files, options);
}

/**
 * The time entries of an export, in the order of the file, and the rows that cannot be read. The file is read again after its survey, and never in memory as a whole,
 * unless it is JSON. Throws `export_unreadable`, `source_unknown` and `column_unknown` (invalid), and `required` for `dateFormat` if the dates could be read in several formats.
 */
export async function* readTimeExport(
  files: readonly ExportFile[],
  options: ExportOptions,
  survey?: ExportSurvey,
): AsyncGenerator<ExportRowResult, void, undefined> {
  const { readExport } = await reading();
  yield* readExport(files, options, survey);
}

/** Gives entries of a file times in the zone, where the file states the day only. */
export async function dayPlacement(timeZone: TimeZone): Promise<DayPlacement> {
  const placing = await import("./placing.js");
  return new placing.DayPlacement(timeZone);
}
