import { type Decimal, HUNDRED_PERCENT } from "../kernel/decimal.js";
import type { Issues } from "../kernel/errors.js";
import type { FieldType } from "../kernel/field.js";
import { codecOf, FieldTable, objectType } from "../kernel/field-table.js";
import { decimalType, textType } from "../kernel/field-types.js";
import { type Described, field, type ModelOf } from "../kernel/fields.js";

const rateType: FieldType<Decimal, Decimal, string> = {
  ...decimalType,
  check: (issues, path, rate) => {
    if (rate < 0n || rate > HUNDRED_PERCENT) issues.add(path, "out_of_range", "Must be at least 0 and at most 100.");
  },
};

/** In code points. */
export const withholdingNameLimits = { min: 1, max: 60, oneLine: true } as const;

export const withholdingTable = new FieldTable({
  /** As printed, such as `IRPF`, `Ritenuta d'acconto` or `Retenção na fonte`. 1 to 60 characters. */
  name: field.required(textType(withholdingNameLimits), ["The name of the tax, as printed on invoices", "IRPF"]),
  /** Of the total without tax: 15 % is 15,000,000 millionths. At least 0, at most 100. 0 withholds nothing. */
  rate: field.required(rateType, ["Percentage of the total without tax. `0` withholds nothing", "15"]),
});

/**
 * A tax on the income of the seller that the buyer withholds from the payment and pays to the tax authority, such as IRPF in Spain (RD 439/2007, article
 * 95), the ritenuta d'acconto in Italy (DPR 600/1973, article 25) or the retenção na fonte in Portugal (CIRS, article 101).
 */
export interface Withholding extends ModelOf<typeof withholdingTable.fields>, Described {}

/** The type of a withholding tax. */
export const withholdingType = objectType(withholdingTable);

/** Adds an issue below `withholding` for each value out of range. Null is valid. */
export function checkWithholding(issues: Issues, withholding: Withholding | null): void {
  if (withholding !== null) withholdingType.check(issues, ["withholding"], withholding);
}

/** The JSON of a withholding tax. `rate` is decimal text, such as "15". */
export const withholdingJson = codecOf(withholdingTable);
