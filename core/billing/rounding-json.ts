import { codecOf, FieldTable, objectType } from "../kernel/field-table.js";
import { choiceType, wholeType } from "../kernel/field-types.js";
import { field } from "../kernel/fields.js";
import type { JsonCodec } from "../kernel/json-codec.js";
import { checkRounding, roundingGrains, roundingModes, type RoundingPolicy, roundingStepLimits } from "./rounding.js";

const roundingTable = new FieldTable({
  /** As `RoundingPolicy.grain`. */
  grain: field.required(choiceType(roundingGrains), "What is rounded: each entry, the sum of each day in a line, or each line"),
  /** As `RoundingPolicy.mode`. */
  mode: field.required(choiceType(roundingModes), ["The rounding mode", "nearest"]),
  /** As `RoundingPolicy.stepMinutes`. */
  stepMinutes: field.required(wholeType(roundingStepLimits, "minutes"), ["Rounds to multiples of this number of minutes", 15]),
});

/** The JSON of a rounding policy. */
export const roundingJson = codecOf(roundingTable) satisfies JsonCodec<RoundingPolicy, unknown, object>;

/** The type of a rounding policy. */
export const roundingType = objectType(roundingTable, { issuesOf: checkRounding });
