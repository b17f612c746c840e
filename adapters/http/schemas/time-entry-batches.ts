import { type TProperties, Type } from "@sinclair/typebox";
import { MAX_ENTRIES_AT_ONCE, rowModes } from "../../../core/index.js";
import { listFilters } from "../routes/time-entries.js";
import { exampleId, named } from "./annotations.js";
import { filterOf } from "./filter.js";
import { body, id, literals, nullable, optional, reference, view } from "./primitives.js";
import { RowProblem } from "./problem.js";
import { TimeEntry, TimeEntryChanges, TimeEntryCreation } from "./time-entries.js";

const mode = optional(literals(rowModes));
const modeWords = [
  "`all`, the default: everything is stored or, with 422, nothing. `each`: entries that are refused are left out, and their results say why",
  "each",
] as const;

const selection = {
  ids: optional(Type.Array(reference("te"), { minItems: 1, maxItems: MAX_ENTRIES_AT_ONCE })),
  filter: optional(filterOf(listFilters)),
  mode,
};
const selectionWords = {
  ids: ["IDs of the time entries. Exactly one of `ids` and `filter`", [exampleId("te")]],
  filter: [
    `The filters of the list of time entries. They match at most ${MAX_ENTRIES_AT_ONCE.toLocaleString("en")}`,
    { project_id: [exampleId("prj")], from: "2026-03-01", to: "2026-04-01" },
  ],
  mode: modeWords,
} as const;

export const TimeEntryBatch = named(
  "TimeEntryBatch",
  "Time entries to record at once.",
  body(
    { entries: Type.Array(TimeEntryCreation, { maxItems: MAX_ENTRIES_AT_ONCE }), mode },
    { entries: "The entries. None stops a running timer", mode: modeWords },
  ),
  {
    entries: [
      { project_id: exampleId("prj"), start_time: "2026-03-02T09:00:00+01:00", end_time: "2026-03-02T11:30:00+01:00" },
      { project_id: exampleId("prj"), start_time: "2026-03-02T12:15:00+01:00", duration_seconds: 5_400 },
    ],
    mode: "each",
  },
);

export const TimeEntryBulkUpdate = named(
  "TimeEntryBulkUpdate",
  "Time entries to change at once, and the changes.",
  body(
    { ...selection, changes: TimeEntryChanges },
    { ...selectionWords, changes: "The changes of each entry. Absent fields do not change" },
  ),
  { ids: [exampleId("te")], changes: { billable: false } },
);

export const TimeEntryBulkDeletion = named(
  "TimeEntryBulkDeletion",
  "Time entries to delete at once.",
  body(selection, selectionWords),
  { ids: [exampleId("te")], mode: "each" },
);

const status = ["The status that a request for this entry alone would have", 201] as const;
const problem = ["Why the entry was refused. Null if it was not", null] as const;

export const TimeEntryBatchResults = named(
  "TimeEntryBatchResults",
  "What became of each entry, in the order of the request.",
  view(
    {
      results: Type.Array(
        view(
          { status: Type.Integer(), data: nullable(TimeEntry), problem: nullable(RowProblem) },
          { status, data: "The created entry. Null if it was refused", problem },
        ),
      ),
    },
    { results: "A result per entry" },
  ),
);

const results = (data: TProperties, words: Record<string, string>) =>
  view(
    {
      results: Type.Array(
        view(
          { id: id("te"), status: Type.Integer(), ...data, problem: nullable(RowProblem) },
          {
            id: "ID of the time entry",
            status: [status[0], 200],
            ...words,
            problem,
          },
        ),
      ),
    },
    { results: "A result per entry, in the order of `ids`, or the oldest first" },
  );

export const TimeEntryUpdateResults = named(
  "TimeEntryUpdateResults",
  "What became of each entry.",
  results({ data: nullable(TimeEntry) }, { data: "The entry after the change. Null if it was refused" }),
);

export const TimeEntryDeletionResults = named("TimeEntryDeletionResults", "What became of each entry.", results({}, {}));
