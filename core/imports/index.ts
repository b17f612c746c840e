export type { ExportField, ImportSource } from "./export-fields.js";
export type { ExportFile } from "./export-file.js";
export { MAX_EXPORT_BYTES, MAX_EXPORT_MIB } from "./export-limits.js";
export type { ExportOptions } from "./export-options.js";
export type { ExportedEntry, ExportRowResult, RefusedRow, RowProblem } from "./export-row.js";
export { DayPlacement } from "./placing.js";
export { type ExportSurvey, readTimeExport, surveyTimeExport } from "./reading/read-time-export.js";
