import { Type } from "@sinclair/typebox";
import { agingBuckets, deliveryIntervals, reportGroupings } from "../../../core/index.js";
import { named } from "./annotations.js";
import { amount, currency, instant, literals, localDate, nullable, optional, timeZone, view } from "./primitives.js";

const month = () => Type.String({ pattern: "^\\d{4}-\\d{2}$", description: "YYYY-MM" });
const count = () => Type.Integer({ minimum: 0 });
const seconds = (description: string) => Type.Integer({ minimum: 0, description });

const amounts = (description: string) => Type.Array(view({ currency: currency(), amount: amount(0) }), { description });
const totals = "Totals of all groups";

const figures = {
  entries: Type.Integer({ minimum: 0, description: "Number of entries that start in the range and in the group" }),
  seconds: seconds("Recorded time in seconds"),
  billable_seconds: seconds("Billable time in seconds"),
  unrated_seconds: seconds("Billable time without a rate, in seconds. Not included in amounts"),
  amounts: amounts("Amounts of billable time at the rates of the entries, one per currency"),
  billable_amounts: amounts(
    "Amounts of an invoice for only the entries that start in the range and in the group, with the workspace's rounding and one line per project and rate",
  ),
};

const group = {
  key: nullable(
    Type.String({
      description:
        "An ID, a tag, YYYY-MM-DD for a day or the first day of a week, or YYYY-MM for a month. Null for entries without a value",
    }),
  ),
  name: nullable(Type.String({ description: "Set for projects, tasks, users and clients that you can read" })),
  ...figures,
};

const groups = "The groups, sorted by key";
const subgroups = optional(Type.Array(view(group), { description: "Returned if `group_by` has two values" }));

export const TimeReport = named(
  "TimeReport",
  "Sums of recorded time: whole seconds, and amounts in minor units by currency.",
  view(
    {
      time_zone: timeZone(),
      from: nullable(instant()),
      to: nullable(instant()),
      group_by: Type.Array(literals(reportGroupings)),
      totals: view(figures),
      groups: Type.Array(view({ ...group, groups: subgroups }, { groups })),
    },
    {
      time_zone: "The time zone of days, weeks and months",
      from: ["Start of the range, inclusive. Null if open", "2026-03-01T00:00:00.000Z"],
      to: ["End of the range, exclusive. Null if open", "2026-04-01T00:00:00.000Z"],
      group_by: ["The fields that the report is grouped by", ["project"]],
      totals,
      groups,
    },
  ),
);

const dueFields = { count: "Number of invoices", amount_due: ["The amount due", 26775] } as const;
const due = () => view({ count: count(), amount_due: amount() }, dueFields);

export const agingFields: Readonly<Record<(typeof agingBuckets)[number], string>> = {
  not_due: "Not overdue",
  "1_30": "1 to 30 days overdue",
  "31_60": "31 to 60 days overdue",
  "61_90": "61 to 90 days overdue",
  over_90: "More than 90 days overdue",
};

const ofCurrency = view(
  {
    currency: currency(),
    draft: view({ count: count(), total: amount() }, { ...dueFields, total: ["The invoice total, including tax", 26775] }),
    open: due(),
    overdue: due(),
    paid: Type.Array(view({ month: month(), amount: amount() }, { month: ["The month, as YYYY-MM", "2026-03"] }), {
      description: "Payments received per month",
    }),
    aging: view(Object.fromEntries(agingBuckets.map((bucket) => [bucket, due()])), agingFields),
  },
  {
    draft: "Invoices that are not issued",
    open: "Invoices that are issued and not paid",
    overdue: ["Invoices that are open after their due date", { count: 1, amount_due: 119_000 }],
    aging: "Amounts due of open invoices, by days overdue",
  },
);

export const InvoiceReport = named(
  "InvoiceReport",
  "The state of the workspace's invoices by currency, and the payments of a range of months.",
  view(
    {
      time_zone: timeZone(),
      as_of: localDate(),
      from: localDate(),
      to: localDate(),
      currencies: Type.Array(ofCurrency),
    },
    {
      time_zone: "The time zone of days and months",
      from: ["Start of the range of payment dates, inclusive", "2026-01-01"],
      to: ["End of the range of payment dates, exclusive", "2027-01-01"],
      currencies: "One item per currency. Currencies are never added together",
    },
  ),
);

const milliseconds = (description: string) => nullable(Type.Integer({ minimum: 0, description }));

const attempts = {
  attempts: count(),
  succeeded: count(),
  failed: count(),
  duration_p50_ms: milliseconds("Median duration in milliseconds. Null without attempts"),
  duration_p95_ms: milliseconds("95th percentile of the duration in milliseconds. Null without attempts"),
};

const attemptsFields = {
  attempts: ["Number of attempts", 42],
  succeeded: ["Number of attempts with a 2xx response", 40],
  failed: ["Number of attempts without a 2xx response", 2],
} as const;

const ofInterval = view(
  { start: instant(), ...attempts },
  { ...attemptsFields, start: ["Start of the interval", "2026-03-01T00:00:00.000Z"] },
);

export const DeliveryReport = named(
  "DeliveryReport",
  "The attempts to deliver webhooks in a range of time, by interval.",
  view(
    {
      time_zone: timeZone(),
      from: instant(),
      to: instant(),
      interval: literals(deliveryIntervals),
      totals: view(attempts, attemptsFields),
      intervals: Type.Array(ofInterval, {
        description: "All intervals in order, including those without attempts",
      }),
    },
    {
      time_zone: "The time zone of days",
      from: ["Start of the range, inclusive", "2026-03-01T00:00:00.000Z"],
      to: ["End of the range, exclusive", "2026-03-02T00:00:00.000Z"],
      interval: ["Length of each interval", "hour"],
      totals,
    },
  ),
);
