import { Type } from "@sinclair/typebox";
import { agingBuckets, deliveryIntervals, reportGroupings } from "../../../core/index.js";
import { amount, currency, instant, literals, localDate, nullable, optional, timeZone, view } from "./primitives.js";

const month = () => Type.String({ pattern: "^\\d{4}-\\d{2}$", description: "YYYY-MM" });
const count = () => Type.Integer({ minimum: 0 });
const seconds = (description: string) => Type.Integer({ minimum: 0, description });

const amounts = (description: string) => Type.Array(view({ currency: currency(), amount: amount(0) }), { description });

const figures = {
  seconds: seconds("Recorded time in seconds"),
  billable_seconds: seconds("Billable time in seconds"),
  unrated_seconds: seconds("Billable time without a rate, in seconds. Not included in amounts"),
  amounts: amounts("Amounts of billable time at the rates of the entries, one per currency"),
  billable_amounts: amounts(
    "Amounts of an invoice for only these entries, with the workspace's rounding and one line per project and rate. A split entry counts in the group where it starts",
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

export const TimeReport = view({
  time_zone: timeZone(),
  from: nullable(instant()),
  to: nullable(instant()),
  group_by: Type.Array(literals(reportGroupings)),
  totals: view(figures),
  groups: Type.Array(
    view({
      ...group,
      groups: optional(Type.Array(view(group), { description: "Returned if `group_by` has two values" })),
    }),
  ),
});

const due = () => view({ count: count(), amount_due: amount() });

export const InvoiceReport = view({
  time_zone: timeZone(),
  as_of: localDate(),
  from: localDate(),
  to: localDate(),
  currencies: Type.Array(
    view({
      currency: currency(),
      draft: view({ count: count(), total: amount() }),
      open: due(),
      overdue: due(),
      paid: Type.Array(view({ month: month(), amount: amount() }), {
        description: "Payments received per month",
      }),
      aging: view(Object.fromEntries(agingBuckets.map((bucket) => [bucket, due()]))),
    }),
  ),
});

const milliseconds = (description: string) => nullable(Type.Integer({ minimum: 0, description }));

const attempts = {
  attempts: count(),
  succeeded: count(),
  failed: count(),
  duration_p50_ms: milliseconds("Median duration in milliseconds. Null without attempts"),
  duration_p95_ms: milliseconds("95th percentile of the duration in milliseconds. Null without attempts"),
};

export const DeliveryReport = view({
  time_zone: timeZone(),
  from: instant(),
  to: instant(),
  interval: literals(deliveryIntervals),
  totals: view(attempts),
  intervals: Type.Array(view({ start: instant(), ...attempts }), {
    description: "All intervals in order, including those without attempts",
  }),
});
