import { FieldTable, objectType } from "../kernel/field-table.js";
import { choiceType, listType, textType } from "../kernel/field-types.js";
import { type ChangesOf, type Described, field, type ModelOf } from "../kernel/fields.js";
import type { View } from "../kernel/view.js";

/** How durations are shown: as `1:30` or as `1.50`. */
export const durationFormats = ["clock", "decimal"] as const;
/** The reports that can be saved. */
export const savedReportKinds = ["time", "invoices"] as const;

/** The lengths of texts in code points, and of lists. */
export const preferenceLimits = {
  name: { min: 1, max: 100 },
  query: { min: 0, max: 12_000 },
  row: { min: 1, max: 100 },
  saved: 100,
  rows: 200,
} as const;

const nameOf = textType(preferenceLimits.name);

const savedReport = new FieldTable({
  /** 1 to 100 characters. */
  name: field.required(nameOf, ["The name of the report", "This month by client"]),
  /** Which report it is: of time or of invoices. */
  kind: field.required(choiceType(savedReportKinds), "The report"),
  /** The query string of the dashboard's page, at most 12,000 characters. */
  query: field.required(textType(preferenceLimits.query), [
    "The query string of the dashboard's page",
    "span=this-month&by=client",
  ]),
});

const weekTemplate = new FieldTable({
  /** 1 to 100 characters. */
  name: field.required(nameOf, ["The name of the template", "Usual week"]),
  /** At most 200: the id of a project, or those of a project and a task with a slash. */
  rows: field.required(listType(textType(preferenceLimits.row), { max: preferenceLimits.rows }), [
    "The rows of the week: the IDs of a project or of a project and a task, with a slash",
    ["prj_01kjq4v8v1e2b9q0d0x5t3m7ha"],
  ]),
});

const list = { max: preferenceLimits.saved };

/** What a user has chosen for the dashboard, on every device. */
export const preferencesTable = new FieldTable({
  /** `clock` shows 1:30, `decimal` 1.50. */
  durationFormat: field.defaulting(choiceType(durationFormats), "clock", "How durations are shown: as 1:30 or as 1.50"),
  /** At most 100. A change replaces all of them. */
  savedReports: field.defaulting(listType(objectType(savedReport), list), [], "The reports that the user has saved"),
  /** Rows of weeks, at most 100 templates. A change replaces all of them. */
  weekTemplates: field.defaulting(listType(objectType(weekTemplate), list), [], "The rows of weeks that the user has saved"),
});

/** The preferences of a user. */
export interface Preferences extends ModelOf<typeof preferencesTable.fields>, Described {}
/** The preferences to change; absent ones do not change. */
export interface PreferencesPatch extends ChangesOf<typeof preferencesTable.fields>, Described {}

/** The preferences' representation in the API. */
export function preferencesView(preferences: Preferences): View {
  return preferencesTable.toJson(preferences);
}
