import { wholeDecimal } from "../kernel/decimal.js";
import { codecOf, FieldTable, objectType } from "../kernel/field-table.js";
import { choiceType, decimalType, textType } from "../kernel/field-types.js";
import { field } from "../kernel/fields.js";
import type { JsonCodec } from "../kernel/json-codec.js";
import { exemptionCodeLimits } from "./exemption-code.js";
import { checkEnteredTax, type Tax, taxCategories, taxLimits } from "./tax.js";

export const taxTable = new FieldTable({
  /** As `Tax.category`. */
  category: field.required(choiceType(taxCategories), "Tax category (EN 16931, UNCL5305)"),
  /** As `Tax.rate`. Absent: 0. */
  rate: field.defaulting(decimalType, wholeDecimal(0n), ["Tax rate in percent. `0` for every category except `S` and `B`", "19"]),
  /** As `Tax.exemptionReason`. */
  exemptionReason: field.nullable(textType(taxLimits.exemptionReason), ["The reason for the tax exemption", null]),
  /** As `Tax.exemptionCode`. */
  exemptionCode: field.nullable(textType(exemptionCodeLimits), [
    "The code of the tax exemption (VATEX). Only for `E`, `AE`, `K`, `G` and `O`",
    null,
  ]),
});

/** The JSON of a tax. */
export const taxJson = codecOf(taxTable) satisfies JsonCodec<Tax, unknown, object>;

/** The type of a tax that callers enter. */
export const taxType = objectType(taxTable, {
  issuesOf: checkEnteredTax,
  codes: [
    "tax_rate_out_of_range",
    "tax_rate_not_zero",
    "exemption_code_of_other_category",
    "exemption_code_unknown",
    "exemption_reason_not_allowed",
  ],
});
