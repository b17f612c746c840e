import { Type } from "@sinclair/typebox";
import {
  entryChanges,
  entryCreation,
  entryRestoration,
  tagRenaming,
  rateSources,
  timeEntryLimits,
  timeEntryStatuses,
} from "../../../core/index.js";
import { exampleId, named } from "./annotations.js";
import { externalView, externalWords } from "./external.js";
import { changesOf, creationOf } from "./of-fields.js";
import { amount, currency, expandable, id, instant, literals, nullable, textView, versioned, view } from "./primitives.js";

const fields = {
  start_time: ["Time at which the work started", "2026-03-02T08:00:00.000Z"],
  end_time: ["Time at which the work ended. Null while the timer is running", "2026-03-02T10:30:00.000Z"],
  tags: ["Tags for your own use", ["on-site"]],
} as const;

export const TimeEntry = named(
  "TimeEntry",
  "Work of one user on one project. Without an end, it is a running timer.",
  view(
    {
      id: id("te"),
      project_id: id("prj"),
      user_id: id("usr"),
      notes: textView(timeEntryLimits.notes),
      start_time: instant(),
      end_time: nullable(instant()),
      task_id: nullable(id("task")),
      billable: Type.Boolean(),
      tags: Type.Array(textView(timeEntryLimits.tag)),
      rate: nullable(
        view(
          { amount: amount(0), currency: currency(), source: literals(rateSources) },
          {
            amount: ["Hourly rate", 9000],
            currency: "Currency of the amount",
            source: ["Where the rate was set", "project"],
          },
        ),
      ),
      duration_seconds: nullable(Type.Integer({ minimum: 0 })),
      invoice_id: nullable(id("inv")),
      status: literals(timeEntryStatuses),
      ...externalView,
      project: expandable("project"),
      task: expandable("task"),
      user: expandable("user"),
      client: expandable("client"),
      invoice: expandable("invoice"),
      ...versioned,
    },
    {
      ...fields,
      ...externalWords,
      rate: "The rate saved when the entry was recorded. Null while the timer is running or if no rate is set",
      duration_seconds: ["Number of seconds from start to end. Null while the timer is running", 9000],
      invoice_id: ["ID of the invoice that bills the entry. Null if it is not billed", null],
      status: ["A `billed` entry is read-only until its invoice is voided", "recorded"],
    },
  ),
);

export const TimeEntryCreation = named(
  "TimeEntryCreation",
  "A time entry to record, or a timer to start.",
  creationOf(entryCreation),
  {
    project_id: exampleId("prj"),
    notes: "Landing page",
    start_time: "2026-03-02T09:00:00+01:00",
    end_time: "2026-03-02T11:30:00+01:00",
  },
);
export const TimeEntryChanges = named(
  "TimeEntryPatch",
  "The changes of a time entry. Absent fields do not change.",
  changesOf(entryChanges),
  {
    notes: "Landing page, second draft",
    tags: ["on-site"],
  },
);
export const TimeEntryRestoration = named(
  "TimeEntryRestoration",
  "Which version of a time entry to restore.",
  creationOf(entryRestoration),
  {},
);

const tagUse = view(
  { name: textView(timeEntryLimits.tag), entries: Type.Integer({ minimum: 1 }) },
  { name: ["The tag, in its first spelling", "on-site"], entries: ["Number of time entries with the tag, in any spelling", 12] },
);
export const TagRenaming = named("TagRenaming", "Tags to rename or to merge, and their new name.", creationOf(tagRenaming), {
  from: ["onsite", "at the client"],
  to: "on-site",
});
export const RenamedTag = named(
  "RenamedTag",
  "The tag that replaced others, and how many time entries changed.",
  view(
    { name: textView(timeEntryLimits.tag), entries: Type.Integer({ minimum: 0 }) },
    { name: ["The tag that the entries have now", "on-site"], entries: ["Number of changed time entries", 12] },
  ),
);
export const Tags = named(
  "Tags",
  "The tags of the workspace's time entries.",
  view({ tags: Type.Array(tagUse) }, { tags: "The tags, most frequent first" }),
);
