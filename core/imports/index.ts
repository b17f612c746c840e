export type { ExportField, ImportSource } from "./export-fields.js";
export type { ExportFile } from "./export-file.js";
export { MAX_EXPORT_BYTES, MAX_EXPORT_MIB } from "./export-limits.js";
export type { ExportOptions } from "./export-options.js";
export type { ExportedEntry, ExportRowResult, RefusedRow, RowProblem } from "./export-row.js";
export type { DayPlacement } from "./placing.js";
export type { ExportSurvey } from "./reading/read-time-export.js";
export { dayPlacement, readTimeExport, surveyTimeExport } from "./time-exports.js";
