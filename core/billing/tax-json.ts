import { wholeDecimal } from "../kernel/decimal.js";
import type { FieldType } from "../kernel/field.js";
import { codecOf, FieldTable, objectType } from "../kernel/field-table.js";
import { choiceType, decimalType, flagType, listType, textType } from "../kernel/field-types.js";
import { type CreationOf, field, type JsonOf, type ModelOf } from "../kernel/fields.js";
import type { JsonCodec } from "../kernel/json-codec.js";
import { exemptionCodeLimits } from "./exemption-code.js";
import { checkEnteredTax, type Tax, taxCategories, taxLimits } from "./tax.js";
import { combinedRate, type TaxComponent, taxComponentLimits } from "./tax-components.js";

export const taxComponentTable = new FieldTable({
  /** As `TaxComponent.name`. */
  name: field.required(textType(taxComponentLimits.name), ["Its name on invoices", "GST"]),
  /** As `TaxComponent.rate`. */
  rate: field.required(decimalType, ["Tax rate in percent", "5"]),
  /** As `TaxComponent.compound`. */
  compound: field.defaulting(flagType, false, ["Whether it is computed on the base plus the tax before it", false]),
});

const { count } = taxComponentLimits;
const componentsType = listType(objectType(taxComponentTable), { min: count, max: count });

export const taxTable = new FieldTable({
  /** As `Tax.category`. */
  category: field.required(choiceType(taxCategories), "Tax category (EN 16931, UNCL5305)"),
  /** As `Tax.rate`. Absent: that of the components together, else 0. */
  rate: field.defaulting(decimalType, wholeDecimal(0n), [
    "Tax rate in percent. `0` for every category except `S` and `B`. With `components`, that of both, which can be left out",
    "19",
  ]),
  /** As `Tax.exemptionReason`. */
  exemptionReason: field.nullable(textType(taxLimits.exemptionReason), ["The reason for the tax exemption", null]),
  /** As `Tax.exemptionCode`. */
  exemptionCode: field.nullable(textType(exemptionCodeLimits), [
    "The code of the tax exemption (VATEX). Only for `E`, `AE`, `K`, `G` and `O`",
    null,
  ]),
  /** As `Tax.components`. */
  components: field.nullable(componentsType, [
    "The two taxes that it consists of, such as GST and QST. Only for `S`. Null if it is one tax",
    null,
  ]),
});

/** The JSON of a tax. */
export const taxJson = codecOf(taxTable) satisfies JsonCodec<Tax, unknown, object>;

const enteredType = objectType(taxTable, {
  issuesOf: checkEnteredTax,
  codes: [
    "tax_rate_out_of_range",
    "tax_rate_not_zero",
    "tax_rate_not_exact",
    "tax_rate_not_sum",
    "tax_components_not_allowed",
    "first_tax_compound",
    "not_unique",
    "exemption_code_of_other_category",
    "exemption_code_unknown",
    "exemption_reason_not_allowed",
  ],
});

type Entered = CreationOf<typeof taxTable.fields>;

/** The entered tax with the rate of its components, unless it has a rate. */
function withRate(entered: Entered): Entered {
  const { rate, components } = entered;
  if (rate !== undefined || !components || components.length !== count) return entered;
  return { ...entered, rate: combinedRate(components.map((one): TaxComponent => taxComponentTable.create(one))) };
}

/** The type of a tax that callers enter. */
export const taxType: FieldType<ModelOf<typeof taxTable.fields>, Entered, JsonOf<typeof taxTable.fields>> = {
  ...enteredType,
  fromJson: (json) => taxTable.create(withRate(taxTable.fromJson(json as object))),
  set: (given, before) => enteredType.set(withRate(given), before),
};
