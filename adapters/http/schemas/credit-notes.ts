import { Type } from "@sinclair/typebox";
import { MAX_LINES, settlementLimits } from "../../../core/index.js";
import { named } from "./annotations.js";
import { amount, body, decimal, optional, text } from "./primitives.js";

const lineToCredit = body(
  { line: Type.Integer({ minimum: 0, maximum: MAX_LINES - 1 }), quantity: optional(decimal()), net: optional(amount()) },
  {
    line: ["Index of the line in `lines` of the invoice, from 0", 0],
    quantity: ["The quantity to credit. Without `quantity` and `net`, everything of the line that is not credited yet", "3600"],
    net: ["The net amount to credit, instead of a quantity. Has the sign of the line's net amount", 9000],
  },
);

export const CreditNoteCreation = named(
  "CreditNoteCreation",
  body(
    {
      reason: text(settlementLimits.reason),
      lines: optional(Type.Array(lineToCredit, { minItems: 1, maxItems: MAX_LINES })),
      release_time: optional(Type.Boolean()),
    },
    {
      reason: ["Why the invoice is corrected", "Two hours were billed twice"],
      lines: ["What to credit. Without it, everything that is not credited yet", [{ line: 0, quantity: "3600" }]],
      release_time: [
        "Whether the time entries of lines that are then credited in full can be billed again. Defaults to true without `lines`, else to false",
        true,
      ],
    },
  ),
  { reason: "Two hours were billed twice" },
);
