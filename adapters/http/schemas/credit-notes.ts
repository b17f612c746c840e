import { Type } from "@sinclair/typebox";
import { invoiceLimits, MAX_LINES, settlementLimits } from "../../../core/index.js";
import { externalInput, externalWords } from "./external.js";
import { exampleId, named } from "./annotations.js";
import { amount, body, decimal, id, localDate, nullable, optional, text, textView, view } from "./primitives.js";

const lineToCredit = body(
  { line: Type.Integer({ minimum: 0, maximum: MAX_LINES - 1 }), quantity: optional(decimal()), net: optional(amount()) },
  {
    line: ["Index of the line in `lines` of the invoice, from 0", 0],
    quantity: ["The quantity to credit. Without `quantity` and `net`, everything of the line that is not credited yet", "3600"],
    net: ["The net amount to credit, instead of a quantity. Has the sign of the line's net amount", 9000],
  },
);

/** The invoice that a credit note corrects. */
export const correction = view(
  {
    invoice_id: id("inv"),
    number: textView(invoiceLimits.number),
    issue_date: localDate(),
    reason: textView(settlementLimits.reason),
  },
  {
    invoice_id: ["ID of the corrected invoice", exampleId("inv")],
    number: ["Number of the corrected invoice", "INV-2026-0001"],
    issue_date: ["Issue date of the corrected invoice", "2026-03-31"],
    reason: ["Why it was corrected", "Two hours were billed twice"],
  },
);

const creditedLine = view(
  { line: Type.Integer({ minimum: 0 }), quantity: nullable(decimal()), net: amount() },
  {
    line: ["Index of the line in `lines` of the invoice, from 0", 0],
    quantity: ["The credited quantity. Null if an amount was credited", "3600"],
    net: ["The credited net amount. With the sign of the line's net amount", 9000],
  },
);

/** A credit note, as the invoice that it corrects shows it. */
export const creditNoteReference = view(
  {
    id: id("inv"),
    number: textView(invoiceLimits.number),
    issue_date: localDate(),
    amount: amount(),
    lines: Type.Array(creditedLine),
  },
  {
    id: ["ID of the credit note", exampleId("inv")],
    number: ["Number of the credit note", "CN-2026-0001"],
    issue_date: ["Issue date of the credit note", "2026-04-10"],
    amount: ["Total of the credit note", 26775],
    lines: "What it credits of each line",
  },
);

export const CreditNoteCreation = named(
  "CreditNoteCreation",
  "What a credit note credits, and why. Without lines, everything that is not credited yet.",
  body(
    {
      reason: text(settlementLimits.reason),
      lines: optional(Type.Array(lineToCredit, { minItems: 1, maxItems: MAX_LINES })),
      release_time: optional(Type.Boolean()),
      ...externalInput,
    },
    {
      reason: ["Why the invoice is corrected", "Two hours were billed twice"],
      lines: ["What to credit. Without it, everything that is not credited yet", [{ line: 0, quantity: "3600" }]],
      release_time: [
        "Whether the time entries, expenses and milestones of lines that are then credited in full can be billed again. Defaults to true without `lines`, else to false",
        true,
      ],
      ...externalWords,
    },
  ),
  { reason: "Two hours were billed twice" },
);
