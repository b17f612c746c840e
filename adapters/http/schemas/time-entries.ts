import { Type } from "@sinclair/typebox";
import { MAX_ENTRY_SECONDS, rateSources, timeEntryLimits, timeEntryStatuses } from "../../../core/index.js";
import { exampleId, named } from "./annotations.js";
import {
  amount,
  body,
  clearable,
  currency,
  expandable,
  id,
  instant,
  integer,
  literals,
  nullable,
  optional,
  rate,
  reference,
  text,
  textView,
  versioned,
  view,
} from "./primitives.js";

const fields = {
  start_time: ["Time at which the work started", "2026-03-02T08:00:00.000Z"],
  end_time: ["Time at which the work ended. Null while the timer is running", "2026-03-02T10:30:00.000Z"],
  tags: ["Tags for your own use", ["on-site"]],
} as const;

export const TimeEntry = named(
  "TimeEntry",
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
      project: expandable("project"),
      task: expandable("task"),
      user: expandable("user"),
      client: expandable("client"),
      invoice: expandable("invoice"),
      ...versioned,
    },
    {
      ...fields,
      rate: "The rate saved when the entry was recorded. Null while the timer is running or if no rate is set",
      duration_seconds: ["Number of seconds from start to end. Null while the timer is running", 9000],
      invoice_id: ["ID of the invoice that bills the entry. Null if it is not billed", null],
      status: ["A `billed` entry is read-only until its invoice is voided", "recorded"],
    },
  ),
);

const content = {
  task_id: optional(nullable(reference("task"))),
  notes: optional(clearable(text(timeEntryLimits.notes))),
  start_time: optional(instant()),
  end_time: optional(nullable(instant())),
  billable: optional(Type.Boolean()),
  tags: optional(clearable(Type.Array(text(timeEntryLimits.tag), { maxItems: timeEntryLimits.tags }))),
  rate: optional(nullable(rate())),
};
const ownRate = ["Overrides the inherited rate. Only owners and admins can set it", null] as const;

export const TimeEntryCreation = named(
  "TimeEntryCreation",
  body(
    {
      project_id: reference("prj"),
      user_id: optional(reference("usr")),
      ...content,
      duration_seconds: optional(nullable(integer({ min: 1, max: MAX_ENTRY_SECONDS }))),
    },
    {
      ...fields,
      user_id: ["ID of the user who worked. Defaults to the current user", exampleId("usr")],
      start_time: ["Time at which the work started. Defaults to now", "2026-03-02T09:00:00+01:00"],
      end_time: ["Time at which the work ended. If absent or null, a timer starts", "2026-03-02T11:30:00+01:00"],
      rate: ownRate,
      duration_seconds: ["Duration in seconds, instead of `end_time`. Without `start_time`, the entry ends now", null],
    },
  ),
  {
    project_id: exampleId("prj"),
    notes: "Landing page",
    start_time: "2026-03-02T09:00:00+01:00",
    end_time: "2026-03-02T11:30:00+01:00",
  },
);
export const TimeEntryPatch = named(
  "TimeEntryPatch",
  body({ project_id: optional(reference("prj")), ...content }, { ...fields, rate: ownRate }),
  { notes: "Landing page, second draft", tags: ["on-site"] },
);
