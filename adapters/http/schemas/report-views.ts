import { Type } from "@sinclair/typebox";
import { agingBuckets, deliveryIntervals, reportGroupings } from "../../../core/index.js";
import { amount, currency, instant, literals, localDate, nullable, optional, timeZone, view } from "./primitives.js";

const month = () => Type.String({ pattern: "^\\d{4}-\\d{2}$", description: "YYYY-MM" });
const count = () => Type.Integer({ minimum: 0 });
const seconds = (description: string) => Type.Integer({ minimum: 0, description });

const amounts = (description: string) => Type.Array(view({ currency: currency(), amount: amount(0) }), { description });

const figures = {
  seconds: seconds("Recorded time"),
  billable_seconds: seconds("The billable part of it"),
  unrated_seconds: seconds("What is billable but has no rate, so that no amount counts it"),
  amounts: amounts("Billable time at the rates of the entries, one for each currency"),
  billable_amounts: amounts(
    "What an invoice for these entries alone would bill: by the workspace's rounding, with a line for each project and rate. An entry counts whole where it starts",
  ),
};

const group = {
  key: nullable(
    Type.String({
      description: "An id, a tag, YYYY-MM-DD of a day or of a week's first day, YYYY-MM of a month; null for what has none",
    }),
  ),
  name: nullable(Type.String({ description: "Of a project, task, user or client that the caller may read" })),
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
      groups: optional(Type.Array(view(group), { description: "Where group_by has two values" })),
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
        description: "What was received in each month of the range",
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
  duration_p50_ms: milliseconds("Half of the attempts took no longer; null without any"),
  duration_p95_ms: milliseconds("Nineteen of twenty attempts took no longer; null without any"),
};

export const DeliveryReport = view({
  time_zone: timeZone(),
  from: instant(),
  to: instant(),
  interval: literals(deliveryIntervals),
  totals: view(attempts),
  intervals: Type.Array(view({ start: instant(), ...attempts }), { description: "In order, also where nothing was sent" }),
});
