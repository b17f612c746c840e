import { Type } from "@sinclair/typebox";
import { timesheetTable } from "../../../core/index.js";
import { exampleId, named } from "./annotations.js";
import { viewOf } from "./of-fields.js";
import { currency, id, localDate, nullable, textView, view } from "./primitives.js";

const seconds = () => Type.Integer({ minimum: 0 });

const day = view(
  { date: localDate(), seconds: seconds() },
  { date: ["The day", "2026-03-02"], seconds: ["Recorded seconds", 5_400] },
);
const person = view(
  { name: textView({ max: 200 }), seconds: seconds() },
  { name: ["Name of the user", "Ada"], seconds: ["Recorded seconds", 5_400] },
);

export const InvoiceTimesheet = named(
  "InvoiceTimesheet",
  "The time entries that an invoice bills. Recorded − covered = billed seconds, unless time was rounded or a draft edited.",
  viewOf(
    timesheetTable,
    {
      invoice_id: id("inv"),
      number: nullable(textView({ max: 200 })),
      currency: currency(),
      recorded_seconds: seconds(),
      covered_seconds: seconds(),
      days: Type.Array(day),
      people: Type.Array(person),
    },
    {
      invoice_id: ["ID of the invoice", exampleId("inv")],
      number: ["Its number. Null for a draft", "INV-2026-0001"],
      currency: ["Currency of rates and amounts", "EUR"],
      recorded_seconds: ["Sum of the recorded time of all entries", 5_400],
      covered_seconds: ["The part of it that the fee of a retainer covers", 0],
      days: "Sums by day, oldest first",
      people: "Sums by person, by name",
    },
  ),
);
