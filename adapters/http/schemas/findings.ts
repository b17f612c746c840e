import { Type } from "@sinclair/typebox";
import { roundedToZero, severities } from "../../../core/index.js";
import { named } from "./annotations.js";
import { literals, view } from "./primitives.js";

const example = roundedToZero(1);

export const Finding = named(
  "Finding",
  "A result of checking an invoice, to review before it is issued.",
  view(
    {
      rule: Type.String(),
      severity: literals(severities),
      pointer: Type.String(),
      message: Type.String(),
      fix: Type.String(),
    },
    {
      rule: ["The rule that the finding is about", example.rule],
      severity: ["`error` if the invoice should not be issued as it is", example.severity],
      pointer: ["JSON Pointer to the field (RFC 6901)", "/from_time/rounding"],
      message: ["What is wrong", example.message],
      fix: ["How to fix it", example.fix],
    },
  ),
);
