import { Type } from "@sinclair/typebox";
import { recurringInvoiceTable } from "../../../core/index.js";
import { exampleId, named } from "./annotations.js";
import { period } from "./billing.js";
import { changesOf, creationOf, viewOf } from "./of-fields.js";
import { amount, currency, localDate, nullable, textView, view } from "./primitives.js";

export const RecurringInvoice = named(
  "RecurringInvoice",
  "An invoice that is created again on each date of a schedule.",
  viewOf(recurringInvoiceTable),
);

export const RecurringInvoiceCreation = named(
  "RecurringInvoiceCreation",
  "A recurring invoice to create. Absent fields get their defaults.",
  creationOf(recurringInvoiceTable),
  {
    client_id: exampleId("cli"),
    name: "Hosting",
    unit: "month",
    starts_on: "2026-04-01",
    action: "issue",
    lines: [{ description: "Hosting, {month}", quantity: "1", unit_price: 9_900 }],
  },
);

export const RecurringInvoiceChanges = named(
  "RecurringInvoicePatch",
  "The changes of a recurring invoice. Absent fields do not change.",
  changesOf(recurringInvoiceTable),
  { status: "paused" },
);

const ForeseenInvoice = named(
  "ForeseenInvoice",
  "An invoice that a recurring invoice is to create, as it is foreseen now.",
  view(
    {
      date: localDate(),
      period: nullable(period()),
      descriptions: Type.Array(textView({ max: 10_000 })),
      currency: currency(),
      total: amount(),
    },
    {
      date: ["The date on which it is created", "2026-04-01"],
      period: "The days that it covers. Null if it states none",
      descriptions: ["Descriptions of its lines, without those of time and expenses", ["Hosting, April 2026"]],
      currency: ["The currency of the client", "EUR"],
      total: ["Total of its lines, including tax, without time and expenses", 11_781],
    },
  ),
);

export const RecurringInvoicePreview = named(
  "RecurringInvoicePreview",
  "The next invoices of a recurring invoice.",
  view({ invoices: Type.Array(ForeseenInvoice) }, { invoices: ["The next dates, at most twelve", []] }),
);
